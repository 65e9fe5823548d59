import { type Reservation, type RunBatch, type RunComponent } from '../api/api-types.js'
import { aSession } from './builders.js'
import { FakeServer, ok, page } from './fake-server.js'

export const product = (id: string, name: string, materialType: 'RM' | 'SG' | 'FG' = 'RM') => ({
  _id: id,
  Id: `${materialType}-0001`,
  name,
  title: name,
  description: '',
  price: 0,
  materialType,
})

export const pickle = product('p1', 'CHICKEN CP_PO HIGH 1kg', 'FG')
export const chicken = product('m1', 'Chicken')
export const chilli = product('m2', 'Chilli powder')

export const aRunBatch = (part: Partial<RunBatch> = {}): RunBatch => ({
  stockId: 's1',
  batchNumber: 'RM-261121-001',
  reservedQuantity: 8.5,
  usedQuantity: null,
  price: 240,
  costPrice: 2040,
  bestBefore: '2026-12-01',
  remainingQuantity: 1.5,
  outlet: { _id: 'o1', name: 'L.B Nagar' },
  ...part,
})

export const aComponent = (part: Partial<RunComponent> = {}): RunComponent => ({
  productId: chicken,
  batchNumber: 'RM-261121-001',
  requiredQuantity: 8.5,
  reservedQuantity: 8.5,
  unit: 'KG',
  costPrice: 2040,
  batches: [aRunBatch()],
  ...part,
})

const aMixture = (): RunComponent[] => [
  aComponent(),
  aComponent({
    productId: chilli,
    batchNumber: 'RM-261121-002, RM-261121-003',
    requiredQuantity: 1.5,
    reservedQuantity: 1.5,
    costPrice: 150,
    batches: [
      aRunBatch({
        stockId: 's2',
        batchNumber: 'RM-261121-002',
        reservedQuantity: 0.5,
        price: 100,
        costPrice: 50,
      }),
      aRunBatch({
        stockId: 's3',
        batchNumber: 'RM-261121-003',
        reservedQuantity: 1,
        price: 100,
        costPrice: 100,
      }),
    ],
  }),
]

/** Ten jars: chicken of one batch, chilli of two. */
export const aFullRun = (part: Partial<Reservation> = {}): Reservation => ({
  id: 'r1',
  _id: 'r1',
  reservationId: 'R-261121-03',
  bomId: { _id: 'b1', parentProduct: pickle, parentProductUnit: 'PC' },
  quantitytoProduce: 10,
  costPrice: 2190,
  reservedBy: 'Lakshmi',
  reservedAt: '2026-11-21T05:00:00.000Z',
  remarks: 'For Saturday',
  status: 'Reserved',
  components: aMixture(),
  version: 4,
  recipeVersion: 2,
  labour: 0,
  gas: 0,
  overhead: 0,
  totalCost: 2190,
  yields: [],
  plannedWeight: 10_000,
  actualWeight: null,
  lossWeight: null,
  completedAt: null,
  completedBy: null,
  ...part,
})

/** A server with these reservations in its list, and somebody at the console. */
export const runServer = (runs: Reservation[] = [aFullRun()], role: 'admin' | 'ops' = 'admin') =>
  new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/reservations', page('reservations', runs))
    .listen()

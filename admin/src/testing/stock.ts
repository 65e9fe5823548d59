import { screen, within } from '@testing-library/react'
import { type Batch, type Outlet, type Product, type Reservation } from '../api/api-types.js'
import { aSession, aSummary } from './builders.js'
import { FakeServer, ok, page } from './fake-server.js'
import { type Person } from './open-console.js'
import { salt } from './product-form.js'

export const anOutlet = (part: Partial<Outlet> = {}): Outlet => ({
  id: 'o1',
  _id: 'o1',
  name: 'Kitchen',
  mobileNumberOutlet: '9000000020',
  roleOutlet: 'Outlet',
  email: 'kitchen@jaadi.example',
  address: '4 Back Lane',
  date: '2026-11-01T04:30:00.000Z',
  version: 2,
  ...part,
})

/** A sack of salt that nothing was taken of. */
export const aStockBatch = (part: Partial<Batch> = {}): Batch => ({
  id: 's1',
  _id: 's1',
  outlet: { _id: 'o1', name: 'Kitchen' },
  product: {
    _id: 'p2',
    Id: 'RM-0001',
    name: 'Rock salt',
    title: 'Rock salt',
    description: '',
    price: 0,
    materialType: 'RM',
  },
  batchNumber: 'RM-261121-004',
  quantity: 25,
  reservedQuantity: 0,
  usedQuantity: 0,
  remainingQuantity: 25,
  priceUnit: 'KG',
  price: 18.5,
  reservation: null,
  createdAt: '2026-11-21T05:00:00.000Z',
  noStockConfirmed: false,
  receivedOn: '2026-11-21',
  bestBefore: null,
  source: 'purchase',
  supplierLot: '',
  invoiceNumber: '',
  notes: '',
  splitFrom: null,
  supplier: null,
  billPhoto: null,
  state: 'usable',
  quarantine: null,
  expired: false,
  expiryOverride: null,
  version: 3,
  ...part,
})

/** A component of a run, taken from one batch or none. */
export const aRunComponent = (
  batchNumber: string | null,
  reservedQuantity: number,
): Reservation['components'][number] => ({
  productId: null,
  batchNumber,
  requiredQuantity: reservedQuantity,
  reservedQuantity,
  unit: 'KG',
  costPrice: 0,
  batches:
    batchNumber === null
      ? []
      : [
          {
            stockId: 's1',
            batchNumber,
            reservedQuantity,
            usedQuantity: null,
            price: 0,
            costPrice: 0,
            bestBefore: null,
            remainingQuantity: 0,
            outlet: { _id: 'o1', name: 'L.B Nagar' },
          },
        ],
})

/** A run whose raw material is set aside. */
export const aRun = (part: Partial<Reservation> = {}): Reservation => ({
  id: 'r1',
  _id: 'r1',
  reservationId: 'R-261121-03',
  bomId: {
    _id: 'b1',
    parentProduct: {
      _id: 'p1',
      Id: 'FG-0007',
      name: 'CHICKEN CP_PO HIGH 1kg',
      title: 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg',
      description: '',
      price: 849,
      materialType: 'FG',
    },
    parentProductUnit: 'PC',
  },
  quantitytoProduce: 12,
  costPrice: 5000,
  reservedBy: 'Lakshmi',
  reservedAt: '2026-11-21T05:00:00.000Z',
  remarks: '',
  status: 'Reserved',
  components: [],
  recipeVersion: 1,
  labour: 0,
  gas: 0,
  overhead: 0,
  totalCost: 5000,
  yields: [],
  plannedWeight: 12_000,
  actualWeight: null,
  lossWeight: null,
  completedAt: null,
  completedBy: null,
  version: 0,
  ...part,
})

const saltOnTheShelf: Product = { ...salt, id: 'p2', _id: 'p2', shelfLifeDays: 30 } as Product
export const kitchen = anOutlet()
export const annexe = anOutlet({ id: 'o2', _id: 'o2', name: 'Annexe' })

/** A server with one sack in its inventory, and somebody at the console. */
export const stockServer = (entries = [aStockBatch()], role: 'admin' | 'ops' = 'admin') =>
  new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /admin/stock', page('stock', entries))
    .on('GET /admin/outlets', page('outlets', [annexe, kitchen]))
    .on('GET /admin/products', page('products', [saltOnTheShelf]))
    .on('GET /admin/products/p2', ok(saltOnTheShelf))
    .on('GET /admin/suppliers', { status: 404 })
    .on('GET /admin/stock/next-number', ({ query }) =>
      ok({ batchNumber: `${query.materialType}-261122-007` }),
    )
    .listen()

/** The form above the inventory, whose filters have the same names. */
export const stockForm = async () =>
  within((await screen.findByLabelText(/^Quantity/)).closest('form') as HTMLElement)

/** Chooses an option of a list. By text, since a search by role is slow on a screen as large as this. */
export async function chooseInForm(person: Person, field: string, option: string) {
  const label = new RegExp(`^${field}`)
  await person.click(await (await stockForm()).findByLabelText(label, { selector: '[role=combobox]' }))
  await person.click(await screen.findByText(option, { selector: '[role=option]' }))
}

/** At once, as from the clipboard. */
export async function write(person: Person, label: string, text: string) {
  await person.clear(await screen.findByLabelText(label))
  await person.paste(text)
}

/** Presses a button by its words. */
export const press = async (person: Person, words: string) =>
  person.click(await screen.findByText(words, { selector: 'button' }))

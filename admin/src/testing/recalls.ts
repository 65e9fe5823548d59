import { type Recall, type RecallCustomer, type RecallLine, type RecallOrder } from '../api/api-types.js'
import { aSession } from './builders.js'
import { FakeServer, ok } from './fake-server.js'

/** The jars that are left of what the batch went into. */
const reached: Recall['batches'] = [
  {
    stockId: 's1',
    batchNumber: 'FG-261121-004',
    product: 'GONGURA Half kg',
    productId: 'FG-0007',
    materialType: 'FG',
    unit: 'PC',
    outlet: 'Kitchen',
    supplier: '',
    supplierLot: '',
    receivedOn: '2026-11-21',
    bestBefore: null,
    made: 20,
    remaining: 14,
    setAside: 2,
    sent: 4,
    frozen: false,
    root: false,
  },
]

export const aRecallLine = (part: Partial<RecallLine> = {}): RecallLine => ({
  line: 0,
  product: 'GONGURA Half kg',
  batches: [{ batchNumber: 'FG-261121-004', jars: 2 }],
  jars: 2,
  paid: 898,
  refunded: 0,
  decision: null,
  returned: 0,
  destroyed: 0,
  ...part,
})

export const aRecallOrder = (part: Partial<RecallOrder> = {}): RecallOrder => ({
  orderId: 'P-7KQ4-M2XD',
  orderDate: '2026-11-21T09:00:00.000Z',
  deliveryStatus: 'Delivered',
  sent: true,
  where: 'sent',
  withCourier: true,
  waybill: '1490',
  paidBy: 'provider',
  informed: null,
  heldBack: null,
  lines: [aRecallLine()],
  ...part,
})

export const aRecallCustomer = (part: Partial<RecallCustomer> = {}): RecallCustomer => ({
  name: 'Lakshmi Rao',
  contactNumber: '9876543210',
  accountNumber: '9876543211',
  address: '12 Main Road, Hyderabad, Telangana 500001',
  city: 'Hyderabad',
  message: 'Dear Lakshmi Rao, stop',
  orders: [aRecallOrder()],
  ...part,
})

const packed = aRecallOrder({
  orderId: 'P-2222-3333',
  deliveryStatus: 'Packed',
  sent: false,
  where: 'assigned',
  withCourier: false,
  waybill: null,
})

export const aRecall = (part: Partial<Recall> = {}): Recall => ({
  id: 'r1',
  batchNumber: 'RM-261121-002',
  product: 'Guntur chillies',
  drill: false,
  status: 'open',
  reason: 'Mould',
  startedBy: '9000000001',
  startedAt: '2026-11-22T09:00:00.000Z',
  closedBy: null,
  closedAt: null,
  batchesFound: 1,
  ordersFound: 2,
  roots: ['RM-261121-002'],
  foundMs: 12,
  batches: reached,
  runs: [
    {
      reservationId: 'R-261121-03',
      product: 'GONGURA 1kg',
      parts: [{ batchNumber: 'RM-261121-002', quantity: 1.5, unit: 'KG' }],
    },
  ],
  siblings: [{ batchNumber: 'FG-261121-005', product: 'GONGURA 1kg', madeWith: 'FG-261121-004' }],
  customers: [
    aRecallCustomer(),
    aRecallCustomer({ name: 'Ravi Kumar', contactNumber: '9876500000', orders: [packed] }),
  ],
  cost: { shelf: 3200, material: 400, refunds: 898, courier: 120, total: 4618 },
  message: 'Dear {name}, stop',
  version: 0,
  log: [
    {
      at: '2026-11-22T09:00:00.000Z',
      by: '9000000001',
      step: 'begun',
      about: 'RM-261121-002',
      detail: 'Mould',
    },
  ],
  truncated: false,
  ...part,
})

/** A server with one recall; each step answers with what `then` makes of it. */
export class RecallServer extends FakeServer {
  constructor(public recall: Recall = aRecall()) {
    super()
    this.on('GET /session', ok(aSession()))
      .on('GET /admin/recalls/r1', () => ok(this.recall))
      .listen()
  }

  /** What a step leaves behind. */
  step(route: string, change: Partial<Recall>): this {
    return this.on(route, () => ok((this.recall = { ...this.recall, ...change })))
  }
}

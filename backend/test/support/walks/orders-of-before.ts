import { mongo } from 'mongoose'
import { FIRST_VERSION } from '../../../src/migrations/migrations.js'
import { type Documents, documentsOfVersion } from '../processes/old-database.js'

type OldDocument = Documents[string][number]

const { ObjectId } = mongo.BSON
const GOOD_DAYS = new Date('2026-11-02T06:30:00Z')
const later = (hours: number): Date => new Date(GOOD_DAYS.getTime() + hours * 3_600_000)
const happened = (...events: string[]) =>
  events.map((event, hours) => ({ event, at: later(hours), by: null, detail: null }))

const productId = new ObjectId('6b02820a2c43b2a8e5d653ca')
const stockId = new ObjectId('6b02820c2c43b2a8e5d6543f')
const JARS = 2

/** States of an order as the first program left them, each with what it was in the middle of. */
const STATES = {
  waiting: { events: ['Placed', 'Paid'], deliveryStatus: 'Pending', held: true, allocations: [] },
  /** The courier was asked, and the process died before the answer. */
  asked: { events: ['Placed', 'Paid', 'Packed'], deliveryStatus: 'Packed', held: true, shipment: true },
  shipped: {
    events: ['Placed', 'Paid', 'Packed', 'Shipment created', 'Shipped'],
    deliveryStatus: 'Shipped',
    shipment: true,
    waybill: '19312616330001',
    courierStatus: 'In Transit',
  },
  /** It came back, which nobody could do anything about. */
  returned: {
    events: ['Placed', 'Paid', 'Packed', 'Shipment created', 'Shipped'],
    deliveryStatus: 'Shipped',
    shipment: true,
    waybill: '19312616330002',
    courierStatus: 'RTO',
  },
  delivered: {
    events: ['Placed', 'Paid', 'Packed', 'Shipment created', 'Shipped', 'Delivered'],
    orderStatus: 'Completed',
    deliveryStatus: 'Delivered',
    shipment: true,
    waybill: '19312616330003',
    courierStatus: 'Delivered',
  },
  refunded: {
    events: ['Placed', 'Paid', 'Cancelled', 'Refund Completed'],
    orderStatus: 'Cancelled',
    deliveryStatus: 'Cancelled',
    paymentStatus: 'Refund Completed',
    allocations: [],
    refundPaise: 172_000,
    refundReference: 'UTR-1',
    cancelledAt: later(2),
  },
  owed: {
    events: ['Placed', 'Paid', 'Cancelled'],
    orderStatus: 'Cancelled',
    deliveryStatus: 'Cancelled',
    allocations: [],
    refundPaise: 172_000,
    cancelledAt: later(2),
  },
} as const
export type StateOfBefore = keyof typeof STATES
export const STATES_OF_BEFORE = Object.keys(STATES) as StateOfBefore[]

/** What the first program wrote of one order; `nth` keeps orders of one state apart. */
export function orderOfBefore(state: StateOfBefore, nth = 0): OldDocument {
  const [sample] = documentsOfVersion(FIRST_VERSION)['orders'] ?? []
  const [item] = (sample?.['items'] ?? []) as Record<string, unknown>[]
  const { events, ...is }: { events: readonly string[]; [field: string]: unknown } = STATES[state]
  const { allocations, shipment, ...fields } = is
  const name = `${'ABCDEFG'[STATES_OF_BEFORE.indexOf(state)]}${String(nth + 2).padStart(3, '2')}`
  const taken = [{ stockId, batchNumber: 'FG-261009-001', quantityMilli: JARS * 1000 }]
  const intent = { token: 'gone', requestedAt: later(3), leaseUntil: later(4) }
  return {
    ...sample,
    _id: new ObjectId(),
    orderId: `P-${name}-AF68`,
    externalId: `JDI-261102-WSJP6A${name}`,
    requestKey: `before-${name}`,
    orderDate: GOOD_DAYS,
    orderStatus: 'Placed',
    paymentStatus: 'Completed',
    waybill: null,
    courierStatus: null,
    held: false,
    finalPaise: 176_800,
    totalPaise: 169_800,
    items: [
      {
        ...item,
        productId,
        quantityMilli: JARS * 1000,
        linePaise: 169_800,
        allocations: allocations ?? taken,
      },
    ],
    timeline: happened(...events),
    shipment: shipment ? intent : null,
    ...fields,
  }
}

/** A delivered order of which a jar was recalled and its money went back. */
export function recalledOrderOfBefore(): OldDocument {
  const order = orderOfBefore('delivered', 1)
  const [item] = order['items'] as Record<string, unknown>[]
  const refund = { id: 'Rrecall777', paise: 84_900, doneAt: later(9) }
  const allocation = { stockId, batchNumber: 'FG-261009-001', quantityMilli: 1000 }
  return {
    ...order,
    waybill: '19312616330004',
    items: [{ ...item, allocations: [{ ...allocation, refund }, allocation] }],
    recallRefundPaise: 84_900,
    timeline: [
      ...happened('Placed', 'Paid', 'Packed', 'Shipment created', 'Shipped', 'Delivered'),
      { event: 'Recall refund started', at: later(8), by: '9000000001', detail: null },
    ],
  }
}

/** The shop of the first program: these orders, and the batch that their jars are of. */
export function shopOfBefore(orders: OldDocument[]): Documents {
  const documents = documentsOfVersion(FIRST_VERSION)
  const [product] = documents['products'] ?? []
  const [batch] = documents['stock'] ?? []
  const jar = { _id: productId, Id: 'FG-0001', name: 'CHICKEN RO_PO MEDIUM 1kg', materialType: 'FG' }
  const counters = { quantityMilli: 40_000, reservedMilli: 20_000, usedMilli: 10_000, remainingMilli: 10_000 }
  const held = { onHandMilli: 10_000, committedMilli: 2_000, availableMilli: 8_000 }
  return {
    users: documents['users'] ?? [],
    outlets: documents['outlets'] ?? [],
    products: [{ ...product, ...jar, ...held, priceUnit: 'PC', pricePaise: 84_900 }],
    stock: [
      {
        ...batch,
        ...counters,
        _id: stockId,
        product: productId,
        materialType: 'FG',
        batchNumber: 'FG-261009-001',
        priceUnit: 'PC',
      },
    ],
    orders,
  }
}

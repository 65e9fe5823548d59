import { type IndexDefinition, type IndexOptions } from 'mongoose'

/** What orders are looked up and listed by. */
export const ORDER_INDEXES: readonly (readonly [IndexDefinition, IndexOptions?])[] = [
  [{ words: 1 }],
  [{ orderId: 1 }, { unique: true }],
  [{ externalId: 1 }, { unique: true }],
  [{ userId: 1, requestKey: 1 }, { unique: true }],
  // Lists break ties of the date by _id, so that the order comes from the index alone.
  [{ userId: 1, orderDate: -1, _id: -1 }],
  [{ deliveryStatus: 1, deletedAt: 1, orderDate: -1, _id: -1 }],
  [{ orderDate: -1, _id: -1 }],
  // What staff look for: a customer's orders by number, orders by the state of their payment.
  [{ mobileNumber: 1, orderDate: -1, _id: -1 }],
  [{ paymentStatus: 1, deletedAt: 1, orderDate: -1, _id: -1 }],
  // Orders that were not deleted, or were; what waits to be packed, as the cockpit counts and lists it.
  [{ deletedAt: 1, orderDate: -1, _id: -1 }],
  [{ deletedAt: 1, _id: 1 }],
  [
    {
      deliveryStatus: 1,
      paymentStatus: 1,
      orderStatus: 1,
      deletedAt: 1,
      archivedAt: 1,
      orderDate: -1,
      _id: -1,
    },
  ],
  // Which orders name a product: asked before it is deleted.
  [{ 'items.productId': 1 }],
  // Which orders have jars of a batch.
  [{ 'items.allocations.stockId': 1, orderDate: -1, _id: -1 }],
  // What came in which way; the replacements of an order.
  [{ channel: 1, orderDate: -1, _id: -1 }],
  [{ replaces: 1 }, { partialFilterExpression: { replaces: { $type: 'string' } } }],
  // What still holds stock: the recomputation of committed quantities, and the release job.
  [{ held: 1 }, { partialFilterExpression: { held: true } }],
  // What the orders of one account hold.
  [{ userId: 1 }, { partialFilterExpression: { held: true } }],
  [{ paymentStatus: 1, holdUntil: 1 }, { partialFilterExpression: { held: true } }],
  // What the archive job looks through.
  [{ orderDate: 1 }, { partialFilterExpression: { paymentStatus: 'Pending' } }],
  // Whose customers are to be asked what the jars are like.
  [{ askRatingAt: 1 }, { partialFilterExpression: { askRatingAt: { $type: 'date' } } }],
  // What is to be tracked, the longest unseen first.
  [
    { trackedAt: 1, _id: 1 },
    { name: 'under_way_by_tracking', partialFilterExpression: { deliveryStatus: 'Shipped' } },
  ],
  // Parcels that need somebody, and claims that the courier has not paid.
  [
    { 'courierWork.kind': 1, 'courierWork.since': 1, _id: 1 },
    { name: 'courier_work_by_kind', partialFilterExpression: { 'courierWork.kind': { $type: 'string' } } },
  ],
  [
    { 'courierWork.since': 1, _id: 1 },
    { name: 'courier_work', partialFilterExpression: { 'courierWork.kind': { $type: 'string' } } },
  ],
  [
    { orderDate: -1, _id: -1 },
    { name: 'claims', partialFilterExpression: { claimOpen: true } },
  ],
  [
    { 'parcels.care.claim.at': -1, _id: -1 },
    { name: 'claims_by_age', partialFilterExpression: { claimOpen: true } },
  ],
  // What the courier paid in a month.
  [{ 'parcels.care.claim.receivedAt': 1 }, { name: 'claims_paid', sparse: true }],
  // Not unique: parcels that wait for theirs have none.
  [{ 'parcels.waybill': 1 }],
  [{ waybill: 1 }, { unique: true, partialFilterExpression: { waybill: { $type: 'string' } } }],
  [{ invoiceNumber: 1 }, { unique: true, partialFilterExpression: { invoiceNumber: { $type: 'string' } } }],
  [{ paidAt: 1, _id: 1 }, { partialFilterExpression: { invoiceDue: true } }],
  [
    { creditNoteNumber: 1 },
    { unique: true, partialFilterExpression: { creditNoteNumber: { $type: 'string' } } },
  ],
  [{ cancelledAt: 1, _id: 1 }, { partialFilterExpression: { creditNoteDue: true } }],
  // Papers of a month: invoices have the date of payment, notes of cancellations the date of cancellation.
  [{ paidAt: 1 }, { name: 'invoices_by_date', partialFilterExpression: { paidAt: { $type: 'date' } } }],
  [
    { cancelledAt: 1 },
    { name: 'cancellations_by_date', partialFilterExpression: { cancelledAt: { $type: 'date' } } },
  ],
  // What went back on a day; credits that failed.
  [{ 'credits.doneAt': 1 }, { partialFilterExpression: { creditedPaise: { $gt: 0 } } }],
  [{ orderDate: 1 }, { name: 'credit_owed', partialFilterExpression: { creditOwed: true } }],
  // The refund process: the cancelled orders with something to give back; what is due, then what was refunded.
  [
    { orderStatus: 1, _id: 1 },
    { name: 'cancelled', partialFilterExpression: { orderStatus: 'Cancelled' } },
  ],
  [
    { orderStatus: 1, orderDate: -1, _id: -1 },
    { name: 'cancelled_by_day', partialFilterExpression: { orderStatus: 'Cancelled' } },
  ],
  [
    { paymentStatus: 1, orderDate: -1, _id: -1 },
    // A name of its own: the list of all orders has an index over the same fields.
    { name: 'cancelled_by_payment', partialFilterExpression: { orderStatus: 'Cancelled' } },
  ],
]

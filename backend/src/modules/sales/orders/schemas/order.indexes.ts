import { type IndexDefinition, type IndexOptions } from 'mongoose'

/** The indexes by which orders are found and listed. */
export const ORDER_INDEXES: readonly (readonly [IndexDefinition, IndexOptions?])[] = [
  [{ words: 1 }],
  [{ orderId: 1 }, { unique: true }],
  [{ externalId: 1 }, { unique: true }],
  [{ userId: 1, requestKey: 1 }, { unique: true }],
  // Lists sort equal dates by _id, so that the index alone gives the order.
  [{ userId: 1, orderDate: -1, _id: -1 }],
  [{ deliveryStatus: 1, deletedAt: 1, orderDate: -1, _id: -1 }],
  [{ orderDate: -1, _id: -1 }],
  // Searches of staff: a customer's orders by number, orders by payment status.
  [{ mobileNumber: 1, orderDate: -1, _id: -1 }],
  [{ paymentStatus: 1, deletedAt: 1, orderDate: -1, _id: -1 }],
  // Orders by deletion; orders that wait to be packed, as the cockpit counts and lists them.
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
  // Finds the orders that name a product, before the product is deleted.
  [{ 'items.productId': 1 }],
  // Finds the orders with jars of a batch.
  [{ 'items.allocations.stockId': 1, orderDate: -1, _id: -1 }],
  // Orders by channel; the replacements of an order.
  [{ channel: 1, deletedAt: 1, orderDate: -1, _id: -1 }],
  [{ replaces: 1 }, { partialFilterExpression: { replaces: { $type: 'string' } } }],
  // Orders that hold stock, for recomputing committed quantities and for the release job.
  [{ held: 1 }, { partialFilterExpression: { held: true } }],
  // Orders of one account that hold stock.
  [{ userId: 1 }, { partialFilterExpression: { held: true } }],
  [{ paymentStatus: 1, holdUntil: 1 }, { partialFilterExpression: { held: true } }],
  // Orders that the archive job checks.
  [{ orderDate: 1 }, { partialFilterExpression: { paymentStatus: 'Pending' } }],
  // Orders whose customers are to be asked for a rating.
  [{ askRatingAt: 1 }, { partialFilterExpression: { askRatingAt: { $type: 'date' } } }],
  // Orders to track, the longest untracked first.
  [
    { trackedAt: 1, _id: 1 },
    { name: 'under_way_by_tracking', partialFilterExpression: { deliveryStatus: 'Shipped' } },
  ],
  // Orders with a parcel of which the customer was served in another way, likewise.
  [
    { trackedAt: 1, _id: 1 },
    {
      name: 'served_by_tracking',
      partialFilterExpression: { 'parcels.care.settledAs': { $type: 'string' } },
    },
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
  // Claims that the courier paid in a month.
  [{ 'parcels.care.claim.receivedAt': 1 }, { name: 'claims_paid', sparse: true }],
  // Not unique: parcels without a waybill share its absence.
  [{ 'parcels.waybill': 1 }],
  // Parcels by the day of their booking; photos of parcels on the scale, which the clean-up asks for.
  [{ 'parcels.bookedAt': 1 }, { name: 'parcels_by_booking', sparse: true }],
  [
    { 'parcels.weightPhoto': 1 },
    {
      name: 'photos_of_weights',
      partialFilterExpression: { 'parcels.weightPhoto': { $type: 'string' } },
    },
  ],
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
  // Refunds of a day; credits that failed.
  [{ 'credits.doneAt': 1 }, { partialFilterExpression: { creditedPaise: { $gt: 0 } } }],
  [{ orderDate: 1 }, { name: 'credit_owed', partialFilterExpression: { creditOwed: true } }],
  // The refund process: cancelled orders with something to refund; due refunds come before completed ones.
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
    // A name of its own is needed, since the list of all orders has an index over the same fields.
    { name: 'cancelled_by_payment', partialFilterExpression: { orderStatus: 'Cancelled' } },
  ],
]

import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { guardsOf } from '../../../../kernel/states/guards.js'
import { sourcesOf } from '../../../../kernel/states/transitions.js'
import { ORDER, PAYMENT } from './machines.js'
import { type OrderState } from './order-state.js'

const guard = guardsOf<OrderState>()

/** The order is not deleted: a deleted order is kept only for the books. */
export const EXISTING = guard({ deletedAt: null })

/** The order is in the lists of customer and staff. */
export const LISTED = guard({ ...EXISTING.filter, archivedAt: null })

export const ARCHIVED = guard({ archivedAt: { $ne: null } })

/** The order is neither deleted nor cancelled. */
export const ALIVE = guard({ ...EXISTING.filter, orderStatus: { $ne: 'Cancelled' } })

/** The order waits for its payment. */
export const UNPAID_AND_ALIVE = guard({ ...EXISTING.filter, paymentStatus: 'Pending', orderStatus: 'Placed' })

/** The order waits for payment with its stock held, which is released when the time is up. */
export const UNPAID_AND_HELD = guard({ ...UNPAID_AND_ALIVE.filter, held: true })

/** None of the order's payments is under review; otherwise it might be paid twice. */
export const PAYABLE = guard({ ...UNPAID_AND_ALIVE.filter, paymentReview: null })

/**
 * A paid order is never deleted, nor one with a payment under review
 * (docs/domain/orders.md#deleting-an-order).
 */
export const DELETABLE = guard(PAYABLE.filter)

/** The order is unpaid, holds nothing, and is still in the lists (docs/domain/orders.md#archiving). */
export const FORGOTTEN = guard({ ...PAYABLE.filter, held: false, archivedAt: null })

/** The order waits for its batches (docs/domain/orders.md#packing). */
export const ASSIGNABLE = guard({
  ...EXISTING.filter,
  paymentStatus: 'Completed',
  orderStatus: 'Placed',
  deliveryStatus: 'Pending',
})

/** Batches can be unassigned until the courier is called; then the parcel belongs to the courier. */
export const UNASSIGNABLE = guard({
  ...EXISTING.filter,
  orderStatus: 'Placed',
  deliveryStatus: { $in: ['Pending', 'Packed'] },
  shipment: null,
  waybill: null,
})

/** Every line has its batches, and the parcel has not left yet, so jars can be put into the box. */
export const BOXABLE = guard({ ...EXISTING.filter, orderStatus: 'Placed', deliveryStatus: 'Packed' })

/** The order is packed and not yet booked. Repeating a call after a lost answer gives the same parcel. */
export const SHIPPABLE = guard({
  ...EXISTING.filter,
  deliveryStatus: 'Packed',
  waybill: null,
  handover: { $ne: 'pickup' },
})

/** The order is packed, and the customer picks it up (docs/domain/orders.md#orders-taken-by-staff). */
export const HANDABLE = guard({
  ...EXISTING.filter,
  orderStatus: 'Placed',
  paymentStatus: 'Completed',
  deliveryStatus: 'Packed',
  handover: 'pickup',
})

/** The courier has not been called for the order, so its address may still be corrected. */
export const CORRECTABLE = guard(UNASSIGNABLE.filter)

/** The courier was called for the order; only the courier knows whether it already came. */
export const BOOKING_CANCELLABLE = guard({
  ...EXISTING.filter,
  orderStatus: 'Placed',
  deliveryStatus: { $in: ['Packed', 'Shipped'] },
  shipment: { $ne: null },
})

/**
 * A parcel of the order needs somebody (docs/domain/orders.md#parcels-that-need-somebody). The filter uses
 * the type of the field, so that the partial indexes of such orders may be used.
 */
export const NEEDS_SOMEBODY = { 'courierWork.kind': { $type: 'string' } } as const

/** The courier was asked to pay for a parcel of the order, and has neither paid nor refused. */
export const CLAIMED = { claimOpen: true } as const

/** The order is with the courier and may arrive. */
export const DELIVERABLE = guard({ deliveryStatus: 'Shipped' })

/**
 * The customer may cancel: paid with money, not cancelled, not yet packed
 * (docs/domain/orders.md#cancelling-an-order).
 */
export const CANCELLABLE = guard({
  ...EXISTING.filter,
  paymentStatus: 'Completed',
  paidBy: { $ne: 'none' },
  orderStatus: { $in: sourcesOf(ORDER, 'Cancelled') },
  deliveryStatus: 'Pending',
})

/** Staff may cancel a paid order until the courier is called (docs/domain/orders.md#cancelling-an-order). */
export const CANCELLABLE_BY_STAFF = guard({ ...UNASSIGNABLE.filter, paymentStatus: 'Completed' })

export const CANCELLED = guard({ orderStatus: 'Cancelled' })

/** The order is cancelled and has a refund, due or completed; a refund of 0 does not count. */
export const REFUND_LISTED = guard({
  ...CANCELLED.filter,
  paidBy: { $ne: 'none' },
  refundPaise: { $ne: NO_MONEY },
})

/** The order is paid and cancelled, and its refund is due. */
export const REFUND_DUE = guard({
  ...REFUND_LISTED.filter,
  paymentStatus: { $in: sourcesOf(PAYMENT, 'Refund Completed') },
})

/** As `REFUND_DUE`, and the provider has not been asked. */
export const REFUNDABLE = guard({ ...REFUND_DUE.filter, refundId: null })

/** The order was paid, whatever happened since. */
export const PAID = guard({ paymentStatus: { $in: ['Completed', 'Refund Completed'] } })

/** A part of the order's money may be refunded (docs/domain/orders.md#credits). */
export const CREDITABLE = guard({ ...EXISTING.filter, ...PAID.filter, paidBy: { $ne: 'none' } })

/** Paid and not cancelled: what reports count as sold. */
export const SOLD = guard({ ...PAID.filter, orderStatus: { $ne: 'Cancelled' } })

/** The jars were sent, and recalled ones may be refunded (docs/domain/workshop.md#recall). */
export const JARS_REFUNDABLE = guard({
  paymentStatus: 'Completed',
  deliveryStatus: { $in: ['Shipped', 'Delivered'] },
})

/** The jars were sent, so they may be replaced (docs/domain/orders.md#replacement). */
export const REPLACEABLE = guard({
  paymentStatus: { $in: ['Completed', 'Refund Completed'] },
  deliveryStatus: { $in: ['Shipped', 'Delivered'] },
  replaces: null,
})

/** The order is paid, and neither delivered nor cancelled yet. */
export const UNDER_WAY = guard({ paymentStatus: 'Completed', orderStatus: 'Placed' })

/**
 * Somebody still works on the order, or it waits for its money. Packers see number and address of no other
 * (docs/domain/customers.md#who-sees-what-of-a-customer).
 */
export const isOpen = (
  order: Pick<OrderState, 'deletedAt' | 'archivedAt' | 'paymentStatus' | 'orderStatus'>,
): boolean => UNDER_WAY.holds(order) || (UNPAID_AND_ALIVE.holds(order) && !ARCHIVED.holds(order))

/** The customer may review the order: it is on its way, or delivered (docs/domain/customers.md#review). */
export const REVIEWABLE = guard({
  paymentStatus: 'Completed',
  orderStatus: { $ne: 'Cancelled' },
  deliveryStatus: { $in: ['Shipped', 'Delivered'] },
})

/** Work that waits for staff: the cockpit counts it, and the list of orders shows exactly the same. */
export const ORDER_WORK = {
  'to-pack': { ...LISTED.filter, ...ASSIGNABLE.filter },
  'to-ship': { ...LISTED.filter, ...SHIPPABLE.filter },
  unpaid: { ...LISTED.filter, ...UNPAID_AND_ALIVE.filter },
} as const

export type OrderWork = keyof typeof ORDER_WORK

export const isOrderWork = (value: unknown): value is OrderWork =>
  typeof value === 'string' && Object.hasOwn(ORDER_WORK, value)

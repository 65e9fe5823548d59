import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { guardsOf } from '../../../../kernel/states/guards.js'
import { sourcesOf } from '../../../../kernel/states/transitions.js'
import { ORDER, PAYMENT } from './machines.js'
import { type OrderState } from './order-state.js'

const guard = guardsOf<OrderState>()

/** Not deleted: a deleted order stays for the books alone. */
export const EXISTING = guard({ deletedAt: null })

/** In the lists that customer and staff look through. */
export const LISTED = guard({ ...EXISTING.filter, archivedAt: null })

export const ARCHIVED = guard({ archivedAt: { $ne: null } })

/** Somebody may still want it. */
export const ALIVE = guard({ ...EXISTING.filter, orderStatus: { $ne: 'Cancelled' } })

/** Waits for its money. */
export const UNPAID_AND_ALIVE = guard({ ...EXISTING.filter, paymentStatus: 'Pending', orderStatus: 'Placed' })

/** Takes its money without another look, or loses its stock when the time is up. */
export const UNPAID_AND_HELD = guard({ ...UNPAID_AND_ALIVE.filter, held: true })

/** No payment of it is being looked at; otherwise it might be paid twice. */
export const PAYABLE = guard({ ...UNPAID_AND_ALIVE.filter, paymentReview: null })

/** A paid order is never deleted, nor one whose money is looked at (docs/domain/orders.md#deleting-an-order). */
export const DELETABLE = guard(PAYABLE.filter)

/** Nobody paid, nothing is held, and it is still in the lists (docs/domain/orders.md#archiving). */
export const FORGOTTEN = guard({ ...PAYABLE.filter, held: false, archivedAt: null })

/** Waits for its batches (docs/domain/orders.md#packing). */
export const ASSIGNABLE = guard({
  ...EXISTING.filter,
  paymentStatus: 'Completed',
  orderStatus: 'Placed',
  deliveryStatus: 'Pending',
})

/** Up to the call to the courier; from there on the parcel is theirs. */
export const UNASSIGNABLE = guard({
  ...EXISTING.filter,
  orderStatus: 'Placed',
  deliveryStatus: { $in: ['Pending', 'Packed'] },
  shipment: null,
  waybill: null,
})

/** Every line has its batches, and the parcel has not left yet: its jars go into the box. */
export const BOXABLE = guard({ ...EXISTING.filter, orderStatus: 'Placed', deliveryStatus: 'Packed' })

/** Packed and not yet booked. Whoever asks again after a lost answer gets the same parcel. */
export const SHIPPABLE = guard({
  ...EXISTING.filter,
  deliveryStatus: 'Packed',
  waybill: null,
  handover: { $ne: 'pickup' },
})

/** Packed, and its customer comes for it (docs/domain/orders.md#orders-taken-by-staff). */
export const HANDABLE = guard({
  ...EXISTING.filter,
  orderStatus: 'Placed',
  paymentStatus: 'Completed',
  deliveryStatus: 'Packed',
  handover: 'pickup',
})

/** The courier has not been asked for it: where it goes may still be corrected. */
export const CORRECTABLE = guard(UNASSIGNABLE.filter)

/** The courier was asked for it; whether it has come already, only the courier knows. */
export const BOOKING_CANCELLABLE = guard({
  ...EXISTING.filter,
  orderStatus: 'Placed',
  deliveryStatus: { $in: ['Packed', 'Shipped'] },
  shipment: { $ne: null },
})

/**
 * A parcel of it needs somebody (docs/domain/orders.md#parcels-that-need-somebody). The filter uses the type of the field, so
 * that the indexes with only such orders may be used.
 */
export const NEEDS_SOMEBODY = { 'courierWork.kind': { $type: 'string' } } as const

/** The courier was asked to pay for a parcel of the order, and has neither paid nor refused. */
export const CLAIMED = { claimOpen: true } as const

/** With the courier: it may arrive. */
export const DELIVERABLE = guard({ deliveryStatus: 'Shipped' })

/** Its customer cancels: paid with money, not cancelled, not yet packed (docs/domain/orders.md#cancelling-an-order). */
export const CANCELLABLE = guard({
  ...EXISTING.filter,
  paymentStatus: 'Completed',
  paidBy: { $ne: 'none' },
  orderStatus: { $in: sourcesOf(ORDER, 'Cancelled') },
  deliveryStatus: 'Pending',
})

/** Staff cancel a paid order until the courier is called (docs/domain/orders.md#cancelling-an-order). */
export const CANCELLABLE_BY_STAFF = guard({ ...UNASSIGNABLE.filter, paymentStatus: 'Completed' })

export const CANCELLED = guard({ orderStatus: 'Cancelled' })

/** Cancelled, and something of its money goes back, or went: a refund of nothing is none. */
export const REFUND_LISTED = guard({
  ...CANCELLED.filter,
  paidBy: { $ne: 'none' },
  refundPaise: { $ne: NO_MONEY },
})

/** Paid and cancelled: the customer's money is still here. */
export const REFUND_DUE = guard({
  ...REFUND_LISTED.filter,
  paymentStatus: { $in: sourcesOf(PAYMENT, 'Refund Completed') },
})

/** As `REFUND_DUE`, and the provider is not at it. */
export const REFUNDABLE = guard({ ...REFUND_DUE.filter, refundId: null })

/** Its money came in, whatever happened to it since. */
export const PAID = guard({ paymentStatus: { $in: ['Completed', 'Refund Completed'] } })

/** Something of its money may go back (docs/domain/orders.md#credits). */
export const CREDITABLE = guard({ ...EXISTING.filter, ...PAID.filter, paidBy: { $ne: 'none' } })

/** Paid and not taken back: what reports count as sold. */
export const SOLD = guard({ ...PAID.filter, orderStatus: { $ne: 'Cancelled' } })

/** The jars were sent, and the money for recalled ones may go back (docs/domain/workshop.md#recall). */
export const JARS_REFUNDABLE = guard({
  paymentStatus: 'Completed',
  deliveryStatus: { $in: ['Shipped', 'Delivered'] },
})

/** Its jars were sent, so that others may be sent for them (docs/domain/orders.md#replacement). */
export const REPLACEABLE = guard({
  paymentStatus: { $in: ['Completed', 'Refund Completed'] },
  deliveryStatus: { $in: ['Shipped', 'Delivered'] },
  replaces: null,
})

/** Paid, and neither delivered nor cancelled yet. */
export const UNDER_WAY = guard({ paymentStatus: 'Completed', orderStatus: 'Placed' })

/** Rating & Review: it is on its way, or there (docs/domain/customers.md#review). */
export const REVIEWABLE = guard({
  paymentStatus: 'Completed',
  orderStatus: { $ne: 'Cancelled' },
  deliveryStatus: { $in: ['Shipped', 'Delivered'] },
})

/** Work that waits for somebody: the cockpit counts it, and the list of orders shows exactly the same. */
export const ORDER_WORK = {
  'to-pack': { ...LISTED.filter, ...ASSIGNABLE.filter },
  'to-ship': { ...LISTED.filter, ...SHIPPABLE.filter },
  unpaid: { ...LISTED.filter, ...UNPAID_AND_ALIVE.filter },
} as const

export type OrderWork = keyof typeof ORDER_WORK

export const isOrderWork = (value: unknown): value is OrderWork =>
  typeof value === 'string' && Object.hasOwn(ORDER_WORK, value)

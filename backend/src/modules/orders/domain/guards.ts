import { guardsOf } from '../../../kernel/guards.js'
import { sourcesOf } from '../../../kernel/transitions.js'
import { DELIVERY, ORDER, PAYMENT } from './machines.js'
import { type OrderState } from './order-state.js'

const guard = guardsOf<OrderState>()

/** A deleted order is nobody's but the books'. */
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

/** Nobody looks at money of it, which would be paid a second time. */
export const PAYABLE = guard({ ...UNPAID_AND_ALIVE.filter, paymentReview: null })

/** A paid order is never deleted, nor one whose money is looked at (docs/domain.md#deleting-an-order). */
export const DELETABLE = guard(PAYABLE.filter)

/** Nobody paid, nothing is held, and it is still in the lists (docs/domain.md#archiving). */
export const FORGOTTEN = guard({ ...PAYABLE.filter, held: false, archivedAt: null })

/** Waits for its batches (docs/domain.md#packing). */
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

/** Packed and not yet booked; whoever asks again after a lost answer gets the same parcel. */
export const SHIPPABLE = guard({ ...EXISTING.filter, deliveryStatus: 'Packed', waybill: null })

/** With the courier: it may arrive. */
export const DELIVERABLE = guard({ deliveryStatus: { $in: sourcesOf(DELIVERY, 'Delivered') } })

/** Cancel: paid, not cancelled, not yet packed (docs/domain.md#cancelling-an-order). */
export const CANCELLABLE = guard({
  ...EXISTING.filter,
  paymentStatus: 'Completed',
  orderStatus: { $in: sourcesOf(ORDER, 'Cancelled') },
  deliveryStatus: { $in: sourcesOf(DELIVERY, 'Cancelled') },
})

export const CANCELLED = guard({ orderStatus: 'Cancelled' })

/** Paid and cancelled: the customer's money is still here. */
export const REFUND_DUE = guard({
  ...CANCELLED.filter,
  paymentStatus: { $in: sourcesOf(PAYMENT, 'Refund Completed') },
})

/** As `REFUND_DUE`, and the provider is not at it. */
export const REFUNDABLE = guard({ ...REFUND_DUE.filter, refundId: null })

/** Paid and not taken back: what reports count. */
export const SOLD = guard({
  paymentStatus: { $in: ['Completed', 'Refund Completed'] },
  orderStatus: { $ne: 'Cancelled' },
})

/** Paid, and neither delivered nor cancelled yet. */
export const UNDER_WAY = guard({ paymentStatus: 'Completed', orderStatus: 'Placed' })

/** Rating & Review: it is on its way, or there (docs/domain.md#review). */
export const REVIEWABLE = guard({
  paymentStatus: 'Completed',
  orderStatus: { $ne: 'Cancelled' },
  deliveryStatus: { $in: ['Shipped', 'Delivered'] },
})

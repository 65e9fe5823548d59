import { type AllocatedLine, unallocatedMilli } from './allocation.js'
import {
  ARCHIVED,
  ASSIGNABLE,
  CANCELLABLE,
  CANCELLED,
  DELIVERABLE,
  EXISTING,
  REFUNDABLE,
  SHIPPABLE,
  UNASSIGNABLE,
} from './guards.js'
import { type DeliveryStatus } from './machines.js'
import { type OrderState } from './order-state.js'

/** What can be done with an order; `refund` in either way. */
export type StaffStep = 'assign' | 'unassign' | 'ship' | 'deliver' | 'cancel' | 'restore' | 'refund'

/** What can be done with one item of it. */
export type ItemStep = 'assign' | 'unassign'

/** Why a step cannot be done now, in words for the packing table; null: it can. */
export type WhyNot<Step extends string = StaffStep> = Record<Step, string | null>

const DELIVERED = 'It has been delivered.'
const SHIPPED = 'The courier has it.'
const CANCELLED_TEXT = 'It was cancelled.'

/** What the delivery status says against a step that nothing else is against. */
type ByStatus = Record<DeliveryStatus, string>

const NOT_ASSIGNABLE: ByStatus = {
  Pending: 'Wait until it is paid.',
  Packed: 'Every item has its batches.',
  Shipped: SHIPPED,
  Delivered: DELIVERED,
  Cancelled: CANCELLED_TEXT,
}
const ASKED = 'The courier was asked for this parcel. Create the shipment again to finish it.'
const NOT_UNASSIGNABLE: ByStatus = {
  Pending: ASKED,
  Packed: ASKED,
  Shipped: SHIPPED,
  Delivered: DELIVERED,
  Cancelled: CANCELLED_TEXT,
}
const NOT_SHIPPABLE: ByStatus = {
  Pending: 'Assign batches to every item first.',
  Packed: SHIPPED,
  Shipped: SHIPPED,
  Delivered: DELIVERED,
  Cancelled: CANCELLED_TEXT,
}
const UNSHIPPED = 'Create the shipment first.'
const NOT_DELIVERABLE: ByStatus = {
  Pending: UNSHIPPED,
  Packed: UNSHIPPED,
  Shipped: SHIPPED,
  Delivered: DELIVERED,
  Cancelled: CANCELLED_TEXT,
}
const NOT_CANCELLABLE: ByStatus = {
  Pending: 'It is not paid. Its customer can delete it.',
  Packed: 'It is packed. Unassign a batch first.',
  Shipped: SHIPPED,
  Delivered: DELIVERED,
  Cancelled: 'It is cancelled already.',
}

/** The steps of an order, by the guards that decide about them. */
export function whyNot(order: OrderState): WhyNot {
  const unless = (guard: { holds: (order: OrderState) => boolean }, reason: string) =>
    guard.holds(order) ? null : EXISTING.holds(order) ? reason : 'Its customer deleted it.'
  const { deliveryStatus } = order
  return {
    assign: unless(ASSIGNABLE, NOT_ASSIGNABLE[deliveryStatus]),
    unassign: unless(UNASSIGNABLE, NOT_UNASSIGNABLE[deliveryStatus]),
    ship: unless(SHIPPABLE, NOT_SHIPPABLE[deliveryStatus]),
    deliver: unless(DELIVERABLE, NOT_DELIVERABLE[deliveryStatus]),
    cancel: unless(CANCELLABLE, NOT_CANCELLABLE[deliveryStatus]),
    restore: unless(ARCHIVED, 'It is in the lists.'),
    refund: unless(REFUNDABLE, notRefundable(order)),
  }
}

function notRefundable(order: OrderState): string {
  if (!CANCELLED.holds(order)) return 'Only a cancelled order is refunded.'
  if (order.paymentStatus === 'Pending') return 'It was never paid.'
  return order.refundId === null ? 'It has been refunded.' : 'The payment provider is giving the money back.'
}

/** The steps of one item: those of its order, and what its own batches say. */
export function itemWhyNot({ assign, unassign }: WhyNot<ItemStep>, line: AllocatedLine): WhyNot<ItemStep> {
  return {
    assign: assign ?? (unallocatedMilli(line) > 0 ? null : 'It has its batches.'),
    unassign: unassign ?? (line.allocations.length > 0 ? null : 'It has no batch.'),
  }
}

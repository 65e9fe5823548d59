import { type ParcelProgress } from '../../shipping/domain/parcel-progress.js'
import { type AllocatedLine, unallocatedMilli } from './fulfilment/allocation.js'
import { liveParcels } from './fulfilment/parcels.js'
import {
  ARCHIVED,
  ASSIGNABLE,
  BOOKING_CANCELLABLE,
  BOXABLE,
  CANCELLABLE,
  CANCELLABLE_BY_STAFF,
  CANCELLED,
  CORRECTABLE,
  CREDITABLE,
  DELIVERABLE,
  EXISTING,
  HANDABLE,
  PAYABLE,
  REFUNDABLE,
  REPLACEABLE,
  SHIPPABLE,
  UNASSIGNABLE,
  UNPAID_AND_ALIVE,
} from './guards.js'
import { type DeliveryStatus } from './machines.js'
import { type OrderState } from './order-state.js'

/** Steps that staff can take with an order; `refund` covers both ways. */
export type StaffStep =
  | 'assign'
  | 'unassign'
  | 'pack'
  | 'ship'
  | 'cancelBooking'
  | 'correctAddress'
  | 'deliver'
  | 'cancel'
  | 'cancelByStaff'
  | 'credit'
  | 'restore'
  | 'refund'
  | 'handOver'
  | 'collect'
  | 'replace'

/** Steps that staff can take with one item. */
export type ItemStep = 'assign' | 'unassign'

/** For each step, the reason at the packing table why it cannot be done now; null when it can. */
export type WhyNot<Step extends string = StaffStep> = Record<Step, string | null>

const DELIVERED = 'It has been delivered.'
const SHIPPED = 'The courier has it.'
const CANCELLED_TEXT = 'It was cancelled.'

/** The obstacle that each delivery status is to a step, when there is no other. */
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
export const CAME_BACK = 'A parcel of it came back.'
/** Whether a parcel came back, so that the order cannot count as delivered. */
export const cameBack = ({ parcels }: Pick<OrderState, 'parcels'>): boolean =>
  liveParcels(parcels).some(({ progress }) => progress === 'returned')

const UNSHIPPED = 'Create the shipment first.'
const NOT_DELIVERABLE: ByStatus = {
  Pending: UNSHIPPED,
  Packed: UNSHIPPED,
  Shipped: SHIPPED,
  Delivered: DELIVERED,
  Cancelled: CANCELLED_TEXT,
}
const NOT_BOOKED: ByStatus = {
  Pending: UNSHIPPED,
  Packed: UNSHIPPED,
  Shipped: 'It was not booked here.',
  Delivered: DELIVERED,
  Cancelled: CANCELLED_TEXT,
}
const NOT_CORRECTABLE: ByStatus = {
  Pending: ASKED,
  Packed: ASKED,
  Shipped: 'It is booked to this address. Cancel the booking first.',
  Delivered: DELIVERED,
  Cancelled: CANCELLED_TEXT,
}
const STILL_HERE: readonly ParcelProgress[] = ['booked', 'cancelled', 'unknown']
export const PICKED_UP = 'The courier has picked it up.'
const NOT_CANCELLABLE: ByStatus = {
  Pending: 'It is not paid. Its customer can delete it.',
  Packed: 'It is packed. Unassign a batch first.',
  Shipped: SHIPPED,
  Delivered: DELIVERED,
  Cancelled: 'It is cancelled already.',
}

const NOT_CANCELLABLE_BY_STAFF: ByStatus = {
  Pending: 'It is not paid. Its customer can delete it.',
  Packed: 'The courier was asked for this parcel.',
  Shipped: SHIPPED,
  Delivered: DELIVERED,
  Cancelled: 'It is cancelled already.',
}
const BY_COURIER = 'It goes by courier.'
const PICK_UP = 'Its customer comes for it.'

/** The obstacles to each step of an order, by the guards that decide about them. */
export function whyNot(order: OrderState): WhyNot {
  const unless = (guard: { holds: (order: OrderState) => boolean }, reason: string) =>
    guard.holds(order) ? null : EXISTING.holds(order) ? reason : 'Its customer deleted it.'
  const { deliveryStatus, handover } = order
  return {
    assign: unless(ASSIGNABLE, NOT_ASSIGNABLE[deliveryStatus]),
    unassign: unless(UNASSIGNABLE, NOT_UNASSIGNABLE[deliveryStatus]),
    pack: unless(BOXABLE, NOT_SHIPPABLE[deliveryStatus]),
    ship: unless(SHIPPABLE, handover === 'pickup' ? PICK_UP : NOT_SHIPPABLE[deliveryStatus]),
    cancelBooking:
      unless(BOOKING_CANCELLABLE, NOT_BOOKED[deliveryStatus]) ?? (isOnItsWay(order) ? PICKED_UP : null),
    correctAddress: unless(CORRECTABLE, NOT_CORRECTABLE[deliveryStatus]),
    deliver: unless(DELIVERABLE, NOT_DELIVERABLE[deliveryStatus]) ?? (cameBack(order) ? CAME_BACK : null),
    cancel: unless(CANCELLABLE, NOT_CANCELLABLE[deliveryStatus]),
    cancelByStaff: unless(CANCELLABLE_BY_STAFF, notCancellableByStaff(order)),
    credit: unless(CREDITABLE, 'It was never paid.'),
    restore: unless(ARCHIVED, 'It is in the lists.'),
    refund: unless(REFUNDABLE, notRefundable(order)),
    handOver: unless(HANDABLE, handover === 'pickup' ? NOT_SHIPPABLE[deliveryStatus] : BY_COURIER),
    collect: unless(PAYABLE, notCollectable(order)),
    replace: unless(REPLACEABLE, notReplaceable(order)),
  }
}

/** Whether tracking shows a parcel on its way. The courier is asked again before a booking is cancelled. */
function isOnItsWay({ parcels }: OrderState): boolean {
  return liveParcels(parcels).some(({ progress }) => !STILL_HERE.includes(progress))
}

function notCancellableByStaff({ deliveryStatus, shipment, waybill }: OrderState): string {
  const isAsked = deliveryStatus === 'Pending' && (shipment ?? waybill) !== null
  return NOT_CANCELLABLE_BY_STAFF[isAsked ? 'Packed' : deliveryStatus]
}

function notCollectable(order: OrderState): string {
  if (order.paymentStatus !== 'Pending') return 'It is paid.'
  return UNPAID_AND_ALIVE.holds(order) ? 'Its payment is being looked at.' : CANCELLED_TEXT
}

function notReplaceable(order: OrderState): string {
  if (order.replaces) return `It replaces jars itself. Replace those of order ${order.replaces}.`
  return CANCELLED.holds(order) ? CANCELLED_TEXT : 'Its jars have not left the shop.'
}

function notRefundable(order: OrderState): string {
  if (!CANCELLED.holds(order)) return 'Only a cancelled order is refunded.'
  if (order.paymentStatus === 'Pending') return 'It was never paid.'
  if (order.refundPaise === 0) return 'Nothing of its money goes back.'
  return order.refundId === null ? 'It has been refunded.' : 'The payment provider is giving the money back.'
}

/** The obstacles to the steps of one item: those of its order, and those of its own batches. */
export function itemWhyNot({ assign, unassign }: WhyNot<ItemStep>, line: AllocatedLine): WhyNot<ItemStep> {
  return {
    assign: assign ?? (unallocatedMilli(line) > 0 ? null : 'It has its batches.'),
    unassign: unassign ?? (line.allocations.length > 0 ? null : 'It has no batch.'),
  }
}

import { isWithinDays } from '../../../kernel/ist.js'
import { multiplyMoney, type Paise, roundToRupee, sumPaise } from '../../../kernel/money.js'
import { jars, type Milli } from '../../../kernel/quantity.js'
import { canTransition } from '../../../kernel/transitions.js'
import { DELIVERY, type DeliveryStatus, ORDER, type OrderStatus, type PaymentStatus } from './machines.js'

/** What happened to an order, in the order's own timeline. */
export const TIMELINE_EVENTS = [
  'Placed',
  'Hold released',
  'Hold renewed',
  'Paid',
  'Payment under review',
  'Packed',
  'Unpacked',
  'Shipment created',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Deleted',
  'Refunded',
] as const
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number]

/** Why money that came in could not make the order paid. */
export type PaymentReviewReason = 'DELETED' | 'CANCELLED' | 'STOCK_GONE'

/** What the rules below look at. */
export interface OrderState {
  orderStatus: OrderStatus
  deliveryStatus: DeliveryStatus
  paymentStatus: PaymentStatus
  orderDate: Date
  deletedAt: Date | null
  paymentReview: object | null
}

/** Cancel (storefront.md 4): paid, not cancelled, not yet packed. */
export function canCancel(order: OrderState): boolean {
  return (
    order.paymentStatus === 'Completed' &&
    canTransition(ORDER, order.orderStatus, 'Cancelled') &&
    canTransition(DELIVERY, order.deliveryStatus, 'Cancelled')
  )
}

/** Unpaid, there, and no money under review that would be paid a second time. */
export function canRetryPayment(order: OrderState): boolean {
  return (
    order.paymentStatus === 'Pending' &&
    order.orderStatus === 'Placed' &&
    order.deletedAt === null &&
    order.paymentReview === null
  )
}

/** A paid order is never deleted (domain.md 6), nor one whose money is under review. */
export function canDelete(order: OrderState): boolean {
  return canRetryPayment(order)
}

/** Rating & Review (storefront.md 4). */
export function canReview(order: OrderState): boolean {
  return (
    order.paymentStatus === 'Completed' &&
    order.orderStatus !== 'Cancelled' &&
    (order.deliveryStatus === 'Shipped' || order.deliveryStatus === 'Delivered')
  )
}

/** Raise Issue or View Issue: orders younger than the window (storefront.md 9: 15 days). */
export function canRaiseIssue(order: OrderState, windowDays: number, now: Date): boolean {
  return order.deletedAt === null && isWithinDays(order.orderDate, windowDays, now)
}

/**
 * What comes back on cancellation: all but a percentage of the products, rounded to the rupee (storefront.md 9) in one
 * step, so that 49.5 paise are nothing and not first half a rupee.
 */
export function refundPaise(order: { totalPaise: Paise; finalPaise: Paise }, percent: number): Paise {
  return Math.max(0, order.finalPaise - roundToRupee((order.totalPaise * percent) / 100))
}

/** What a line keeps of its product. */
export interface ProductFacts<K = unknown> {
  _id: K
  Id: string
  name: string
  description: string
  image: string
  priceUnit: string
  pricePaise: Paise
  grossWeight: number
}

/** A line as it is when the order is placed. */
export function snapshotLine<K>(product: ProductFacts<K>, count: number) {
  const quantityMilli = jars(count)
  return {
    productId: product._id,
    Id: product.Id,
    name: product.name,
    description: product.description,
    image: product.image,
    priceUnit: product.priceUnit,
    unitPaise: product.pricePaise,
    quantityMilli,
    linePaise: multiplyMoney(product.pricePaise, quantityMilli),
    grossWeight: product.grossWeight,
    allocations: [],
  }
}

/** Product total and total with delivery, in paise. */
export function orderTotals(lines: readonly { linePaise: Paise }[], deliveryPaise: Paise) {
  const totalPaise = sumPaise(lines.map((line) => line.linePaise))
  return { totalPaise, deliveryPaise, finalPaise: totalPaise + deliveryPaise }
}

/** Grams of everything, with jars: what the courier charges for. */
export function grossGrams(lines: readonly { quantityMilli: Milli; grossWeight: number }[]): number {
  return lines.reduce((sum, line) => sum + Math.round((line.quantityMilli * line.grossWeight) / 1000), 0)
}

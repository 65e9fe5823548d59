import { isWithinDays } from '../../../kernel/ist.js'
import { multiplyMoney, type Paise, roundToRupee, sumPaise } from '../../../kernel/money.js'
import { jars, type Milli } from '../../../kernel/quantity.js'
import { canTransition } from '../../../kernel/transitions.js'
import { deliveryRate, taxIn, type TaxShare } from './gst.js'
import { DELIVERY, type DeliveryStatus, ORDER, type OrderStatus, type PaymentStatus } from './machines.js'

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
 * step, so that 49.5 paise are nothing and not first half a rupee. Never more than was paid.
 */
export function refundPaise(
  order: { totalPaise: Paise; finalPaise: Paise; paidPaise?: Paise | null },
  percent: number,
): Paise {
  const due = order.finalPaise - roundToRupee((order.totalPaise * percent) / 100)
  return Math.max(0, Math.min(due, order.paidPaise ?? due))
}

/** What a cancellation would give back: the terms of when the order was placed, else the current ones. */
export function refundOnCancellation(
  order: { totalPaise: Paise; finalPaise: Paise; cancellationPercent?: number | null },
  currentPercent: number,
): Paise {
  return refundPaise(order, order.cancellationPercent ?? currentPercent)
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
  /** Percent of GST when it is not the shop's usual one. */
  gstRatePercent?: number | null
}

/** How the lines of an order are taxed. */
export interface TaxRule {
  interState: boolean
  ratePercent: number
}

/** A line as it is when the order is placed; without a rule no GST is collected. */
export function snapshotLine<K>(product: ProductFacts<K>, count: number, rule: TaxRule | null = null) {
  const quantityMilli = jars(count)
  const linePaise = multiplyMoney(product.pricePaise, quantityMilli)
  return {
    productId: product._id,
    Id: product.Id,
    name: product.name,
    description: product.description,
    image: product.image,
    priceUnit: product.priceUnit,
    unitPaise: product.pricePaise,
    quantityMilli,
    linePaise,
    grossWeight: product.grossWeight,
    tax: rule && taxIn(linePaise, product.gstRatePercent ?? rule.ratePercent, rule.interState),
    allocations: [],
  }
}

/** Delivery goes with the goods, so it is taxed like them. */
export function deliveryTax(
  lines: readonly { tax: TaxShare | null }[],
  deliveryPaise: Paise,
  rule: TaxRule | null,
): TaxShare | null {
  if (!rule) return null
  const rates = lines.map(({ tax }) => tax?.ratePercent ?? rule.ratePercent)
  return taxIn(deliveryPaise, deliveryRate(rates), rule.interState)
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

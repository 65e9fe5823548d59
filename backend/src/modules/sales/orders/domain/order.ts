import {
  addPaise,
  maxPaise,
  minPaise,
  multiplyMoney,
  NO_MONEY,
  type Paise,
  percentInRupees,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { isWithinDays } from '../../../../kernel/dates/ist.js'
import { deliveryRate, taxIn, type TaxShare } from './gst.js'
import { EXISTING } from './guards.js'
import { type OrderState } from './order-state.js'

/** Reasons why money that came in could not make the order paid. */
export type PaymentCaseReason = 'DELETED' | 'CANCELLED' | 'STOCK_GONE'

/** Whether the customer may raise or view an issue: the order is younger than the window. */
export function canRaiseIssue(
  order: Pick<OrderState, 'deletedAt' | 'orderDate'>,
  windowDays: number,
  now: Date,
): boolean {
  return EXISTING.holds(order) && isWithinDays(order.orderDate, windowDays, now)
}

/**
 * The refund on cancellation: everything but a percentage of the products. It is rounded to the rupee in
 * one step, so that 49.5 paise become 0 and are not first rounded to half a rupee. Never more than was
 * paid.
 */
export function refundPaise(
  order: { totalPaise: Paise; finalPaise: Paise; paidPaise?: Paise | null },
  percent: number,
): Paise {
  const due = subtractPaise(order.finalPaise, percentInRupees(order.totalPaise, percent))
  return maxPaise(NO_MONEY, minPaise(due, order.paidPaise ?? due))
}

/**
 * What a cancellation would refund: by the terms when the order was placed, otherwise by the current ones.
 */
export function refundOnCancellation(
  order: { totalPaise: Paise; finalPaise: Paise; cancellationPercent?: number | null },
  currentPercent: number,
): Paise {
  return refundPaise(order, order.cancellationPercent ?? currentPercent)
}

/** The fields of a product that a line keeps. */
export interface ProductFacts<K = unknown> {
  _id: K
  Id: string
  name: string
  description: string
  image: string
  priceUnit: string
  pricePaise: Paise
  grossWeight: Grams
  /** Percent of GST when it differs from the shop's usual rate. */
  gstRatePercent?: number | null
  /** HSN code when it differs from the shop's usual one. */
  hsnCode?: string | null
}

/** How the lines of an order are taxed. */
export interface TaxRule {
  interState: boolean
  /** Rate of goods that have none of their own. */
  ratePercent: number
  hsnCode: string
}

/** A line as it is stored when the order is placed; without a rule no GST is collected. */
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
    hsnCode: rule ? product.hsnCode || rule.hsnCode : '',
    allocations: [],
  }
}

/** The tax on delivery, which is taxed like the goods. */
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
  return { totalPaise, deliveryPaise, finalPaise: addPaise(totalPaise, deliveryPaise) }
}

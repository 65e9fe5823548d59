import {
  addPaise,
  NO_MONEY,
  type Paise,
  percentOf,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Sale, type SoldLine } from '../../../sales/orders/domain/money/sale.js'
import { type CostParts, totalOf } from './cost-parts.js'
import { type Margin, marginOf } from './margin.js'

/** Jars of a line with the same cost: all of one batch, or all without a batch. */
export interface JarCost {
  /** `_id` of the batch, hex; null for jars that no batch covers yet. */
  stockId: string | null
  quantityMilli: Milli
  /** null when the cost is unknown. */
  parts: CostParts | null
}

export interface LostJars {
  name: string
  jars: JarCost[]
}

export interface LineCost extends Margin {
  Id: string
  name: string
  quantityMilli: Milli
  /** Income without GST. */
  incomePaise: Paise
  /** null when the cost of some jars is unknown; the known part counts in the margin. */
  costPaise: Paise | null
  jars: JarCost[]
}

/** The income of an order, and what is left of it (docs/domain/costs.md#what-an-order-leaves). */
export interface OrderCost extends Margin {
  goodsPaise: Paise
  deliveryPaise: Paise
  /** Money that was charged but never paid, since staff accepted a smaller amount. */
  unpaidPaise: Paise
  taxPaise: Paise
  refundPaise: Paise
  jarsPaise: Paise
  /** Jars that left, and are neither with the customer nor in stock again; by line. */
  lost: LostJars[]
  lostPaise: Paise
  courierPaise: Paise
  /**
   * The courier's rates state its charge; otherwise it is assumed to equal the customer's delivery charge.
   */
  isCourierTold: boolean
  feePaise: Paise
  lines: LineCost[]
}

export interface CostTerms {
  /** Percent of a payment that the payment provider keeps. */
  feePercent: number
  /** The courier's bills are entered as expenses, so no charge is assumed for them. */
  courierInExpenses: boolean
}

export interface JarCosts {
  ofBatch: (stockId: string, quantity: Milli) => CostParts | null
  ofProduct: (Id: string, quantity: Milli) => CostParts | null
}

/**
 * The costs of an order. A cancelled order costs the jars that are not in stock again, and the courier if
 * it had parcels of the order.
 */
export function orderCost(sale: Sale, costs: JarCosts, terms: CostTerms): OrderCost {
  const { totalPaise: goodsPaise, deliveryPaise, paidPaise, isCancelled, credits } = sale
  const refundPaise = addPaise(sale.refundPaise, sumPaise(credits.map(({ paise }) => paise)))
  const taxPaise = subtractPaise(sale.taxPaise, sumPaise(credits.map((credit) => credit.taxPaise)))
  const lines = isCancelled ? [] : sale.items.map((_, at) => lineCost(lineLeft(sale, at), costs))
  const jarsPaise = sumPaise(lines.map(({ costPaise, jars }) => costPaise ?? knownOf(jars)))
  const lost = lostOf(sale, costs)
  const lostPaise = sumPaise(lost.map(({ jars }) => knownOf(jars)))
  const courierPaise = courierOf(sale, terms)
  const feePaise = sale.settledFeePaise ?? (sale.isByHand ? NO_MONEY : percentOf(paidPaise, terms.feePercent))
  const unpaidPaise = subtractPaise(addPaise(goodsPaise, deliveryPaise), paidPaise)
  const income = subtractPaise(paidPaise, addPaise(taxPaise, refundPaise))
  return {
    goodsPaise,
    deliveryPaise,
    unpaidPaise,
    taxPaise,
    refundPaise,
    jarsPaise,
    lost,
    lostPaise,
    courierPaise,
    isCourierTold: sale.courierPaise !== null,
    feePaise,
    lines,
    ...marginOf(income, sumPaise([jarsPaise, lostPaise, courierPaise, feePaise])),
  }
}

/** A line less its refunds. */
function lineLeft({ items, credits }: Sale, at: number): SoldLine {
  const line = items[at] as SoldLine
  const back = credits.flatMap(({ lines }) => lines.filter((part) => part.line === at))
  return {
    ...line,
    linePaise: subtractPaise(line.linePaise, sumPaise(back.map(({ paise }) => paise))),
    taxPaise: subtractPaise(line.taxPaise, sumPaise(back.map(({ taxPaise }) => taxPaise))),
  }
}

function lostOf({ items }: Sale, { ofBatch }: JarCosts): LostJars[] {
  return items.flatMap(({ name, lost }) =>
    lost.length > 0
      ? [{ name, jars: lost.map((part) => ({ ...part, parts: ofBatch(part.stockId, part.quantityMilli) })) }]
      : [],
  )
}

/** Without a rate, the courier is assumed to charge what the customer was charged, or was spared. */
function courierOf({ isCancelled, isSent, courierPaise, usualCourierPaise }: Sale, terms: CostTerms): Paise {
  if (terms.courierInExpenses) return NO_MONEY
  return courierPaise ?? (isCancelled && !isSent ? NO_MONEY : usualCourierPaise)
}

export function lineCost(line: Omit<SoldLine, 'lost'>, costs: JarCosts): LineCost {
  const { Id, name, quantityMilli, batches, openMilli: open } = line
  const jars: JarCost[] = batches.map((part) => ({
    ...part,
    parts: costs.ofBatch(part.stockId, part.quantityMilli),
  }))
  if (open > 0) jars.push({ stockId: null, quantityMilli: open, parts: costs.ofProduct(Id, open) })
  const known = knownOf(jars)
  const incomePaise = subtractPaise(line.linePaise, line.taxPaise)
  const costPaise = jars.every(({ parts }) => parts !== null) ? known : null
  return { Id, name, quantityMilli, incomePaise, costPaise, jars, ...marginOf(incomePaise, known) }
}

/** Whether a part of the line has no batch yet. */
export const isOpen = ({ openMilli }: Pick<SoldLine, 'openMilli'>): boolean => openMilli > 0

function knownOf(jars: readonly JarCost[]): Paise {
  return sumPaise(jars.flatMap(({ parts }) => (parts ? totalOf(parts) : [])))
}

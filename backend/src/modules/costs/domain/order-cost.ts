import { addPaise, NO_MONEY, type Paise, percentOf, subtractPaise, sumPaise } from '../../../kernel/money.js'
import { type Milli, subtractMilli, sumMilli } from '../../../kernel/quantity.js'
import { type Sale, type SoldLine } from '../../orders/domain/sale.js'
import { type CostParts, totalOf } from './cost-parts.js'
import { type Margin, marginOf } from './margin.js'

/** Jars of a line that cost the same: all of one batch, or all without a batch so far. */
export interface JarCost {
  /** `_id`, hex; null for jars that no batch covers yet. */
  stockId: string | null
  quantityMilli: Milli
  /** null when nobody can say. */
  parts: CostParts | null
}

export interface LineCost extends Margin {
  Id: string
  name: string
  quantityMilli: Milli
  /** Without GST. */
  incomePaise: Paise
  /** null when the cost of some jars is unknown; what is known counts in the margin. */
  costPaise: Paise | null
  jars: JarCost[]
}

/** The income of an order, and what is left of it (docs/domain.md#what-an-order-leaves). */
export interface OrderCost extends Margin {
  goodsPaise: Paise
  deliveryPaise: Paise
  /** Charged, and never paid: staff accepted a smaller amount. */
  unpaidPaise: Paise
  taxPaise: Paise
  refundPaise: Paise
  jarsPaise: Paise
  courierPaise: Paise
  feePaise: Paise
  lines: LineCost[]
}

export interface CostTerms {
  /** Percent of what a customer pays that the payment provider keeps. */
  feePercent: number
  /** The courier's bills are written down as expenses: nothing is assumed for them. */
  courierInExpenses: boolean
}

export interface JarCosts {
  ofBatch: (stockId: string, quantity: Milli) => CostParts | null
  ofProduct: (Id: string, quantity: Milli) => CostParts | null
}

/** The jars of a cancelled order went back to their batches, so they cost nothing. No courier came either. */
export function orderCost(sale: Sale, costs: JarCosts, terms: CostTerms): OrderCost {
  const { totalPaise: goodsPaise, deliveryPaise, paidPaise, isCancelled, credits } = sale
  const refundPaise = addPaise(sale.refundPaise, sumPaise(credits.map(({ paise }) => paise)))
  const taxPaise = subtractPaise(sale.taxPaise, sumPaise(credits.map((credit) => credit.taxPaise)))
  const lines = isCancelled ? [] : sale.items.map((_, at) => lineCost(lineLeft(sale, at), costs))
  const jarsPaise = sumPaise(lines.map(({ costPaise, jars }) => costPaise ?? knownOf(jars)))
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
    courierPaise,
    feePaise,
    lines,
    ...marginOf(income, sumPaise([jarsPaise, courierPaise, feePaise])),
  }
}

/** A line less what went back of it. */
function lineLeft({ items, credits }: Sale, at: number): SoldLine {
  const line = items[at] as SoldLine
  const back = credits.flatMap(({ lines }) => lines.filter((part) => part.line === at))
  return {
    ...line,
    linePaise: subtractPaise(line.linePaise, sumPaise(back.map(({ paise }) => paise))),
    taxPaise: subtractPaise(line.taxPaise, sumPaise(back.map(({ taxPaise }) => taxPaise))),
  }
}

/** The books do not know what the courier takes: it is assumed to be what the customer was charged. */
function courierOf({ isCancelled, deliveryPaise }: Sale, { courierInExpenses }: CostTerms): Paise {
  return isCancelled || courierInExpenses ? NO_MONEY : deliveryPaise
}

export function lineCost(line: SoldLine, costs: JarCosts): LineCost {
  const { Id, name, quantityMilli, batches } = line
  const jars: JarCost[] = batches.map((part) => ({
    ...part,
    parts: costs.ofBatch(part.stockId, part.quantityMilli),
  }))
  const open = openMilli(line)
  if (open > 0) jars.push({ stockId: null, quantityMilli: open, parts: costs.ofProduct(Id, open) })
  const known = knownOf(jars)
  const incomePaise = subtractPaise(line.linePaise, line.taxPaise)
  const costPaise = jars.every(({ parts }) => parts !== null) ? known : null
  return { Id, name, quantityMilli, incomePaise, costPaise, jars, ...marginOf(incomePaise, known) }
}

type Covered = Pick<SoldLine, 'quantityMilli' | 'batches'>

/** Some of it has no batch yet. */
export const isOpen = (line: Covered): boolean => openMilli(line) > 0

function openMilli({ quantityMilli, batches }: Covered): Milli {
  return subtractMilli(quantityMilli, sumMilli(batches.map((part) => part.quantityMilli)))
}

function knownOf(jars: readonly JarCost[]): Paise {
  return sumPaise(jars.flatMap(({ parts }) => (parts ? totalOf(parts) : [])))
}

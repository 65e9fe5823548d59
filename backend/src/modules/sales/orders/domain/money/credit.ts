import {
  addPaise,
  maxPaise,
  minPaise,
  NO_MONEY,
  type Paise,
  spread,
  subtractPaise,
  sumPaise,
} from '../../../../../kernel/amounts/money.js'
import { taxIn, type TaxShare } from '../gst.js'
import { type OrderCredit } from './credits.js'
import {
  type Invoiced,
  type InvoicePart,
  type InvoiceParts,
  standingAfter,
  taxTaken,
} from './invoice-parts.js'

/** What the cancellation of an order takes back of its invoice. */
export interface Credit {
  totalPaise: Paise
  /** What the shop keeps of the money: the cancellation charge. */
  keptPaise: Paise
  /** Invoiced but never paid, because staff accepted a smaller payment: it is credited, but not refunded. */
  unpaidPaise: Paise
  /** Amount of earlier credits. */
  creditedPaise: Paise
  /** Tax in the credit, for goods and delivery; empty when none was collected. */
  taxes: TaxShare[]
  /** How much the credit takes of each part of the invoice. */
  parts: InvoiceParts
}

export interface Creditable extends Invoiced {
  orderStatus: string
  paidAt: Date | null
  cancelledAt?: Date | null
  totalPaise: Paise
  finalPaise: Paise
  paidPaise?: Paise | null
  refundPaise: Paise | null
  credits?: readonly OrderCredit[]
}

/** The money that came in for an order, at most its price. */
export function receivedFor({ paidPaise, finalPaise }: Pick<Creditable, 'paidPaise' | 'finalPaise'>): Paise {
  return minPaise(paidPaise ?? finalPaise, finalPaise)
}

/** Credits that were given before the order was cancelled. */
export function creditsBefore({ credits = [] }: Pick<Creditable, 'credits'>): OrderCredit[] {
  return credits.filter(({ ofKept }) => !ofKept)
}

/** What a cancellation refunds in addition to earlier credits. */
export function refundLeft(order: Pick<Creditable, 'credits'>, backPaise: Paise): Paise {
  const before = sumPaise(creditsBefore(order).map(({ paise }) => paise))
  return maxPaise(NO_MONEY, subtractPaise(backPaise, before))
}

/**
 * The credit of an order that was cancelled after payment: what is left of its invoice, less what is kept.
 * The charge is a part of the products, so it is taken from them, line by line; delivery bears only what
 * they cannot. It is null when there is nothing to take back.
 */
export function creditOf(order: Creditable): Credit | null {
  if (order.orderStatus !== 'Cancelled' || !order.paidAt || !order.cancelledAt) return null
  const before = creditsBefore(order)
  const { lines, delivery } = standingAfter(order, before)
  const receivedPaise = receivedFor(order)
  const beforePaise = sumPaise(before.map(({ paise }) => paise))
  const back = addPaise(beforePaise, order.refundPaise ?? NO_MONEY)
  const keptPaise = maxPaise(NO_MONEY, subtractPaise(receivedPaise, back))
  const standing = [...lines, delivery].map(({ paise }) => paise)
  const totalPaise = subtractPaise(sumPaise(standing), keptPaise)
  if (totalPaise === 0) return null
  const goods = lines.map(({ paise }) => paise)
  const keptOfGoods = minPaise(keptPaise, sumPaise(goods))
  const kept = spread(keptOfGoods, goods)
  // Calculated as before other credits existed, so that issued notes do not change.
  const taken = (part: InvoicePart, paise: Paise): InvoicePart => ({
    paise,
    tax: before.length > 0 ? taxTaken(part, paise, order.gst ?? null) : taxOf(order, part, paise),
  })
  const parts = {
    lines: lines.map((part, at) => taken(part, subtractPaise(part.paise, kept[at] ?? NO_MONEY))),
    delivery: taken(delivery, subtractPaise(delivery.paise, subtractPaise(keptPaise, keptOfGoods))),
  }
  return {
    totalPaise,
    keptPaise,
    unpaidPaise: subtractPaise(order.finalPaise, receivedPaise),
    creditedPaise: beforePaise,
    taxes: [...parts.lines, parts.delivery].flatMap(({ tax }) => tax ?? []),
    parts,
  }
}

function taxOf({ gst }: Creditable, { tax }: InvoicePart, paise: Paise): TaxShare | null {
  return gst && tax ? taxIn(paise, tax.ratePercent, gst.interState) : null
}

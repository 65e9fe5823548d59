import { formatRupees, NO_MONEY, type Paise, sumPaise } from '../../../../../kernel/amounts/money.js'
import { type Milli, sumMilli } from '../../../../../kernel/amounts/quantity.js'
import { istDay, istTime } from '../../../../../kernel/dates/ist.js'
import { type TaxShare } from '../gst.js'
import { type PaperFacts } from './paper-facts.js'

/** `recall`: recalled jars; `return`: a parcel that came back (docs/domain/orders.md#credits). */
export const CREDIT_KINDS = ['lines', 'goodwill', 'recall', 'return'] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

/** What a line of the invoice bears of a credit. */
export interface CreditLine {
  line: number
  /** Jars that are paid back; 0 when only an amount of the line is. */
  quantityMilli: Milli
  paise: Paise
  /** GST in it; null when none was collected. */
  tax: TaxShare | null
}

/** Money back for an order that was paid, apart from the refund of a cancellation. */
export interface OrderCredit {
  id: string
  kind: CreditKind
  paise: Paise
  lines: CreditLine[]
  deliveryPaise: Paise
  deliveryTax: TaxShare | null
  /** The customer reads it. */
  reason: string
  /** Mobile number of the staff member. */
  by: string | null
  at: Date
  /** Of the request that made it: sent again, it is the same credit. */
  requestKey: string | null
  /** Given after a cancellation, out of what that had kept. */
  ofKept: boolean
  /** The refund that carries it out; null once the provider has ended it without paying. */
  refundId: string | null
  /** Of the transfer, once the money is back. */
  reference: string | null
  doneAt: Date | null
  /** Its credit note is dated as the money went back. */
  noteNumber: string | null
  /** What the note said when it got its number; null until then. */
  paper?: PaperFacts | null
  noteDue: boolean
}

/** `Started`: the provider was asked and has not confirmed; never to be shown as refunded. `Failed`: try again. */
export const CREDIT_STATES = ['Started', 'Failed', 'Completed'] as const
export type CreditState = (typeof CREDIT_STATES)[number]

type Followed = Pick<OrderCredit, 'refundId' | 'doneAt'>

export function creditState({ refundId, doneAt }: Followed): CreditState {
  if (doneAt) return 'Completed'
  return refundId === null ? 'Failed' : 'Started'
}

/** The fields of an order that follow from its credits. */
/** Who gave how much, when and why. */
export function creditInWords({ paise, by, at, doneAt, reason }: OrderCredit): string {
  const when = doneAt ?? at
  return `${formatRupees(paise)}${by === null ? '' : ` by ${by}`}, ${istDay(when)} ${istTime(when)} (${reason})`
}

export function withCredits(credits: OrderCredit[]) {
  return {
    credits,
    creditedPaise: sumPaise(credits.map(({ paise }) => paise)),
    creditOwed: credits.some((credit) => creditState(credit) === 'Failed'),
  }
}

/** Jars of a line that were paid back. */
export function creditedMilli(credits: readonly OrderCredit[], line: number): Milli {
  return sumMilli(linesOf(credits, line).map(({ quantityMilli }) => quantityMilli))
}

/** What was paid back of a line, jars and amounts. */
export function creditedOfLine(credits: readonly OrderCredit[], line: number): Paise {
  return sumPaise(linesOf(credits, line).map(({ paise }) => paise))
}

/** GST that a credit takes back, share by share. */
export function taxesOfCredit({
  lines,
  deliveryTax,
}: Pick<OrderCredit, 'lines' | 'deliveryTax'>): TaxShare[] {
  return [...lines.map(({ tax }) => tax), deliveryTax].filter((tax) => tax !== null)
}

/** What of a credit is for products. */
export function goodsOfCredit({ lines }: Pick<OrderCredit, 'lines'>): Paise {
  return lines.length === 0 ? NO_MONEY : sumPaise(lines.map(({ paise }) => paise))
}

function linesOf(credits: readonly OrderCredit[], wanted: number): CreditLine[] {
  return credits.flatMap(({ lines }) => lines.filter(({ line }) => line === wanted))
}

/** The timeline's words for a credit: the amount, and its reason or the reference of its refund. */
export const creditDetail = (amountPaise: Paise, what: string): string =>
  `${formatRupees(amountPaise)}, ${what}`

/** The credit that such words are about; another one with the same words has the same amount and reason. */
export const creditOfDetail = (credits: readonly OrderCredit[], detail: string | null): OrderCredit | null =>
  credits.findLast(({ paise, reason, reference, refundId }) =>
    [reason, reference, refundId].some((what) => what !== null && creditDetail(paise, what) === detail),
  ) ?? null

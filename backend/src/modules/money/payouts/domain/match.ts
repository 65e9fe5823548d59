import { type Paise, paise } from '../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { addsUp, type ReportLine } from './settlement-line.js'

/**
 * `matched`: the line agrees with the books. `differs`: the books have its payment or refund, but a field
 * differs. `unknown`: it names an order of the shop, but no such payment or refund is booked. `foreign`:
 * it names nothing of the shop. `look`: a person has to see it, whatever the books say.
 */
export const LINE_STATES = ['matched', 'differs', 'unknown', 'foreign', 'look'] as const
export type LineState = (typeof LINE_STATES)[number]

/** Reasons why a line does not agree with the books. */
export const LINE_TROUBLES = [
  'amount',
  'sum',
  'twice',
  'not-refunded',
  'unknown',
  'foreign',
  'dispute',
  'adjustment',
] as const
export type LineTrouble = (typeof LINE_TROUBLES)[number]

const STATES: Readonly<Record<LineTrouble, LineState>> = {
  amount: 'differs',
  sum: 'differs',
  twice: 'differs',
  'not-refunded': 'differs',
  unknown: 'unknown',
  foreign: 'foreign',
  dispute: 'look',
  adjustment: 'look',
}

/** An order as the modules with its money name it. */
export interface OrderOf<Id = unknown> {
  order: Id
  orderId: OrderId
}

interface Known<Id> extends OrderOf<Id> {
  id: string
  reference: string
  amountPaise: Paise
}
export type KnownPayment<Id = unknown> = Known<Id>
export interface KnownRefund<Id = unknown> extends Known<Id> {
  providerRefundId: string | null
  /** The provider ended the refund without paying. */
  isRefused: boolean
}

/** The payments, refunds and references in the books that lines name. */
export interface KnownMoney<Id = unknown> {
  payments: readonly KnownPayment<Id>[]
  refunds: readonly KnownRefund<Id>[]
  /** Orders by the shop's reference at the provider. */
  orders: ReadonlyMap<string, OrderOf<Id>>
}

export interface Match<Id = unknown> {
  state: LineState
  trouble: LineTrouble | null
  /** The shop's payment; null when the line is not about one. */
  paymentId: string | null
  refundId: string | null
  of: OrderOf<Id> | null
  /** The amount in the books. */
  expectedPaise: Paise | null
}

/** Matches lines with the books, one after the other: a payment is settled once. */
export class Matcher<Id> {
  /** @param taken payments and refunds that lines already settle: id to key of the line; it grows */
  constructor(
    private readonly money: KnownMoney<Id>,
    private readonly taken: Map<string, string>,
  ) {}

  match(line: ReportLine): Match<Id> {
    if (line.kind === 'payment') return this.payment(line)
    if (line.kind === 'refund') return this.refund(line)
    const of = this.money.orders.get(line.reference ?? '') ?? null
    const isPlain = line.kind === 'fee' || line.kind === 'carried'
    const trouble = isPlain ? null : line.kind === 'dispute' ? 'dispute' : 'adjustment'
    return matchOf(trouble ?? troubleOfSum(line), { of })
  }

  private payment(line: ReportLine): Match<Id> {
    const { payments } = this.money
    const ofReference = payments.filter(({ reference }) => reference === line.reference)
    const found =
      payments.find(({ id }) => id === line.paymentId || id === line.eventId) ??
      (ofReference.length === 1 ? ofReference[0] : undefined)
    if (!found) return this.notFound(line)
    const facts = { paymentId: found.id, of: found, expectedPaise: found.amountPaise }
    return matchOf(this.take(found.id, line) ?? differenceOf(found, line), facts)
  }

  private refund(line: ReportLine): Match<Id> {
    const found = this.refundOf(line)
    if (!found) return this.notFound(line)
    const facts = { refundId: found.id, of: found, expectedPaise: found.amountPaise }
    const refused = found.isRefused ? 'not-refunded' : null
    return matchOf(this.take(found.id, line) ?? refused ?? differenceOf(found, line), facts)
  }

  /**
   * The refund is found by its id; otherwise it is the only one of its order, or the only one with its
   * amount, that no line settles yet.
   */
  private refundOf(line: ReportLine): KnownRefund<Id> | undefined {
    const { refunds } = this.money
    const ids = [line.eventId, line.refundId, line.paymentId]
    const named = refunds.find(
      ({ id, providerRefundId: theirs }) => ids.includes(id) || (theirs !== null && ids.includes(theirs)),
    )
    if (named) return named
    const free = refunds.filter(
      ({ id, reference }) => reference === line.reference && (this.taken.get(id) ?? line.key) === line.key,
    )
    const equal = free.filter(({ amountPaise }) => amountPaise === amountIn(line))
    return equal.length === 1 ? equal[0] : free.length === 1 ? free[0] : undefined
  }

  private notFound(line: ReportLine): Match<Id> {
    const of = this.money.orders.get(line.reference ?? '') ?? null
    return matchOf(of ? 'unknown' : 'foreign', { of })
  }

  private take(id: string, { key }: ReportLine): LineTrouble | null {
    const holder = this.taken.get(id)
    if (holder !== undefined && holder !== key) return 'twice'
    this.taken.set(id, key)
    return null
  }
}

const amountIn = ({ amountPaise }: ReportLine): Paise => paise(Math.abs(amountPaise))

const troubleOfSum = (line: ReportLine): LineTrouble | null => (addsUp(line) ? null : 'sum')

const differenceOf = ({ amountPaise }: { amountPaise: Paise }, line: ReportLine): LineTrouble | null =>
  amountPaise === amountIn(line) ? troubleOfSum(line) : 'amount'

function matchOf<Id>(trouble: LineTrouble | null, facts: Partial<Match<Id>>): Match<Id> {
  const state = trouble ? STATES[trouble] : 'matched'
  const of = facts.of ? { order: facts.of.order, orderId: facts.of.orderId } : null
  return { paymentId: null, refundId: null, expectedPaise: null, ...facts, of, state, trouble }
}

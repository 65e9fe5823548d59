import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { CANCELLED, CREDITABLE } from '../domain/guards.js'
import { creditables, type CreditPlan, type CreditWish, planCredit } from '../domain/money/credit-plan.js'
import {
  creditDetail,
  creditInWords,
  type CreditKind,
  creditState,
  type OrderCredit,
  withCredits,
} from '../domain/money/credits.js'
import { type TimelineEvent } from '../domain/timeline.js'
import { type JarsRefundDocument, type OrderItemDocument } from '../schemas/order-item.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type BookedRefund, type RefundEnd, type StoredOrder } from '../store/stored-order.js'

/** What is to be given back, and why. */
export interface CreditRequest extends CreditWish {
  /** orderId or _id. */
  order: string
  kind: Exclude<CreditKind, 'recall'>
  /** The customer reads it. */
  reason: string
  /** Mobile number of the staff member. */
  by: string
  /** Credits of the order that the person saw: a newer one may answer the same complaint. */
  seen?: number | undefined
  /** The same request, sent again, is the same credit. */
  requestKey?: string | undefined
}

/** An order that was locked to give a part of its money back. */
export interface LockedCredit {
  order: StoredOrder
  credit: OrderCredit
  /** False when the same request had made it before. */
  isNew: boolean
}

/** What a credit would take, and the most that could go back after it. */
export interface CreditPreview {
  order: StoredOrder
  plan: CreditPlan
  leftPaise: Paise
}

/**
 * Parts of the money of a paid order that go back, as the order sees them (docs/domain/orders.md#credits). The order is locked
 * first, so that together they are never more than was paid. All methods join the caller's transaction.
 */
@Injectable()
export class OrderCredits {
  constructor(
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
  ) {}

  /**
   * Locks the order and says what would go back of it.
   * @throws NotFound; InvalidInput for more than is left; Conflict NOT_CREDITABLE | REFUND_NOT_DUE (a newer credit)
   */
  async lock(wish: CreditRequest, at: Date): Promise<LockedCredit> {
    const order = await this.store.take(wish.order)
    const known = order.credits.find(
      ({ requestKey }) => requestKey !== null && requestKey === wish.requestKey,
    )
    if (known) return { order, credit: known, isNew: false }
    if (!CREDITABLE.holds(order) || creditables(order).totalPaise === 0) throw notCreditable(order)
    const newer = wish.seen === undefined ? undefined : order.credits.slice(wish.seen).at(-1)
    if (newer)
      throw new Conflict(
        'REFUND_NOT_DUE',
        `Order ${order.orderId} was given a credit meanwhile: ${creditInWords(newer)}. Look at it before you give another.`,
      )
    return { order, credit: newCredit(planCredit(await this.inWords(order), wish), wish, at), isNew: true }
  }

  /** What would go back; nothing changes. @throws as `lock` */
  async preview(wish: Pick<CreditRequest, 'order'> & CreditWish): Promise<CreditPreview> {
    const order = await this.inWords(await this.store.find(wish.order))
    const { totalPaise } = creditables(order)
    if (!CREDITABLE.holds(order) || totalPaise === 0) throw notCreditable(order)
    const plan = planCredit(order, wish)
    return { order, plan, leftPaise: subtractPaise(totalPaise, plan.paise) }
  }

  /** Locks the order and a credit of it whose money did not go back. @throws NotFound */
  async lockAgain(orderId: string, creditId: string): Promise<LockedCredit> {
    const order = await this.store.take(orderId)
    const credit = order.credits.find(({ id }) => id === creditId)
    if (!credit) throw new NotFound('The credit')
    return { order, credit, isNew: false }
  }

  /** The provider is asked for it next, or staff gave it back themselves. */
  booked(
    { order, credit }: LockedCredit,
    { refundId, at, by, reference }: BookedRefund,
  ): Promise<StoredOrder> {
    const isDone = reference !== null
    const now = { ...credit, refundId, ...(isDone ? done(at, reference) : {}) }
    const credits = order.credits.some(({ id }) => id === credit.id)
      ? order.credits.map((other) => (other.id === credit.id ? now : other))
      : [...order.credits, now]
    const event = isDone ? 'Credited' : 'Credit started'
    const changes = { ...withCredits(credits), ...(isDone ? NOTE_DUE : {}) }
    const told = { event, at, by, detail: creditDetail(credit.paise, credit.reason) } as const
    return this.store.write(order, changes, [told])
  }

  /** The provider gave the money back. */
  async complete(orderId: string, { reference, at, refundId = reference }: RefundEnd): Promise<void> {
    await this.transactions.run(async () => {
      const found = await this.open(orderId, refundId)
      if (!found) return
      const { order, credit } = found
      const credits = order.credits.map((other) =>
        other === credit ? { ...credit, ...done(at, reference) } : other,
      )
      const detail = creditDetail(credit.paise, credit.kind === 'recall' ? reference : credit.reason)
      const changes = {
        ...withCredits(credits),
        ...NOTE_DUE,
        ...jarsOf(found, (jars) => ({ ...jars, doneAt: at })),
      }
      await this.store.write(order, changes, [{ event: eventOf(credit, 'done'), at, detail }])
    })
  }

  /**
   * The provider did not give it back: the money is still here. It is owed until it goes back in another way; for
   * recalled jars a new decision is made.
   */
  async failed(orderId: string, { reference, at }: RefundEnd): Promise<void> {
    await this.transactions.run(async () => {
      const found = await this.open(orderId, reference)
      if (!found) return
      const { order, credit } = found
      // A cancellation counted it as given back, so it stays owed.
      const isDecidedAnew = credit.kind === 'recall' && !CANCELLED.holds(order)
      const credits = isDecidedAnew
        ? order.credits.filter((other) => other !== credit)
        : order.credits.map((other) => (other === credit ? { ...credit, refundId: null } : other))
      const changes = { ...withCredits(credits), ...(isDecidedAnew ? jarsOf(found, () => null) : {}) }
      await this.store.write(order, changes, [{ event: eventOf(credit, 'failed'), at, detail: reference }])
    })
  }

  /** Products by name, for sentences and previews; what is stored keeps their codes. */
  private async inWords(order: StoredOrder): Promise<StoredOrder> {
    return { ...order, items: await this.settings.linesInWords(order.items) }
  }

  private async open(orderId: string, wanted: string): Promise<OpenCredit | null> {
    const order = await this.store.take(orderId)
    const credit = order.credits.find((one) => one.refundId === wanted && creditState(one) === 'Started')
    return credit ? { order, credit } : null
  }
}

type OpenCredit = Pick<LockedCredit, 'order' | 'credit'>

/** The credit note gets its number soon after. */
const NOTE_DUE = { creditNoteDue: true } as const

export const done = (doneAt: Date, reference: string) => ({ doneAt, reference, noteDue: true })

/** A credit of which nothing went back yet. */
export const UNSETTLED: Pick<OrderCredit, OpenField> = {
  requestKey: null,
  refundId: null,
  reference: null,
  doneAt: null,
  noteNumber: null,
  noteDue: false,
}
type OpenField = 'requestKey' | 'refundId' | 'reference' | 'doneAt' | 'noteNumber' | 'noteDue'

export const newCreditId = (): string => randomBytes(6).toString('hex')

function newCredit(plan: CreditPlan, { kind, reason, by, requestKey }: CreditRequest, at: Date): OrderCredit {
  return { ...UNSETTLED, id: newCreditId(), kind, ...plan, reason, by, at, requestKey: requestKey ?? null }
}

/** The jars of a recall that the refund was for. */
function jarsOf(
  { order, credit }: OpenCredit,
  to: (refund: JarsRefundDocument) => JarsRefundDocument | null,
) {
  if (credit.kind !== 'recall') return {}
  const items: OrderItemDocument[] = order.items.map((item) => ({
    ...item,
    allocations: item.allocations.map((part) =>
      part.refund?.id === credit.refundId && part.refund.doneAt === null
        ? { ...part, refund: to(part.refund) }
        : part,
    ),
  }))
  return { items }
}

function eventOf({ kind }: OrderCredit, end: 'done' | 'failed'): TimelineEvent {
  if (kind === 'recall') return end === 'done' ? 'Recalled jars refunded' : 'Recall refund failed'
  return end === 'done' ? 'Credited' : 'Credit failed'
}

function notCreditable(order: StoredOrder): Conflict {
  const { orderId, orderStatus, paymentStatus } = order
  const why = CREDITABLE.holds(order)
    ? 'Everything that was paid for it has gone back.'
    : 'It was never paid.'
  return new Conflict('NOT_CREDITABLE', `No money of order ${orderId} can go back. ${why}`, {
    orderStatus,
    paymentStatus,
  })
}

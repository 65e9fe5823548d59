import { Injectable } from '@nestjs/common'
import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { type Milli, minMilli, NO_QUANTITY, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { JARS_REFUNDABLE } from '../domain/guards.js'
import { creditables, planOf } from '../domain/money/credit-plan.js'
import { creditDetail, creditedOfLine, type OrderCredit, withCredits } from '../domain/money/credits.js'
import {
  type JarsRefund,
  type RefundableJars,
  refundableJars,
  replaceableJars,
} from '../domain/money/recalled-jars.js'
import { type OrderItemDocument } from '../schemas/order-item.schema.js'
import { type NewFact, OrderStore } from '../store/order-store.service.js'
import { type BookedRefund, type StoredOrder } from '../store/stored-order.js'
import { done, newCreditId, UNSETTLED } from './order-credits.service.js'

const RECALLED = 'These jars were recalled.'

/** Jars of one line that came from recalled batches. */
export interface RecalledJars {
  /** orderId or _id. */
  orderId: string
  line: number
  stockIds: readonly string[]
}

/** An order that was locked to give money back for some of its jars. */
export interface LockedJars extends RefundableJars {
  order: StoredOrder
  line: number
}

/**
 * Refunds for recalled jars, from the order's side: each jar once, in whatever recall, and only what was paid for it
 * (docs/domain/workshop.md#recall). The order stays paid. All methods join the caller's transaction.
 */
@Injectable()
export class RefundJars {
  constructor(private readonly store: OrderStore) {}

  /**
   * Locks the order, so that of two people who give the money back one is the first.
   * @throws NotFound; Conflict JARS_NOT_SENT | JARS_REFUNDED | NOTHING_TO_REFUND
   */
  async lock(jars: RecalledJars): Promise<LockedJars> {
    const order = await this.store.take(jars.orderId)
    assertPaid(order)
    return refundable(order, jars)
  }

  /** What would go back; nothing changes. @throws as `lock` */
  async preview(jars: RecalledJars): Promise<LockedJars> {
    const order = await this.store.find(jars.orderId)
    assertPaid(order)
    return refundable(order, jars)
  }

  /** The provider is asked for it next, or staff gave it back themselves. */
  booked(locked: LockedJars, { refundId: id, reference, at, by }: BookedRefund): Promise<StoredOrder> {
    const { amountPaise: paise } = locked
    const isDone = reference !== null
    const event = isDone ? 'Recalled jars refunded' : 'Recall refund started'
    const fact = { event, at, by, detail: creditDetail(paise, reference ?? id) } as const
    const end = isDone ? done(at, reference) : {}
    return this.write(locked, { id, paise, doneAt: isDone ? at : null }, end, fact)
  }

  private write(locked: LockedJars, refund: JarsRefund, end: Partial<OrderCredit>, event: NewFact) {
    const { order, amountPaise } = locked
    const items = withRefund(locked, refund)
    if (amountPaise === 0) return this.store.write(order, { items }, [event])
    const { at, by = null } = event
    const made = { ...recallCredit(locked, { at, by, refundId: refund.id }), ...end }
    const note = made.noteDue ? { creditNoteDue: true } : {}
    return this.store.write(order, { items, ...withCredits([...order.credits, made]), ...note }, [event])
  }
}

/** @throws Conflict NOTHING_TO_REFUND for an order at no charge */
function assertPaid({ orderId, paidBy, replaces }: StoredOrder): void {
  if (paidBy !== 'none') return
  throw new Conflict(
    'NOTHING_TO_REFUND',
    `Nothing was paid for order ${orderId}. Send other jars, or give money of order ${replaces} back.`,
  )
}

function refundable(order: StoredOrder, { line, stockIds }: RecalledJars): LockedJars {
  if (!order.items[line]) throw new NotFound('The line of the order')
  assertSent(order)
  const left = creditables(order).lines[line]?.paise ?? NO_MONEY
  const jars = refundableJars(order, line, stockIds, left)
  const isPaidBack = jars.amountPaise === 0 && creditedOfLine(order.credits, line) > 0
  if (jars.places.length > 0 && !isPaidBack) return { order, line, ...jars }
  throw paidBack(order, line)
}

function paidBack({ orderId }: StoredOrder, line: number): Conflict {
  return new Conflict('JARS_REFUNDED', `The money for these jars of order ${orderId} went back already.`, {
    orderId,
    line,
  })
}

/** Recalled jars of a line whose money is not back: others may be sent for them. @throws as `lock` */
export function jarsToReplace(jars: Omit<RecalledJars, 'orderId'> & { order: StoredOrder }): Milli {
  const { order, line, stockIds } = jars
  refundable(order, { ...jars, orderId: order.orderId })
  const left = creditables(order).lines[line]?.quantityMilli ?? NO_QUANTITY
  const jarsLeft = replaceableJars(order, line, stockIds, left)
  if (jarsLeft > 0) return jarsLeft
  throw paidBack(order, line)
}

/** Jars that are still here are not paid back: their parcel is held. @throws Conflict JARS_NOT_SENT */
export function assertSent(order: StoredOrder): void {
  const { orderId, deliveryStatus, paymentStatus } = order
  if (JARS_REFUNDABLE.holds(order)) return
  throw new Conflict(
    'JARS_NOT_SENT',
    `The jars of order ${orderId} have not been sent. Hold the parcel back instead.`,
    { deliveryStatus, paymentStatus },
  )
}

function withRefund(
  { order, line, places, amounts }: LockedJars,
  refund: Pick<JarsRefund, 'id' | 'doneAt'>,
): OrderItemDocument[] {
  const paise = new Map(places.map((place, at) => [place, amounts[at] ?? NO_MONEY]))
  const refunded = (item: OrderItemDocument): OrderItemDocument => ({
    ...item,
    allocations: item.allocations.map((part, place) => {
      const amount = paise.get(place)
      return amount === undefined ? part : { ...part, refund: { ...refund, paise: amount } }
    }),
  })
  return order.items.map((item, at) => (at === line ? refunded(item) : item))
}

/** The credit of recalled jars, whose note the customer gets once the money is back. */
function recallCredit(
  locked: LockedJars,
  booking: { at: Date; by: string | null; refundId: string },
): OrderCredit {
  const { order, line, places, amountPaise: paise } = locked
  const parts = order.items[line]?.allocations ?? []
  const jars = sumMilli(places.map((at) => parts[at]?.quantityMilli ?? NO_QUANTITY))
  const left = creditables(order).lines[line]?.quantityMilli ?? NO_QUANTITY
  const plan = planOf(order, [{ line, quantityMilli: minMilli(jars, left), paise }], NO_MONEY)
  return { ...UNSETTLED, id: newCreditId(), kind: 'recall', ...plan, reason: RECALLED, ...booking }
}

import { Injectable } from '@nestjs/common'
import { formatRupees, NO_MONEY } from '../../../kernel/amounts/money.js'
import { Conflict, InvalidInput } from '../../../kernel/errors/errors.js'
import { type OrderId } from '../../../kernel/text/order-ids.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import {
  type JarRefund,
  JarRefunds,
  type JarRefundState,
} from '../../money/payments/refunds/jar-refunds.service.js'
import { assertSent } from '../../sales/orders/money/refund-jars.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { isBinding, isUndone } from './domain/decision.js'
import { type DecisionKind, type RefundMethod } from './domain/steps.js'
import { type LockedLine, RecallLines } from './recall-lines.service.js'
import { RecallLog } from './recall-log.service.js'
import { type LineDecision } from './schemas/recall-line.schema.js'

/** A decision about the recalled jars in one line. */
export interface RecallDecision {
  orderId: string
  line: number
  kind: DecisionKind
  /** The way of a refund. */
  method: RefundMethod
  /** Reference of the transfer, or of the parcel with the replacement. */
  reference: string
}

/** A decision without its author and time. */
export type Decided = Omit<LineDecision, 'by' | 'at'>

/** The results of decisions, by refund id and by order id. */
export interface DecisionOutcomes {
  refunds: Map<string, JarRefundState>
  replacements: Map<OrderId, StoredOrder>
}

/**
 * Decides refund, replacement or nothing for each line with recalled jars. A refund is booked together
 * with the decision or not at all. Refunds and replacement orders are binding in all recalls together: a
 * new decision is possible only when the refund failed or that order was cancelled
 * (docs/domain/workshop.md#recall).
 */
@Injectable()
export class RecallDecisions {
  constructor(
    private readonly lines: RecallLines,
    private readonly log: RecallLog,
    private readonly refunds: JarRefunds,
    private readonly orders: OrderQueries,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating a decision changes nothing.
   * @throws InvalidInput (reference); NotFound; Conflict RECALL_CLOSED | RECALL_DECIDED and those of
   * `JarRefunds`
   */
  async decide(id: string, decision: RecallDecision, by: string): Promise<void> {
    const stockIds = await this.lines.batchesOf(id)
    await this.transactions.run(async () => {
      const locked = await this.lines.lock(id, decision, stockIds)
      const before = await this.standingFor(locked)
      if (before && isSame(before, decision)) return
      demandUnbound(locked, before)
      await this.record(locked, await this.make(locked, decision, by), by)
    })
  }

  private async make(locked: LockedLine, decision: RecallDecision, by: string): Promise<Decided> {
    const { kind, method } = decision
    const reference = decision.reference.trim()
    const noted = { kind, method: null, reference, refundId: null, amountPaise: NO_MONEY, replacement: null }
    if (kind !== 'refund') {
      assertSent(locked.order)
      if (kind === 'replacement' && reference === '')
        throw InvalidInput.field('reference', 'Say with which parcel the other jars go.')
      return noted
    }
    const refund = await this.refund(locked, { method, reference }, by)
    if (!locked.recall.drill) await this.demandNoJarsElsewhere(locked)
    return { ...noted, ...refund, method, reference: method === 'hand' ? reference : '' }
  }

  /** A drill only calculates the refund. */
  private refund(
    { recall, line, order, stockIds }: LockedLine,
    { method, reference }: Pick<RecallDecision, 'method' | 'reference'>,
    by: string,
  ): Promise<Pick<Decided, keyof JarRefund>> {
    const orderId = String(order._id)
    const wanted = { orderId, line, stockIds, subject: `${String(recall._id)}:${line}`, by }
    const way = method === 'hand' ? { reference } : method
    return recall.drill ? this.refunds.preview(wanted, way) : this.refunds.give(wanted, way)
  }

  /** The results of refunds and of replacement orders. */
  async outcomesOf(decisions: readonly LineDecision[]): Promise<DecisionOutcomes> {
    const refundIds = decisions.flatMap(({ refundId }) => refundId ?? [])
    const orderIds = decisions.flatMap(({ replacement }) => replacement ?? [])
    const orders = orderIds.length === 0 ? [] : await this.orders.byOrderIds(orderIds)
    return {
      refunds: refundIds.length === 0 ? new Map() : await this.refunds.states(refundIds),
      replacements: new Map(orders.map((order) => [order.orderId, order])),
    }
  }

  /** The valid decision about a line in its recall; null when there is none, or it was undone. */
  async standingFor(locked: LockedLine): Promise<LineDecision | null> {
    const decision = (await this.lines.find(locked))?.decision ?? null
    return decision && (await this.standing([decision]))[0] ? decision : null
  }

  /**
   * Another recall may have replaced jars of the same line. Call it in the transaction that locks the
   * order, so that two recalls run one after the other.
   * @throws Conflict RECALL_DECIDED
   */
  async demandNoJarsElsewhere({ recall, order, line }: LockedLine): Promise<void> {
    const others = (await this.lines.ofOrders([order._id])).filter(
      (other) => other.line === line && String(other.recall) !== String(recall._id),
    )
    const given = others.flatMap(({ decision }) => (decision?.replacement ? decision : []))
    const [standing] = await this.standing(given)
    if (standing) throw decided({ order, line }, standing)
  }

  /** Stores a decision; joins the transaction that locked the recall. */
  async record(locked: LockedLine, made: Decided, by: string): Promise<void> {
    await this.lines.write(locked, { decision: { ...made, by, at: this.clock.now() } })
    const detail = [made.kind === 'refund' ? formatRupees(made.amountPaise) : '', made.reference]
    await this.log.write(locked.recall, {
      step: made.kind,
      by,
      about: locked.order.orderId,
      detail: detail.filter((text) => text !== '').join(', '),
    })
  }

  private async standing(decisions: readonly LineDecision[]): Promise<LineDecision[]> {
    const outcomes = await this.outcomesOf(decisions)
    return decisions.filter((decision) => !isUndone(decision, outcomes))
  }
}

function isSame(before: LineDecision, { kind, method, reference }: RecallDecision): boolean {
  if (before.kind !== kind) return false
  if (kind === 'refund' && before.method !== method) return false
  return kind === 'refund' && method !== 'hand' ? true : before.reference === reference.trim()
}

/** @throws Conflict RECALL_DECIDED when money was refunded, or an order replaces the jars */
export function demandUnbound(locked: Pick<LockedLine, 'order' | 'line'>, before: LineDecision | null): void {
  if (before && isBinding(before)) throw decided(locked, before)
}

function decided(
  { order: { orderId }, line }: Pick<LockedLine, 'order' | 'line'>,
  before: LineDecision,
): Conflict {
  const { kind, method, reference, by, at, amountPaise, replacement = null } = before
  const why =
    replacement === null
      ? `${formatRupees(amountPaise)} for these jars of order ${orderId} went back already.`
      : `Order ${replacement} brings other jars for those of order ${orderId}. Cancel it first.`
  return new Conflict('RECALL_DECIDED', why, { orderId, line, decision: kind, method, reference, by, at })
}

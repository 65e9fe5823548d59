import { Injectable } from '@nestjs/common'
import { formatRupees } from '../../../kernel/amounts/money.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { type OrderId } from '../../../kernel/text/order-ids.js'
import { Clock } from '../../../platform/clock.js'
import { JarRefunds, type JarRefundState } from '../../money/payments/refunds/jar-refunds.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { isBinding, isUndone } from './domain/decision.js'
import { RecallLines } from './recall-lines.service.js'
import { RecallLog } from './recall-log.service.js'
import { type LockedPlace } from './recall-places.service.js'
import { type LineDecision } from './schemas/recall-line.schema.js'

/** A decision, before names of people are added. */
export type Decided = Omit<LineDecision, 'by' | 'at'>

/** What became of decisions, by refund id and by order id. */
export interface DecisionOutcomes {
  refunds: Map<string, JarRefundState>
  replacements: Map<OrderId, StoredOrder>
}

/** Decisions about recalled jars as they stand. Each binds once, in all recalls together (docs/domain.md#recall). */
@Injectable()
export class DecidedLines {
  constructor(
    private readonly lines: RecallLines,
    private readonly log: RecallLog,
    private readonly refunds: JarRefunds,
    private readonly orders: OrderQueries,
    private readonly clock: Clock,
  ) {}

  async outcomesOf(decisions: readonly LineDecision[]): Promise<DecisionOutcomes> {
    const refundIds = decisions.flatMap(({ refundId }) => refundId ?? [])
    const orderIds = decisions.flatMap(({ replacement }) => replacement ?? [])
    const orders = orderIds.length === 0 ? [] : await this.orders.byOrderIds(orderIds)
    return {
      refunds: refundIds.length === 0 ? new Map() : await this.refunds.states(refundIds),
      replacements: new Map(orders.map((order) => [order.orderId, order])),
    }
  }

  /** The decision that is in force for a line in its recall; null when there is none, or it was undone. */
  async of(place: LockedPlace): Promise<LineDecision | null> {
    const decision = (await this.lines.find(place.recall, place))?.decision ?? null
    return decision && (await this.standing([decision]))[0] ? decision : null
  }

  /**
   * Called in the transaction that locks the order, so that of two recalls one comes first.
   * @throws Conflict RECALL_DECIDED
   */
  async demandNoJarsElsewhere({ recall, order, line }: LockedPlace): Promise<void> {
    const others = (await this.lines.ofOrders([order._id])).filter(
      (other) => other.line === line && String(other.recall) !== String(recall._id),
    )
    const given = others.flatMap(({ decision }) => (decision?.replacement ? decision : []))
    const [standing] = await this.standing(given)
    if (standing) throw decided({ order, line }, standing)
  }

  /** Joins the transaction that locked the recall. */
  async write(place: LockedPlace, made: Decided, by: string): Promise<void> {
    await this.lines.write(place.recall, place, { decision: { ...made, by, at: this.clock.now() } })
    const detail = [made.kind === 'refund' ? formatRupees(made.amountPaise) : '', made.reference]
    await this.log.write(place.recall, {
      step: made.kind,
      by,
      about: place.order.orderId,
      detail: detail.filter((text) => text !== '').join(', '),
    })
  }

  private async standing(decisions: readonly LineDecision[]): Promise<LineDecision[]> {
    const outcomes = await this.outcomesOf(decisions)
    return decisions.filter((decision) => !isUndone(decision, outcomes))
  }
}

/** @throws Conflict RECALL_DECIDED where money went back, or an order brings other jars */
export function demandUnbound(place: Pick<LockedPlace, 'order' | 'line'>, before: LineDecision | null): void {
  if (before && isBinding(before)) throw decided(place, before)
}

function decided(
  { order: { orderId }, line }: Pick<LockedPlace, 'order' | 'line'>,
  before: LineDecision,
): Conflict {
  const { kind, method, reference, by, at, amountPaise, replacement = null } = before
  const why =
    replacement === null
      ? `${formatRupees(amountPaise)} for these jars of order ${orderId} went back already.`
      : `Order ${replacement} brings other jars for those of order ${orderId}. Cancel it first.`
  return new Conflict('RECALL_DECIDED', why, { orderId, line, decision: kind, method, reference, by, at })
}

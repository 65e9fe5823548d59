import { Injectable } from '@nestjs/common'
import { NO_MONEY } from '../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { type JarRefund, JarRefunds } from '../../money/payments/refunds/jar-refunds.service.js'
import { assertSent } from '../../sales/orders/money/refund-jars.service.js'
import { type Decided, DecidedLines, demandUnbound } from './decided-lines.service.js'
import { type DecisionKind, type RefundMethod } from './domain/steps.js'
import { type LockedPlace, RecallPlaces } from './recall-places.service.js'
import { type LineDecision } from './schemas/recall-line.schema.js'

/** What is decided for the recalled jars in one line. */
export interface RecallDecision {
  orderId: string
  line: number
  kind: DecisionKind
  /** Of a refund. */
  method: RefundMethod
  /** Of the transfer that gave the money back, or of the parcel with the other jar. */
  reference: string
}

/**
 * A refund or another jar for each line. A refund is booked together with the decision or not at all. A new decision is
 * possible only after a refund that failed (docs/domain.md#recall).
 */
@Injectable()
export class RecallDecisions {
  constructor(
    private readonly places: RecallPlaces,
    private readonly decided: DecidedLines,
    private readonly refunds: JarRefunds,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Deciding the same again changes nothing.
   * @throws InvalidInput (reference); NotFound; Conflict RECALL_CLOSED | RECALL_DECIDED and those of
   * `JarRefunds`
   */
  async decide(id: string, decision: RecallDecision, by: string): Promise<void> {
    const stockIds = await this.places.batchesOf(id)
    await this.transactions.run(async () => {
      const place = await this.places.lock(id, decision, stockIds)
      const before = await this.decided.of(place)
      if (before && isSame(before, decision)) return
      demandUnbound(place, before)
      await this.decided.write(place, await this.make(place, decision, by), by)
    })
  }

  private async make(place: LockedPlace, decision: RecallDecision, by: string): Promise<Decided> {
    const { kind, method } = decision
    const reference = decision.reference.trim()
    const noted = { kind, method: null, reference, refundId: null, amountPaise: NO_MONEY, replacement: null }
    if (kind !== 'refund') {
      assertSent(place.order)
      if (kind === 'replacement' && reference === '')
        throw InvalidInput.field('reference', 'Say with which parcel the other jars go.')
      return noted
    }
    const refund = await this.refund(place, { method, reference }, by)
    if (!place.recall.drill) await this.decided.demandNoJarsElsewhere(place)
    return { ...noted, ...refund, method, reference: method === 'hand' ? reference : '' }
  }

  /** A drill asks what would go back, and leaves it at that. */
  private refund(
    { recall, line, order, stockIds }: LockedPlace,
    { method, reference }: Pick<RecallDecision, 'method' | 'reference'>,
    by: string,
  ): Promise<Pick<Decided, keyof JarRefund>> {
    const orderId = String(order._id)
    const wanted = { orderId, line, stockIds, subject: `${String(recall._id)}:${line}`, by }
    const way = method === 'hand' ? { reference } : method
    return recall.drill ? this.refunds.preview(wanted, way) : this.refunds.give(wanted, way)
  }
}

function isSame(before: LineDecision, { kind, method, reference }: RecallDecision): boolean {
  if (before.kind !== kind) return false
  if (kind === 'refund' && before.method !== method) return false
  return kind === 'refund' && method !== 'hand' ? true : before.reference === reference.trim()
}

import { Injectable } from '@nestjs/common'
import { NO_MONEY } from '../../../kernel/amounts/money.js'
import { fromMilli } from '../../../kernel/amounts/quantity.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { type OrderId } from '../../../kernel/text/order-ids.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { type ReplacedLine, ReplaceOrder } from '../../sales/orders/desk/replace-order.service.js'
import { assertSent, jarsToReplace } from '../../sales/orders/money/refund-jars.service.js'
import { BatchQueries } from '../../stock/inventory/reading/batch.queries.js'
import { demandUnbound, RecallDecisions } from './recall-decisions.service.js'
import { type LockedLine, RecallLines } from './recall-lines.service.js'
import { type StoredRecall } from './schemas/recall.schema.js'

/** Recalled jars of one order, to be replaced. */
export interface RecalledLines {
  orderId: string
  /** Positions in the order, from 0. */
  lines: readonly number[]
}

/**
 * Replaces recalled jars by an order without charge (docs/domain/workshop.md#recall). A second request
 * finds the lines decided and makes no second order.
 */
@Injectable()
export class ReplaceRecalled {
  constructor(
    private readonly recalled: RecallLines,
    private readonly decisions: RecallDecisions,
    private readonly replacing: ReplaceOrder,
    private readonly batches: BatchQueries,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws NotFound; Conflict RECALL_CLOSED | RECALL_DECIDED | RECALL_NOT_FROZEN | JARS_NOT_SENT | JARS_REFUNDED, and
   * those of `ReplaceOrder`
   */
  async replace(id: string, { orderId, lines }: RecalledLines, by: string): Promise<void> {
    const stockIds = await this.recalled.batchesOf(id)
    await this.transactions.run(async () => {
      const open: LockedLine[] = []
      for (const line of [...new Set(lines)].sort((one, other) => one - other)) {
        const locked = await this.recalled.lock(id, { orderId, line }, stockIds)
        const before = await this.decisions.standingFor(locked)
        if (before?.kind === 'replacement' && (before.replacement || locked.recall.drill)) continue
        demandUnbound(locked, before)
        open.push(locked)
      }
      const [first] = open
      if (!first) return
      await this.demandFrozen(first.recall, stockIds)
      const replacement = await this.order(first, open, by)
      for (const locked of open)
        await this.decisions.record(
          locked,
          {
            kind: 'replacement',
            method: null,
            reference: replacement ?? '',
            refundId: null,
            amountPaise: NO_MONEY,
            replacement,
          },
          by,
        )
    })
  }

  /** A drill sends nothing. */
  private async order(
    { recall, order }: LockedLine,
    open: readonly LockedLine[],
    by: string,
  ): Promise<OrderId | null> {
    assertSent(order)
    const lines = open.map(wanted)
    if (recall.drill) return null
    const { order: made } = await this.replacing.replace({
      orderId: order.orderId,
      lines,
      reason: `Recall of ${recall.batchNumber}`,
      by,
      isRecall: true,
      // The lock increased the number of writes, so no other request has this key.
      key: `recall:${String(recall._id)}:${recall.writes}`,
    })
    for (const locked of open) await this.decisions.demandNoJarsElsewhere(locked)
    return made.orderId
  }

  /** The recalled batches must be frozen first, or the replacement might be packed from them. */
  private async demandFrozen(recall: StoredRecall, stockIds: readonly string[]): Promise<void> {
    const practised = new Set(recall.drill ? recall.frozen.map(String) : [])
    const usable = (await this.batches.byIds(stockIds)).filter(
      ({ _id, materialType, quarantine }) =>
        materialType === 'FG' && quarantine === null && !practised.has(String(_id)),
    )
    if (usable.length === 0) return
    const batchNumbers = usable.map(({ batchNumber }) => batchNumber)
    throw new Conflict(
      'RECALL_NOT_FROZEN',
      `Freeze the batches first, so that no recalled jar goes out again: ${batchNumbers.join(', ')}.`,
      { batchNumbers },
    )
  }
}

function wanted({ order, line, stockIds }: LockedLine): ReplacedLine {
  return { line, quantity: fromMilli(jarsToReplace({ order, line, stockIds })) }
}

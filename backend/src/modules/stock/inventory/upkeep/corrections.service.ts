import { Injectable } from '@nestjs/common'
import { fromMilli, type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { measureOf, quantityInWords } from '../../../../kernel/amounts/units.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Availability } from '../../catalog/availability.service.js'
import { checkCorrection } from '../domain/correction.js'
import { type CorrectionReason, quantityDelta } from '../domain/ledger.js'
import { COUNTED } from '../domain/standing.js'
import { StockLedger } from '../movements/stock-ledger.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'

export interface Correction {
  /** Thousandths; negative for a loss. */
  quantityMilli: Milli
  reason: CorrectionReason
  note: string
}

/**
 * Corrects wrong figures of a batch, and books what was taken or spoilt: movements with a reason
 * (docs/domain/catalogue.md#corrections).
 */
@Injectable()
export class Corrections {
  constructor(
    private readonly queries: BatchQueries,
    private readonly ledger: StockLedger,
    private readonly availability: Availability,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A request that is repeated under its key corrects nothing more.
   * @param id batch number or `_id`
   * @throws NotFound, InvalidInput naming the field, Conflict INSUFFICIENT_BATCH when less remains, BATCH_EMPTIED
   */
  async correct(id: string, correction: Correction, by: string): Promise<StoredBatch> {
    const { quantityMilli, reason, note } = correction
    return this.transactions.run(async () => {
      const found = await this.queries.resolve(id)
      if (this.transactions.isRepeat) return found
      const fault = checkCorrection(found.materialType, correction)
      if (fault) throw InvalidInput.field(fault.field, fault.message)
      if (found.noStockConfirmed) throw emptied(found)
      const gone = subtractMilli(NO_QUANTITY, quantityMilli)
      const batch = await this.ledger.change({
        stockId: found._id,
        kind: 'correction',
        delta: quantityDelta(quantityMilli),
        condition: { noStockConfirmed: false, ...(gone > 0 ? { remainingMilli: { $gte: gone } } : {}) },
        cause: { document: 'stock', id: String(found._id), line: 0 },
        by,
        reason,
        note,
      })
      if (!batch) throw tooLittle(found)
      if (COUNTED.holds(batch)) await this.availability.found(batch.product, quantityMilli)
      return batch
    })
  }
}

/**
 * The error for a batch that was confirmed as used up: the confirmation must be withdrawn before a
 * correction.
 */
export function emptied({ batchNumber }: StoredBatch): Conflict {
  return new Conflict(
    'BATCH_EMPTIED',
    `Batch ${batchNumber} is confirmed as used up. Take the confirmation back first.`,
    { batchNumber },
  )
}

function tooLittle(batch: StoredBatch): Conflict {
  return new Conflict(
    'INSUFFICIENT_BATCH',
    `Batch ${batch.batchNumber} has only ${quantityInWords(batch.remainingMilli, measureOf(batch))} left that is not set aside.`,
    {
      stockId: String(batch._id),
      batchNumber: batch.batchNumber,
      remaining: fromMilli(batch.remainingMilli),
    },
  )
}

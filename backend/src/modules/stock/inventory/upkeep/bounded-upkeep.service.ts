import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { measureOf, quantityInWords } from '../../../../kernel/amounts/units.js'
import { ApprovalActions } from '../../../office/approvals/approval-actions.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { BatchWorth } from '../reading/batch-worth.service.js'
import { BatchDeletions } from './batch-deletions.service.js'
import { type Correction, Corrections } from './corrections.service.js'
import { EmptyConfirmations } from './empty-confirmations.service.js'

/** The batch, by its number or `_id`. */
interface OfBatch {
  id: string
}
export type CorrectionRequest = OfBatch & { correction: Correction }

/** What leaves the books, or enters them, without a bill or a run (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class BoundedUpkeep implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly batches: BatchQueries,
    private readonly worth: BatchWorth,
    private readonly corrections: Corrections,
    private readonly empties: EmptyConfirmations,
    private readonly deletions: BatchDeletions,
  ) {}

  onModuleInit(): void {
    this.actions.register('correct-batch', {
      worth: async ({ id, correction: { quantityMilli } }: CorrectionRequest) => {
        const size = quantityMilli < 0 ? subtractMilli(NO_QUANTITY, quantityMilli) : quantityMilli
        const valuePaise = await this.worthOf(await this.batches.resolve(id), size)
        return { bound: quantityMilli < 0 ? 'writeOff' : 'opening', valuePaise }
      },
      about: async ({ id, correction: { quantityMilli, reason, note } }: CorrectionRequest) => {
        const why = note ? `${reason}, ${note}` : reason
        const did = quantityMilli < 0 ? 'Write off' : 'Add'
        const size = quantityMilli < 0 ? subtractMilli(NO_QUANTITY, quantityMilli) : quantityMilli
        return this.aboutBatch(
          id,
          (batch) => `${did} ${quantityOf(batch, size)} of batch ${batch.batchNumber}: ${why}`,
        )
      },
      run: ({ id, correction }: CorrectionRequest, by) => this.corrections.correct(id, correction, by),
    })
    this.actions.register('empty-batch', {
      worth: async ({ id }: OfBatch) => {
        const batch = await this.batches.resolve(id)
        return { bound: 'writeOff', valuePaise: await this.worthOf(batch, batch.remainingMilli) }
      },
      about: ({ id }: OfBatch) =>
        this.aboutBatch(
          id,
          (batch) =>
            `Nothing is left of ${batch.batchNumber}: write off ${quantityOf(batch, batch.remainingMilli)}`,
        ),
      run: ({ id }: OfBatch, by) => this.empties.confirm(id, by),
    })
    this.actions.register('delete-batch', {
      worth: async ({ id }: OfBatch) => {
        const batch = await this.batches.resolve(id)
        // A part that was moved goes back to its batch: nothing leaves the books.
        const gone = batch.splitFrom ? NO_QUANTITY : batch.quantityMilli
        return { bound: 'writeOff', valuePaise: await this.worthOf(batch, gone) }
      },
      about: ({ id }: OfBatch) =>
        this.aboutBatch(
          id,
          (batch) => `Delete batch ${batch.batchNumber} with ${quantityOf(batch, batch.quantityMilli)}`,
        ),
      run: ({ id }: OfBatch, by) => this.deletions.delete(id, by),
    })
  }

  private worthOf(batch: StoredBatch, quantityMilli: Milli): Promise<Paise> {
    return this.worth.of(String(batch.product), batch.pricePaise, quantityMilli)
  }

  private async aboutBatch(id: string, inWords: (batch: StoredBatch) => string) {
    const batch = await this.batches.resolve(id)
    return { what: inWords(batch), link: `/stock-receipt/${batch.batchNumber}` }
  }
}

const quantityOf = (batch: StoredBatch, quantityMilli: Milli): string =>
  quantityInWords(quantityMilli, measureOf(batch))

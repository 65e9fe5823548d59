import { Injectable, type OnModuleInit } from '@nestjs/common'
import { addPaise, maxPaise, multiplyMoney, NO_MONEY, type Paise } from '../../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY, subtractMilli } from '../../../kernel/amounts/quantity.js'
import { measureOf, quantityInWords } from '../../../kernel/amounts/units.js'
import { momentInWords } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { ApprovalActions } from '../../office/approvals/approval-actions.js'
import { Products, type StoredProduct } from '../catalog/products.service.js'
import { CountBooking } from './counts/count-booking.service.js'
import { CountQueries } from './counts/counts.queries.js'
import { Counts, type StoredCount } from './counts/counts.service.js'
import { BatchQueries, type StoredBatch } from './reading/batch.queries.js'
import { type Receipt, Receiving } from './receiving/receiving.service.js'
import { BatchDeletions } from './upkeep/batch-deletions.service.js'
import { type Correction, Corrections } from './upkeep/corrections.service.js'
import { EmptyConfirmations } from './upkeep/empty-confirmations.service.js'

/** The batch, by its number or `_id`. */
interface OfBatch {
  id: string
}
export type CorrectionRequest = OfBatch & { correction: Correction }
export interface OpeningRequest {
  receipt: Omit<Receipt, 'by' | 'at'>
  reason: string
}
export interface CountRequest {
  id: string
  isConfirmed: boolean
}

/**
 * What of the stock a packer books alone only up to a worth a day: what leaves the books, and what enters
 * them without a bill or a run (docs/domain/people.md#the-owners-yes).
 */
@Injectable()
export class BoundedStockActions implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly batches: BatchQueries,
    private readonly products: Products,
    private readonly corrections: Corrections,
    private readonly receiving: Receiving,
    private readonly empties: EmptyConfirmations,
    private readonly deletions: BatchDeletions,
    private readonly counts: Counts,
    private readonly counted: CountQueries,
    private readonly booking: CountBooking,
    private readonly clock: Clock,
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
          (batch) => `${did} ${quantityOf(batch, size)} ${batch.batchNumber}: ${why}`,
        )
      },
      run: ({ id, correction }: CorrectionRequest, by) => this.corrections.correct(id, correction, by),
    })
    this.actions.register('open-batch', {
      worth: async ({ receipt }: OpeningRequest) => {
        const product = await this.products.resolve(receipt.productId)
        const [last] = await this.batches.newestOf([String(product._id)])
        const unit = unitWorth(product, receipt.pricePaise, last?.pricePaise)
        return { bound: 'opening', valuePaise: multiplyMoney(unit, receipt.quantityMilli) }
      },
      about: async ({ receipt, reason }: OpeningRequest) => {
        const product = await this.products.resolve(receipt.productId)
        const quantity = quantityInWords(receipt.quantityMilli, measureOf(product))
        return { what: `Enter ${quantity} of ${product.name}: ${reason}`, link: '/stock-receipt' }
      },
      run: ({ receipt, reason }: OpeningRequest, by) =>
        this.receiving.open({ ...receipt, by, at: this.clock.now() }, reason),
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
    this.actions.register('book-count', {
      worth: async ({ id }: CountRequest) => ({
        bound: 'writeOff',
        valuePaise: await this.worthOfCount(await this.counts.byId(id)),
      }),
      about: async ({ id }: CountRequest) => {
        const { _id, startedBy, startedAt } = await this.counts.byId(id)
        const what = `Book the differences of the count of ${momentInWords(startedAt)} by ${startedBy}`
        return { what, link: `/dashboard/count/${String(_id)}` }
      },
      run: ({ id, isConfirmed }: CountRequest, by) => this.booking.book(id, by, isConfirmed),
    })
  }

  private async worthOf(batch: StoredBatch, quantityMilli: Milli): Promise<Paise> {
    const product = await this.products.resolve(String(batch.product))
    const [newest] = await this.batches.newestOf([String(batch.product)])
    return multiplyMoney(unitWorth(product, batch.pricePaise, newest?.pricePaise), quantityMilli)
  }

  /** Gains and losses: they do not cancel each other. */
  private async worthOfCount(count: StoredCount): Promise<Paise> {
    const { compared } = await this.counted.linesOf(count)
    let sum = NO_MONEY
    for (const { batch, comparison } of compared) {
      if (!batch || !comparison || comparison.outdated) continue
      const { differenceMilli } = comparison
      const size = differenceMilli < 0 ? subtractMilli(NO_QUANTITY, differenceMilli) : differenceMilli
      sum = addPaise(sum, await this.worthOf(batch, size))
    }
    return sum
  }

  private async aboutBatch(id: string, inWords: (batch: StoredBatch) => string) {
    const batch = await this.batches.resolve(id)
    return { what: inWords(batch), link: `/stock-receipt/${batch.batchNumber}` }
  }
}

/**
 * A jar is worth what a customer pays for it, other goods what they cost: the more of two prices, since
 * whoever asks may have written one of them.
 */
const unitWorth = (product: StoredProduct, pricePaise: Paise, newestPaise: Paise = NO_MONEY): Paise =>
  maxPaise(product.materialType === 'FG' ? product.pricePaise : newestPaise, pricePaise)

const quantityOf = (batch: StoredBatch, quantityMilli: Milli): string =>
  `${quantityInWords(quantityMilli, measureOf(batch))} of batch`

import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Milli, NO_QUANTITY } from '../../kernel/quantity.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { type ProductCounters, StockCounters } from '../catalog/stock-counters.service.js'
import { CommittedQuantities } from './committed-quantities.service.js'
import { differences, type Drift, expectedBatch, expectedProduct } from './domain/drift.js'
import { type BatchCounters, replay } from './domain/ledger.js'
import { StockDocument } from './schemas/stock.schema.js'
import { StockLedgerDocument } from './schemas/stock-ledger.schema.js'

/** What a check found; `drift` counts the counters that were wrong and are right now. Zero is the only healthy number. */
export interface StockCheckReport {
  products: number
  batches: number
  drift: number
  repaired: Drift[]
}

/** What the stored counters are and what they should be; nothing is changed. */
export interface StockFindings {
  products: number
  batches: number
  found: Drift[]
}

interface Books {
  history: Map<string, BatchCounters>
  batches: Map<string, StockDocument[]>
  committed: Map<string, Milli>
}

/** Repairs named in a report; more are counted only. */
const MOST_NAMED = 50

/**
 * Recomputes every counter from the ledger and the open documents and repairs what drifted. Nothing
 * should ever drift: each repair is logged as an error.
 */
@Injectable()
export class StockCheck {
  private readonly logger = new Logger('StockCheck')

  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    @InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>,
    private readonly counters: StockCounters,
    private readonly committed: CommittedQuantities,
    private readonly transactions: Transactions,
  ) {}

  /** Checks all products, or those given; reads and repairs in one snapshot, so that work going on is no drift. */
  async recompute(productIds?: readonly Types.ObjectId[]): Promise<StockCheckReport> {
    const { products, batches, found } = await this.compare(productIds, true)
    for (const drift of found) this.logger.error({ msg: 'Stock counter drifted; repaired', ...drift })
    return { products, batches, drift: found.length, repaired: found.slice(0, MOST_NAMED) }
  }

  /** As `recompute` for all products, but only tells. */
  inspect(): Promise<StockFindings> {
    return this.compare(undefined, false)
  }

  private compare(
    productIds: readonly Types.ObjectId[] | undefined,
    repairs: boolean,
  ): Promise<StockFindings> {
    return this.transactions.run(async () => {
      const products = await this.counters.read(productIds)
      const books = await this.readBooks(productIds)
      const found: Drift[] = []
      for (const product of products) found.push(...(await this.checkProduct(product, books, repairs)))
      const batches = [...books.batches.values()].reduce((sum, list) => sum + list.length, 0)
      return { products: products.length, batches, found }
    })
  }

  private async readBooks(productIds: readonly Types.ObjectId[] | undefined): Promise<Books> {
    const some = productIds ? { product: { $in: [...productIds] } } : {}
    const batches = new Map<string, StockDocument[]>()
    for (const batch of await this.stock.find(some).lean<StockDocument[]>()) {
      const ofProduct = batches.get(String(batch.product))
      if (ofProduct) ofProduct.push(batch)
      else batches.set(String(batch.product), [batch])
    }
    const sums = await this.ledger.aggregate<BatchCounters & { _id: Types.ObjectId }>([
      { $match: some },
      {
        $group: {
          _id: '$stock',
          quantityMilli: { $sum: '$delta.quantityMilli' },
          reservedMilli: { $sum: '$delta.reservedMilli' },
          usedMilli: { $sum: '$delta.usedMilli' },
        },
      },
    ])
    const history = new Map(sums.map(({ _id, ...counters }) => [String(_id), counters]))
    return { history, batches, committed: await this.committed.byProduct() }
  }

  private async checkProduct(product: ProductCounters, books: Books, repairs: boolean): Promise<Drift[]> {
    const drifts: Drift[] = []
    const batches = books.batches.get(String(product._id)) ?? []
    const corrected: { remainingMilli: Milli; noStockConfirmed: boolean }[] = []
    for (const batch of batches) {
      const expected = expectedBatch(books.history.get(String(batch._id)) ?? replay([]))
      const found = differences<BatchCounters & { remainingMilli: Milli }>(
        `stock ${batch.batchNumber}`,
        batch,
        expected,
      )
      if (repairs && found.length > 0) await this.stock.updateOne({ _id: batch._id }, { $set: expected })
      drifts.push(...found)
      corrected.push({ ...expected, noStockConfirmed: batch.noStockConfirmed })
    }
    const expected = expectedProduct(corrected, books.committed.get(String(product._id)) ?? NO_QUANTITY)
    const found = differences(`product ${product.Id}`, product, expected)
    if (repairs && found.length > 0) await this.counters.write(product._id, expected)
    return [...drifts, ...found]
  }
}

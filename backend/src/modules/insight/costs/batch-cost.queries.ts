import { Injectable } from '@nestjs/common'
import { type Milli } from '../../../kernel/amounts/quantity.js'
import { type StoredProduct } from '../../stock/catalog/products.service.js'
import { StockQueries, type StoredBatch } from '../../stock/inventory/reading/stock.queries.js'
import { RunQueries, type StoredRun } from '../../stock/runs/runs.queries.js'
import { CostBooks } from './cost-books.service.js'
import { ONE_UNIT } from './domain/batch-costs.js'
import { type CostParts, NO_COST } from './domain/cost-parts.js'

/** A batch with what it cost. */
export interface CostedBatchRow {
  batch: StoredBatch
  /** What the cost is for. */
  quantityMilli: Milli
  parts: CostParts
  /** Of one unit. */
  unitParts: CostParts
  /** That made it, or the batch that it is a part of. */
  run: StoredRun | null
  /** By `_id` (hex). */
  products: ReadonlyMap<string, StoredProduct>
}

/** What one batch cost (docs/domain/costs.md#what-a-batch-cost). */
@Injectable()
export class BatchCostQueries {
  constructor(
    private readonly stock: StockQueries,
    private readonly books: CostBooks,
    private readonly runs: RunQueries,
  ) {}

  /** @param id batch number or `_id` @throws NotFound */
  async calculate(id: string): Promise<CostedBatchRow> {
    const batch = await this.stock.resolve(id)
    const key = String(batch._id)
    const { costs, products } = await this.books.load([key])
    const cost = costs.of(key)
    const [run = null] = cost?.runId == null ? [] : await this.runs.byIds([cost.runId])
    // A batch from a run is costed for what came out of the run; any other batch for what it received.
    const quantityMilli = cost && run && !batch.splitFrom ? cost.quantityMilli : batch.receivedMilli
    return {
      batch,
      quantityMilli,
      parts: costs.share(key, quantityMilli) ?? NO_COST,
      unitParts: costs.share(key, ONE_UNIT) ?? NO_COST,
      run,
      products,
    }
  }
}

import { Injectable } from '@nestjs/common'
import { type Milli } from '../../../kernel/amounts/quantity.js'
import { type NamedProduct } from '../../stock/catalog/products.service.js'
import { BatchQueries, type StoredBatch } from '../../stock/inventory/reading/batch.queries.js'
import { RunQueries, type StoredRun } from '../../stock/runs/runs.queries.js'
import { CostBooks } from './cost-books.service.js'
import { ONE_UNIT } from './domain/batch-costs.js'
import { type CostParts, NO_COST } from './domain/cost-parts.js'

/** A batch with its cost. */
export interface CostedBatchRow {
  batch: StoredBatch
  /** The quantity that the cost is for. */
  quantityMilli: Milli
  parts: CostParts
  /** Cost of one unit. */
  unitParts: CostParts
  /** The run that made the batch, or the batch of which it is a part. */
  run: StoredRun | null
  /** Products by `_id` (hex). */
  products: ReadonlyMap<string, NamedProduct>
}

/** Calculates the cost of one batch (docs/domain/costs.md#what-a-batch-cost). */
@Injectable()
export class BatchCostQueries {
  constructor(
    private readonly batches: BatchQueries,
    private readonly books: CostBooks,
    private readonly runs: RunQueries,
  ) {}

  /** @param id batch number or `_id` @throws NotFound */
  async calculate(id: string): Promise<CostedBatchRow> {
    const batch = await this.batches.resolve(id)
    const key = String(batch._id)
    const { costs, products } = await this.books.load([key])
    const cost = costs.of(key)
    const [run = null] = cost?.runId == null ? [] : await this.runs.byIds([cost.runId])
    // A batch from a run is costed for what the run made; any other batch for the quantity received.
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

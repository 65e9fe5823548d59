import { Injectable } from '@nestjs/common'
import { CostBasis } from '../../stock/catalog/cost-basis.service.js'
import { CostBooks } from './cost-books.service.js'
import { type BatchCost } from './domain/batch-costs.js'

/** About ten megabytes: sold batches of several years. */
const MOST_KEPT = 50_000
/** How many batches are read at once, with everything that they were made of. */
const COSTED_AT_ONCE = 1_000

/**
 * What batches cost, for callers who ask for thousands again and again. A process keeps its results until something
 * changes that they depend on: a result is never older than the question (docs/domain/costs.md#costs).
 */
@Injectable()
export class UnitCosts {
  private known = new Map<string, BatchCost>()
  private basis = 0

  constructor(
    private readonly books: CostBooks,
    private readonly costs: CostBasis,
  ) {}

  /** @param ids of batches (hex). @returns at least those of them that are in the books */
  async calculate(ids: readonly string[]): Promise<ReadonlyMap<string, BatchCost>> {
    const basis = await this.costs.current()
    if (basis !== this.basis || this.known.size > MOST_KEPT) this.known = new Map()
    this.basis = basis
    // A later call that finds the basis changed begins a new book; this call goes on with its own.
    const known = this.known
    const missing = [...new Set(ids)].filter((id) => !known.has(id))
    for (let first = 0; first < missing.length; first += COSTED_AT_ONCE) {
      const portion = missing.slice(first, first + COSTED_AT_ONCE)
      const { costs } = await this.books.load(portion)
      for (const id of portion) {
        const cost = costs.of(id)
        if (cost) known.set(id, cost)
      }
    }
    return known
  }
}

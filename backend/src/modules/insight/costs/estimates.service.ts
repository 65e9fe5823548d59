import { Injectable } from '@nestjs/common'
import { BatchPrices } from '../../stock/bom/batch-prices.service.js'
import { BomBook } from '../../stock/bom/bom-book.service.js'
import { isPackaging } from '../../stock/catalog/domain/packaging.js'
import { Products } from '../../stock/catalog/products.service.js'
import { BatchQueries } from '../../stock/inventory/reading/batch.queries.js'
import { CostBooks } from './cost-books.service.js'
import { type BatchCost } from './domain/batch-costs.js'
import { type EstimateSource } from './domain/estimate.js'

/** Reads what is needed to estimate jars without a batch (docs/domain/costs.md#what-is-estimated). */
@Injectable()
export class Estimates {
  constructor(
    private readonly boms: BomBook,
    private readonly prices: BatchPrices,
    private readonly products: Products,
    private readonly batches: BatchQueries,
    private readonly books: CostBooks,
  ) {}

  /** @param ids ids of the products (hex) to estimate */
  async source(ids: readonly string[]): Promise<EstimateSource> {
    const book = await this.boms.current()
    const [priceOf, materials, last] = await Promise.all([
      this.prices.costOf(book),
      this.products.byIds([...book.products.keys()]),
      this.lastBatches(ids),
    ])
    return {
      book,
      // A product with a recipe is costed by its components, so that a material's price reaches the jar
      // through all recipes.
      costOf: (product, quantity) => (book.recipes.has(product) ? null : priceOf(product, quantity)),
      isPackaging: (id) => {
        const product = materials.get(id)
        return product !== undefined && isPackaging(product)
      },
      lastBatch: (product) => last.get(product) ?? null,
    }
  }

  private async lastBatches(ids: readonly string[]): Promise<Map<string, BatchCost>> {
    const newest = await this.batches.newestOf([...new Set(ids)])
    const { costs } = await this.books.load(newest.map(({ _id }) => String(_id)))
    return new Map(
      newest.flatMap(({ _id, product }) => {
        const cost = costs.of(String(_id))
        return cost ? [[String(product), cost] as const] : []
      }),
    )
  }
}

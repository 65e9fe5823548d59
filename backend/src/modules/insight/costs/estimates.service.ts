import { Injectable } from '@nestjs/common'
import { BatchPrices } from '../../stock/bom/batch-prices.service.js'
import { BomBook } from '../../stock/bom/bom-book.service.js'
import { isPackaging } from '../../stock/catalog/domain/packaging.js'
import { Products } from '../../stock/catalog/products.service.js'
import { StockQueries } from '../../stock/inventory/reading/stock.queries.js'
import { CostBooks } from './cost-books.service.js'
import { type BatchCost } from './domain/batch-costs.js'
import { type EstimateSource } from './domain/estimate.js'

/** What jars that have no batch are estimated from (docs/domain/costs.md#what-is-estimated). */
@Injectable()
export class Estimates {
  constructor(
    private readonly boms: BomBook,
    private readonly prices: BatchPrices,
    private readonly products: Products,
    private readonly stock: StockQueries,
    private readonly books: CostBooks,
  ) {}

  /** @param ids of the products (hex) that are to be estimated */
  async source(ids: readonly string[]): Promise<EstimateSource> {
    const book = await this.boms.current()
    const [priceOf, materials, last] = await Promise.all([
      this.prices.costOf(book),
      this.products.byIds([...book.products.keys()]),
      this.lastBatches(ids),
    ])
    return {
      book,
      // A product with a recipe is costed by its components, so that a price reaches the jar through all recipes.
      costOf: (product, quantity) => (book.recipes.has(product) ? null : priceOf(product, quantity)),
      isPackaging: (id) => {
        const product = materials.get(id)
        return product !== undefined && isPackaging(product)
      },
      lastBatch: (product) => last.get(product) ?? null,
    }
  }

  private async lastBatches(ids: readonly string[]): Promise<Map<string, BatchCost>> {
    const newest = await this.stock.newestOf([...new Set(ids)])
    const { costs } = await this.books.load(newest.map(({ _id }) => String(_id)))
    return new Map(
      newest.flatMap(({ _id, product }) => {
        const cost = costs.of(String(_id))
        return cost ? [[String(product), cost] as const] : []
      }),
    )
  }
}

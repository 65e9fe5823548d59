import { Injectable } from '@nestjs/common'
import { OfferedBatches } from '../inventory/reading/offered-batches.service.js'
import { type Recipe, type Recipes } from './domain/recipes.js'
import { type CostOf } from './domain/roll-up.js'
import { costFromShelf } from './domain/shelf-cost.js'

/** Today's cost of the components of recipes (docs/domain/workshop.md#cost-of-a-recipe). */
@Injectable()
export class BatchPrices {
  constructor(private readonly stock: OfferedBatches) {}

  /**
   * The costs for the recipes of a book and for `others`. A semi-finished product that has a recipe but no
   * usable batch has no price of its own.
   */
  async costOf(book: Recipes, others: readonly Recipe[] = []): Promise<CostOf> {
    const lines = [...book.recipes.values(), ...others].flatMap((recipe) => recipe.lines)
    const shelves = await this.stock.shelves([...new Set(lines.map(({ product }) => product))])
    return (product, quantity) => {
      const shelf = shelves.get(product)
      if (!shelf || (shelf.batches.length === 0 && book.recipes.has(product))) return null
      return costFromShelf(shelf, quantity)
    }
  }
}

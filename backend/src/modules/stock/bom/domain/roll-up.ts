import {
  multiplyMoney,
  NO_MONEY,
  type Paise,
  roundToPaisa,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { nameOf, type Recipe, type RecipeLine, type Recipes } from './recipes.js'

/** The cost of taking a quantity of a product (`_id`, hex) from the shelf; null when its price is not known. */
export type CostOf = (product: string, quantity: Milli) => Paise | null

export interface RolledLine extends RecipeLine {
  /** The cost of the quantity. A component without a price counts as 0 and is named in `missing`. */
  costPaise: Paise
  missing: readonly string[]
}

/** The cost of a product by a recipe (docs/domain/workshop.md#cost-of-a-recipe). */
export interface RollUp {
  lines: RolledLine[]
  /** Cost of the quantity that the recipe makes. */
  costPaise: Paise
  /** Cost of one unit of the product's stock. */
  unitPaise: Paise
  /** Names of components without a price, each once. */
  missing: string[]
}

/** Calculates costs with one price (paise per unit of stock) for each product. */
export function atPrices(prices: ReadonlyMap<string, Paise>): CostOf {
  return (product, quantity) => {
    const price = prices.get(product)
    return price === undefined ? null : multiplyMoney(price, quantity)
  }
}

/** Cost of a product by its current recipe; null when it has none. */
export function rollUp(book: Recipes, product: string, costOf: CostOf): RollUp | null {
  const recipe = book.recipes.get(product)
  return recipe ? rollUpRecipe(book, recipe, costOf) : null
}

/**
 * Cost of a recipe, current or not. A component without a price of its own costs what its recipe costs.
 * Each component is rounded to the paisa, and so is the price of one unit of the product.
 */
export function rollUpRecipe(book: Recipes, recipe: Recipe, costOf: CostOf): RollUp {
  return new Reckoning(book, costOf).of(recipe)
}

class Reckoning {
  private readonly known = new Map<string, RollUp>()
  private readonly underWay = new Set<string>()

  constructor(
    private readonly book: Recipes,
    private readonly costOf: CostOf,
  ) {}

  of(recipe: Recipe): RollUp {
    this.underWay.add(recipe.product)
    const lines = recipe.lines.map((line) => this.line(line))
    this.underWay.delete(recipe.product)
    const costPaise = sumPaise(lines.map((line) => line.costPaise))
    const unitPaise = roundToPaisa((costPaise * 1000) / recipe.makesMilli)
    return { lines, costPaise, unitPaise, missing: [...new Set(lines.flatMap(({ missing }) => missing))] }
  }

  private line({ product, stockMilli }: RecipeLine): RolledLine {
    const costPaise = this.costOf(product, stockMilli)
    if (costPaise !== null) return { product, stockMilli, costPaise, missing: [] }
    const made = this.made(product)
    if (!made) return { product, stockMilli, costPaise: NO_MONEY, missing: [nameOf(this.book, product)] }
    return {
      product,
      stockMilli,
      costPaise: multiplyMoney(made.unitPaise, stockMilli),
      missing: made.missing,
    }
  }

  /** The cost by the recipe of a semi-finished product; a product that needs itself has no price. */
  private made(product: string): RollUp | undefined {
    const recipe = this.book.recipes.get(product)
    if (!recipe || this.underWay.has(product)) return undefined
    const cost = this.known.get(product) ?? this.of(recipe)
    this.known.set(product, cost)
    return cost
  }
}

import { Injectable } from '@nestjs/common'
import { addPaise, maxPaise, NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import {
  addMilli,
  type Milli,
  milli,
  NO_QUANTITY,
  subtractMilli,
  sumMilli,
} from '../../../../kernel/amounts/quantity.js'
import { BomBook } from '../../bom/bom-book.service.js'
import { type Recipe, requiredMilli } from '../../bom/domain/recipes.js'
import { isPackaging } from '../../catalog/domain/packaging.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { BatchWorth } from '../../inventory/reading/batch-worth.service.js'
import { type Component, partMilli } from '../domain/component.js'
import { weightOf } from '../domain/yields.js'
import { type StoredRun } from '../runs.queries.js'
import { type KnownYield, type RunReceipt } from './run-receipts.service.js'
import { recipeKeptBy, type Reckoning, RunReckoning } from './run-reckoning.service.js'

/** What went into a run and is not in what came out of it (docs/domain/workshop.md#what-a-run-yields). */
@Injectable()
export class RunWaste {
  constructor(
    private readonly reckoning: RunReckoning,
    private readonly products: Products,
    private readonly boms: BomBook,
    private readonly worth: BatchWorth,
  ) {}

  /**
   * Its worth: what was used beyond what the recipes need for what came out, or beyond what that is worth if it is more,
   * since whoever receives a run may have written the recipes as well.
   * @throws as `RunReckoning.reckon`
   */
  async worthOf(run: StoredRun, receipt: RunReceipt): Promise<Paise> {
    const reckoned = await this.reckoning.reckon(run, receipt)
    return maxPaise(await this.beyondRecipes(run, reckoned), await this.beyondWorth(reckoned))
  }

  private async beyondRecipes(run: StoredRun, { components, yields }: Reckoning): Promise<Paise> {
    const products = await this.products.byIds(components.map(({ productId }) => productId))
    const needs = await this.needsOf(run, yields)
    let sum = NO_MONEY
    for (const component of components) {
      const product = products.get(component.productId)
      const needed = product && needs ? needs(product) : component.requiredMilli
      sum = addPaise(sum, await this.worthBeyond(component, needed))
    }
    return sum
  }

  private async worthBeyond({ productId, batches }: Component, needed: Milli): Promise<Paise> {
    const beyond = subtractMilli(sumMilli(batches.map(partMilli)), needed)
    const dearest = batches.reduce((most, { pricePaise }) => maxPaise(most, pricePaise), NO_MONEY)
    return beyond > 0 ? this.worth.of(productId, dearest, beyond) : NO_MONEY
  }

  /** What the recipes need of a product for what came out; null when the run's own recipe cannot be read. */
  private async needsOf(
    run: StoredRun,
    yields: readonly KnownYield[],
  ): Promise<((product: StoredProduct) => Milli) | null> {
    const parentId = String(run.recipe.parentProduct)
    const ids = [parentId, ...yields.map(({ product }) => String(product._id))]
    const recipes = await this.boms.load([...new Set(ids)], recipeKeptBy(run))
    const own = recipes.get(parentId)
    const parent = (await this.products.byIds([parentId])).get(parentId)
    if (!own || !parent) return null
    const ownGrams = weightOf(parent.priceUnit, own.makesMilli, parent.netWeight)
    return (product) => {
      const id = String(product._id)
      return yields.reduce((sum, { product: made, quantityMilli, grams }) => {
        const recipe = recipes.get(String(made._id))
        if (recipe) return addMilli(sum, requiredMilli(lineOf(recipe, id), recipe.makesMilli, quantityMilli))
        // A size without a recipe has its share of the pot by weight, and a jar of its own.
        if (isPackaging(product)) return addMilli(sum, quantityMilli)
        return addMilli(sum, requiredMilli(lineOf(own, id), milli(ownGrams), milli(grams)))
      }, NO_QUANTITY)
    }
  }

  /** 0 where a product was never made before: nobody knows what it is worth. */
  private async beyondWorth({ ingredientsPaise, yields }: Reckoning): Promise<Paise> {
    let made = NO_MONEY
    for (const { product, quantityMilli } of yields) {
      const worth = await this.worth.of(product.Id, NO_MONEY, quantityMilli)
      if (worth === 0) return NO_MONEY
      made = addPaise(made, worth)
    }
    return subtractPaise(ingredientsPaise, made)
  }
}

const lineOf = ({ lines }: Recipe, product: string): Milli =>
  sumMilli(lines.flatMap((line) => (line.product === product ? line.stockMilli : [])))

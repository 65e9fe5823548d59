import { Injectable } from '@nestjs/common'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { stockUnitOf } from '../../../../kernel/amounts/units.js'
import { toProductReference } from '../../catalog/product-reference.js'
import { type NamedProduct } from '../../catalog/products.service.js'
import { BatchPrices } from '../batch-prices.service.js'
import { BomBook } from '../bom-book.service.js'
import { type BomVersion, BomVersions } from '../bom-versions.service.js'
import { BomQueries, type StoredBom } from '../boms.queries.js'
import { nameOf, type Recipes } from '../domain/recipes.js'
import { type RollUp, rollUpRecipe } from '../domain/roll-up.js'
import { recipeOf } from '../recipe-of.js'
import { type BomAnswer, type BomComponentAnswer, type BomVersionAnswer } from './boms.dto.js'

type Known = ReadonlyMap<string, NamedProduct>

/** BOMs in their wire form, with today's cost. */
@Injectable()
export class BomAnswers {
  constructor(
    private readonly boms: BomQueries,
    private readonly book: BomBook,
    private readonly prices: BatchPrices,
    private readonly versions: BomVersions,
  ) {}

  async one(bom: StoredBom): Promise<BomAnswer> {
    const [answer] = await this.all([bom])
    return answer as BomAnswer
  }

  async all(boms: readonly StoredBom[]): Promise<BomAnswer[]> {
    const products = await this.boms.productsOf(boms)
    const current = await this.boms.newest([...new Set(boms.map((bom) => String(bom.parentProduct)))])
    const book = await this.book.below(boms)
    const recipes = boms.map((bom) => recipeOf(bom, book.products))
    const costOf = await this.prices.costOf(
      book,
      recipes.flatMap((recipe) => recipe ?? []),
    )
    return boms.map((bom, index) => {
      const recipe = recipes[index]
      const cost = recipe ? rollUpRecipe(book, recipe, costOf) : null
      const isCurrent = current.get(String(bom.parentProduct))?._id.equals(bom._id) ?? false
      return { ...wordsOf(bom, products), ...costsOf(bom, book, products, cost), current: isCurrent }
    })
  }

  /** The current version of a BOM, followed by the earlier ones. */
  async versionsOf(bom: StoredBom): Promise<BomVersionAnswer[]> {
    const versions = await this.versions.list(bom)
    const products = await this.boms.productsOf(versions.map((version) => ({ ...bom, ...version })))
    return versions.map((version) => toVersion(version, products))
  }
}

function wordsOf(bom: StoredBom, products: Known) {
  const id = String(bom._id)
  return {
    id,
    _id: id,
    parentProduct: toProductReference(products.get(String(bom.parentProduct))),
    parentProductQuantity: fromMilli(bom.parentProductQuantityMilli),
    parentProductUnit: bom.parentProductUnit,
    createdBy: bom.createdBy,
    createdAt: bom.createdAt,
    savedBy: bom.savedBy,
    savedAt: bom.savedAt ?? bom.createdAt,
    version: bom.version,
  }
}

/** When the number of jars that the BOM makes is unknown, it has no cost, and each component is missing. */
function costsOf(bom: StoredBom, book: Recipes, products: Known, cost: RollUp | null) {
  const components = bom.components.map((component, index): BomComponentAnswer => {
    const product = String(component.product)
    const line = cost?.lines[index]
    return {
      ...toComponent(component, products),
      stockQuantity: fromMilli(component.stockMilli),
      stockUnit: products.get(product)?.priceUnit ?? stockUnitOf(component.unit),
      costPrice: line ? paiseToRupees(line.costPaise) : 0,
      missing: line ? [...line.missing] : [nameOf(book, product)],
    }
  })
  return {
    components,
    costPrice: cost ? paiseToRupees(cost.costPaise) : 0,
    unitCost: cost ? paiseToRupees(cost.unitPaise) : 0,
    costUnit: products.get(String(bom.parentProduct))?.priceUnit ?? bom.parentProductUnit,
    missing: cost?.missing ?? components.flatMap(({ missing }) => missing),
  }
}

function toComponent({ product, quantityMilli, unit }: StoredBom['components'][number], products: Known) {
  return {
    product: toProductReference(products.get(String(product))),
    quantity: fromMilli(quantityMilli),
    unit,
  }
}

function toVersion(version: BomVersion, products: Known): BomVersionAnswer {
  return {
    version: version.version,
    parentProductQuantity: fromMilli(version.parentProductQuantityMilli),
    parentProductUnit: version.parentProductUnit,
    components: version.components.map((component) => toComponent(component, products)),
    savedBy: version.savedBy,
    savedAt: version.savedAt,
  }
}

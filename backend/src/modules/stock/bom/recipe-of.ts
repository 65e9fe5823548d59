import { InvalidInput } from '../../../kernel/errors/errors.js'
import { type StoredProduct } from '../catalog/products.service.js'
import { type StoredBom } from './boms.queries.js'
import { inStockOf } from './domain/parent-quantity.js'
import { type Recipe, type RecipeProduct } from './domain/recipes.js'

/** The fields of a product that recipes need. */
export type RecipeProductSource = Pick<
  StoredProduct,
  '_id' | 'Id' | 'name' | 'materialType' | 'priceUnit' | 'netWeight'
>

/** The fields of a BOM that determine its recipe. */
export type RecipeSource = Pick<
  StoredBom,
  '_id' | 'version' | 'parentProduct' | 'parentProductQuantityMilli' | 'parentProductUnit'
> & { components: readonly Pick<StoredBom['components'][number], 'product' | 'stockMilli'>[] }

export function recipeProductOf(product: RecipeProductSource): RecipeProduct {
  const { Id, name, materialType, priceUnit, netWeight } = product
  return { id: String(product._id), Id, name, materialType, unit: priceUnit, netWeight }
}

/**
 * A BOM in units of stock; null when the quantity that it makes can no longer be converted, as for jars
 * without a net weight.
 */
export function recipeOf(bom: RecipeSource, products: ReadonlyMap<string, RecipeProduct>): Recipe | null {
  const product = String(bom.parentProduct)
  const parent = products.get(product)
  if (!parent) return null
  try {
    return {
      bomId: String(bom._id),
      version: bom.version,
      product,
      makesMilli: inStockOf(parent, bom.parentProductQuantityMilli, bom.parentProductUnit),
      lines: bom.components.map((component) => ({
        product: String(component.product),
        stockMilli: component.stockMilli,
      })),
    }
  } catch (error) {
    if (error instanceof InvalidInput) return null
    throw error
  }
}

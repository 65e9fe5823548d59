import { type StoredBom } from '../bom/boms.queries.js'
import { type StoredProduct } from '../catalog/products.service.js'
import { type RunRecipe } from './schemas/run-recipe.schema.js'

/**
 * A BOM as a run keeps it.
 * @param products the components' products by id (hex); each quantity is told in the unit of their stock
 */
export function runRecipeOf(
  bom: Pick<
    StoredBom,
    'version' | 'parentProduct' | 'parentProductQuantityMilli' | 'parentProductUnit' | 'components'
  >,
  products: ReadonlyMap<string, Pick<StoredProduct, 'priceUnit'>>,
): RunRecipe {
  return {
    version: bom.version,
    parentProduct: bom.parentProduct,
    parentQuantityMilli: bom.parentProductQuantityMilli,
    parentUnit: bom.parentProductUnit,
    components: bom.components.map(({ product, stockMilli }) => {
      const known = products.get(String(product))
      if (!known) throw new Error(`A BOM names product ${String(product)}, which does not exist`)
      return { product, stockMilli, unit: known.priceUnit }
    }),
  }
}

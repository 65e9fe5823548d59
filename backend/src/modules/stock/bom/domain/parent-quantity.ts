import { inProportion, jars, type Milli, milli } from '../../../../kernel/amounts/quantity.js'
import { inStockUnit, type Unit } from '../../../../kernel/amounts/units.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { type RecipeProduct } from './recipes.js'

/**
 * Converts the quantity that a recipe makes to the unit of the product's stock. Jars given by weight are
 * that weight divided by the net weight of one (docs/domain/workshop.md#units-of-a-recipe).
 * @throws InvalidInput naming `parentProductUnit` or `parentProductQuantity`
 */
export function inStockOf(product: RecipeProduct, quantity: Milli, unit: Unit): Milli {
  if (product.materialType !== 'FG' || unit === 'PC')
    return inStockUnit(quantity, unit, product.unit, 'parentProductUnit')
  const thousandthsOfKg = inStockUnit(quantity, unit, 'KG', 'parentProductUnit')
  if (product.netWeight === 0)
    throw InvalidInput.field('parentProductUnit', `${product.name} has no net weight: write it in PC.`)
  // A thousandth of a kilogram is a gram, the unit of the net weight.
  const made = inProportion(thousandthsOfKg, milli(product.netWeight), jars(1))
  if (made === 0)
    throw InvalidInput.field('parentProductQuantity', 'That is less than a thousandth of a jar.')
  return made
}

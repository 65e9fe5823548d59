import { fromMilli, type Milli } from '../../../kernel/amounts/quantity.js'
import { type StoredProduct } from '../catalog/products.service.js'
import { type StoredBom } from './boms.queries.js'

type Told = Pick<StoredBom, 'parentProductQuantityMilli' | 'parentProductUnit' | 'components'>

/** A BOM for the audit log: what it makes, and each component by its name. */
export function bomInWords(bom: Told, products: ReadonlyMap<string, StoredProduct>): Record<string, string> {
  const quantity = (amount: Milli, unit: string) => `${fromMilli(amount)} ${unit}`
  const components = bom.components.map(({ product, quantityMilli, unit }) => [
    products.get(String(product))?.name ?? String(product),
    quantity(quantityMilli, unit),
  ])
  return {
    makes: quantity(bom.parentProductQuantityMilli, bom.parentProductUnit),
    ...(Object.fromEntries(components) as Record<string, string>),
  }
}

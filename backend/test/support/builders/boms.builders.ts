import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type Client } from '../http/client.js'

export interface BomComponent {
  product: { _id: string; name: string } | null
  quantity: number
  unit: string
  stockQuantity: number
  stockUnit: string
  costPrice: number
  missing: string[]
}

/** A BOM as staff read it. */
export interface Bom {
  id: string
  _id: string
  parentProduct: { Id: string; name: string } | null
  parentProductQuantity: number
  parentProductUnit: string
  components: BomComponent[]
  costPrice: number
  unitCost: number
  costUnit: string
  missing: string[]
  current: boolean
  createdBy: string
  savedBy: string
  savedAt: string
  version: number
}

export type Written = readonly [product: { Id: string }, quantity: number, unit?: string]

/** A body of the contract: so much of a product from its components. */
export function bomBody(
  parent: { Id: string },
  [quantity, unit]: readonly [number, string],
  ...components: Written[]
) {
  return {
    parentProduct: parent.Id,
    parentProductQuantity: quantity,
    parentProductUnit: unit,
    components: components.map(([product, amount, written = 'KG']) => ({
      product: product.Id,
      quantity: amount,
      unit: written,
    })),
  }
}

/** A BOM of one kilogram or jar of a product. */
export async function aBom(staff: Client, parent: StoredProduct, ...components: Written[]): Promise<Bom> {
  const makes = [1, parent.materialType === 'FG' ? 'PC' : parent.priceUnit] as const
  const { status, body } = await staff.post<{ bom: Bom }>('/api/bom', bomBody(parent, makes, ...components))
  if (status !== 201) throw new Error(`The BOM was refused: ${JSON.stringify(body)}`)
  return body.bom
}

import { type PlannedProduct } from '../data/api-types.js'
import { formatQuantity } from '../ui/format.js'

const UNITS = { KG: 'kg', LTR: 'ltr', PC: 'pc' } as const

/** "20 jars", "0.9 kg". */
export function amountOf({ materialType, priceUnit }: PlannedProduct, quantity: number): string {
  const unit = materialType === 'FG' ? (quantity === 1 ? 'jar' : 'jars') : UNITS[priceUnit]
  return `${formatQuantity(quantity)} ${unit}`
}

export const unitOf = ({ materialType, priceUnit }: PlannedProduct): string =>
  materialType === 'FG' ? 'jars' : UNITS[priceUnit]

/** What somebody typed; null when it is not a valid quantity of the product. */
export function quantityIn({ materialType }: PlannedProduct, typed: string): number | null {
  const quantity = Number(typed.trim().replace(',', '.'))
  const whole = Math.round(quantity * 1000)
  if (typed.trim() === '' || !Number.isFinite(quantity) || quantity <= 0 || quantity > 10_000) return null
  if (Math.abs(quantity * 1000 - whole) > 1e-6) return null
  return materialType === 'FG' && !Number.isInteger(quantity) ? null : quantity
}

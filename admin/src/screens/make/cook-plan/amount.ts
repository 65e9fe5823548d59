import { type PlannedProduct } from '../../../api/api-types.js'
import { inSteps, THOUSANDTH } from '../../../kit/inputs/in-steps.js'
import { formatQuantity } from '../../../kit/ui/format.js'
import { type Measure, numberIn } from '../../../kit/ui/typed-number.js'

const UNITS = { KG: 'kg', LTR: 'ltr', PC: 'pc' } as const

/** "20 jars", "0.9 kg". */
export function amountOf({ materialType, priceUnit }: PlannedProduct, quantity: number): string {
  const unit = materialType === 'FG' ? (quantity === 1 ? 'jar' : 'jars') : UNITS[priceUnit]
  return `${formatQuantity(quantity)} ${unit}`
}

export const unitOf = ({ materialType, priceUnit }: PlannedProduct): string =>
  materialType === 'FG' ? 'jars' : UNITS[priceUnit]

const MOST = 10_000

/** The measure in which a quantity of the product is typed. */
export const measureOfPlan = ({ materialType, priceUnit }: PlannedProduct): Measure =>
  materialType === 'FG' ? 'PC' : priceUnit

/** What somebody typed; null when it is not a valid quantity of the product. */
export function quantityIn(product: PlannedProduct, typed: string): number | null {
  const quantity = numberIn(typed, measureOfPlan(product)) ?? 0
  return quantity > 0 && quantity <= MOST && inSteps(quantity, THOUSANDTH) ? quantity : null
}

import { formatQuantity } from '../../../../kit/ui/format.js'

const PARTS = 1000
const SMALL: Readonly<Record<string, string>> = { KG: 'grams', LTR: 'ml' }

/**
 * A reserved quantity for the person at the scales: below 1 in grams (docs/domain/contract.md#figures-of-the-owner), oil in ml.
 */
export function weighed(quantity: number, unit: string): string {
  const small = SMALL[unit]
  if (small !== undefined && quantity > 0 && quantity < 1)
    return `${formatQuantity(quantity * PARTS)} ${small}`
  return `${formatQuantity(quantity)} ${unit}`
}

import { jars, type Milli } from '../../../kernel/quantity.js'
import { canTransition } from '../../../kernel/transitions.js'
import { DELIVERY, type DeliveryStatus } from './machines.js'

/** The courier's figures (back-office.md 9): 1500 g a jar, in a box of 15 cm. */
const GRAMS_PER_JAR = 1500
export const BOX_CM = [15, 15, 15] as const

/** What a parcel holds, for the courier's form; at least one piece. */
export function parcelFigures(items: readonly { name: string; quantityMilli: Milli }[]) {
  const pieces = Math.max(1, Math.ceil(items.reduce((sum, item) => sum + item.quantityMilli, 0) / jars(1)))
  return {
    pieces,
    weightGrams: pieces * GRAMS_PER_JAR,
    description: items.map((item) => item.name).join(', '),
  }
}

/** Steps that a delivery takes when tracking finds it at `found`, missed scans made up for; empty when none. */
export function stepsTo(
  current: DeliveryStatus,
  found: 'Shipped' | 'Delivered',
): ('Shipped' | 'Delivered')[] {
  const path = (['Shipped', 'Delivered'] as const).slice(0, found === 'Shipped' ? 1 : 2)
  const steps: ('Shipped' | 'Delivered')[] = []
  let at = current
  for (const next of path)
    if (canTransition(DELIVERY, at, next)) {
      steps.push(next)
      at = next
    }
  return steps
}

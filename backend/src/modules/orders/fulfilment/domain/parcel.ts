import { jars, type Milli, sumMilli } from '../../../../kernel/quantity.js'
import { canTransition } from '../../../../kernel/transitions.js'
import { grams, multiplyWeight } from '../../../../kernel/weight.js'
import { DELIVERY, type DeliveryStatus } from '../../domain/machines.js'

/** The owner's figures for the courier: 1500 g a jar, in a box of 15 cm. */
const JAR_WEIGHT = grams(1500)
export const BOX_CM = [15, 15, 15] as const

/** What a parcel holds, for the courier's form; at least one piece. */
export function parcelFigures(items: readonly { name: string; quantityMilli: Milli }[]) {
  const pieces = Math.max(1, Math.ceil(sumMilli(items.map((item) => item.quantityMilli)) / jars(1)))
  return {
    pieces,
    weightGrams: multiplyWeight(JAR_WEIGHT, jars(pieces)),
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

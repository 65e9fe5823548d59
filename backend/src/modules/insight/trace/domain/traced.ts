import { addMilli, type Milli } from '../../../../kernel/amounts/quantity.js'
import { type RunInput } from './trace.js'

/** A batch in a component of a run. */
interface ReservedBatch {
  stockId: unknown
  reservedMilli: Milli
  usedMilli: Milli | null
}

/**
 * The quantities that a run took of its batches: those used, if known, otherwise those reserved
 * (docs/domain/workshop.md#trace). A batch of which nothing was taken is left out.
 */
export function runInputs(
  components: readonly { unit: RunInput['unit']; batches: readonly ReservedBatch[] }[],
): RunInput[] {
  const inputs = new Map<string, RunInput>()
  for (const { unit, batches } of components)
    for (const { stockId, reservedMilli, usedMilli } of batches) {
      const id = String(stockId)
      const quantityMilli = usedMilli ?? reservedMilli
      const before = inputs.get(id)
      if (before) before.quantityMilli = addMilli(before.quantityMilli, quantityMilli)
      else
        inputs.set(id, { stockId: id, quantityMilli, unit, basis: usedMilli === null ? 'reserved' : 'used' })
    }
  return [...inputs.values()].filter(({ quantityMilli }) => quantityMilli > 0)
}

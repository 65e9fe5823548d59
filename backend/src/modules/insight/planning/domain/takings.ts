import { type Milli, minMilli, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { type SharedRun } from './share-out.js'

/** The remaining quantity of a batch. */
export interface OpenBatch {
  stockId: string
  batchNumber: string
  product: string
  remainingMilli: Milli
}

/** The quantities that a run takes, component by component. */
export interface Taking {
  product: string
  batches: { stockId: string; batchNumber: string; quantityMilli: Milli }[]
}

/**
 * The batches from which each run takes what the plan gives it, run by run.
 * @param batches batches of all products, in the order in which they are offered
 */
export function takings(runs: readonly SharedRun[], batches: readonly OpenBatch[]): Taking[][] {
  const left = batches.map((batch) => ({ ...batch }))
  return runs.map(({ components }) =>
    components.map(({ product, takenMilli }) => {
      const taken: Taking['batches'] = []
      let wanted = takenMilli
      for (const batch of left) {
        if (batch.product !== product || wanted === 0 || batch.remainingMilli === 0) continue
        const quantityMilli = minMilli(wanted, batch.remainingMilli)
        batch.remainingMilli = subtractMilli(batch.remainingMilli, quantityMilli)
        wanted = subtractMilli(wanted, quantityMilli)
        taken.push({ stockId: batch.stockId, batchNumber: batch.batchNumber, quantityMilli })
      }
      return { product, batches: taken }
    }),
  )
}

import { type Milli, minMilli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'

/** A batch with what of it a run may take. */
export interface FreeBatch {
  stockId: string
  freeMilli: Milli
}

export interface Filled<Batch extends FreeBatch> {
  /** Batches in the order given, those that give nothing left out. */
  taken: { batch: Batch; quantityMilli: Milli }[]
  /** What they do not have. */
  missingMilli: Milli
}

/** Takes a quantity from batches, each to its end before the next is used. For batches in FEFO order this is FEFO. */
export function fill<Batch extends FreeBatch>(wantedMilli: Milli, batches: readonly Batch[]): Filled<Batch> {
  let missingMilli = wantedMilli
  const taken: Filled<Batch>['taken'] = []
  for (const batch of batches) {
    const quantityMilli = minMilli(missingMilli, batch.freeMilli)
    if (quantityMilli <= NO_QUANTITY) continue
    taken.push({ batch, quantityMilli })
    missingMilli = subtractMilli(missingMilli, quantityMilli)
  }
  return { taken, missingMilli }
}

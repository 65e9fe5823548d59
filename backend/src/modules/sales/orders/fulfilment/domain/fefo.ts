import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../../kernel/amounts/quantity.js'

/** A batch as it is offered: those near their day come last. */
export interface Offer {
  stockId: string
  batchNumber: string
  remainingMilli: Milli
  nearItsDay: boolean
}

export interface Taking {
  /** What is taken from which batch; empty when it does not reach. */
  parts: { stockId: string; quantityMilli: Milli }[]
  /** What no batch has. */
  missingMilli: Milli
  /** Batches that are near their day and would have to be used. */
  near: string[]
}

/** Takes a quantity from batches in the order in which they are offered: all of it, or nothing. */
export function takeByFefo(wantedMilli: Milli, offers: readonly Offer[], useNear: boolean): Taking {
  let open = wantedMilli
  const taken: (Offer & { quantityMilli: Milli })[] = []
  for (const offer of offers) {
    const quantityMilli = offer.remainingMilli < open ? offer.remainingMilli : open
    if (quantityMilli <= NO_QUANTITY) continue
    taken.push({ ...offer, quantityMilli })
    open = subtractMilli(open, quantityMilli)
  }
  const near = taken.filter(({ nearItsDay }) => nearItsDay).map(({ batchNumber }) => batchNumber)
  if (open > NO_QUANTITY) return { parts: [], missingMilli: open, near: [] }
  if (near.length > 0 && !useNear) return { parts: [], missingMilli: NO_QUANTITY, near }
  const parts = taken.map(({ stockId, quantityMilli }) => ({ stockId, quantityMilli }))
  return { parts, missingMilli: NO_QUANTITY, near }
}

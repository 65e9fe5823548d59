import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../../kernel/amounts/quantity.js'

/** A batch as it is offered; batches near their day come last. */
export interface Offer {
  stockId: string
  batchNumber: string
  remainingMilli: Milli
  nearItsDay: boolean
}

export interface Taking {
  /** The quantity taken from each batch; empty when the batches do not suffice. */
  parts: { stockId: string; quantityMilli: Milli }[]
  /** The quantity that the batches lack. */
  missingMilli: Milli
  /** Batches near their day that would be needed. */
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

import {
  addMilli,
  type Milli,
  minMilli,
  NO_QUANTITY,
  subtractMilli,
  sumMilli,
} from '../../../../kernel/amounts/quantity.js'
import { type Part } from './component.js'

/** A batch with what of it a run may take. */
export interface FreeBatch {
  stockId: string
  freeMilli: Milli
}

interface Filled<Batch extends FreeBatch> {
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

/** What somebody wants of a batch, or of several together. Without a quantity it is what is still required. */
export interface Wish<Batch extends FreeBatch> {
  batches: readonly Batch[]
  quantityMilli: Milli | null
}

export interface Assigned<Batch extends FreeBatch> {
  taken: { batch: Batch; quantityMilli: Milli }[]
  /** Batches that were wanted and have nothing. */
  empty: Batch[]
  /** Some batch had less than was wanted of it. */
  capped: boolean
}

/** What a component takes of the batches that were chosen for it, at most what each of them has. */
export function assign<Batch extends FreeBatch>(
  requiredMilli: Milli,
  wishes: readonly Wish<Batch>[],
): Assigned<Batch> {
  const taken = new Map<string, { batch: Batch; quantityMilli: Milli }>()
  const empty: Batch[] = []
  let capped = false
  const given = (): Milli => sumMilli([...taken.values()].map(({ quantityMilli }) => quantityMilli))
  for (const { batches, quantityMilli } of wishes) {
    const wanted = quantityMilli ?? subtractMilli(requiredMilli, given())
    const left = batches.map((batch) => ({
      batch,
      stockId: batch.stockId,
      freeMilli: subtractMilli(batch.freeMilli, taken.get(batch.stockId)?.quantityMilli ?? NO_QUANTITY),
    }))
    const { taken: filled, missingMilli } = fill(wanted, left)
    capped ||= missingMilli > NO_QUANTITY
    for (const {
      batch: { batch },
      quantityMilli: more,
    } of filled) {
      const before = taken.get(batch.stockId)?.quantityMilli ?? NO_QUANTITY
      taken.set(batch.stockId, { batch, quantityMilli: addMilli(before, more) })
    }
    if (wanted > NO_QUANTITY && filled.length === 0) empty.push(...batches.slice(0, 1))
  }
  return { taken: [...taken.values()], empty, capped }
}

/**
 * A client that knows only one batch number for a component sends several joined, with their sum. If that is what is
 * reserved already, each keeps its own quantity.
 */
export function asReserved<Batch extends FreeBatch>(
  wish: Wish<Batch>,
  parts: readonly Pick<Part, 'stockId' | 'reservedMilli'>[],
): Wish<Batch>[] {
  const reserved = new Map(parts.map((part) => [part.stockId, part.reservedMilli]))
  const isSame =
    wish.batches.length > 1 &&
    wish.batches.length === reserved.size &&
    wish.batches.every(({ stockId }) => reserved.has(stockId)) &&
    wish.quantityMilli === sumMilli([...reserved.values()])
  if (!isSame) return [wish]
  return wish.batches.map((batch) => ({
    batches: [batch],
    quantityMilli: reserved.get(batch.stockId) ?? NO_QUANTITY,
  }))
}

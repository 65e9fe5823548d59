import { fromMilli } from '../../../../../kernel/amounts/quantity.js'
import { type AllocatedLine } from './allocation.js'

/** Jars of one batch that somebody laid into the box. */
export interface PackedJars {
  /** Made by who counts: the same jars sent twice count once. */
  id: string
  batchNumber: string
  jars: number
  /** Mobile number of the packer. */
  by: string
  at: Date
}

/** What of an order lies in its box (docs/domain/orders.md#into-the-box). */
export interface Packing {
  jars: PackedJars[]
  /** When the last jar went in; null while one is missing. */
  doneAt: Date | null
  doneBy: string | null
}

const NOTHING_PACKED: Packing = { jars: [], doneAt: null, doneBy: null }

export type MaybePacked = { items: readonly AllocatedLine[]; packing?: Packing | null }

/** Jars of a batch that lie in the box. */
export function packedOf(packing: Packing | null | undefined, batchNumber: string): number {
  return (packing?.jars ?? []).reduce(
    (sum, part) => sum + (part.batchNumber === batchNumber ? part.jars : 0),
    0,
  )
}

/** Jars that an order takes, by batch. */
export function wantedByBatch(items: readonly AllocatedLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { allocations } of items)
    for (const { batchNumber, quantityMilli } of allocations)
      wanted.set(batchNumber, (wanted.get(batchNumber) ?? 0) + fromMilli(quantityMilli))
  return wanted
}

/** What may go into the box: no jar that the order does not take, and not too many of any. */
export function whyNotPacked(
  { items, packing }: MaybePacked,
  batchNumber: string,
  jars: number,
): 'WRONG_BATCH' | 'JARS_COMPLETE' | null {
  const wanted = wantedByBatch(items).get(batchNumber)
  if (wanted === undefined) return 'WRONG_BATCH'
  return packedOf(packing, batchNumber) + jars > wanted ? 'JARS_COMPLETE' : null
}

/** With further jars in the box; done when none is missing. */
export function withJars({ items, packing }: MaybePacked, jars: PackedJars): Packing {
  const packed = [...(packing ?? NOTHING_PACKED).jars, jars]
  const now = { jars: packed, doneAt: null, doneBy: null }
  const done = [...wantedByBatch(items)].every(([batch, wanted]) => packedOf(now, batch) >= wanted)
  return done ? { jars: packed, doneAt: jars.at, doneBy: jars.by } : now
}

/** Without the jars that were counted under an id, or none. */
export function withoutJars(packing: Packing, id: string): Packing {
  return { ...NOTHING_PACKED, jars: packing.jars.filter((part) => part.id !== id) }
}

/** When batches are taken off an order, their jars come out of the box. */
export function withoutBatches(
  packing: Packing | null | undefined,
  batchNumbers: readonly string[],
): Packing | null {
  if (!packing) return null
  const jars = packing.jars.filter((part) => !batchNumbers.includes(part.batchNumber))
  return jars.length === 0 ? null : { ...NOTHING_PACKED, jars }
}

import { fromMilli } from '../../../../../kernel/amounts/quantity.js'
import { type AllocatedLine } from './allocation.js'

/** Jars of one batch that a packer put into the box. */
export interface PackedJars {
  /** Id that the client generated: the same jars sent twice count once. */
  id: string
  batchNumber: string
  jars: number
  /** Mobile number of the packer. */
  by: string
  at: Date
}

/** The jars of an order that are in its box (docs/domain/orders.md#into-the-box). */
export interface Packing {
  jars: PackedJars[]
  /** When the last jar was put in; null while one is missing. */
  doneAt: Date | null
  doneBy: string | null
}

const NOTHING_PACKED: Packing = { jars: [], doneAt: null, doneBy: null }

export type MaybePacked = { items: readonly AllocatedLine[]; packing?: Packing | null }

/** Number of jars of a batch in the box. */
export function packedOf(packing: Packing | null | undefined, batchNumber: string): number {
  return (packing?.jars ?? []).reduce(
    (sum, part) => sum + (part.batchNumber === batchNumber ? part.jars : 0),
    0,
  )
}

/** Number of jars that an order needs, by batch. */
export function wantedByBatch(items: readonly AllocatedLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { allocations } of items)
    for (const { batchNumber, quantityMilli } of allocations)
      wanted.set(batchNumber, (wanted.get(batchNumber) ?? 0) + fromMilli(quantityMilli))
  return wanted
}

/**
 * The reason why jars may not go into the box: a batch that the order does not have, or too many; null
 * when they may.
 */
export function whyNotPacked(
  { items, packing }: MaybePacked,
  batchNumber: string,
  jars: number,
): 'WRONG_BATCH' | 'JARS_COMPLETE' | null {
  const wanted = wantedByBatch(items).get(batchNumber)
  if (wanted === undefined) return 'WRONG_BATCH'
  return packedOf(packing, batchNumber) + jars > wanted ? 'JARS_COMPLETE' : null
}

/** The packing with more jars in the box; complete when none is missing. */
export function withJars({ items, packing }: MaybePacked, jars: PackedJars): Packing {
  const packed = [...(packing ?? NOTHING_PACKED).jars, jars]
  const now = { jars: packed, doneAt: null, doneBy: null }
  const done = [...wantedByBatch(items)].every(([batch, wanted]) => packedOf(now, batch) >= wanted)
  return done ? { jars: packed, doneAt: jars.at, doneBy: jars.by } : now
}

/** The packing without the jars that were counted under an id. */
export function withoutJars(packing: Packing, id: string): Packing {
  return { ...NOTHING_PACKED, jars: packing.jars.filter((part) => part.id !== id) }
}

/** The packing after batches were taken off the order: their jars leave the box. */
export function withoutBatches(
  packing: Packing | null | undefined,
  batchNumbers: readonly string[],
): Packing | null {
  if (!packing) return null
  const jars = packing.jars.filter((part) => !batchNumbers.includes(part.batchNumber))
  return jars.length === 0 ? null : { ...NOTHING_PACKED, jars }
}

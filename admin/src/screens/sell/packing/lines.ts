import { type StaffOrder } from '../../../api/api-types.js'

/** Jars of one batch that an order takes, and how many of them lie in the box. */
export interface PackLine {
  batchNumber: string
  title: string
  image: string
  wanted: number
  packed: number
  /** The counts that make up `packed`, newest last. */
  counts: readonly string[]
}

/** What goes into the box, batch by batch. */
export function packLines({ items, packing }: StaffOrder): PackLine[] {
  const lines = new Map<string, PackLine>()
  for (const { title, image, allocations } of items)
    for (const { batchNumber, quantity } of allocations) {
      const counts = (packing?.jars ?? []).filter((jars) => jars.batchNumber === batchNumber)
      const before = lines.get(batchNumber)?.wanted ?? 0
      lines.set(batchNumber, {
        batchNumber,
        title,
        image,
        wanted: before + quantity,
        packed: counts.reduce((sum, { jars }) => sum + jars, 0),
        counts: counts.map(({ id }) => id),
      })
    }
  return [...lines.values()]
}

import { type CollectionMeta } from '../catalog/metadata.js'
import { type View } from '../isolation/view.js'
import { paced, PAUSE, type Work } from '../pace/turn.js'
import { entriesOf } from '../planner/record-ids.js'
import { tableRange } from '../storage/keys.js'

/** Bytes of the stored documents, counted by reading them. */
export function* documentBytes(view: View, meta: CollectionMeta): Work<number> {
  let bytes = 0
  for (const entry of paced(entriesOf(view, tableRange(meta.table)))) {
    if (entry === PAUSE) yield PAUSE
    else bytes += entry.value.length
  }
  return bytes
}

/** Bytes of the entries of each index, by its name. */
export function* indexBytes(view: View, meta: CollectionMeta): Work<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const { name, table } of meta.indexes) {
    let bytes = 0
    for (const entry of paced(entriesOf(view, tableRange(table)))) {
      if (entry === PAUSE) yield PAUSE
      else bytes += entry.key.length + entry.value.length
    }
    sizes.set(name, bytes)
  }
  return sizes
}

export const sum = (numbers: Iterable<number>): number =>
  [...numbers].reduce((total, number) => total + number, 0)

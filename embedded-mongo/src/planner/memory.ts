import { getHeapStatistics } from 'node:v8'
import { MongoError } from '../errors.js'

/** Of what the process may use; above it the collector could lose the race. */
const SHARE = 0.8
/** Stored bytes between two looks: decoded they weigh some ten times as much. */
const LOOK_EVERY_BYTES = 1024 ** 2

let sinceLook = 0

/**
 * To be told of each document that is read. Throws 146 where the command holds more of them than fit (a `$group` that
 * gathers a collection, a sort of computed values): it fails alone, where it would have ended the process for all.
 */
export const watchMemory = (bytes: number): void => {
  sinceLook += bytes
  if (sinceLook < LOOK_EVERY_BYTES) return
  sinceLook = 0
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  if (used < limit * SHARE) return
  throw new MongoError(
    146,
    `The command holds more documents than fit into the engine's memory of ${Math.round(limit / LOOK_EVERY_BYTES)} MB.`,
  )
}

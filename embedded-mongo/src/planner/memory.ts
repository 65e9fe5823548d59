import { getHeapStatistics } from 'node:v8'
import { MongoError } from '../errors/mongo-error.js'

const MEGABYTE = 1024 ** 2
/** Share of the heap above which a command is stopped; beyond it garbage collection could come too late. */
const SHARE = 0.8
/** Stored bytes between two checks; decoded they take about ten times as much. */
const CHECK_EVERY_BYTES = MEGABYTE

let sinceCheck = 0

/**
 * To be called for each document that is read. Throws 146 when a command holds more documents than fit into memory (a
 * `$group` that gathers a collection, a sort of computed values). Then one command fails, and not the whole process.
 */
export function watchMemory(bytes: number): void {
  sinceCheck += bytes
  if (sinceCheck < CHECK_EVERY_BYTES) return
  sinceCheck = 0
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  if (used < limit * SHARE) return
  throw new MongoError(
    146,
    `The command holds more documents than fit into the engine's memory of ${Math.round(limit / MEGABYTE)} MB.`,
  )
}

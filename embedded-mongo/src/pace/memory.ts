import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MongoError } from '../errors/mongo-error.js'

const MEGABYTE = 1024 ** 2
/** Share of the heap above which a command is stopped; beyond it garbage collection could come too late. */
const SHARE = 0.8
/** Buffers of stored documents, of requests and of answers lie outside of the heap. */
const MOST_OUTSIDE = 160 * MEGABYTE
/** Bytes between two checks; those of stored documents take about ten times as much when they are decoded. */
const CHECK_EVERY_BYTES = MEGABYTE

let sinceCheck = 0

// What the last command left is in the heap until it is collected; it does not count for this command.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes in use and the most that may be, and those of documents' buffers beside the heap. */
function heap(): { used: number; limit: number; outside: number } {
  const { used_heap_size: used, heap_size_limit: limit, external_memory: outside } = getHeapStatistics()
  return { used, limit, outside }
}

/**
 * To be called for what a command may hold: about how many bytes it takes. Throws 146 when there is too little room (a
 * `$group` that gathers a collection, a sort of computed values). Then one command fails, and not the whole process.
 */
export function watchMemory(bytes: number): void {
  sinceCheck += bytes
  if (sinceCheck < CHECK_EVERY_BYTES) return
  sinceCheck = 0
  requireRoom(0)
}

/** To be called before something large is made at once. Throws 146 when there is no room for it. */
export function requireRoom(bytes: number): void {
  if (isRoomy(bytes)) return
  collectGarbage()
  if (isRoomy(bytes)) return
  const { limit } = heap()
  throw new MongoError(
    146,
    `The command holds more documents than fit into the engine's memory of ${Math.round(limit / MEGABYTE)} MB.`,
  )
}

/** Whether so many more bytes may be held beside the heap. Who is told no does without. */
export function hasRoomOutside(bytes: number): boolean {
  const { limit, outside } = heap()
  return outside + bytes < mostOutside(limit) / 2
}

const mostOutside = (limit: number): number => Math.max(limit, MOST_OUTSIDE)

function isRoomy(bytes: number): boolean {
  const { used, limit, outside } = heap()
  return used + bytes < limit * SHARE && outside < mostOutside(limit)
}

import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MongoError } from '../errors/mongo-error.js'
import { Collections } from './collections.js'

const MEGABYTE = 1024 ** 2
/** Share of the heap above which a command is stopped; beyond it garbage collection could come too late. */
const SHARE = 0.8
/** Up to here V8 is left to collect by itself: see `isAwaited`. */
const AWAITED_SHARE = 0.84
/** Buffers of stored documents, of requests and of answers lie outside of the heap. */
const MOST_OUTSIDE = 160 * MEGABYTE
/** Bytes between two checks; those of stored documents take about ten times as much when they are decoded. */
const CHECK_EVERY_BYTES = MEGABYTE

/** From here on V8 is given time for it: see `isFillingUp`. */
const FILLING_SHARE = 0.7
/** What was seen of the heap tells of it for so long. */
const FILLING_MS = 200

let sinceCheck = 0
let filledAt = -Infinity
const collections = new Collections()

// What the last command left is in the heap until it is collected; it does not count for this command.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes in use and the most that may be, and those of documents' buffers beside the heap. */
interface Heap {
  used: number
  limit: number
  outside: number
}

function heap(): Heap {
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
  const state = heap()
  if (state.used >= state.limit * FILLING_SHARE) filledAt = performance.now()
  if (!isRoomy(0, state) && !isAwaited(state)) requireRoom(0)
}

/**
 * Of a heap that fills up V8 collects the garbage beside the work, in steps. To collect it at once takes as long as looking
 * at all that is held, and others would wait. So there is a little more room until V8 has done it; what that left decides.
 */
function isAwaited({ used, limit, outside }: Heap): boolean {
  if (outside >= mostOutside(limit) || used >= limit * AWAITED_SHARE) return false
  collections.watch()
  const { left } = collections
  if (left !== null && left >= limit * SHARE) throw noRoom()
  return true
}

/**
 * Whether little of the heap is free. Who goes on at full speed then fills it before V8 has looked at all of it, and the rest
 * is looked at in one go: whoever works in turns should make his pauses longer.
 */
export const isFillingUp = (): boolean => performance.now() - filledAt < FILLING_MS

/** To be called before something large is made at once. Throws 146 when there is no room for it. */
export function requireRoom(bytes: number): void {
  if (isRoomy(bytes)) return
  collectGarbage()
  if (isRoomy(bytes)) return
  throw noRoom()
}

function noRoom(): MongoError {
  collections.forget()
  const { limit } = heap()
  return new MongoError(
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

const isRoomy = (bytes: number, { used, limit, outside }: Heap = heap()): boolean =>
  used + bytes < limit * SHARE && outside < mostOutside(limit)

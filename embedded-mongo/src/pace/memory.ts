import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { resourceLimits } from 'node:worker_threads'
import { MongoError } from '../errors/mongo-error.js'
import { HeapAfterGc } from './heap-after-gc.js'

const MEGABYTE = 1024 ** 2
/**
 * Share of the old generation above which a command is stopped. V8 ends the process when four collections in a row
 * leave more than 80 % and took more time than the work between them, as on a machine with other work: so what is
 * alive must stay below that.
 */
const SHARE = 0.7
/** Share up to which the engine waits for V8 to collect garbage by itself: see `isAwaited`. */
const AWAITED_SHARE = 0.78
/** Lowest limit for buffers of documents, requests and answers, which lie outside the heap. */
const MOST_OUTSIDE = 160 * MEGABYTE
/** Bytes between two checks. What a value takes is estimated, and may be ten times as much. */
const CHECK_EVERY_BYTES = MEGABYTE / 8
/** Length from which an array or a Map takes its room in large pieces. */
const LONG = 4096
/** A Map that is full doubles: so much for each of its entries at once. An array grows by less. */
const GROWN_BYTES = 56

/** Share above which pauses get longer, so that V8 has time to collect: see `isFillingUp`. */
const FILLING_SHARE = 0.6
/** How long a heap reading stays valid. */
const FILLING_MS = 200

let sinceCheck = 0
let filledAt = -Infinity
const heapAfterGc = new HeapAfterGc()

// Collect before refusing: garbage of earlier commands must not count for this one.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of heap in use, the limit of its old generation, and bytes of buffers outside the heap. */
interface Heap {
  used: number
  limit: number
  outside: number
}

function heap(): Heap {
  const { used_heap_size: used, heap_size_limit: limit, external_memory: outside } = getHeapStatistics()
  return { used, limit: limit - youngOf(limit), outside }
}

/**
 * V8's limit includes the young generation: what `launch/thread.ts` gives the engine's thread, and elsewhere a ninth of the
 * limit, unless a flag makes it smaller. Only the old one counts: what a command holds ends up there.
 */
function youngOf(limit: number): number {
  const { maxYoungGenerationSizeMb: megabytes } = resourceLimits
  return megabytes === undefined ? limit / 9 : megabytes * MEGABYTE
}

/**
 * To be called with about how many bytes a command has come to hold, for example in a `$group` or a sort. `length`: of
 * the array or Map that takes the value in. Throws 146 when there is too little room, so that one command fails and not
 * the whole process.
 */
export function watchMemory(bytes: number, length = 0): void {
  if (length >= LONG && (length & (length - 1)) === 0) requireRoom(length * GROWN_BYTES)
  sinceCheck += bytes
  if (sinceCheck < CHECK_EVERY_BYTES) return
  sinceCheck = 0
  const state = heap()
  if (state.used >= state.limit * FILLING_SHARE) filledAt = performance.now()
  if (!isRoomy(0, state) && !isAwaited(state)) requireRoom(0)
}

/**
 * Whether to wait for V8, which collects garbage in steps beside the work when the heap fills up. Forcing
 * a collection would block every command until V8 has visited all live objects. So the command may use a
 * little more memory until V8 is done, and is then judged by what is still in use.
 */
function isAwaited({ used, limit, outside }: Heap): boolean {
  if (outside >= mostOutside(limit) || used >= limit * AWAITED_SHARE) return false
  heapAfterGc.watch()
  const { left } = heapAfterGc
  if (left !== null && left >= limit * SHARE) throw noRoom()
  return true
}

/**
 * Whether the heap is nearly full. Work at full speed would fill it before V8 has collected in steps, and
 * V8 would then block to finish in one go; so long work makes longer pauses meanwhile.
 */
export const isFillingUp = (): boolean => performance.now() - filledAt < FILLING_MS

/** To be called before something large is allocated at once. Throws 146 when there is no room for it. */
export function requireRoom(bytes: number): void {
  if (isRoomy(bytes)) return
  collectGarbage()
  if (isRoomy(bytes)) return
  throw noRoom()
}

function noRoom(): MongoError {
  heapAfterGc.forget()
  const { limit } = heap()
  return new MongoError(
    146,
    `The command holds more documents than fit into the engine's memory of ${Math.round(limit / MEGABYTE)} MB.`,
  )
}

/**
 * Whether so many more bytes may be held outside the heap; when false, the caller skips the optional
 * structure.
 */
export function hasRoomOutside(bytes: number): boolean {
  const { limit, outside } = heap()
  return outside + bytes < mostOutside(limit) / 2
}

const mostOutside = (limit: number): number => Math.max(limit, MOST_OUTSIDE)

const isRoomy = (bytes: number, { used, limit, outside }: Heap = heap()): boolean =>
  used + bytes < limit * SHARE && outside < mostOutside(limit)

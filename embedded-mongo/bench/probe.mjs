/**
 * `engine.mjs` loads this before everything else, in the engine's thread too: it reports what only that thread can
 * know. It looks from the first question on, since looking takes half as much processor time as answering. The longest
 * time that the thread worked without looking at its sockets is processor time: it contains neither other processes of
 * the machine nor waiting for the disk.
 */
import { readFileSync } from 'node:fs'
import { getHeapStatistics } from 'node:v8'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

const MEGABYTE = 1024 ** 2
/** Looks at the heap are dearer than those at the clock. */
const TICKS_PER_HEAP = 10

/** Milliseconds that this thread has worked. */
const worked = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6

function answerQuestions() {
  const channel = new BroadcastChannel('probe')
  let most = null
  channel.onmessage = ({ data }) => {
    if (data !== 'next') return
    if (!most)
      watch((held, heap) => (most = { held: Math.max(most.held, held), heap: Math.max(most.heap, heap) }))
    channel.postMessage(most ?? { held: 0, heap: 0 })
    most = { held: 0, heap: 0 }
  }
  channel.unref()
}

/** Calls `seen` with the milliseconds that the thread worked between two looks, and the megabytes of its heap. */
function watch(seen) {
  let last = worked()
  let heap = 0
  let ticks = 0
  // Timers are looked at as often as sockets are.
  setInterval(() => {
    const now = worked()
    if (ticks++ % TICKS_PER_HEAP === 0) heap = getHeapStatistics().used_heap_size / MEGABYTE
    seen(now - last, heap)
    last = now
  }, 1).unref()
}

if (!isMainThread) answerQuestions()

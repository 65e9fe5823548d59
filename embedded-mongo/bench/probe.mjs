/**
 * `engine.mjs` loads this before everything else, in the engine's thread too: it reports what only that thread can
 * know. The longest time that it worked without looking at its sockets is processor time: it contains neither other
 * processes of the machine nor waiting for the disk.
 */
import { readFileSync } from 'node:fs'
import { getHeapStatistics } from 'node:v8'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

const MEGABYTE = 1024 ** 2
/** Looks at the heap are dearer than those at the clock. */
const TICKS_PER_HEAP = 10

/** Milliseconds that this thread has worked. */
const worked = () => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6

function watch() {
  const channel = new BroadcastChannel('probe')
  let most = { held: 0, heap: 0 }
  let last = worked()
  let ticks = 0
  // Timers are looked at as often as sockets are.
  setInterval(() => {
    const now = worked()
    most.held = Math.max(most.held, now - last)
    last = now
    if (ticks++ % TICKS_PER_HEAP === 0)
      most.heap = Math.max(most.heap, getHeapStatistics().used_heap_size / MEGABYTE)
  }, 1).unref()
  channel.onmessage = ({ data }) => {
    if (data !== 'next') return
    channel.postMessage(most)
    most = { held: 0, heap: 0 }
  }
  channel.unref()
}

if (!isMainThread) watch()

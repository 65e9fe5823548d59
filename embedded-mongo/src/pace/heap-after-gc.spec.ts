import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { HeapAfterGc } from './heap-after-gc.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const MEGABYTE = 1024 ** 2

/** Waits for the reading: the observer is told of a collection some turns of the event loop later. */
async function leftBy(heap: HeapAfterGc): Promise<number | null> {
  for (let waits = 0; waits < 100 && heap.left === null; waits++) await new Promise(setImmediate)
  return heap.left
}

describe('HeapAfterGc', () => {
  it('gives the heap size after a full collection, for 100 ms or until forget()', async () => {
    const heap = new HeapAfterGc()
    heap.watch()
    expect(heap.left).toBeNull()
    const held = Array.from({ length: 200_000 }, (_, n) => ({ n }))
    collectGarbage()
    const left = await leftBy(heap)
    expect(left).toBeGreaterThan(MEGABYTE)
    expect(held).toHaveLength(200_000)
    heap.forget()
    expect(heap.left).toBeNull()
    collectGarbage()
    expect(await leftBy(heap)).not.toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(heap.left).toBeNull()
  })
})

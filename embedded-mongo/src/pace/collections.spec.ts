import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Collections } from './collections.js'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const MEGABYTE = 1024 ** 2

/** An observer is told of a collection later. */
async function leftBy(collections: Collections): Promise<number | null> {
  for (let waits = 0; waits < 100 && collections.left === null; waits++) await new Promise(setImmediate)
  return collections.left
}

describe('what a collection of the whole heap leaves', () => {
  it('is known for a moment, and until what was held is let go', async () => {
    const collections = new Collections()
    collections.watch()
    expect(collections.left).toBeNull()
    const held = Array.from({ length: 200_000 }, (_, n) => ({ n }))
    collectGarbage()
    const left = await leftBy(collections)
    expect(left).toBeGreaterThan(MEGABYTE)
    expect(held).toHaveLength(200_000)
    collections.forget()
    expect(collections.left).toBeNull()
    collectGarbage()
    expect(await leftBy(collections)).not.toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 120))
    expect(collections.left).toBeNull()
  })
})

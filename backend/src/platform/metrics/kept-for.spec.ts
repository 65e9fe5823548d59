import { keptFor } from './kept-for.js'

let reads = 0
let fails = false
async function read(): Promise<number> {
  reads += 1
  if (fails) throw new Error('away')
  return reads
}

beforeEach(() => {
  reads = 0
  fails = false
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('reads once for all callers within the time, and again after it', async () => {
  const kept = keptFor(10_000, read)
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1])
  jest.advanceTimersByTime(9_999)
  expect(await kept()).toBe(1)
  jest.advanceTimersByTime(1)
  expect(await kept()).toBe(2)
})

it('caches no failure', async () => {
  const kept = keptFor(10_000, read)
  fails = true
  await expect(kept()).rejects.toThrow('away')
  fails = false
  expect(await kept()).toBe(2)
})

import { eachInTurns } from './turns.js'

function forMs(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('a long calculation visits every item in order, and other work runs in between', async () => {
  const seen: (number | string)[] = []
  setImmediate(() => void seen.push('another'))
  await eachInTurns([1, 2, 3], (item) => {
    seen.push(item)
    forMs(20)
  })
  expect(seen).toEqual([1, 'another', 2, 3])
})

it('a calculation waits for each visit before the next, and an error of a visit ends it', async () => {
  const seen: number[] = []
  const visiting = eachInTurns([1, 2, 3], async (item) => {
    await Promise.resolve()
    seen.push(item)
    if (item === 2) throw new Error('no further')
  })
  await expect(visiting).rejects.toThrow('no further')
  expect(seen).toEqual([1, 2])
})

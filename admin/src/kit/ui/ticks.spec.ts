import { ticksOf } from './ticks.js'

it.each([
  ['sales of a month', [0, 13_199, 48_503.5], [0, 10_000, 20_000, 30_000, 40_000, 50_000]],
  ['a loss', [-43_793.78, 4710], [-60_000, -40_000, -20_000, 0, 20_000]],
  ['little money', [2, 7], [0, 2, 4, 6, 8]],
  ['nothing', [0, 0], [0, 1]],
  ['no value', [], [0, 1]],
])('the axis of %s has round values and 0', (_, values, ticks) => expect(ticksOf(values)).toEqual(ticks))

it('the axis holds every value, and is at most six lines high', () => {
  for (let digits = -1; digits < 8; digits++)
    for (const high of [1, 1.01, 2.4, 3, 4.9, 5, 7.7, 9.99].map((one) => one * 10 ** digits))
      for (const low of [0, -high / 3, -high]) {
        const ticks = ticksOf([low, high])
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks[0]).toBeLessThanOrEqual(low)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
        expect(ticks).toContain(0)
      }
})

import { Random } from './random.js'

it('repeats itself for the same seed', () => expect(new Random(7).digits(20)).toBe(new Random(7).digits(20)))

it('spreads evenly enough', () => {
  const random = new Random(1)
  const seen = new Map<number, number>()
  for (let i = 0; i < 10_000; i += 1) {
    const value = random.below(10)
    seen.set(value, (seen.get(value) ?? 0) + 1)
  }
  expect([...seen.values()].every((times) => times > 850 && times < 1150)).toBe(true)
})

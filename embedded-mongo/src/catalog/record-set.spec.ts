import { RecordSet } from './record-set.js'

/** At the borders of words and pieces, the highest bit of a word, and beyond 32 bits. */
const IDS = [1, 31, 32, 33, 4095, 4096, 8191, 100_000, 2 ** 32 + 31, 2 ** 40]

it('a record set holds each added id once, in ascending order', () => {
  const set = new RecordSet([...IDS.toReversed(), ...IDS])
  expect(set.size).toBe(IDS.length)
  expect([...set]).toEqual(IDS)
  expect(IDS.every((id) => set.has(id))).toBe(true)
  expect([0, 2, 30, 34, 4094, 4097, 2 ** 32, 2 ** 40 + 1].some((id) => set.has(id))).toBe(false)
})

it('a record set is intersected into a new one', () => {
  const [thirds, fifths] = [3, 5].map((n) => new RecordSet(Array.from({ length: 9000 }, (_, at) => at * n)))
  const both = (thirds as RecordSet).and(fifths as RecordSet)
  expect([...both]).toEqual(Array.from({ length: 1800 }, (_, at) => at * 15))
  expect(both.size).toBe(1800)
  expect(both.and(new RecordSet([7])).size).toBe(0)
  expect((thirds as RecordSet).size).toBe(9000)
})

import { Double } from 'bson'
import { type Work } from '../pace/turn.js'
import { encodeDoc } from './encode.js'
import { encodeInTurns } from './encode-in-turns.js'
import { type Doc, type Value } from './value.js'

/** Result of the work, and how often it paused. */
function run<T>(work: Work<T>): { value: T; pauses: number } {
  for (let pauses = 0; ; pauses++) {
    const step = work.next()
    if (step.done) return { value: step.value, pauses }
  }
}

const docOf = (entries: [string, Value][]): Doc => new Map(entries)
const itemsOf = (count: number): Value[] =>
  Array.from({ length: count }, (_, n) =>
    docOf([
      ['n', n],
      ['name', `näme ${n}`],
      ['list', [n, new Double(n)]],
    ]),
  )

describe('a document that is encoded in turns', () => {
  it.each([
    [
      'nothing long',
      docOf([
        ['_id', 1],
        ['some', itemsOf(3)],
      ]),
    ],
    ['a long array alone', docOf([['all', itemsOf(5000)]])],
    [
      'long arrays among others',
      docOf([
        ['_id', null],
        ['ä long', itemsOf(1001)],
        ['text', 'x'],
        ['none', []],
        ['all', itemsOf(2345)],
        ['last', true],
      ]),
    ],
    ['a long array within another document', docOf([['in', docOf([['all', itemsOf(1500)]])]])],
  ])('has the same bytes as at once: %s', (_what, doc) => {
    expect(run(encodeInTurns(doc)).value.equals(encodeDoc(doc))).toBe(true)
  })

  it('pauses meanwhile', () => {
    expect(run(encodeInTurns(docOf([['all', itemsOf(60_000)]]))).pauses).toBeGreaterThan(0)
  })

  it.each([
    ['a long array', [['all', Array.from({ length: 20_000 }, () => 'x'.repeat(1000))]]],
    ['many fields', Array.from({ length: 20_000 }, (_, at) => [`f${at}`, 'x'.repeat(1000)])],
    [
      'a long array among fields',
      [
        ['a', 'x'.repeat(9e6)],
        ['b', 'x'.repeat(9e6)],
        ['c', itemsOf(1500)],
      ],
    ],
  ] as [string, [string, Value][]][])(
    'is refused when it is longer than a document: %s',
    (_what, entries) => {
      expect(() => run(encodeInTurns(docOf(entries)))).toThrow(
        expect.objectContaining({ code: 10334, codeName: 'BSONObjectTooLarge' }),
      )
    },
  )

  it('is refused long before it is encoded when it repeats one value', () => {
    const page = Array.from({ length: 1000 }, () => 'x'.repeat(1000))
    const book = Array.from({ length: 1000 }, () => page)
    expect(() => run(encodeInTurns(docOf([['of', docOf([['all', book]])]])))).toThrow('past the 64MB limit')
  })

  it('is refused when it is nested too deep, as at once', () => {
    let deep: Value = 1
    for (let depth = 0; depth < 199; depth++) deep = [deep]
    const doc = docOf([['all', Array.from({ length: 1001 }, () => deep)]])
    expect(() => encodeDoc(doc)).toThrow('nested')
    expect(() => run(encodeInTurns(doc))).toThrow('nested')
  })
})

import { Decimal128, Double } from 'bson'
import { refusalOf } from '../../test/support/failure.js'
import { type Plain, run } from '../../test/support/pipelines.js'

const densify = (spec: Plain, docs: Plain[]): string[] => run([{ $densify: spec }], docs)
/** One letter or position for each document; those of the input have an `_id`. */
const shapeOf = (spec: Plain, docs: Plain[]): string =>
  densify(spec, docs)
    .map((doc) => /n: ([^,}]+?)[ ,]/.exec(doc)?.[1] + (doc.includes('_id') ? '!' : ''))
    .join(' ')
const at = (...places: unknown[]): Plain[] => places.map((n, _id) => ({ _id, n }))
const day = (text: string): Date => new Date(`${text}T00:00:00Z`)

describe('$densify of numbers', () => {
  it.each<[string, unknown, Plain[], string]>([
    ['between the first and the last', 'full', at(5, 1, 3), '1! 2 3! 4 5!'],
    ['off the steps', 'full', at(1, 2.5, 4.5), '1! 2 2.5! 3 4 4.5!'],
    ['twice at one place', 'full', at(1, 1, 3), '1! 1! 2 3!'],
    ['of nothing', 'full', [], ''],
    ['within bounds, the end left out', [0, 4], at(2), '0 1 2! 3'],
    ['beyond bounds', [2, 4], at(0, 3, 7), '0! 2 3! 7!'],
    ['beyond bounds, from below alone', [2, 4], at(0), '0! 2 3'],
    ['beyond bounds, from above alone', [2, 4], at(9, 9), '2 3 9! 9!'],
    ['within bounds, off the steps', [0, 3], at(0.5, 2.5), '0 0.5! 1 2 2.5!'],
    ['at the lower bound', [1, 3], at(1), '1! 2'],
    ['at the upper bound', [1, 3], at(3), '1 2 3!'],
    ['within bounds of nothing', [0, 3], [], '0 1 2'],
  ])('%s', (_title, bounds, docs, shape) => {
    expect(shapeOf({ field: 'n', range: { step: 1, bounds } }, docs)).toBe(shape)
  })

  it('adds as $add does', () => {
    const docs = at(1, new Double(2.5))
    expect(densify({ field: 'n', range: { step: new Double(0.5), bounds: 'full' } }, docs)).toEqual([
      '{ _id: 0, n: 1 }',
      '{ n: 1.5 }',
      '{ n: 2.0 }',
      '{ _id: 1, n: 2.5 }',
    ])
    const tenth = Decimal128.fromString('0.1')
    const decimals = at(Decimal128.fromString('0.1'), Decimal128.fromString('0.3'))
    expect(densify({ field: 'n', range: { step: tenth, bounds: 'full' } }, decimals)[1]).toContain('0.2')
  })

  it('passes on documents without the field, before the others', () => {
    const docs = [{ _id: 0, n: 2 }, { _id: 1 }, { _id: 2, n: null }, { _id: 3, n: 4 }]
    expect(densify({ field: 'n', range: { step: 1, bounds: 'full' } }, docs)).toEqual([
      '{ _id: 1 }',
      '{ _id: 2, n: null }',
      '{ _id: 0, n: 2 }',
      '{ n: 3 }',
      '{ _id: 3, n: 4 }',
    ])
  })

  it('sets a field within another', () => {
    const docs = [{ a: { n: 1 } }, { a: { n: 3 } }]
    expect(densify({ field: 'a.n', range: { step: 1, bounds: 'full' } }, docs)[1]).toBe('{ a: { n: 2 } }')
  })
})

describe('$densify of dates', () => {
  const days = (...texts: string[]): Plain[] => texts.map((text, _id) => ({ _id, at: day(text) }))
  const placesOf = (range: Plain, docs: Plain[]): string[] =>
    densify({ field: 'at', range }, docs).map((doc) =>
      new Date(Number(/\((-?\d+)\)/.exec(doc)?.[1])).toISOString().slice(0, 10),
    )

  it.each<[Plain, Plain[], string[]]>([
    [
      { step: 2, unit: 'day', bounds: 'full' },
      days('2024-02-27', '2024-03-03'),
      ['2024-02-27', '2024-02-29', '2024-03-02', '2024-03-03'],
    ],
    [
      { step: 1, unit: 'month', bounds: [day('2024-01-15'), day('2024-04-15')] },
      days('2024-02-15'),
      ['2024-01-15', '2024-02-15', '2024-03-15'],
    ],
    [
      { step: 1, unit: 'year', bounds: 'full' },
      days('2020-02-29', '2022-02-28'),
      ['2020-02-29', '2021-02-28', '2022-02-28'],
    ],
  ])('%j', (range, docs, places) => {
    expect(placesOf(range, docs)).toEqual(places)
  })
})

describe('$densify of partitions', () => {
  const docs = [
    { _id: 1, k: 'a', n: 1 },
    { _id: 2, k: 'a', n: 4 },
    { _id: 3, k: 'b', n: 2 },
  ]
  const spec = (bounds: unknown): Plain => ({
    field: 'n',
    partitionByFields: ['k'],
    range: { step: 1, bounds },
  })

  it('fills each between its own first and last', () => {
    expect(densify(spec('partition'), docs)).toEqual([
      '{ _id: 1, k: "a", n: 1 }',
      '{ k: "a", n: 2 }',
      '{ k: "a", n: 3 }',
      '{ _id: 2, k: "a", n: 4 }',
      '{ _id: 3, k: "b", n: 2 }',
    ])
  })

  it('fills each between the first and last of all documents, with full bounds', () => {
    expect(densify(spec('full'), docs)).toEqual([
      '{ _id: 1, k: "a", n: 1 }',
      '{ k: "b", n: 1 }',
      '{ _id: 3, k: "b", n: 2 }',
      '{ k: "a", n: 2 }',
      '{ k: "a", n: 3 }',
      '{ _id: 2, k: "a", n: 4 }',
      '{ k: "b", n: 3 }',
      '{ k: "b", n: 4 }',
    ])
  })

  it('fills each within explicit bounds', () => {
    expect(densify(spec([2, 4]), docs)).toEqual([
      '{ _id: 1, k: "a", n: 1 }',
      '{ k: "a", n: 2 }',
      '{ k: "a", n: 3 }',
      '{ _id: 2, k: "a", n: 4 }',
      '{ _id: 3, k: "b", n: 2 }',
      '{ k: "b", n: 3 }',
    ])
  })

  it('gives new documents the partition fields, nested and missing ones too', () => {
    const nested = [{ a: { k: 1 }, n: 1 }, { a: { k: 1 }, n: 3 }, { n: 1 }, { n: 3 }]
    const found = densify(
      { field: 'n', partitionByFields: ['a.k', 'z'], range: { step: 1, bounds: 'partition' } },
      nested,
    )
    expect(found).toContain('{ a: { k: 1 }, n: 2 }')
    expect(found).toContain('{ n: 2 }')
  })
})

describe('an invalid $densify', () => {
  const [jan, feb] = [day('2024-01-01'), day('2024-02-01')]
  it.each<[Plain, number]>([
    [{ range: { step: 1, bounds: 'full' } }, 40414],
    [{ field: 'n' }, 40414],
    [{ field: 'n', range: { step: 1 } }, 40414],
    [{ field: 'n', range: { bounds: 'full' } }, 40414],
    [{ field: 'n', nope: 1, range: { step: 1, bounds: 'full' } }, 40415],
    [{ field: 'n', range: { step: 1, bounds: 'full', nope: 1 } }, 40415],
    [{ field: 1, range: { step: 1, bounds: 'full' } }, 14],
    [{ field: 'n', range: 1 }, 14],
    [{ field: 'n', range: { step: 'x', bounds: 'full' } }, 14],
    [{ field: 'n', range: { step: 1, bounds: [jan, feb], unit: 1 } }, 14],
    [{ field: 'n', partitionByFields: 'k', range: { step: 1, bounds: 'full' } }, 14],
    [{ field: '$n', range: { step: 1, bounds: 'full' } }, 16410],
    [{ field: 'n', partitionByFields: ['$k'], range: { step: 1, bounds: 'full' } }, 16410],
    [{ field: 'n', partitionByFields: ['n'], range: { step: 1, bounds: 'full' } }, 8993000],
    [{ field: 'n.m', partitionByFields: ['n'], range: { step: 1, bounds: 'full' } }, 9554500],
    [{ field: 'n', range: { step: 0, bounds: 'full' } }, 5733401],
    [{ field: 'n', range: { step: 1.5, bounds: 'full', unit: 'day' } }, 6586400],
    [{ field: 'n', range: { step: 1, bounds: 'full', unit: 'nope' } }, 9],
    [{ field: 'n', range: { step: 1, bounds: 'nope' } }, 5946802],
    [{ field: 'n', range: { step: 1, bounds: 1 } }, 5733404],
    [{ field: 'n', range: { step: 1, bounds: [1] } }, 5733403],
    [{ field: 'n', range: { step: 1, bounds: [2, 1] } }, 5733402],
    [{ field: 'n', range: { step: 1, bounds: [1, jan] } }, 5733406],
    [{ field: 'n', range: { step: 1, bounds: ['a', 'b'] } }, 5946800],
    [{ field: 'n', range: { step: 1, bounds: [1, 2.5] } }, 5876900],
    [{ field: 'n', range: { step: 1, bounds: [1, 2], unit: 'day' } }, 5733409],
    [{ field: 'n', range: { step: 1, bounds: [jan, feb] } }, 5733410],
    [{ field: 'n', range: { step: 1, bounds: 'partition' } }, 5733408],
  ])('%j', (spec, code) => {
    expect(refusalOf(() => densify(spec, []))[0]).toBe(code)
  })

  it.each<[Plain, Plain[], number]>([
    [{ field: 'n', range: { step: 1, bounds: 'full' } }, [{ n: 'a' }], 5733201],
    [{ field: 'n', range: { step: 1, bounds: 'full' } }, [{ n: jan }], 6053600],
    [{ field: 'n', range: { step: 1, bounds: 'full', unit: 'day' } }, [{ n: 1 }], 6053600],
    [{ field: 'n', range: { step: 1, bounds: [0, 500_001] } }, [], 5897900],
    [
      { field: 'k.n', partitionByFields: ['k.m'], range: { step: 1, bounds: 'partition' } },
      [{ k: { m: [1], n: 1 } }, { k: { m: [1], n: 3 } }],
      0,
    ],
  ])('%j of %j', (spec, docs, code) => {
    if (code === 0) expect(densify(spec, docs)).toHaveLength(3)
    else expect(refusalOf(() => densify(spec, docs))[0]).toBe(code)
  })
})

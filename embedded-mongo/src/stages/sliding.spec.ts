import { Decimal128, Double } from 'bson'
import { type Plain, run } from '../../test/support/pipelines.js'

/** Numbers of all types, some not whole, and some values that are missing or no numbers. */
const MIXED = [3, 1, null, 'a', new Double(2), 7n, undefined, 1, [1, 2], new Double(-4), 3, 0]
const WHOLE = MIXED.filter((value) => value !== undefined)
const BROKEN = [
  ...WHOLE,
  new Double(0.1),
  5,
  new Double(0.2),
  2n ** 40n,
  new Double(2 ** 40),
  Decimal128.fromString('1.5'),
  6,
  7,
  8,
]

const docsOf = (values: readonly unknown[]): Plain[] =>
  [...values, ...values, ...values].map((v, _id) => (v === undefined ? { _id } : { _id, v }))

const windowsOf = (operator: Plain, window: Plain, docs: Plain[]): string[] =>
  run(
    [
      { $setWindowFields: { sortBy: { _id: 1 }, output: { w: { ...operator, window } } } },
      { $project: { _id: 0, w: 1 } },
    ],
    docs,
  )

/** The expected values: each window calculated by itself, as `$group` does. */
function grouped(operator: Plain, [low, high]: [number, number], docs: Plain[]): string[] {
  return docs.map((_, at) => {
    const inside = docs.slice(Math.max(0, at + low), Math.max(0, at + high + 1))
    const [row] = run([{ $group: { _id: null, w: operator } }, { $project: { _id: 0, w: 1 } }], inside)
    const [empty] = run([{ $group: { _id: null, w: operator } }, { $project: { _id: 0, w: 1 } }], [{}])
    return inside.length > 0 ? (row as string) : (empty as string)
  })
}

describe('a sliding window', () => {
  const operators: Plain[] = [
    { $sum: '$v' },
    { $avg: '$v' },
    { $min: '$v' },
    { $max: '$v' },
    { $first: '$v' },
    { $last: '$v' },
  ]
  const windows: [number, number][] = [
    [-2, 0],
    [-3, 2],
    [1, 4],
    [-6, -2],
    [0, 0],
  ]
  const cases = operators.flatMap((operator) =>
    windows.flatMap((window) =>
      [docsOf(WHOLE), docsOf(MIXED), docsOf(BROKEN)].map((docs) => [operator, window, docs] as const),
    ),
  )

  it.each(cases)(
    'gives for %j over %j the same as calculating each window by itself',
    (operator, window, docs) => {
      const wanted = grouped(operator, window, docs).map((text) => text.replace('{  }', '{ w: null }'))
      expect(windowsOf(operator, { documents: window }, docs)).toEqual(wanted)
    },
  )

  it('counts its documents', () => {
    expect(windowsOf({ $count: {} }, { documents: [-2, 1] }, docsOf([1])).join()).toBe(
      '{ w: 2 },{ w: 3 },{ w: 3 }',
    )
  })

  it('takes no longer when windows are wide', () => {
    const docs = Array.from({ length: 20_000 }, (_, _id) => ({ _id, v: (_id * 7919) % 1000 }))
    for (const operator of ['$sum', '$avg', '$min', '$max'])
      expect(windowsOf({ [operator]: '$v' }, { documents: [-10_000, 10_000] }, docs)).toHaveLength(20_000)
  })
})

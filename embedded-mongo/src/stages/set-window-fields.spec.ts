import { refusalOf } from '../../test/support/failure.js'
import { type Plain, run } from '../../test/support/pipelines.js'

const SALES = [
  { _id: 1, s: 'B', q: 2 },
  { _id: 2, s: 'A', q: 5 },
  { _id: 3, s: 'A', q: 1 },
  { _id: 4, s: 'A', q: 5 },
  { _id: 5, s: 'B', q: 7 },
]

/** The value of one output for each document, in their order. */
const valuesOf = (output: Plain, sortBy: Plain | null = { q: 1 }, docs: Plain[] = SALES): string =>
  run(
    [
      {
        $setWindowFields: { ...(sortBy ? { sortBy } : {}), partitionBy: '$s', output: { v: output } },
      },
      { $group: { _id: null, v: { $push: '$v' } } },
      { $project: { _id: 0 } },
    ],
    docs,
  ).join()

describe('$setWindowFields', () => {
  it('sorts by partition and order, and keeps the documents', () => {
    const stage = { partitionBy: '$s', sortBy: { q: -1 }, output: { 'in.n': { $documentNumber: {} } } }
    expect(run([{ $setWindowFields: stage }, { $limit: 4 }], SALES)).toEqual([
      '{ _id: 2, s: "A", q: 5, in: { n: 1 } }',
      '{ _id: 4, s: "A", q: 5, in: { n: 2 } }',
      '{ _id: 3, s: "A", q: 1, in: { n: 3 } }',
      '{ _id: 5, s: "B", q: 7, in: { n: 1 } }',
    ])
  })

  it.each<[Plain, string]>([
    [{ $sum: '$q' }, '11, 11, 11, 9, 9'],
    [{ $sum: '$q', window: { documents: ['unbounded', 'current'] } }, '1, 6, 11, 2, 9'],
    [{ $sum: '$q', window: { documents: ['current', 'unbounded'] } }, '11, 10, 5, 9, 7'],
    [{ $sum: '$q', window: { documents: [-1, 1] } }, '6, 11, 10, 9, 9'],
    [{ $push: '$_id', window: { documents: [-1, 0] } }, '[ 3 ], [ 3, 2 ], [ 2, 4 ], [ 1 ], [ 1, 5 ]'],
    [{ $max: '$q', window: { documents: [1, 2] } }, '5, 5, null, 7, null'],
    [{ $sum: '$q', window: { range: [-4, 'current'] } }, '1, 11, 11, 2, 7'],
    [{ $count: {}, window: { range: ['unbounded', 'current'] } }, '1, 3, 3, 1, 2'],
    [{ $first: '$_id' }, '3, 3, 3, 1, 1'],
    [{ $last: '$_id', window: { documents: ['unbounded', 'current'] } }, '3, 2, 4, 1, 5'],
    [{ $rank: {} }, '1, 2, 2, 1, 2'],
    [{ $denseRank: {} }, '1, 2, 2, 1, 2'],
    [{ $documentNumber: {} }, '1, 2, 3, 1, 2'],
    [{ $shift: { output: '$_id', by: 1, default: 'none' } }, '2, 4, "none", 5, "none"'],
    [{ $shift: { output: '$_id', by: -1 } }, 'null, 3, 2, null, 1'],
    [{ $expMovingAvg: { input: '$q', N: 3 } }, '1.0, 3.0, 4.0, 2.0, 4.5'],
    [{ $expMovingAvg: { input: '$q', alpha: 0.75 } }, '1.0, 4.0, 4.75, 2.0, 5.75'],
  ])('%j gives %s', (output, values) => {
    expect(valuesOf(output)).toBe(`{ v: [ ${values} ] }`)
  })

  it('ranks with gaps and without', () => {
    const docs = [3, 3, 5, 7].map((q) => ({ q }))
    expect(valuesOf({ $rank: {} }, { q: 1 }, docs)).toBe('{ v: [ 1, 1, 3, 4 ] }')
    expect(valuesOf({ $denseRank: {} }, { q: 1 }, docs)).toBe('{ v: [ 1, 1, 2, 3 ] }')
  })

  it('takes ranges of time by a unit', () => {
    const docs = [1, 2, 2, 9].map((day) => ({ at: new Date(Date.UTC(2024, 0, day)), n: day }))
    const output = { $sum: '$n', window: { range: [-1, 'current'], unit: 'day' } }
    expect(valuesOf(output, { at: 1 }, docs)).toBe('{ v: [ 1, 5, 5, 9 ] }')
  })

  it('fills missing values', () => {
    const docs = [{ x: 0 }, { x: 1, y: 10 }, { x: 2, y: null }, { x: 5, y: 18 }, { x: 6 }]
    expect(valuesOf({ $locf: '$y' }, { x: 1 }, docs)).toBe('{ v: [ null, 10, 10, 18, 18 ] }')
    expect(valuesOf({ $linearFill: '$y' }, { x: 1 }, docs)).toBe('{ v: [ null, 10, 12.0, 18, null ] }')
    const output = { y: { method: 'linear' }, z: { value: 'none' } }
    expect(run([{ $fill: { sortBy: { x: 1 }, output } }, { $skip: 2 }, { $limit: 1 }], docs)).toEqual([
      '{ x: 2, y: 12.0, z: "none" }',
    ])
    expect(
      run([{ $fill: { output: { y: { method: 'locf' } }, partitionByFields: ['k'] } }], [{ y: 1 }, {}]),
    ).toEqual(['{ y: 1 }', '{ y: 1 }'])
  })
})

describe('an invalid window', () => {
  it.each<[Plain, Plain | null, number]>([
    [{ $sum: 1, window: { documents: [1, -1] } }, { q: 1 }, 5339900],
    [{ $sum: 1, window: { documents: [-1, 0] } }, null, 5339901],
    [{ $sum: 1, window: { range: [-1, 0] } }, { q: -1 }, 5339902],
    [{ $sum: 1, window: { range: [-1, 0] } }, { s: 1 }, 5429414],
    [{ $sum: 1, window: { range: [-1, 0], unit: 'day' } }, { q: 1 }, 5429513],
    [{ $sum: 1, window: { range: [-1, 0], documents: [-1, 0] } }, { q: 1 }, 9],
    [{ $sum: 1, window: { documents: [-1.5, 0] } }, { q: 1 }, 9],
    [{ $rank: {}, window: {} }, { q: 1 }, 5371601],
    [{ $rank: {} }, { q: 1, _id: 1 }, 5371602],
    [{ $rank: 1 }, { q: 1 }, 5371603],
    [{ $shift: { output: 1, by: 1.5 } }, { q: 1 }, 9],
    [{ $expMovingAvg: { input: '$q' } }, { q: 1 }, 9],
    [{ $expMovingAvg: { input: '$q', alpha: 1 } }, { q: 1 }, 9],
    [{ $documentNumber: {} }, { q: 1, _id: 1 }, 5371602],
    [{ $minMaxScaler: { input: '$q' } }, { q: 1 }, 9],
    [{ $linearFill: '$s' }, { _id: 1 }, 6605000],
    [{ $linearFill: '$q' }, { s: 1 }, 238],
    [{ $nope: 1 }, { q: 1 }, 9],
  ])('%j by %j is refused with %d', (output, sortBy, code) => {
    expect(refusalOf(() => valuesOf(output, sortBy))[0]).toBe(code)
  })

  it.each<[Plain, number]>([
    [{ $setWindowFields: {} }, 40414],
    [{ $setWindowFields: { output: {}, nope: 1 } }, 40415],
    [{ $setWindowFields: { output: {}, partitionBy: ['$s'] } }, 14],
    [{ $fill: { output: {} } }, 9],
    [{ $fill: { output: { a: { method: 'nope' } } } }, 6050202],
    [{ $fill: { output: { a: { value: 1 } }, partitionBy: '$s', partitionByFields: [] } }, 6050204],
  ])('%j is refused with %d', (stage, code) => {
    expect(refusalOf(() => run([stage], SALES))[0]).toBe(code)
  })
})

import { Decimal128 } from 'bson'
import { refusalOf } from '../../test/support/failure.js'
import { type Plain, run } from '../../test/support/pipelines.js'

/** The value of one output for each document, in their order. */
const valuesOf = (output: Plain, docs: Plain[], sortBy: Plain | null = { x: 1 }): string =>
  run(
    [
      { $setWindowFields: { ...(sortBy ? { sortBy } : {}), output: { v: output } } },
      { $group: { _id: null, v: { $push: '$v' } } },
      { $project: { _id: 0 } },
    ],
    docs,
  )
    .join()
    .replace(/^\{ v: \[ (.*) \] \}$/, '$1')

const NEAR = { documents: [-1, 0] }
const ALL = { documents: ['unbounded', 'unbounded'] }
const UP_TO = { documents: ['unbounded', 'current'] }
const SQUARES = [0, 1, 2, 3].map((x) => ({ x, y: x * x }))
const second = (seconds: number): Date => new Date(Date.UTC(2024, 0, 1, 0, 0, seconds))
const TIMED = SQUARES.map(({ x, y }) => ({ x: second(x), y }))

describe('$derivative', () => {
  it.each<[Plain, Plain, Plain[], string]>([
    [{ input: '$y' }, NEAR, SQUARES, 'null, 1.0, 3.0, 5.0'],
    [{ input: '$y' }, ALL, SQUARES, '3.0, 3.0, 3.0, 3.0'],
    [{ input: '$y' }, { range: [-2, 0] }, SQUARES, 'null, 1.0, 2.0, 4.0'],
    [{ input: '$y' }, { documents: [2, 3] }, SQUARES, '5.0, null, null, null'],
    [{ input: '$y', unit: 'second' }, NEAR, TIMED, 'null, 1.0, 3.0, 5.0'],
    [{ input: '$y', unit: 'minute' }, ALL, TIMED, '180.0, 180.0, 180.0, 180.0'],
    [
      { input: '$y' },
      NEAR,
      [
        { x: 1, y: 1 },
        { x: 1, y: 5 },
      ],
      'null, null',
    ],
    [
      { input: '$y' },
      NEAR,
      [
        { x: 0, y: Decimal128.fromString('0.1') },
        { x: 2, y: Decimal128.fromString('0.4') },
      ],
      'null, 0.15',
    ],
  ])('of %j over %j', (argument, window, docs, values) => {
    expect(valuesOf({ $derivative: argument, window }, docs)).toBe(values)
  })

  it.each<[Plain, Plain[], Plain | null, number]>([
    [{ $derivative: { input: '$y' } }, SQUARES, { x: 1 }, 9],
    [{ $derivative: { input: '$y' }, window: NEAR }, SQUARES, null, 9],
    [{ $derivative: { input: '$y' }, window: NEAR }, SQUARES, { x: 1, y: 1 }, 9],
    [{ $derivative: { unit: 'day' }, window: NEAR }, SQUARES, { x: 1 }, 9],
    [{ $derivative: { input: '$y', nope: 1 }, window: NEAR }, SQUARES, { x: 1 }, 9],
    [{ $derivative: '$y', window: NEAR }, SQUARES, { x: 1 }, 9],
    [{ $derivative: { input: '$y', unit: 'month' }, window: NEAR }, TIMED, { x: 1 }, 5490710],
    [{ $derivative: { input: '$y', unit: 'nope' }, window: NEAR }, TIMED, { x: 1 }, 9],
    [{ $derivative: { input: '$y', unit: 1 }, window: NEAR }, TIMED, { x: 1 }, 9],
    [{ $derivative: { input: '$y', unit: 'second' }, window: NEAR }, SQUARES, { x: 1 }, 5624900],
    [{ $derivative: { input: '$y' }, window: NEAR }, TIMED, { x: 1 }, 5624901],
    [{ $derivative: { input: '$y' }, window: NEAR }, [{ x: 'a', y: 1 }], { x: 1 }, 5624902],
    [{ $derivative: { input: '$y' }, window: NEAR }, [{ x: 1 }], { x: 1 }, 5624903],
    [{ $derivative: { input: '$y' }, window: NEAR }, [{ x: 1, y: 'a' }], { x: 1 }, 14],
  ])('%j is refused', (output, docs, sortBy, code) => {
    expect(refusalOf(() => valuesOf(output, docs, sortBy))[0]).toBe(code)
  })
})

describe('$integral', () => {
  it.each<[Plain, Plain | null, Plain[], string]>([
    [{ input: '$y' }, NEAR, SQUARES, '0, 0.5, 2.5, 6.5'],
    [{ input: '$y' }, null, SQUARES, '9.5, 9.5, 9.5, 9.5'],
    [{ input: '$y' }, UP_TO, SQUARES, '0, 0.5, 3.0, 9.5'],
    [{ input: '$y', unit: 'second' }, UP_TO, TIMED, '0.0, 0.5, 3.0, 9.5'],
    [{ input: '$y' }, { range: [-1.5, -1] }, SQUARES, 'null, 0, 0, 0'],
    [
      { input: '$y' },
      UP_TO,
      [
        { x: 0, y: 1 },
        { x: 1, y: NaN },
      ],
      '0, nan.0',
    ],
  ])('of %j over %j', (argument, window, docs, values) => {
    expect(valuesOf({ $integral: argument, ...(window ? { window } : {}) }, docs)).toBe(values)
  })

  it.each<[Plain, Plain[], number]>([
    [{ input: '$y' }, [{ x: 1 }], 5423900],
    [{ input: '$y', unit: 'second' }, SQUARES, 5423901],
    [{ input: '$y' }, TIMED, 5423902],
    [{ input: '$y', unit: 'year' }, TIMED, 5490710],
    [{}, SQUARES, 9],
  ])('of %j is refused', (argument, docs, code) => {
    expect(refusalOf(() => valuesOf({ $integral: argument }, docs))[0]).toBe(code)
  })
})

describe('covariance', () => {
  const PAIRS = [
    { x: 0, y: 0 },
    { x: 2, y: 2 },
    { x: 4, y: 1 },
  ]

  it.each<[string, Plain[], string]>([
    ['$covariancePop', PAIRS, '0.0, 1.0, 0.6666666666666666'],
    ['$covarianceSamp', PAIRS, 'null, 2.0, 1.0'],
    [
      '$covariancePop',
      [
        { x: 1, y: 'a' },
        { x: 2, y: 3 },
      ],
      'null, 0.0',
    ],
    [
      '$covariancePop',
      [
        { x: 1, y: 1 },
        { x: 2, y: 3 },
        { x: Infinity, y: 1 },
      ],
      '0.0, 0.5, inf.0',
    ],
    [
      '$covariancePop',
      [
        { x: 1, y: 1 },
        { x: 2, y: 3 },
        { x: Infinity, y: -Infinity },
      ],
      '0.0, 0.5, nan.0',
    ],
  ])('%s of %j', (name, docs, values) => {
    expect(valuesOf({ [name]: ['$x', '$y'], window: UP_TO }, docs)).toBe(values)
  })
})

describe('a moving average', () => {
  it('is calculated in decimals, ignores what is not a number, and is a decimal after the first decimal', () => {
    const docs = [{ x: 1 }, { x: 2, y: 1 }, { x: 3, y: 'a' }, { x: 4, y: 0.2 }]
    const output = { $expMovingAvg: { input: '$y', alpha: 0.1 } }
    expect(valuesOf(output, docs)).toBe('null, 1.0, 1.0, 0.92')
    expect(valuesOf(output, [...docs, { x: 5, y: Decimal128.fromString('1') }])).toMatch(
      /^null, 1.0, 1.0, 0.92, 0.9280+$/,
    )
  })
})

describe('percentiles over a window', () => {
  it('are exact ranks', () => {
    const median = { $median: { input: '$y', method: 'approximate' }, window: { documents: [-2, 0] } }
    expect(valuesOf(median, SQUARES)).toBe('0.0, 0.0, 1.0, 4.0')
    const both = { $percentile: { input: '$y', p: [0.5, 1], method: 'approximate' }, window: NEAR }
    expect(valuesOf(both, SQUARES)).toBe('[ 0.0, 0.0 ], [ 0.0, 1.0 ], [ 1.0, 4.0 ], [ 4.0, 9.0 ]')
  })
})

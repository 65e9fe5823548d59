import { itGives, itRefuses } from '../../test/support/expressions.js'
import { refusalOf } from '../../test/support/failure.js'
import { type Plain, run } from '../../test/support/pipelines.js'

const method = 'approximate'
const DOC = { list: [5, 1, 'a', 4, null, 2, 3, NaN], n: 7, text: 'x', none: [] }

describe('$percentile and $median of an array', () => {
  itGives(
    [
      [
        { $percentile: { input: '$list', p: [0, 0.2, 0.21, 0.5, 0.95, 1], method } },
        'array [ 1.0, 1.0, 2.0, 3.0, 5.0, 5.0 ]',
      ],
      [{ $median: { input: '$list', method } }, 'double 3.0'],
      [{ $median: { input: [1, 2, 3, 10], method } }, 'double 2.0'],
      [{ $percentile: { input: '$n', p: [0.1, 0.9], method } }, 'array [ 7.0, 7.0 ]'],
      [{ $median: { input: '$n', method } }, 'double 7.0'],
      [{ $percentile: { input: '$none', p: [0.5, 0.9], method } }, 'array [ null, null ]'],
      [{ $median: { input: '$text', method } }, 'null null'],
      [{ $median: { input: '$nowhere', method } }, 'null null'],
      [{ $percentile: { input: '$list', p: { $concatArrays: [[0.5], [1]] }, method } }, 'array [ 3.0, 5.0 ]'],
      [{ $percentile: { input: '$list', p: [{ $divide: ['$$given', 10] }], method } }, 'array [ 4.0 ]'],
    ],
    DOC,
  )
  itRefuses([
    [{ $percentile: 1 }, 7436200, 'specification must be an object'],
    [{ $median: [1] }, 7436201, 'specification must be an object'],
    [{ $percentile: { input: 1, method } }, 40414, "'$percentile.p' is missing"],
    [{ $percentile: { p: [0.5], method } }, 40414, "'$percentile.input' is missing"],
    [{ $median: { input: 1 } }, 40414, "'$median.method' is missing"],
    [{ $median: { input: 1, p: [0.5], method } }, 40415, "'$median.p' is an unknown field"],
    [{ $median: { input: 1, method: 1 } }, 14, "expected type 'string'"],
    [{ $median: { input: 1, method: 'discrete' } }, 2, "only 'approximate'"],
    [{ $percentile: { input: 1, p: 0.5, method } }, 7750301, 'must be an array of numbers'],
    [{ $percentile: { input: 1, p: [], method } }, 7750301, 'must be an array of numbers'],
    [{ $percentile: { input: 1, p: [0.5, 'x'], method } }, 7750302, 'must be an array of numbers'],
    [{ $percentile: { input: 1, p: [1.1], method } }, 7750303, 'but found: 1.1'],
    [{ $percentile: { input: 1, p: [NaN], method } }, 7750303, 'but found: nan'],
    [{ $percentile: { input: 1, p: ['$n'], method } }, 7750300, 'constant values'],
    [{ $percentile: { input: 1, p: '$$ROOT', method } }, 7750300, 'constant values'],
  ])
})

describe('$percentile and $median of a group', () => {
  const group = (accumulator: Plain, docs: Plain[]): string[] =>
    run([{ $group: { _id: null, v: accumulator } }, { $project: { _id: 0 } }], docs)

  it('are the numbers at the ranks', () => {
    const docs = Array.from({ length: 1000 }, (_, at) => ({ n: (at * 7919) % 1000 }))
    expect(group({ $percentile: { input: '$n', p: [0.01, 0.5, 0.999], method } }, docs)).toEqual([
      '{ v: [ 9.0, 499.0, 998.0 ] }',
    ])
    expect(group({ $median: { input: { $add: ['$n', 0.5] }, method } }, docs)).toEqual(['{ v: 499.5 }'])
  })

  it('ignore what is not a number, and include infinity', () => {
    const docs = [{ n: Infinity }, { n: 'a' }, { n: 3 }, {}, { n: -Infinity }]
    expect(group({ $percentile: { input: '$n', p: [0, 0.5, 1], method } }, docs)).toEqual([
      '{ v: [ -inf.0, 3.0, inf.0 ] }',
    ])
    expect(group({ $median: { input: '$none', method } }, docs)).toEqual(['{ v: null }'])
  })

  it.each<[Plain, number]>([
    [{ $percentile: 0.5 }, 7429703],
    [{ $median: '$n' }, 7436100],
    [{ $percentile: { input: '$n', p: [0.5], method, nope: 1 } }, 40415],
  ])('%j is refused with %d', (accumulator, code) => {
    expect(refusalOf(() => group(accumulator, [{ n: 1 }]))[0]).toBe(code)
  })
})

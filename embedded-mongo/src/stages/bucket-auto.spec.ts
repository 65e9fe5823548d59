import { refusalOf } from '../../test/support/failure.js'
import { type Plain, run } from '../../test/support/pipelines.js'

describe('$bucketAuto', () => {
  it.each<[Plain, unknown[], string[]]>([
    [
      { groupBy: '$n', buckets: 2 },
      [3, 1, 4, 2],
      ['{ _id: { min: 1, max: 3 }, count: 2 }', '{ _id: { min: 3, max: 4 }, count: 2 }'],
    ],
    [
      { groupBy: '$n', buckets: 3, output: { sum: { $sum: '$n' } } },
      [1, 2, 3, 4, 5],
      [
        '{ _id: { min: 1, max: 3 }, sum: 3 }',
        '{ _id: { min: 3, max: 5 }, sum: 7 }',
        '{ _id: { min: 5, max: 5 }, sum: 5 }',
      ],
    ],
    [
      { groupBy: '$n', buckets: 3 },
      [1, 1, 1, 1, 2],
      ['{ _id: { min: 1, max: 2 }, count: 4 }', '{ _id: { min: 2, max: 2 }, count: 1 }'],
    ],
    [{ groupBy: '$n', buckets: 5 }, [7], ['{ _id: { min: 7, max: 7 }, count: 1 }']],
    [{ groupBy: '$n', buckets: 5 }, [], []],
  ])('%j of %j', (spec, values, expected) => {
    expect(
      run(
        [{ $bucketAuto: spec }],
        values.map((n) => ({ n })),
      ),
    ).toEqual(expected)
  })

  it.each<[unknown, number]>([
    [1, 40240],
    [{ groupBy: 'n', buckets: 1 }, 40239],
    [{ groupBy: '$n', buckets: 'x' }, 40241],
    [{ groupBy: '$n', buckets: 1.5 }, 40242],
    [{ groupBy: '$n', buckets: 0 }, 40243],
    [{ groupBy: '$n', buckets: 1, output: 1 }, 40244],
    [{ groupBy: '$n', buckets: 1, nope: 1 }, 40245],
    [{ groupBy: '$n' }, 40246],
    [{ groupBy: '$n', buckets: 1, granularity: 'R5' }, 238],
  ])('%j is refused with %d', (spec, code) => {
    expect(refusalOf(() => run([{ $bucketAuto: spec }], []))[0]).toBe(code)
  })
})

import { Double } from 'bson'
import { type Plain, run } from '../../test/support/pipelines.js'

const rows: [Plain[], Plain[], string[]][] = [
  [
    [{ $group: { _id: '$k', n: { $sum: 1 }, t: { $sum: '$v' } } }],
    [
      { k: 'a', v: 1 },
      { k: 'b', v: 5 },
      { k: 'a', v: 2 },
    ],
    ['{ _id: "a", n: 2, t: 3 }', '{ _id: "b", n: 1, t: 5 }'],
  ],
  [
    [{ $group: { _id: '$k' } }],
    [{ k: 1 }, { k: new Double(1) }, { k: null }, {}],
    ['{ _id: 1 }', '{ _id: null }'],
  ],
  [
    [
      {
        $group: {
          _id: null,
          a: { $avg: '$v' },
          lo: { $min: '$v' },
          hi: { $max: '$v' },
          f: { $first: '$v' },
          l: { $last: '$v' },
          p: { $push: '$v' },
          c: { $count: {} },
        },
      },
    ],
    [{ v: 3 }, { v: 1 }, {}, { v: 2 }],
    ['{ _id: null, a: 2.0, lo: 1, hi: 3, f: 3, l: 2, p: [ 3, 1, 2 ], c: 4 }'],
  ],
  [
    [{ $group: { _id: null, s: { $addToSet: '$v' } } }],
    [{ v: 1 }, { v: 1 }, { v: 2 }],
    ['{ _id: null, s: [ 1, 2 ] }'],
  ],
  [
    [
      {
        $group: {
          _id: null,
          t: { $topN: { n: 2, sortBy: { v: -1 }, output: '$v' } },
          b: { $bottom: { sortBy: { v: -1 }, output: '$v' } },
        },
      },
    ],
    [{ v: 1 }, { v: 3 }, { v: 2 }],
    ['{ _id: null, t: [ 3, 2 ], b: 1 }'],
  ],
  [
    [
      {
        $group: {
          _id: null,
          m: { $maxN: { n: 2, input: '$v' } },
          f: { $firstN: { n: 2, input: '$v' } },
          l: { $lastN: { n: 2, input: '$v' } },
        },
      },
    ],
    [{ v: 1 }, { v: 3 }, { v: 2 }],
    ['{ _id: null, m: [ 3, 2 ], f: [ 1, 3 ], l: [ 3, 2 ] }'],
  ],
]

describe('$group', () => {
  it.each(rows)('%j', (stages, docs, expected) => {
    expect(run(stages, docs)).toEqual(expected)
  })
})

import { refusalOf } from '../../test/support/failure.js'
import { contextOf, type Plain, run } from '../../test/support/pipelines.js'
import { printDoc } from '../bson/print.js'
import { type Doc, toDoc } from '../bson/value.js'
import { atOnce } from '../pace/turn.js'
import { compilePipeline } from './pipeline.js'

const rows: [Plain[], Plain[], string[]][] = [
  [[{ $match: { a: { $gt: 1 } } }], [{ a: 1 }, { a: 2 }], ['{ a: 2 }']],
  [
    [{ $match: { $expr: { $gt: ['$a', '$b'] } } }],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    ['{ a: 2, b: 1 }'],
  ],
  [[{ $project: { a: 1 } }], [{ _id: 1, b: 2, a: 3 }], ['{ _id: 1, a: 3 }']],
  [[{ $project: { _id: 0, a: 1, c: { $add: ['$a', 1] } } }], [{ _id: 1, a: 3 }], ['{ a: 3, c: 4 }']],
  [[{ $project: { 'a.b': 0 } }], [{ a: [{ b: 1, c: 2 }] }], ['{ a: [ { c: 2 } ] }']],
  [[{ $project: { _id: 0, 'a.b': 1 } }], [{ a: [{ b: 1, c: 2 }, 5, { c: 1 }] }], ['{ a: [ { b: 1 }, {} ] }']],
  [[{ $project: { _id: 0, a: { b: '$x' } } }], [{ x: 7, a: { c: 1 } }], ['{ a: { b: 7 } }']],
  [[{ $project: { _id: 0, x: 'text' } }], [{ a: 1 }], ['{ x: "text" }']],
  [[{ $addFields: { 'a.b': 2, c: '$a.x' } }], [{ a: { x: 1 } }], ['{ a: { x: 1, b: 2 }, c: 1 }']],
  [[{ $set: { a: { b: 1 } } }], [{ a: [{}, { c: 1 }] }], ['{ a: [ { b: 1 }, { c: 1, b: 1 } ] }']],
  [[{ $set: { a: '$$REMOVE' } }], [{ a: 1, b: 2 }], ['{ b: 2 }']],
  [[{ $unset: ['a', 'b.c'] }], [{ a: 1, b: { c: 1, d: 2 } }], ['{ b: { d: 2 } }']],
  [
    [{ $sort: { a: -1 } }],
    [{ a: 1 }, { a: 'x' }, { a: null }, {}],
    ['{ a: "x" }', '{ a: 1 }', '{ a: null }', '{}'],
  ],
  [
    [{ $sort: { a: 1 } }],
    [{ a: [5, 9] }, { a: 4 }, { a: [] }, { a: [1, 99] }],
    ['{ a: [] }', '{ a: [ 1, 99 ] }', '{ a: 4 }', '{ a: [ 5, 9 ] }'],
  ],
  [
    [{ $sort: { a: 1 } }, { $skip: 1 }, { $limit: 2 }],
    [{ a: 4 }, { a: 2 }, { a: 3 }, { a: 1 }],
    ['{ a: 2 }', '{ a: 3 }'],
  ],
  [[{ $count: 'n' }], [{}, {}], ['{ n: 2 }']],
  [[{ $count: 'n' }], [], []],
  [[{ $unwind: '$a' }], [{ a: [1, 2] }, { a: [] }, { a: 5 }, {}], ['{ a: 1 }', '{ a: 2 }', '{ a: 5 }']],
  [
    [{ $unwind: { path: '$a', includeArrayIndex: 'i', preserveNullAndEmptyArrays: true } }],
    [{ a: [7] }, { a: [], b: 1 }, { a: 5 }, {}],
    ['{ a: 7, i: 0 }', '{ b: 1, i: null }', '{ a: 5, i: null }', '{ i: null }'],
  ],
  [[{ $replaceRoot: { newRoot: '$a' } }], [{ a: { b: 1 } }], ['{ b: 1 }']],
  [[{ $replaceWith: { $mergeObjects: ['$$ROOT', { z: 1 }] } }], [{ a: 1 }], ['{ a: 1, z: 1 }']],
  [
    [{ $facet: { n: [{ $count: 'n' }], top: [{ $limit: 1 }] } }],
    [{ a: 1 }, { a: 2 }],
    ['{ n: [ { n: 2 } ], top: [ { a: 1 } ] }'],
  ],
  [
    [{ $bucket: { groupBy: '$p', boundaries: [0, 10, 20], default: 'other' } }],
    [{ p: 1 }, { p: 15 }, { p: 10 }, { p: 50 }],
    ['{ _id: 0, count: 1 }', '{ _id: 10, count: 2 }', '{ _id: "other", count: 1 }'],
  ],
  [
    [{ $sortByCount: '$a' }],
    [{ a: 1 }, { a: 2 }, { a: 2 }],
    ['{ _id: 2, count: 2 }', '{ _id: 1, count: 1 }'],
  ],
  [[{ $documents: [{ a: 1 }] }], [], ['{ a: 1 }']],
  [
    [{ $redact: { $cond: [{ $eq: ['$hide', true] }, '$$PRUNE', '$$DESCEND'] } }],
    [{ a: { hide: true }, b: [{ hide: true }, { x: 1 }] }],
    ['{ b: [ { x: 1 } ] }'],
  ],
]

describe('a stage', () => {
  it.each(rows)('%j', (stages, docs, expected) => {
    expect(run(stages, docs)).toEqual(expected)
  })
})

describe('a pipeline', () => {
  it('gives the planner the filter, sort and limit of its first stages, and skips those that were served', () => {
    const pipeline = compilePipeline(
      [{ $match: { a: 1 } }, { $match: { b: 2 } }, { $sort: { c: 1 } }, { $skip: 2 }, { $limit: 3 }].map(
        toDoc,
      ),
      contextOf(),
    )
    const { filter, sort, limit } = pipeline.leading
    expect([filter && printDoc(filter), sort && printDoc(sort), limit]).toEqual([
      '{ $and: [ { a: 1 }, { b: 2 } ] }',
      '{ c: 1 }',
      5,
    ])
    const docs = [3, 2, 1].map((c) => toDoc({ c }))
    expect([...atOnce(pipeline.run(docs, { filter: true, sort: true }))].map(printDoc)).toEqual(['{ c: 1 }'])
  })

  it('streams: a limit stops the reading', () => {
    let read = 0
    const endless = function* (): Iterable<Doc> {
      for (;;) {
        read += 1
        yield new Map()
      }
    }
    const pipeline = compilePipeline([{ $set: { a: 1 } }, { $limit: 2 }].map(toDoc), contextOf())
    expect([...pipeline.run(endless())]).toHaveLength(2)
    expect(read).toBe(2)
  })

  it('leaves $out and $merge to the caller', () => {
    const out = compilePipeline([toDoc({ $out: 'copy' })], contextOf()).output
    expect(out).toEqual({ kind: 'out', database: 'shop', collection: 'copy' })
    const merge = compilePipeline(
      [
        toDoc({
          $merge: { into: 'copy', on: 'k', whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n'] } } }] },
        }),
      ],
      contextOf(),
    ).output
    if (merge?.kind !== 'merge') throw new Error('expected a merge')
    expect(merge).toMatchObject({ on: ['k'], whenMatched: 'pipeline', whenNotMatched: 'insert' })
    expect(printDoc(merge.combine(toDoc({ k: 1, n: 2 }), toDoc({ k: 1, n: 3 })))).toBe('{ k: 1, n: 5 }')
  })
})

describe('a pipeline of unknown or contradicting stages', () => {
  it.each<[Plain[], number, string]>([
    [[{ $foo: 1 }], 40324, "Unrecognized pipeline stage name: '$foo'"],
    [[{ $match: {}, $sort: {} }], 40323, 'must contain exactly one field'],
    [[{ $limit: 0 }], 15958, 'the limit must be positive'],
    [[{ $limit: -1 }], 2107201, 'Expected a non-negative number'],
    [[{ $sort: {} }], 15976, '$sort stage must have at least one sort key'],
    [[{ $sort: { a: 2 } }], 15975, '$sort key ordering must be 1'],
    [[{ $group: {} }], 15955, 'a group specification must include an _id'],
    [[{ $group: { _id: 1, a: { $foo: 1 } } }], 15952, "unknown group operator '$foo'"],
    [[{ $group: { _id: 1, a: 1 } }], 40234, "The field 'a' must be an accumulator object"],
    [[{ $project: {} }], 51272, 'projection specification must have at least one field'],
    [[{ $project: { a: 1, b: 0 } }], 31254, 'Cannot do exclusion on field b in inclusion projection'],
    [[{ $project: { a: 0, b: 1 } }], 31253, 'Cannot do inclusion on field b in exclusion projection'],
    [[{ $project: { a: 1, 'a.b': 1 } }], 31249, 'Path collision at a.b remaining portion b'],
    [[{ $unwind: 'a' }], 28818, "path option to $unwind stage should be prefixed with a '$': a"],
    [[{ $out: 'x' }, { $match: {} }], 40601, '$out can only be the final stage in the pipeline'],
    [[{ $lookup: { from: 'x', as: 'y' } }], 9, "$lookup requires either 'pipeline' or both"],
    [[{ $facet: { a: [{ $out: 'x' }] } }], 40600, '$out is not allowed to be used within a $facet stage'],
    [[{ $count: '$x' }], 40158, 'the count field cannot be a $-prefixed path'],
    [
      [{ $match: {} }, { $documents: [] }],
      40602,
      '$documents is only valid as the first stage in a pipeline',
    ],
  ])('%j is refused with %d', (stages, code, message) => {
    expect(refusalOf(() => run(stages, []))).toEqual([code, expect.stringContaining(message)])
  })
})

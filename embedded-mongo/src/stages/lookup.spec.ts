import { contextOf, run } from '../../test/support/pipelines.js'
import { printDoc } from '../bson/print.js'
import { type Doc } from '../bson/value.js'

describe('a pipeline over several collections', () => {
  it('joins by equality, by element and by null, and reads only documents that are equal', () => {
    const asked: (Doc | null)[] = []
    const context = contextOf({ other: [{ k: 1, v: 'one' }, { k: 2, v: 'two' }, { v: 'none' }] }, asked)
    const stage = { $lookup: { from: 'other', localField: 'k', foreignField: 'k', as: 'found' } }
    expect(run([stage, { $project: { v: '$found.v' } }], [{ k: 1 }, { k: [1, 2] }, {}], context)).toEqual([
      '{ v: [ "one" ] }',
      '{ v: [ "one", "two" ] }',
      '{ v: [ "none" ] }',
    ])
    expect(asked.map((filter) => filter && printDoc(filter))).toEqual([
      '{ k: { $eq: 1 } }',
      '{ k: { $in: [ 1, 2 ] } }',
      '{ k: { $eq: null } }',
    ])
  })

  it('joins by a pipeline with variables, narrowed by their equalities', () => {
    const asked: (Doc | null)[] = []
    const context = contextOf(
      {
        other: [
          { k: 1, n: 1 },
          { k: 1, n: 5 },
          { k: 2, n: 9 },
        ],
      },
      asked,
    )
    const stage = {
      $lookup: {
        from: 'other',
        let: { mine: '$k' },
        pipeline: [{ $match: { n: { $gt: 2 }, $expr: { $eq: ['$k', '$$mine'] } } }, { $project: { n: 1 } }],
        as: 'found',
      },
    }
    expect(run([stage], [{ k: 1 }, { k: 2 }], context)).toEqual([
      '{ k: 1, found: [ { n: 5 } ] }',
      '{ k: 2, found: [ { n: 9 } ] }',
    ])
    expect(asked[0] && printDoc(asked[0])).toBe('{ $and: [ { n: { $gt: 2 } }, { k: { $eq: 1 } } ] }')
  })

  it('joins by equality and pipeline together', () => {
    const context = contextOf({
      other: [
        { k: 1, n: 1 },
        { k: 1, n: 5 },
      ],
    })
    const stage = {
      $lookup: {
        from: 'other',
        localField: 'k',
        foreignField: 'k',
        pipeline: [{ $match: { n: 5 } }],
        as: 'f',
      },
    }
    expect(run([stage], [{ k: 1 }], context)).toEqual(['{ k: 1, f: [ { k: 1, n: 5 } ] }'])
  })

  it('follows a graph and visits each document once', () => {
    const context = contextOf({
      staff: [
        { _id: 1, boss: 2 },
        { _id: 2, boss: 3 },
        { _id: 3, boss: 1 },
      ],
    })
    const stage = {
      $graphLookup: {
        from: 'staff',
        startWith: '$boss',
        connectFromField: 'boss',
        connectToField: '_id',
        as: 'up',
        depthField: 'd',
      },
    }
    expect(run([stage, { $project: { up: '$up._id' } }], [{ _id: 9, boss: 2 }], context)).toEqual([
      '{ _id: 9, up: [ 2, 3, 1 ] }',
    ])
  })

  it('unites with another collection', () => {
    const context = contextOf({ other: [{ b: 1 }, { b: 2 }] })
    const stage = { $unionWith: { coll: 'other', pipeline: [{ $match: { b: 2 } }] } }
    expect(run([stage], [{ a: 1 }], context)).toEqual(['{ a: 1 }', '{ b: 2 }'])
  })
})

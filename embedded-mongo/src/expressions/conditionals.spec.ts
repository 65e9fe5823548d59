import { Double } from 'bson'
import { itGives, itRefuses } from '../../test/support/expressions.js'

describe('conditions and comparisons', () => {
  itGives([
    [{ $eq: [1, new Double(1)] }, 'bool true'],
    [{ $eq: ['$nope', null] }, 'bool false'],
    [{ $gt: ['a', 1] }, 'bool true'],
    [{ $lt: [null, '$nope'] }, 'bool false'],
    [{ $cmp: [1, 2] }, 'int -1'],
    [{ $and: [1, 'x', []] }, 'bool true'],
    [{ $and: [] }, 'bool true'],
    [{ $or: [0, null, '$nope'] }, 'bool false'],
    [{ $not: [0] }, 'bool true'],
    [{ $cond: [true, 1, 2] }, 'int 1'],
    [{ $cond: { if: false, then: 1, else: '$$REMOVE' } }, 'missing'],
    [{ $ifNull: ['$nope', null, 3] }, 'int 3'],
    [{ $switch: { branches: [{ case: false, then: 1 }], default: 2 } }, 'int 2'],
  ])

  itRefuses([
    [{ $eq: [1] }, 16020, 'Expression $eq takes exactly 2 arguments. 1 were passed in.'],
    [
      { $switch: { branches: [{ case: false, then: 1 }] } },
      40066,
      '$switch could not find a matching branch',
    ],
  ])
})

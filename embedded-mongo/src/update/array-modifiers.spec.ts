import { BSONRegExp, Double } from 'bson'
import { itMakes, itRefuses, type Plain, updater } from '../../test/support/updates.js'
import { toDoc } from '../bson/value.js'

describe('an update of arrays', () => {
  itMakes([
    [{}, { $push: { a: 1 } }, '{ a: [ 1 ] }'],
    [{ a: [1] }, { $push: { a: [2, 3] } }, '{ a: [ 1, [ 2, 3 ] ] }'],
    [{ a: [1] }, { $push: { a: { $each: [2, 3] } } }, '{ a: [ 1, 2, 3 ] }'],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: 1 } } }, '{ a: [ 1, 9, 2 ] }'],
    [{ a: [1, 2] }, { $push: { a: { $each: [9], $position: -1 } } }, '{ a: [ 1, 9, 2 ] }'],
    [{ a: [3, 1] }, { $push: { a: { $each: [2], $sort: 1, $slice: -2 } } }, '{ a: [ 2, 3 ] }'],
    [{ a: [3, 1] }, { $push: { a: { $each: [2], $sort: -1, $slice: 2 } } }, '{ a: [ 3, 2 ] }'],
    [
      { a: [{ b: 2 }, { b: 1 }] },
      { $push: { a: { $each: [{ b: 0 }], $sort: { b: 1 } } } },
      '{ a: [ { b: 0 }, { b: 1 }, { b: 2 } ] }',
    ],
    [{ a: [1] }, { $push: { a: { $each: [], $slice: 0 } } }, '{ a: [] }'],
    [{ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2, new Double(1)] } } }, '{ a: [ 1, 2 ] }'],
    [{ a: [1] }, { $addToSet: { a: [1] } }, '{ a: [ 1, [ 1 ] ] }'],
    [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, '{ a: [ 1, 2 ] }'],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, '{ a: [ 2, 3 ] }'],
    [{ a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } }, '{ a: [ 1 ] }'],
    [{ a: [1, 5, 1] }, { $pull: { a: 1 } }, '{ a: [ 5 ] }'],
    [{ a: ['x', 'ay'] }, { $pull: { a: new BSONRegExp('^a') } }, '{ a: [ "x" ] }'],
    [{ a: [{ b: 1, c: 2 }, { b: 2 }] }, { $pull: { a: { b: 1 } } }, '{ a: [ { b: 2 } ] }'],
    [
      { a: [{ b: [1, 6] }, { b: [2] }] },
      { $pull: { a: { b: { $elemMatch: { $gt: 5 } } } } },
      '{ a: [ { b: [ 2 ] } ] }',
    ],
    [{ a: [{ b: 1 }, { c: 2 }, 3] }, { $pull: { a: { $or: [{ b: 1 }, { c: 2 }] } } }, '{ a: [ 3 ] }'],
    [{ a: [1, 2, 3, 2] }, { $pullAll: { a: [2, 3] } }, '{ a: [ 1 ] }'],
  ])

  itRefuses([
    [
      { a: 1 },
      { $pull: { 'a.b.c': 1 } },
      28,
      'Cannot use the part (b) of (a.b.c) to traverse the element ({a: 1})',
    ],
    [
      { a: 1 },
      { $push: { a: 1 } },
      2,
      "The field 'a' must be an array but is of type int in document {_id: 7}",
    ],
    [
      { a: 1 },
      { $addToSet: { a: 1 } },
      2,
      "Cannot apply $addToSet to non-array field. Field named 'a' has non-array type int",
    ],
    [{ a: 1 }, { $pull: { a: 1 } }, 2, 'Cannot apply $pull to a non-array value'],
    [{ a: 1 }, { $pop: { a: 1 } }, 14, "Path 'a' contains an element of non-array type 'int'"],
    [{}, { $pop: { a: 2 } }, 9, '$pop expects 1 or -1, found: 2'],
    [
      {},
      { $push: { a: { $each: 1 } } },
      2,
      'The argument to $each in $push must be an array but it was of type: int',
    ],
    [{}, { $push: { a: { $each: [], $foo: 1 } } }, 2, 'Unrecognized clause in $push: $foo'],
  ])
})

describe('a push', () => {
  it.each<[Plain, boolean]>([
    [{ $each: [] }, false],
    [{ $each: [], $slice: 5 }, false],
    [{ $each: [], $sort: 1 }, false],
    [{ $each: [], $sort: -1 }, true],
    [{ $each: [3], $slice: 2 }, true],
  ])('of %j into [1, 2] counts as a change: %s', (clauses, changed) => {
    expect(updater({ $push: { a: clauses } }).apply(toDoc({ a: [1, 2] })).changed).toBe(changed)
  })
})

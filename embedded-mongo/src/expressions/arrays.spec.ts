import { itGives, itRefuses } from '../../test/support/expressions.js'

describe('arrays', () => {
  itGives([
    [{ $arrayElemAt: [[1, 2, 3], -1] }, 'int 3'],
    [{ $arrayElemAt: [[1], 5] }, 'missing'],
    [{ $first: [[1, 2]] }, 'int 1'],
    [{ $last: { $literal: [1, 2] } }, 'int 2'],
    [{ $concatArrays: [[1], [2, 3]] }, 'array [ 1, 2, 3 ]'],
    [{ $in: [2, [1, 2]] }, 'bool true'],
    [{ $indexOfArray: [[5, 6], 6] }, 'int 1'],
    [{ $isArray: [[1]] }, 'bool true'],
    [{ $range: [0, 10, 4] }, 'array [ 0, 4, 8 ]'],
    [{ $reverseArray: { $literal: [1, 2] } }, 'array [ 2, 1 ]'],
    [{ $size: { $literal: [1, 2] } }, 'int 2'],
    [{ $slice: [[1, 2, 3], -2] }, 'array [ 2, 3 ]'],
    [{ $slice: [[1, 2, 3], 1, 1] }, 'array [ 2 ]'],
    [{ $sortArray: { input: [3, 1, 2], sortBy: -1 } }, 'array [ 3, 2, 1 ]'],
    [{ $sortArray: { input: [{ a: 2 }, { a: 1 }], sortBy: { a: 1 } } }, 'array [ { a: 1 }, { a: 2 } ]'],
    [
      { $zip: { inputs: [[1, 2], ['a']], useLongestLength: true, defaults: [0, 'z'] } },
      'array [ [ 1, "a" ], [ 2, "z" ] ]',
    ],
    [{ $filter: { input: [1, 2, 3], as: 'n', cond: { $gte: ['$$n', 2] }, limit: 1 } }, 'array [ 2 ]'],
    [{ $map: { input: [1, 2], in: { $multiply: ['$$this', 2] } } }, 'array [ 2, 4 ]'],
    [{ $reduce: { input: [1, 2, 3], initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 'int 6'],
    [{ $firstN: { n: 2, input: [1, 2, 3] } }, 'array [ 1, 2 ]'],
    [{ $maxN: { n: 2, input: [1, null, 3, 2] } }, 'array [ 3, 2 ]'],
  ])

  itRefuses([
    [{ $size: 'x' }, 17124, 'The argument to $size must be an array, but was of type: string'],
    [{ $in: [1, 2] }, 40081, '$in requires an array as a second argument, found: int'],
    [{ $arrayElemAt: [1, 2] }, 28689, "$arrayElemAt's first argument must be an array, but is int"],
    [{ $filter: { input: 1, cond: true } }, 28651, 'input to $filter must be an array not int'],
  ])
})

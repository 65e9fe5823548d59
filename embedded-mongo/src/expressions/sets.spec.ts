import { Double } from 'bson'
import { itGives } from '../../test/support/expressions.js'

describe('sets', () => {
  itGives([
    [
      {
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      },
      'array [ 1, 2, 3 ]',
    ],
    [
      {
        $setIntersection: [
          [1, 2, 2],
          [2, new Double(1)],
        ],
      },
      'array [ 1, 2 ]',
    ],
    [{ $setDifference: [[1, 2, 3], [2]] }, 'array [ 1, 3 ]'],
    [
      {
        $setEquals: [
          [1, 2],
          [2, 1, 1],
        ],
      },
      'bool true',
    ],
    [{ $setIsSubset: [[1], [1, 2]] }, 'bool true'],
    [{ $anyElementTrue: [[0, 1]] }, 'bool true'],
    [{ $allElementsTrue: [[0, 1]] }, 'bool false'],
  ])
})

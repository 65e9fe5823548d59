import { itGives, itRefuses } from '../../test/support/expressions.js'

describe('objects', () => {
  itGives(
    [
      [{ $mergeObjects: [{ a: 1 }, null, { b: 2, a: 3 }] }, 'object { a: 3, b: 2 }'],
      [{ $getField: { field: { $literal: '$x' }, input: { $literal: { $x: 4 } } } }, 'int 4'],
      [{ $getField: 'a.b' }, 'int 9'],
      [{ $setField: { field: 'x', input: { y: 1 }, value: 2 } }, 'object { y: 1, x: 2 }'],
      [{ $unsetField: { field: 'y', input: { y: 1, z: 2 } } }, 'object { z: 2 }'],
      [{ $objectToArray: { a: 1 } }, 'array [ { k: "a", v: 1 } ]'],
      [
        {
          $arrayToObject: [
            [
              ['a', 1],
              ['b', 2],
            ],
          ],
        },
        'object { a: 1, b: 2 }',
      ],
      [{ $arrayToObject: { $literal: [{ k: 'a', v: 1 }] } }, 'object { a: 1 }'],
    ],
    { 'a.b': 9 },
  )

  itRefuses([[{ $mergeObjects: [1] }, 40400, '$mergeObjects requires object inputs']])
})

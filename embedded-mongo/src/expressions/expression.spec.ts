import { itGives, itRefuses, NOW } from '../../test/support/expressions.js'

describe('an expression', () => {
  itGives(
    [
      ['$a', 'int 5'],
      ['$nope', 'missing'],
      ['$d.e', 'int 1'],
      ['$list.x', 'array [ 1, 2 ]'],
      ['$$ROOT.a', 'int 5'],
      ['$$CURRENT.a', 'int 5'],
      ['$$REMOVE', 'missing'],
      ['$$given', 'int 7'],
      ['$$NOW', `date new Date(${NOW.getTime()})`],
      [{ x: '$a', y: '$nope' }, 'object { x: 5 }'],
      [['$a', '$nope'], 'array [ 5, null ]'],
      [{ $literal: '$a' }, 'string "$a"'],
      [{ $let: { vars: { x: 1, y: 2 }, in: { $add: ['$$x', '$$y'] } } }, 'int 3'],
    ],
    { a: 5, d: { e: 1 }, list: [{ x: 1 }, 3, { x: 2 }, {}] },
  )

  itRefuses([
    [{ $foo: 1 }, 168, "Unrecognized expression '$foo'"],
    [{ $add: [1], $eq: [1, 2] }, 15983, 'an object representing an expression must have exactly one field'],
    ['$$nope', 17276, 'Use of undefined variable: nope'],
    ['$a..b', 15998, 'FieldPath field names may not be empty strings.'],
    ['$a.', 40353, "FieldPath must not end with a '.'."],
    [{ $let: { vars: { X: 1 }, in: 1 } }, 9, "'X' starts with an invalid character for a user variable name"],
  ])
})

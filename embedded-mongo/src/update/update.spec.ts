import { Decimal128, Double } from 'bson'
import { itMakes, itRefuses, type Plain, show, updater } from '../../test/support/updates.js'
import { toDoc } from '../bson/value.js'

describe('an update of fields', () => {
  itMakes([
    [{ a: 1 }, { $set: { a: 2 } }, '{ a: 2 }'],
    [{ a: 1 }, { $set: { c: 1, b: 2, 10: 1, 9: 1 } }, '{ a: 1, 9: 1, 10: 1, b: 2, c: 1 }'],
    [{ a: 1, b: 2 }, { $set: { a: 'x' } }, '{ a: "x", b: 2 }'],
    [{}, { $set: { 'a.b.c': 1 } }, '{ a: { b: { c: 1 } } }'],
    [{ a: [1] }, { $set: { 'a.3': 2 } }, '{ a: [ 1, null, null, 2 ] }'],
    [{ a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, '{ a: [ { b: 2 } ] }'],
    [{}, { $set: { 'a.0': 1 } }, '{ a: { 0: 1 } }'],
    [{ a: 1, b: 1 }, { $unset: { a: '' } }, '{ b: 1 }'],
    [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, '{ a: [ null, 2 ] }'],
    [{ a: { b: 1, c: 2 } }, { $unset: { 'a.b': 1 } }, '{ a: { c: 2 } }'],
    [{ a: 1 }, { $inc: { a: 2, b: 3 } }, '{ a: 3, b: 3 }'],
    [{ a: 1 }, { $inc: { a: 0.5 } }, '{ a: 1.5 }'],
    [{ a: 1 }, { $inc: { a: Decimal128.fromString('0.10') } }, '{ a: 1.10 }'],
    [{ a: 1 }, { $mul: { a: 3, b: 3 } }, '{ a: 3, b: 0 }'],
    [{ a: 5 }, { $min: { a: 3, b: 1 } }, '{ a: 3, b: 1 }'],
    [{ a: 5 }, { $min: { a: 'x' } }, '{ a: 5 }'],
    [{ a: 5 }, { $max: { a: 9n } }, '{ a: 9 }'],
    [{ a: 1 }, { $rename: { a: 'b.c' } }, '{ b: { c: 1 } }'],
    [{ a: 1, b: 2, c: 3 }, { $rename: { a: 'c' } }, '{ b: 2, c: 1 }'],
    [{ b: 2 }, { $rename: { a: 'c' } }, '{ b: 2 }'],
    [{ a: 1 }, { $currentDate: { d: true } }, '{ a: 1, d: new Date(1700000000000) }'],
    [{ a: 1 }, { $setOnInsert: { b: 1 } }, '{ a: 1 }'],
    [{ a: 13 }, { $bit: { a: { and: 10 } } }, '{ a: 8 }'],
    [{ a: 1 }, { $bit: { a: { or: 4n } } }, '{ a: 5 }'],
    [{ a: 1 }, { $set: {} }, '{ a: 1 }'],
    [{ _id: 1, a: 1 }, { b: 2 }, '{ _id: 1, b: 2 }'],
    [{ _id: 1, a: 1 }, { b: 2, _id: 1 }, '{ _id: 1, b: 2 }'],
    [{ a: 1 }, { $unset: { 'a.b': 1 } }, '{ a: 1 }'],
  ])

  it('turns an overflowing int32 into an int64', () => {
    const next = updater({ $inc: { a: 1 } }).apply(toDoc({ a: 2147483647 })).doc
    expect(next.get('a')).toBe(2147483648n)
  })

  it('counts a change of number type as a change', () => {
    expect(updater({ $set: { a: new Double(1) } }).apply(toDoc({ a: 1 })).changed).toBe(true)
    expect(updater({ $set: { a: 1 } }).apply(toDoc({ a: 1 })).changed).toBe(false)
  })

  itRefuses([
    [
      { a: 'x' },
      { $inc: { a: 1 } },
      14,
      "Cannot apply $inc to a value of non-numeric type. {_id: 7} has the field 'a' of non-numeric type string",
    ],
    [{}, { $inc: { a: 'x' } }, 14, 'Cannot increment with non-numeric argument: {a: "x"}'],
    [
      { a: 9223372036854775807n },
      { $inc: { a: 1 } },
      2,
      'Failed to apply $inc operations to current value ((NumberLong)9223372036854775807) for document {_id: 7}',
    ],
    [{}, { $set: { a: 1, 'a.b': 2 } }, 40, "Updating the path 'a.b' would create a conflict at 'a'"],
    [
      {},
      { $set: { 'a.b': 1 }, $inc: { 'a.b': 2 } },
      40,
      "Updating the path 'a.b' would create a conflict at 'a.b'",
    ],
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28, "Cannot create field 'b' in element {a: 1}"],
    [{}, { $set: { _id: new Double(7) } }, 66, 'would modify the immutable field'],
    [{ a: [1] }, { $set: { 'a.b': 1 } }, 28, "Cannot create field 'b' in element {a: [ 1 ]}"],
    [{ a: null }, { $set: { 'a.b': 1 } }, 28, "Cannot create field 'b' in element {a: null}"],
    [
      {},
      { $set: { _id: 8 } },
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    ],
    [{}, { _id: 8 }, 66, "the (immutable) field '_id' was found to have been altered to _id: 8"],
    [{}, { $foo: { a: 1 } }, 9, 'Unknown modifier: $foo'],
    [{}, { $set: 1 }, 9, 'Modifiers operate on fields but we found type int instead'],
    [{}, { $set: { a: 1 }, b: 2 }, 9, 'Unknown modifier: b'],
    [{}, { b: 2, $set: { a: 1 } }, 52, "The dollar ($) prefixed field '$set' in '$set' is not allowed"],
    [{}, { $set: { '': 1 } }, 56, 'An empty update path is not valid.'],
    [
      {},
      { $set: { 'a..b': 1 } },
      56,
      "The update path 'a..b' contains an empty field name, which is not allowed.",
    ],
    [{}, { $set: { $x: 1 } }, 52, "The dollar ($) prefixed field '$x' in '$x' is not valid for storage."],
    [{}, { $rename: { a: 'a' } }, 2, 'The source and target field for $rename must differ: a: "a"'],
    [{}, { $rename: { a: 1 } }, 2, "The 'to' field for $rename must be a string: a: 1"],
    [
      { a: 1.5 },
      { $bit: { a: { or: 1 } } },
      2,
      'Cannot apply $bit to a value of non-integral type._id: 7 has the field a of non-integer type double',
    ],
    [{}, { $currentDate: { a: 1 } }, 2, 'is not valid type for $currentDate'],
  ])
})

describe('a replacement', () => {
  it.each<[Plain, boolean]>([
    [{ _id: 1, a: 1 }, false],
    [{ a: 1 }, true],
    [{ a: 1, _id: 1 }, true],
  ])('by %j of { _id: 1, a: 1 } counts as a change: %s', (replacement, changed) => {
    const result = updater(replacement).apply(toDoc({ _id: 1, a: 1 }))
    expect([show(result.doc), result.changed]).toEqual(['{ _id: 1, a: 1 }', changed])
  })
})

import { BSONRegExp, Decimal128, Double, ObjectId } from 'bson'
import { decodeDoc, encodeDoc } from '../bson/codec.js'
import { printDoc } from '../bson/print.js'
import { type Doc, toDoc, toValue } from '../bson/value.js'
import { MongoError } from '../errors.js'
import { compileMatch } from '../match/match.js'
import { type UpdateOptions, compileUpdate } from './update.js'

type Plain = Record<string, unknown>
const ctx = { now: new Date(1_700_000_000_000), variables: new Map() }

const updater = (update: Plain | Plain[], extra: { arrayFilters?: Plain[]; filter?: Plain } = {}) => {
  const options: UpdateOptions = { ctx }
  if (extra.arrayFilters) options.arrayFilters = extra.arrayFilters.map(toDoc)
  if (extra.filter) options.filter = toDoc(extra.filter)
  return compileUpdate(Array.isArray(update) ? update.map(toDoc) : toDoc(update), options)
}

const show = (doc: Doc): string => printDoc(decodeDoc(encodeDoc(doc)))
const failure = (run: () => unknown): MongoError => {
  try {
    run()
  } catch (error) {
    if (error instanceof MongoError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('an update', () => {
  it.each<[Plain, Plain, string]>([
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
    [{ a: 13 }, { $bit: { a: { and: 10 } } }, '{ a: 8 }'],
    [{ a: 1 }, { $bit: { a: { or: 4n } } }, '{ a: 5 }'],
    [{ a: [1, 2] }, { $set: { 'a.$[]': 0 } }, '{ a: [ 0, 0 ] }'],
    [{ a: [{ b: 1 }, { b: 2 }] }, { $inc: { 'a.$[].b': 10 } }, '{ a: [ { b: 11 }, { b: 12 } ] }'],
    [{ a: 1 }, { $set: {} }, '{ a: 1 }'],
    [{ _id: 1, a: 1 }, { b: 2 }, '{ _id: 1, b: 2 }'],
    [{ _id: 1, a: 1 }, { b: 2, _id: 1 }, '{ _id: 1, b: 2 }'],
    [{ a: 1 }, { $unset: { 'a.b': 1 } }, '{ a: 1 }'],
  ])('of %j by %j', (before, update, after) => {
    const doc = toDoc(before)
    const untouched = show(doc)
    const { doc: next, changed } = updater(update).apply(doc)
    if (next.keys().next().value === '_id' && !('_id' in before)) next.delete('_id')
    expect(show(next)).toBe(after)
    expect(changed).toBe(after !== untouched)
    expect(show(doc)).toBe(untouched)
  })

  it('turns an overflowing int32 into an int64', () => {
    const next = updater({ $inc: { a: 1 } }).apply(toDoc({ a: 2147483647 })).doc
    expect(next.get('a')).toBe(2147483648n)
  })

  it('counts a change of number type as a change', () => {
    expect(updater({ $set: { a: new Double(1) } }).apply(toDoc({ a: 1 })).changed).toBe(true)
    expect(updater({ $set: { a: 1 } }).apply(toDoc({ a: 1 })).changed).toBe(false)
  })

  it.each<[Plain, Plain, number, string]>([
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
    [
      { a: 1 },
      { $pull: { 'a.b.c': 1 } },
      28,
      'Cannot use the part (b) of (a.b.c) to traverse the element ({a: 1})',
    ],
    [{}, { $set: { _id: new Double(7) } }, 66, 'would modify the immutable field'],
    [{ a: [1] }, { $set: { 'a.b': 1 } }, 28, "Cannot create field 'b' in element {a: [ 1 ]}"],
    [{ a: null }, { $set: { 'a.b': 1 } }, 28, "Cannot create field 'b' in element {a: null}"],
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
    [
      {},
      { $set: { 'a.$x': 1 } },
      52,
      "The dollar ($) prefixed field '$x' in 'a.$x' is not valid for storage.",
    ],
    [
      { a: [1] },
      { $set: { 'a.$': 1 } },
      2,
      'The positional operator did not find the match needed from the query.',
    ],
    [
      {},
      { $set: { 'a.$[]': 1 } },
      2,
      "The path 'a' must exist in the document in order to apply array updates.",
    ],
    [{ a: 1 }, { $set: { 'a.$[]': 1 } }, 2, 'Cannot apply array updates to non-array element a: 1'],
    [{ a: [1] }, { $set: { 'a.$[i]': 1 } }, 2, "No array filter found for identifier 'i' in path 'a.$[i]'"],
    [
      {},
      { $push: { a: { $each: 1 } } },
      2,
      'The argument to $each in $push must be an array but it was of type: int',
    ],
    [{}, { $push: { a: { $each: [], $foo: 1 } } }, 2, 'Unrecognized clause in $push: $foo'],
    [{}, { $rename: { a: 'a' } }, 2, 'The source and target field for $rename must differ: a: "a"'],
    [{}, { $rename: { a: 1 } }, 2, "The 'to' field for $rename must be a string: a: 1"],
    [
      { a: 1.5 },
      { $bit: { a: { or: 1 } } },
      2,
      'Cannot apply $bit to a value of non-integral type._id: 7 has the field a of non-integer type double',
    ],
    [{}, { $currentDate: { a: 1 } }, 2, 'is not valid type for $currentDate'],
  ])('of %j by %j is refused with %d', (before, update, code, message) => {
    const error = failure(() => updater(update).apply(toDoc({ _id: 7, ...before })))
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(message)])
  })
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

describe('array filters', () => {
  it('choose the elements by identifier, and merge below one element', () => {
    const update = updater(
      { $set: { 'a.$[i].x': 1, 'a.$[j].y': 2 } },
      { arrayFilters: [{ 'i.b': { $gte: 2 } }, { 'j.b': 3 }] },
    )
    const next = update.apply(toDoc({ a: [{ b: 1 }, { b: 2 }, { b: 3 }] })).doc
    expect(show(next)).toBe('{ a: [ { b: 1 }, { b: 2, x: 1 }, { b: 3, x: 1, y: 2 } ] }')
  })

  it.each<[Plain[], number, string]>([
    [[{ i: 1 }, { j: 1 }], 9, "The array filter for identifier 'j' was not used in the update"],
    [[{ i: 1 }, { i: 2 }], 9, 'Found multiple array filters with the same top-level field name i'],
    [[{ I: 1 }], 2, 'must be an alphanumeric string beginning with a lowercase letter'],
    [[{ i: 1, j: 2 }], 9, "Expected a single top-level field name, found 'i' and 'j'"],
  ])('%j are refused with %d', (arrayFilters, code, message) => {
    const error = failure(() => updater({ $set: { 'a.$[i]': 1 } }, { arrayFilters }))
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(message)])
  })
})

describe('the positional operator', () => {
  it('stands for the element the filter matched', () => {
    const doc = toDoc({ a: [{ b: 1 }, { b: 2 }, { b: 2 }] })
    const filter = { 'a.b': 2 }
    const details = compileMatch(toDoc(filter), ctx).details(doc) ?? {}
    const update = updater({ $set: { 'a.$.c': 1 } }, { filter })
    expect(update.needsPositional).toBe(true)
    expect(show(update.apply(doc, details).doc)).toBe('{ a: [ { b: 1 }, { b: 2, c: 1 }, { b: 2 } ] }')
  })
})

describe('an upsert', () => {
  it.each<[Plain, Plain, string]>([
    [{ _id: 1, a: 2 }, { $set: { b: 3 } }, '{ _id: 1, a: 2, b: 3 }'],
    [{ a: { $gt: 2 }, _id: 1 }, { $setOnInsert: { b: 3 } }, '{ _id: 1, b: 3 }'],
    [{ $and: [{ a: 1 }, { $or: [{ b: 2 }] }], _id: 1 }, { $inc: { a: 1 } }, '{ _id: 1, a: 2, b: 2 }'],
    [{ 'a.b': 1, _id: 1 }, { $set: { 'a.c': 2 } }, '{ _id: 1, a: { b: 1, c: 2 } }'],
    [{ a: { $in: [5] }, _id: 1 }, { $set: { c: 2 } }, '{ _id: 1, a: 5, c: 2 }'],
    [{ a: 1 }, { $set: { _id: 9 } }, '{ _id: 9, a: 1 }'],
    [{ a: 1, _id: 3 }, { b: 1 }, '{ _id: 3, b: 1 }'],
    [{ a: { $eq: 4 }, _id: 1 }, { $max: { a: 6 } }, '{ _id: 1, a: 6 }'],
  ])('for %j by %j', (filter, update, expected) => {
    expect(show(updater(update, { filter }).upsert())).toBe(expected)
  })

  it('makes a fresh _id in front', () => {
    const doc = updater({ $set: { b: 1 } }, { filter: { a: 1 } }).upsert()
    expect([...doc.keys()]).toEqual(['_id', 'a', 'b'])
    expect(doc.get('_id')).toBeInstanceOf(ObjectId)
  })

  it.each<[Plain, Plain, number]>([
    [{ _id: 1 }, { $set: { _id: 2 } }, 66],
    [{ a: 1, $and: [{ a: 2 }] }, { $set: { b: 1 } }, 54],
    [{ a: { b: 1 }, 'a.c': 2 }, { $set: { x: 1 } }, 54],
    [{}, { $set: { _id: toValue([1]) } }, 53],
  ])('for %j by %j is refused with %d', (filter, update, code) => {
    expect(failure(() => updater(update, { filter }).upsert()).code).toBe(code)
  })
})

describe('a pipeline update', () => {
  it.each<[Plain, Plain[], string]>([
    [{ _id: 1, a: 1 }, [{ $set: { b: { $add: ['$a', 1] } } }], '{ _id: 1, a: 1, b: 2 }'],
    [{ _id: 1, a: 1, b: 2 }, [{ $unset: 'a' }, { $addFields: { c: '$a' } }], '{ _id: 1, b: 2 }'],
    [{ _id: 1, a: { x: 5 } }, [{ $replaceWith: '$a' }], '{ _id: 1, x: 5 }'],
    [{ _id: 1, a: 1 }, [{ $project: { a: 1 } }], '{ _id: 1, a: 1 }'],
  ])('of %j by %j', (before, update, after) => {
    const { doc, changed } = updater(update).apply(toDoc(before))
    expect([show(doc), changed]).toEqual([after, after !== show(toDoc(before))])
  })

  it.each<[Plain[], number]>([
    [[{ $match: {} }], 72],
    [[{ $foo: 1 }], 40324],
    [[{ $set: { _id: 9 } }], 66],
  ])('by %j is refused with %d', (update, code) => {
    expect(failure(() => updater(update).apply(toDoc({ _id: 1 }))).code).toBe(code)
  })
})

import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId } from 'bson'
import { refusalOf } from '../../test/support/failure.js'
import { toDoc } from '../bson/value.js'
import { compileMatch } from './match.js'

type Plain = Record<string, unknown>
const ctx = { now: new Date(0), variables: new Map() }
const matches = (filter: Plain, doc: Plain): boolean => compileMatch(toDoc(filter), ctx).test(toDoc(doc))
const dec = (text: string): Decimal128 => Decimal128.fromString(text)
const NAN = new Double(NaN)
const id = new ObjectId('64b000000000000000000001')

const yes: [Plain, Plain][] = [
  [{ $sampleRate: 1 }, {}],
  [{ $nor: [{ $sampleRate: 0 }] }, {}],
  [{}, { a: 1 }],
  [{ a: 1 }, { a: 1 }],
  [{ a: 1 }, { a: new Double(1) }],
  [{ a: 1 }, { a: 1n }],
  [{ a: dec('1.0') }, { a: 1 }],
  [{ a: new Double(0.5) }, { a: dec('0.50') }],
  [{ a: NAN }, { a: dec('NaN') }],
  [{ a: { $gte: NAN } }, { a: NAN }],
  [{ a: 0 }, { a: new Double(-0) }],
  [{ a: null }, {}],
  [{ a: null }, { a: null }],
  [{ a: { $ne: 1 } }, {}],
  [{ a: { $gte: null } }, {}],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 2 } }],
  [{ a: [1, 2] }, { a: [1, 2] }],
  [{ a: [1, 2] }, { a: [[1, 2], 3] }],
  [{ a: 2 }, { a: [1, 2] }],
  [{ 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }],
  [{ 'a.b': 2 }, { a: [{ b: [1, 2] }] }],
  [{ 'a.1': 2 }, { a: [1, 2] }],
  [{ 'a.1.b': 2 }, { a: [{}, { b: 2 }] }],
  [{ 'a.0': 5 }, { a: [{ 0: 5 }] }],
  [{ 'a.b': null }, { a: 4 }],
  [{ 'a.b': null }, { a: [{ b: 3 }, {}] }],
  [{ _id: { $gt: 1 } }, { _id: 2 }],
  [{ a: { $gt: 1, $lt: 5 } }, { a: [0, 9] }],
  [{ a: { $gt: 1n } }, { a: dec('1.1') }],
  [{ a: { $lt: new MaxKey() } }, { a: 'x' }],
  [{ a: { $gt: new MinKey() } }, {}],
  [{ a: { $gt: new Date(1) } }, { a: new Date(2) }],
  [{ a: { $in: [1, null] } }, {}],
  [{ a: { $in: [/^x/, 'b'] } }, { a: 'xyz' }],
  [{ a: { $in: [[1, 2]] } }, { a: [1, 2] }],
  [{ a: { $nin: [1, 2] } }, { a: 3 }],
  [{ a: { $nin: [1, 2] } }, {}],
  [{ $and: [{ a: 1 }, { b: 2 }] }, { a: 1, b: 2 }],
  [{ $or: [{ a: 1 }, { b: 2 }] }, { b: 2 }],
  [{ $nor: [{ a: 1 }, { b: 2 }] }, { a: 2, b: 1 }],
  [{ a: { $not: { $gt: 1 } } }, { a: 'x' }],
  [{ a: { $not: /x/ } }, { a: 'y' }],
  [{ a: { $exists: true } }, { a: null }],
  [{ a: { $exists: false } }, { b: 1 }],
  [{ 'a.b': { $exists: true } }, { a: [1, { b: 1 }] }],
  [{ a: { $type: 'string' } }, { a: 'x' }],
  [{ a: { $type: 'number' } }, { a: 1n }],
  [{ a: { $type: ['null', 8] } }, { a: true }],
  [{ a: { $type: 'array' } }, { a: [] }],
  [{ a: { $type: 16 } }, { a: ['x', 1] }],
  [{ a: /^ab/i }, { a: 'ABc' }],
  [{ a: /b/ }, { a: ['x', 'abc'] }],
  [{ a: { $regex: 'a.c', $options: 's' } }, { a: 'a\nc' }],
  [{ a: { $regex: 'b$' } }, { a: 'ab\n' }],
  [{ a: new BSONRegExp('a', 'i') }, { a: new BSONRegExp('a', 'i') }],
  [{ a: { $mod: [4, 1] } }, { a: new Double(5.9) }],
  [{ a: { $mod: [4, -1] } }, { a: -5 }],
  [{ a: { $all: [1, 2] } }, { a: [2, 3, 1] }],
  [{ a: { $all: [1] } }, { a: 1 }],
  [{ a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 2 } }] } }, { a: [{ b: 1 }, { b: 2 }] }],
  [{ a: { $size: 2 } }, { a: [[1], 2] }],
  [{ a: { $elemMatch: { $gt: 1, $lt: 5 } } }, { a: [0, 3, 9] }],
  [{ a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1, c: 2 }] }],
  [{ 'a.b': { $elemMatch: { $gt: 1 } } }, { a: [{ b: [2] }] }],
  [{ a: { $bitsAllSet: 5 } }, { a: 7 }],
  [{ a: { $bitsAnyClear: [0, 3] } }, { a: 7n }],
  [{ a: { $bitsAllSet: [70] } }, { a: -1 }],
  [{ a: { $bitsAnySet: new Binary(Buffer.from([2])) } }, { a: new Binary(Buffer.from([6])) }],
  [{ a: id }, { a: new ObjectId(id.toHexString()) }],
  [{ $comment: 'x', a: 1 }, { a: 1 }],
  [{ a: { $eq: 1, $comment: 'x' } }, { a: 1 }],
  [{ a: Long.fromNumber(1).toBigInt() }, { a: 1 }],
]

const no: [Plain, Plain][] = [
  [{ a: 1 }, { a: '1' }],
  [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }],
  [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: new Double(0.1) }, { a: dec('0.1') }],
  [{ a: { $gt: null } }, {}],
  [{ a: { $gt: 5 } }, { a: 'x' }],
  [{ a: { $lt: 5 } }, { a: NAN }],
  [{ a: { $gt: NAN } }, { a: 1 }],
  [{ a: { $lt: true } }, { a: 0 }],
  [{ a: { $ne: 1 } }, { a: [1, 2] }],
  [{ a: { $ne: null } }, {}],
  [{ 'a.b': null }, { a: [] }],
  [{ 'a.b': null }, { a: [1, 2] }],
  [{ 'a.0': 1 }, { a: [[1, 2]] }],
  [{ 'a.b': 1 }, { a: [[{ b: 1 }]] }],
  [{ a: { $in: [] } }, { a: 1 }],
  [{ a: { $nin: [null] } }, {}],
  [{ a: { $exists: true } }, {}],
  [{ a: { $type: 'int' } }, { a: 1n }],
  [{ a: { $type: 'null' } }, {}],
  [{ a: { $size: 1 } }, { a: 'x' }],
  [{ a: { $mod: [4, 1] } }, { a: 'x' }],
  [{ a: { $mod: [4, 1] } }, { a: NAN }],
  [{ a: { $all: [] } }, { a: [] }],
  [{ a: { $elemMatch: { $gt: 1 } } }, { a: 2 }],
  [{ a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1 }, { c: 2 }] }],
  [{ a: /^ab/ }, { a: 'xab' }],
  [{ a: { $regex: 'a.c' } }, { a: 'a\nc' }],
  [{ a: { $not: { $elemMatch: { $gt: 1 } } } }, { a: [2] }],
  [{ $or: [{ a: 1 }] }, { a: 2 }],
]

describe('a filter', () => {
  it.each(yes)('%j matches %j', (filter, doc) => {
    expect(matches(filter, doc)).toBe(true)
  })

  it.each(no)('%j does not match %j', (filter, doc) => {
    expect(matches(filter, doc)).toBe(false)
  })

  it.each<[Plain, number, string]>([
    [{ a: { $foo: 1 } }, 2, 'unknown operator: $foo'],
    [{ a: { $gt: 1, b: 2 } }, 2, 'unknown operator: b'],
    [{ $foo: 1 }, 2, 'unknown top level operator: $foo'],
    [{ $and: [] }, 2, '$and/$or/$nor must be a nonempty array'],
    [{ $or: {} }, 2, '$or must be an array'],
    [{ $or: [1] }, 2, '$or/$and/$nor entries need to be full objects'],
    [{ a: { $in: 1 } }, 2, '$in needs an array'],
    [{ a: { $in: [{ $gt: 1 }] } }, 2, 'cannot nest $ under $in'],
    [{ a: { $ne: /x/ } }, 2, "Can't have regex as arg to $ne."],
    [{ a: { $gt: /x/ } }, 2, "Can't have RegEx as arg to predicate over field 'a'."],
    [{ a: { $type: 'nope' } }, 2, 'Unknown type name alias: nope'],
    [{ a: { $type: 99 } }, 2, 'Invalid numerical type code: 99'],
    [{ a: { $mod: [0, 1] } }, 2, 'divisor cannot be 0'],
    [{ a: { $mod: [1] } }, 2, 'malformed mod, not enough elements'],
    [{ a: { $size: -1 } }, 9, 'Failed to parse $size. Expected a non-negative number in: $size: -1'],
    [{ a: { $elemMatch: 1 } }, 2, '$elemMatch needs an Object'],
    [{ a: { $options: 'i' } }, 2, '$options needs a $regex'],
    [{ a: { $not: {} } }, 2, '$not cannot be empty'],
    [{ a: { $regex: '(' } }, 51091, 'Regular expression is invalid'],
    [{ a: { $regex: 'a++' } }, 51091, 'Regular expression is invalid'],
    [{ a: { $regex: 'a', $options: 'q' } }, 51108, 'invalid flag in regex options: q'],
    [{ $where: '1' }, 2, '$where'],
    [{ $sampleRate: 'x' }, 2, 'argument to $sampleRate must be a numeric type'],
    [{ $sampleRate: 2 }, 2, 'numeric argument to $sampleRate must be in [0, 1]'],
    [{ $text: { $search: 'x' } }, 27, 'text index required for $text query'],
    [{ $jsonSchema: {} }, 2, '$jsonSchema'],
  ])('%j is refused with %d', (filter, code, message) => {
    const refusal = refusalOf(() => compileMatch(toDoc(filter), ctx))
    expect(refusal).toEqual([code, expect.stringContaining(message)])
  })

  it.each<[Plain, Plain, number | undefined]>([
    [{ a: 2 }, { a: [1, 2] }, 1],
    [{ 'a.b': 2 }, { a: [{ b: 1 }, { b: [2] }] }, 1],
    [{ a: { $elemMatch: { b: 3 } } }, { a: [{ b: 1 }, { b: 2 }, { b: 3 }] }, 2],
    [{ a: [1, 2] }, { a: [1, 2] }, undefined],
    [{ x: 1, a: { $gte: 3 } }, { x: 1, a: [1, 4, 5] }, 1],
  ])('%j reports the array element of %j that it matched', (filter, doc, index) => {
    expect(compileMatch(toDoc(filter), ctx).details(toDoc(doc))?.arrayIndex).toBe(index)
  })

  it('gives the planner a tree it can read', () => {
    const { tree } = compileMatch(
      toDoc({ a: 1, b: { $gt: 2, $lte: 5 }, $or: [{ c: 1 }, { d: { $in: [1, 2] } }] }),
      ctx,
    )
    expect(tree).toEqual({
      kind: 'and',
      children: [
        { kind: 'eq', path: 'a', value: 1 },
        {
          kind: 'and',
          children: [
            { kind: 'gt', path: 'b', value: 2 },
            { kind: 'lte', path: 'b', value: 5 },
          ],
        },
        {
          kind: 'or',
          children: [
            { kind: 'eq', path: 'c', value: 1 },
            { kind: 'in', path: 'd', values: [1, 2], regexes: [] },
          ],
        },
      ],
    })
  })
})

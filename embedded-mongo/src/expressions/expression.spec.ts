import { BSONRegExp, Decimal128, Double, ObjectId } from 'bson'
import { printValue } from '../bson/print.js'
import { type Maybe, toDoc, toValue, typeName } from '../bson/value.js'
import { MongoError } from '../errors.js'
import { compileExpression } from './expression.js'
import { scopeOf } from './scope.js'

type Plain = Record<string, unknown>
const now = new Date('2026-03-01T10:00:00Z')
const ctx = { now, variables: new Map([['given', 7]]) }
const evaluate = (expression: unknown, doc: Plain = {}): Maybe =>
  compileExpression(toValue(expression), ctx)(scopeOf(toDoc(doc)))
const show = (value: Maybe): string =>
  value === undefined ? 'missing' : `${typeName(value)} ${printValue(value)}`
const dec = (text: string): Decimal128 => Decimal128.fromString(text)
const at = (text: string): Date => new Date(text)
const FEB = at('2024-02-29T23:30:15.123Z')

describe('an expression', () => {
  it.each<[unknown, string]>([
    ['$a', 'int 5'],
    ['$nope', 'missing'],
    ['$d.e', 'int 1'],
    ['$list.x', 'array [ 1, 2 ]'],
    ['$$ROOT.a', 'int 5'],
    ['$$CURRENT.a', 'int 5'],
    ['$$REMOVE', 'missing'],
    ['$$given', 'int 7'],
    ['$$NOW', `date new Date(${now.getTime()})`],
    [{ x: '$a', y: '$nope' }, 'object { x: 5 }'],
    [['$a', '$nope'], 'array [ 5, null ]'],
    [{ $literal: '$a' }, 'string "$a"'],
    [{ $add: [1, 2] }, 'int 3'],
    [{ $add: [2147483647, 1] }, 'long 2147483648'],
    [{ $add: [9223372036854775807n, 1] }, 'double 9.223372036854776e+18'],
    [{ $add: [1, 0.5] }, 'double 1.5'],
    [{ $add: [dec('0.1'), new Double(0.2)] }, 'decimal 0.300000000000000'],
    [{ $add: [1, null] }, 'null null'],
    [{ $add: [at('2020-01-01T00:00:00Z'), 1000] }, 'date new Date(1577836801000)'],
    [{ $subtract: [1, 2147483648n] }, 'long -2147483647'],
    [{ $subtract: [at('2020-01-02T00:00:00Z'), at('2020-01-01T00:00:00Z')] }, 'long 86400000'],
    [{ $subtract: [at('2020-01-02T00:00:00Z'), 86400000] }, 'date new Date(1577836800000)'],
    [{ $multiply: [3, 4] }, 'int 12'],
    [{ $multiply: [2147483647, 2] }, 'long 4294967294'],
    [{ $multiply: [dec('1.5'), 2] }, 'decimal 3.0'],
    [{ $divide: [6, 4] }, 'double 1.5'],
    [{ $divide: [dec('10'), 4] }, 'decimal 2.5'],
    [{ $divide: [dec('1'), 3] }, 'decimal 0.3333333333333333333333333333333333'],
    [{ $mod: [-7, 3] }, 'int -1'],
    [{ $mod: [7.5, 2] }, 'double 1.5'],
    [{ $mod: [dec('7.5'), 2] }, 'decimal 1.5'],
    [{ $abs: -3 }, 'int 3'],
    [{ $abs: [-2147483648] }, 'long 2147483648'],
    [{ $ceil: 1.2 }, 'double 2.0'],
    [{ $floor: -1.2 }, 'double -2.0'],
    [{ $floor: 3 }, 'int 3'],
    [{ $round: [2.5] }, 'double 2.0'],
    [{ $round: 3.5 }, 'double 4.0'],
    [{ $round: [1.255, 2] }, 'double 1.25'],
    [{ $round: [1234, -2] }, 'int 1200'],
    [{ $round: [dec('2.345'), 2] }, 'decimal 2.34'],
    [{ $trunc: [-1.79, 1] }, 'double -1.7'],
    [{ $trunc: 5.9 }, 'double 5.0'],
    [{ $pow: [2, 10] }, 'int 1024'],
    [{ $pow: [2, 40] }, 'long 1099511627776'],
    [{ $pow: [2, -1] }, 'double 0.5'],
    [{ $sqrt: 16 }, 'double 4.0'],
    [{ $sqrt: dec('2') }, 'decimal 1.414213562373095048801688724209698'],
    [{ $exp: 0 }, 'double 1.0'],
    [{ $ln: 1 }, 'double 0.0'],
    [{ $log10: 1000 }, 'double 3.0'],
    [{ $log: [8, 2] }, 'double 3.0'],
    [{ $bitAnd: [6, 3] }, 'int 2'],
  ])('%j is %s', (expression, expected) => {
    expect(show(evaluate(expression, { a: 5, d: { e: 1 }, list: [{ x: 1 }, 3, { x: 2 }, {}] }))).toBe(
      expected,
    )
  })

  it.each<[unknown, string]>([
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
    [{ $let: { vars: { x: 1, y: 2 }, in: { $add: ['$$x', '$$y'] } } }, 'int 3'],
    [{ $concat: ['a', 'b'] }, 'string "ab"'],
    [{ $concat: ['a', null] }, 'null null'],
    [{ $toUpper: 'aé' }, 'string "Aé"'],
    [{ $toLower: 'ABc' }, 'string "abc"'],
    [{ $substrCP: ['añb', 1, 2] }, 'string "ñb"'],
    [{ $substr: ['hello', 1, -1] }, 'string "ello"'],
    [{ $substrBytes: ['hello', 9, 2] }, 'string ""'],
    [{ $strLenCP: 'a\u{1f600}' }, 'int 2'],
    [{ $strLenBytes: 'añ' }, 'int 3'],
    [{ $split: ['a-b-', '-'] }, 'array [ "a", "b", "" ]'],
    [{ $trim: { input: '  a ' } }, 'string "a"'],
    [{ $ltrim: { input: 'xxa', chars: 'x' } }, 'string "a"'],
    [{ $rtrim: { input: 'axx', chars: 'x' } }, 'string "a"'],
    [{ $indexOfCP: ['añbb', 'b'] }, 'int 2'],
    [{ $indexOfBytes: ['añbb', 'b'] }, 'int 3'],
    [{ $indexOfCP: ['abc', 'z'] }, 'int -1'],
    [{ $replaceOne: { input: 'aXbX', find: 'X', replacement: { $literal: '$&' } } }, 'string "a$&bX"'],
    [{ $replaceAll: { input: 'aXbX', find: 'X', replacement: '-' } }, 'string "a-b-"'],
    [{ $strcasecmp: ['ABC', 'abd'] }, 'int -1'],
    [{ $regexMatch: { input: 'Hello', regex: '^h', options: 'i' } }, 'bool true'],
    [
      { $regexFind: { input: 'xaby', regex: 'a(b)(c)?' } },
      'object { match: "ab", idx: 1, captures: [ "b", null ] }',
    ],
    [
      { $regexFindAll: { input: 'a1b2', regex: new BSONRegExp('\\d') } },
      'array [ { match: "1", idx: 1, captures: [] }, { match: "2", idx: 3, captures: [] } ]',
    ],
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
    [{ $sum: [1, 2, 'x', 3.5] }, 'double 6.5'],
    [{ $avg: { $literal: [1, 2] } }, 'double 1.5'],
    [{ $sum: [0.1, 0.2, 0.3] }, 'double 0.6'],
    [{ $min: [3, null, 1] }, 'int 1'],
    [{ $max: '$list' }, 'int 8'],
    [{ $stdDevPop: [1, 3] }, 'double 1.0'],
  ])('%j is %s', (expression, expected) => {
    expect(show(evaluate(expression, { 'a.b': 9, list: [3, 8] }))).toBe(expected)
  })

  it.each<[unknown, string]>([
    [{ $year: '$d' }, 'int 2024'],
    [{ $month: { date: '$d', timezone: 'Asia/Kolkata' } }, 'int 3'],
    [{ $dayOfMonth: '$d' }, 'int 29'],
    [{ $hour: { date: '$d', timezone: '+05:30' } }, 'int 5'],
    [{ $minute: { date: '$d', timezone: '-0330' } }, 'int 0'],
    [{ $second: '$d' }, 'int 15'],
    [{ $millisecond: '$d' }, 'int 123'],
    [{ $dayOfWeek: '$d' }, 'int 5'],
    [{ $dayOfYear: '$d' }, 'int 60'],
    [{ $week: '$d' }, 'int 8'],
    [{ $isoWeek: '$d' }, 'int 9'],
    [{ $isoWeekYear: at('2021-01-03T00:00:00Z') }, 'long 2020'],
    [{ $isoDayOfWeek: '$d' }, 'int 4'],
    [
      { $dateToParts: { date: '$d' } },
      'object { year: 2024, month: 2, day: 29, hour: 23, minute: 30, second: 15, millisecond: 123 }',
    ],
    [{ $dateToString: { date: '$d' } }, 'string "2024-02-29T23:30:15.123Z"'],
    [
      { $dateToString: { date: '$d', format: '%d/%m/%Y %H:%M %z %j %V %%', timezone: 'Asia/Kolkata' } },
      'string "01/03/2024 05:00 +0530 061 09 %"',
    ],
    [{ $dateToString: { date: null, onNull: 'none' } }, 'string "none"'],
    [
      { $dateTrunc: { date: '$d', unit: 'day', timezone: 'Asia/Kolkata' } },
      `date new Date(${Date.parse('2024-02-29T18:30:00Z')})`,
    ],
    [{ $dateTrunc: { date: '$d', unit: 'month' } }, `date new Date(${Date.parse('2024-02-01T00:00:00Z')})`],
    [
      { $dateTrunc: { date: '$d', unit: 'week', startOfWeek: 'monday' } },
      `date new Date(${Date.parse('2024-02-26T00:00:00Z')})`,
    ],
    [
      { $dateTrunc: { date: '$d', unit: 'hour', binSize: 6 } },
      `date new Date(${Date.parse('2024-02-29T18:00:00Z')})`,
    ],
    [{ $dateTrunc: { date: '$d', unit: 'quarter' } }, `date new Date(${Date.parse('2024-01-01T00:00:00Z')})`],
    [
      { $dateAdd: { startDate: '$d', unit: 'year', amount: 1 } },
      `date new Date(${Date.parse('2025-02-28T23:30:15.123Z')})`,
    ],
    [
      {
        $dateAdd: {
          startDate: at('2024-03-09T17:00:00Z'),
          unit: 'day',
          amount: 1,
          timezone: 'America/New_York',
        },
      },
      `date new Date(${Date.parse('2024-03-10T16:00:00Z')})`,
    ],
    [
      { $dateSubtract: { startDate: '$d', unit: 'hour', amount: 24 } },
      `date new Date(${Date.parse('2024-02-28T23:30:15.123Z')})`,
    ],
    [{ $dateDiff: { startDate: at('2023-12-31T23:00:00Z'), endDate: '$d', unit: 'year' } }, 'long 1'],
    [
      {
        $dateDiff: {
          startDate: at('2024-02-29T18:00:00Z'),
          endDate: '$d',
          unit: 'day',
          timezone: 'Asia/Kolkata',
        },
      },
      'long 1',
    ],
    [{ $dateDiff: { startDate: at('2024-02-24T00:00:00Z'), endDate: '$d', unit: 'week' } }, 'long 1'],
    [
      { $dateFromString: { dateString: '2024-01-02T03:04:05+0530' } },
      `date new Date(${Date.parse('2024-01-01T21:34:05Z')})`,
    ],
    [
      { $dateFromString: { dateString: '2024-01-02', timezone: 'Asia/Kolkata' } },
      `date new Date(${Date.parse('2024-01-01T18:30:00Z')})`,
    ],
    [
      { $dateFromString: { dateString: '02/01/2024', format: '%d/%m/%Y' } },
      `date new Date(${Date.parse('2024-01-02T00:00:00Z')})`,
    ],
    [{ $dateFromString: { dateString: 'no', onError: 'bad' } }, 'string "bad"'],
    [
      { $dateFromParts: { year: 2024, month: 14, day: 1 } },
      `date new Date(${Date.parse('2025-02-01T00:00:00Z')})`,
    ],
    [
      { $dateFromParts: { isoWeekYear: 2024, isoWeek: 1 } },
      `date new Date(${Date.parse('2024-01-01T00:00:00Z')})`,
    ],
    [
      { $dateFromParts: { year: 2024, hour: 5, timezone: 'Asia/Kolkata' } },
      `date new Date(${Date.parse('2023-12-31T23:30:00Z')})`,
    ],
    [{ $toInt: '42' }, 'int 42'],
    [{ $toInt: -1.9 }, 'int -1'],
    [{ $toLong: '$d' }, `long ${FEB.getTime()}`],
    [{ $toDouble: '1e3' }, 'double 1000.0'],
    [{ $toDecimal: 2.5 }, 'decimal 2.50000000000000'],
    [{ $toDecimal: '1.10' }, 'decimal 1.10'],
    [{ $toString: 2.5 }, 'string "2.5"'],
    [{ $toString: '$d' }, 'string "2024-02-29T23:30:15.123Z"'],
    [{ $toString: new ObjectId('64b000000000000000000001') }, 'string "64b000000000000000000001"'],
    [{ $toObjectId: '64b000000000000000000001' }, "objectId ObjectId('64b000000000000000000001')"],
    [{ $toDate: '2024-01-01' }, `date new Date(${Date.parse('2024-01-01T00:00:00Z')})`],
    [{ $toDate: 1000n }, 'date new Date(1000)'],
    [{ $toBool: 'false' }, 'bool true'],
    [{ $toBool: 0 }, 'bool false'],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, 'int -1'],
    [{ $convert: { input: null, to: 'int', onNull: 0 } }, 'int 0'],
    [{ $convert: { input: 5, to: 2 } }, 'string "5"'],
    [{ $type: '$nope' }, 'string "missing"'],
    [{ $type: 1n }, 'string "long"'],
    [{ $isNumber: dec('1') }, 'bool true'],
  ])('%j is %s', (expression, expected) => {
    expect(show(evaluate(expression, { d: FEB }))).toBe(expected)
  })

  it.each<[unknown, number, string]>([
    [{ $foo: 1 }, 168, "Unrecognized expression '$foo'"],
    [{ $add: [1], $eq: [1, 2] }, 15983, 'an object representing an expression must have exactly one field'],
    ['$$nope', 17276, 'Use of undefined variable: nope'],
    ['$a..b', 15998, 'FieldPath field names may not be empty strings.'],
    ['$a.', 40353, "FieldPath must not end with a '.'."],
    [{ $add: ['x', 1] }, 14, '$add only supports numeric or date types, not string'],
    [{ $subtract: ['x', 1] }, 14, "can't $subtract int from string"],
    [{ $multiply: ['x'] }, 14, '$multiply only supports numeric types, not string'],
    [{ $divide: [1, 0] }, 2, "can't $divide by zero"],
    [{ $mod: [1, 0] }, 16610, "can't $mod by zero"],
    [{ $abs: 'x' }, 28765, '$abs only supports numeric types, not string'],
    [{ $eq: [1] }, 16020, 'Expression $eq takes exactly 2 arguments. 1 were passed in.'],
    [{ $substr: ['x'] }, 16020, 'Expression $substr takes exactly 3 arguments'],
    [{ $concat: [1] }, 16702, '$concat only supports strings, not int'],
    [{ $size: 'x' }, 17124, 'The argument to $size must be an array, but was of type: string'],
    [{ $in: [1, 2] }, 40081, '$in requires an array as a second argument, found: int'],
    [{ $arrayElemAt: [1, 2] }, 28689, "$arrayElemAt's first argument must be an array, but is int"],
    [{ $toInt: 'x' }, 241, "Failed to parse number 'x' in $convert with no onError value"],
    [{ $toInt: 3000000000n }, 241, 'Conversion would overflow target type in $convert with no onError value'],
    [{ $toObjectId: 'x' }, 241, "Failed to parse objectId 'x' in $convert"],
    [{ $toDate: 5 }, 241, 'Unsupported conversion from int to date'],
    [
      { $switch: { branches: [{ case: false, then: 1 }] } },
      40066,
      '$switch could not find a matching branch',
    ],
    [
      { $year: { date: FEB, timezone: 'Nowhere/Land' } },
      40485,
      'unrecognized time zone identifier: "Nowhere/Land"',
    ],
    [{ $year: 'x' }, 16006, "can't convert from BSON type string to Date"],
    [{ $dateToString: { date: FEB, format: '%q' } }, 18536, "Invalid format character '%q' in format string"],
    [{ $filter: { input: 1, cond: true } }, 28651, 'input to $filter must be an array not int'],
    [{ $mergeObjects: [1] }, 40400, '$mergeObjects requires object inputs'],
    [{ $let: { vars: { X: 1 }, in: 1 } }, 9, "'X' starts with an invalid character for a user variable name"],
  ])('%j is refused with %d', (expression, code, message) => {
    let caught: unknown
    try {
      evaluate(expression)
    } catch (error) {
      caught = error
    }
    expect(caught).toBeInstanceOf(MongoError)
    expect([(caught as MongoError).code, (caught as MongoError).message]).toEqual([
      code,
      expect.stringContaining(message),
    ])
  })
})

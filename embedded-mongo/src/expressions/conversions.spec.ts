import { ObjectId } from 'bson'
import { dec, itGives, itRefuses, LEAP_DAY } from '../../test/support/expressions.js'

describe('conversions', () => {
  itGives(
    [
      [{ $toInt: '42' }, 'int 42'],
      [{ $toInt: -1.9 }, 'int -1'],
      [{ $toLong: '$d' }, `long ${LEAP_DAY.getTime()}`],
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
    ],
    { d: LEAP_DAY },
  )

  itRefuses([
    [{ $toInt: 'x' }, 241, "Failed to parse number 'x' in $convert with no onError value"],
    [{ $toInt: 3000000000n }, 241, 'Conversion would overflow target type in $convert with no onError value'],
    [{ $toObjectId: 'x' }, 241, "Failed to parse objectId 'x' in $convert"],
    [{ $toDate: 5 }, 241, 'Unsupported conversion from int to date'],
  ])
})

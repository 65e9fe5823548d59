import { Binary, BSONRegExp } from 'bson'
import { itGives, itRefuses } from '../../test/support/expressions.js'

describe('strings and patterns', () => {
  itGives([
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
    [{ $binarySize: 'añb' }, 'int 4'],
    [{ $binarySize: new Binary(Buffer.alloc(3)) }, 'int 3'],
    [{ $binarySize: null }, 'null null'],
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
  ])

  itRefuses([
    [{ $substr: ['x'] }, 16020, 'Expression $substr takes exactly 3 arguments'],
    [{ $binarySize: 1 }, 51276, '$binarySize requires a string or BinData argument, found: int'],
    [
      {
        $reduce: {
          input: { $range: [0, 40] },
          initialValue: 'x',
          in: { $concat: ['$$value', '$$value'] },
        },
      },
      13548,
      'BufBuilder attempted to grow() to 134217728 bytes, past the 64MB limit.',
    ],
    [{ $concat: [1] }, 16702, '$concat only supports strings, not int'],
  ])
})

import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { compareValues } from './compare.js'
import { decodeDoc } from './decode.js'
import { encodeDoc } from './encode.js'
import { encodeCompoundKey, encodeKeyPart, identityKey } from './index-key.js'
import { type Doc, type Value } from './value.js'

/** A small seeded generator, so that a failure can be run again. */
function generator(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const random = generator(20261121)
const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T

const SPECIAL_NUMBERS: Value[] = [
  0,
  1,
  -1,
  2147483647,
  -2147483648,
  0n,
  1n,
  -1n,
  9007199254740993n,
  -9007199254740993n,
  9223372036854775807n,
  -9223372036854775808n,
  new Double(0),
  new Double(-0),
  new Double(NaN),
  new Double(Infinity),
  new Double(-Infinity),
  new Double(0.1),
  new Double(-0.1),
  new Double(5e-324),
  new Double(1.7976931348623157e308),
  new Double(9007199254740992),
  new Double(2 ** 63),
  new Double(-(2 ** 63)),
  ...[
    '0',
    '-0',
    'NaN',
    'Infinity',
    '-Infinity',
    '0.1',
    '-0.1',
    '1E-6176',
    '-1E-6176',
    '9.999999999999999999999999999999999E6144',
    '-9.999999999999999999999999999999999E6144',
    '1.0',
    '1.00',
    '1E3',
    '9007199254740993',
    '9223372036854775807',
    '0.1000000000000000055511151231257827',
    '0.1000000000000000055511151231257828',
    '999999999999999.9',
    '1E15',
  ].map((text) => Decimal128.fromString(text)),
]
const TEXTS = [
  '',
  'a',
  'a\0',
  'a\0b',
  'ab',
  'b',
  'é',
  '\ud83d\ude00',
  '\uffff',
  '\ue000',
  '\ud7ff',
  'A',
  '10',
  '9',
]

function leaf(): Value {
  switch (random(16)) {
    case 0:
    case 1:
    case 2:
      return pick(SPECIAL_NUMBERS)
    case 3:
      return random(200) - 100
    case 4:
      return BigInt(random(200) - 100) * 10n ** BigInt(random(16))
    case 5:
      return new Double((random(2000) - 1000) / 8)
    case 6:
      return Decimal128.fromString(`${random(2000) - 1000}E${random(8) - 4}`)
    case 7:
      return pick(TEXTS) + pick(TEXTS)
    case 8:
      return pick([null, true, false])
    case 9:
      return new Date(pick([0, -1, 1, -62135596800000, 253402300799999]) + random(3))
    case 10:
      return new ObjectId(
        random(1000)
          .toString(16)
          .padStart(24, pick(['0', 'f'])),
      )
    case 11:
      return new Binary(Buffer.alloc(random(3), random(256)), pick([0, 4, 128]))
    case 12:
      return new Timestamp(Long.fromBits(random(3), pick([0, 1, -1]), true))
    case 13:
      return new BSONRegExp(pick(['a', 'b', 'ab']), pick(['', 'i', 'im']))
    default:
      return pick<Value>([new MinKey(), new MaxKey(), pick(TEXTS)])
  }
}

function anyValue(depth: number): Value {
  const kind = depth > 2 ? 9 : random(10)
  if (kind === 0) return Array.from({ length: random(3) }, () => anyValue(depth + 1))
  if (kind === 1) {
    const doc: Doc = new Map()
    for (let i = random(3); i > 0; i -= 1)
      doc.set(pick(['a', 'b', 'ab', '1', 'a\u00e9']), anyValue(depth + 1))
    return doc
  }
  return leaf()
}

describe('index keys', () => {
  it('sort as their values do', () => {
    const values = [...SPECIAL_NUMBERS, ...TEXTS, ...Array.from({ length: 500 }, () => anyValue(0))]
    const keys = values.map(encodeKeyPart)
    const identities = values.map(identityKey)
    for (let i = 0; i < values.length; i += 1) {
      for (let j = 0; j < i; j += 1) {
        const expected = Math.sign(compareValues(values[i], values[j]))
        if (Math.sign(Buffer.compare(keys[i] as Buffer, keys[j] as Buffer)) !== expected) {
          throw new Error(`${String(values[i])} against ${String(values[j])}: expected ${expected}`)
        }
        if ((identities[i] === identities[j]) !== (expected === 0)) {
          throw new Error(`identity of ${String(values[i])} against ${String(values[j])}`)
        }
      }
    }
  })

  it('sort compound values part by part, descending ones reversed', () => {
    const directions = [1, -1, 1] as const
    const rows = Array.from({ length: 400 }, () => [anyValue(1), anyValue(1), anyValue(1)])
    const keys = rows.map((row) => encodeCompoundKey(row, directions, 100_000).bytes)
    for (let i = 0; i < rows.length; i += 1) {
      for (let j = 0; j < i; j += 1) {
        const order = directions
          .map((direction, k) => direction * compareValues(rows[i]?.[k], rows[j]?.[k]))
          .find((part) => part !== 0)
        if (Math.sign(Buffer.compare(keys[i] as Buffer, keys[j] as Buffer)) !== Math.sign(order ?? 0)) {
          throw new Error(`${String(rows[i])} against ${String(rows[j])}`)
        }
      }
    }
  })

  it('are cut and end with a hash that still distinguishes values', () => {
    const long = 'x'.repeat(5000)
    const one = encodeCompoundKey([`${long}1`], [1], 1000)
    const two = encodeCompoundKey([`${long}2`], [1], 1000)
    expect([one.exact, one.bytes.length]).toEqual([false, 1000])
    expect(one.bytes.equals(two.bytes)).toBe(false)
  })
})

describe('codec', () => {
  it('decodes every value that it encoded', () => {
    for (let i = 0; i < 500; i += 1) {
      const doc: Doc = new Map([['v', anyValue(0)]])
      const bytes = encodeDoc(doc)
      const again = decodeDoc(bytes)
      expect(encodeDoc(again).equals(bytes)).toBe(true)
      expect(compareValues(again, doc)).toBe(0)
    }
  })

  it('keeps the order of integer-like keys and the sign of zero', () => {
    const doc: Doc = new Map<string, Value>([
      ['b', 1],
      ['1', new Double(-0)],
      ['0', 5n],
    ])
    const again = decodeDoc(encodeDoc(doc))
    expect([...again.keys()]).toEqual(['b', '1', '0'])
    expect(Object.is((again.get('1') as Double).value, -0)).toBe(true)
  })

  it.each([
    ['a cut document', '0c0000001061000100'],
    ['bytes after the end', '050000000000'],
    ['an unknown type', '080000004061000000'],
    ['a string without its end', '0e00000002610002000000616200'],
  ])('refuses %s', (_name, hex) => {
    expect(() => decodeDoc(Buffer.from(hex, 'hex'))).toThrow('invalid BSON')
  })
})

import { Binary, type Document, Double, Long, serialize, Timestamp } from 'bson'
import { decodeDoc } from './decode.js'
import { encodeDoc } from './encode.js'
import { encodeKeyPart } from './index-key.js'

function thereAndBack(doc: Document): void {
  const bytes = Buffer.from(serialize(doc))
  expect(encodeDoc(decodeDoc(bytes))).toEqual(bytes)
}

const DATES = [0, 1, -1, 2 ** 31, -(2 ** 31), 2 ** 32, -(2 ** 32), -(2 ** 32) - 1, 8.64e15, -8.64e15].map(
  (millis) => new Date(millis),
)

describe('documents are decoded and encoded to the same bytes', () => {
  it('with dates from long before 1970 to the last possible one', () => {
    thereAndBack({ dates: DATES })
  })

  it('with numbers of every kind at their limits', () => {
    thereAndBack({
      ints: [0, -1, 2 ** 31 - 1, -(2 ** 31)],
      longs: [Long.MAX_VALUE, Long.MIN_VALUE, Long.fromNumber(-1)],
      doubles: [new Double(-0), 0.1, -1.5e300, Infinity, NaN],
      times: [new Timestamp({ t: 0xffffffff, i: 0xffffffff }), new Timestamp({ t: 1, i: 0 })],
    })
  })

  it('with names that are long, not ASCII, empty, or collide in the table of names', () => {
    const names = Array.from({ length: 5000 }, (_, index) => `field${index}`)
    const rare = ['', 'a'.repeat(40), 'a'.repeat(41), 'a'.repeat(300), 'ఆవకాయ', 'é', '0']
    const doc = Object.fromEntries([...names, ...rare].map((name, index) => [name, index]))
    thereAndBack(doc)
    thereAndBack(doc)
  })

  it('with identifiers and bytes', () => {
    thereAndBack({ bytes: new Binary(Buffer.from('achaar')), uuid: new Binary(Buffer.alloc(16, 7), 4) })
  })
})

it('a date beyond the range of JavaScript is refused', () => {
  const bytes = Buffer.from(serialize({ at: new Date(0) }))
  bytes.writeBigInt64LE(8_640_000_000_000_001n, bytes.length - 9)
  expect(() => decodeDoc(bytes)).toThrow('date out of range: 8640000000000001')
  bytes.writeBigInt64LE(-(2n ** 63n), bytes.length - 9)
  expect(() => decodeDoc(bytes)).toThrow('date out of range: -9223372036854775808')
})

it('keys of dates sort as the dates do', () => {
  const sorted = [...DATES].sort((a, b) => a.getTime() - b.getTime())
  const keys = sorted.map((date) => encodeKeyPart(date))
  expect([...keys].sort(Buffer.compare)).toEqual(keys)
})

it('a name without an end is refused', () => {
  const bytes = Buffer.from(serialize({ a: 1 }))
  bytes.fill(0x61, 5)
  expect(() => decodeDoc(bytes)).toThrow('invalid BSON')
})

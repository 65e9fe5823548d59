import { encodeDoc } from '../bson/encode.js'
import { encodeRecordId, recordKey } from './keys.js'
import { DamagedValue } from './storage-error.js'
import { checkedRecordId, checkedValue, withSum } from './value-sums.js'

const key = recordKey(100, 7)
const document = Buffer.from(encodeDoc(new Map([['name', 'lime, 250 g']])))

function flips(bytes: Buffer): Buffer[] {
  return Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const flipped = Buffer.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7))
    return flipped
  })
}

describe('a stored value', () => {
  it.each([
    ['document', document],
    ['record id', encodeRecordId(7)],
  ])('is read as it was written: %s', (_what, value) => {
    expect(checkedValue(key, withSum(key, value))).toEqual(value)
  })

  it('is refused with any one bit of it, or of its key, turned', () => {
    const stored = withSum(key, document)
    for (const flipped of flips(stored)) expect(() => checkedValue(key, flipped)).toThrow(DamagedValue)
    for (const other of flips(key)) expect(() => checkedValue(other, stored)).toThrow(DamagedValue)
    for (const flipped of flips(withSum(key, encodeRecordId(7))))
      expect(() => checkedValue(key, flipped)).toThrow(DamagedValue)
  })

  it('is believed without a checksum where an older program wrote it, when its length is its own', () => {
    expect(checkedValue(key, document)).toEqual(document)
    expect(checkedValue(key, encodeRecordId(7))).toEqual(encodeRecordId(7))
    expect(() => checkedValue(key, Buffer.concat([document, Buffer.alloc(1)]))).toThrow(DamagedValue)
  })

  it('is a record id of a unique index only as it was written, with a checksum or without', () => {
    const stored = withSum(key, encodeRecordId(7))
    expect(checkedRecordId(key, stored)).toBe(7)
    expect(checkedRecordId(key, new Uint8Array(encodeRecordId(7)))).toBe(7)
    for (const flipped of flips(stored)) expect(() => checkedRecordId(key, flipped)).toThrow(DamagedValue)
    for (const other of flips(key)) expect(() => checkedRecordId(other, stored)).toThrow(DamagedValue)
    for (const length of [0, 5, 10, 12])
      expect(() => checkedRecordId(key, Buffer.alloc(length, 1))).toThrow(DamagedValue)
  })

  it('is not made longer when it is a mark', () => {
    expect(withSum(key, Buffer.from([1]))).toEqual(Buffer.from([1]))
  })
})

import { type IdPortion } from './key-encoder.js'
import { type KeyEntry, type KeyReader } from './key-reader.js'
import { type KeyRange, recordKey, trailingRecordId } from './keys.js'
import { Overlay } from './overlay.js'

/** A reader over a plain list of entries, as simple as possible. */
class Fixed implements KeyReader {
  constructor(private readonly entries: Map<string, string>) {}

  get(key: Buffer): Buffer | undefined {
    const value = this.entries.get(key.toString('latin1'))
    return value === undefined ? undefined : Buffer.from(value)
  }

  lend(key: Buffer): Buffer | undefined {
    return this.get(key)
  }

  record(table: number, recordId: number): Buffer | undefined {
    return this.get(recordKey(table, recordId))
  }

  lendRecord(table: number, recordId: number): Buffer | undefined {
    return this.record(table, recordId)
  }

  idAt(key: Buffer): number | undefined {
    const value = this.get(key)
    return value && trailingRecordId(value)
  }

  ids(range: KeyRange, reverse: boolean, skip: number, most: number): IdPortion {
    const keys = [...this.keys(range, reverse, skip)].slice(0, most)
    return { ids: keys.map(trailingRecordId), last: keys.length === most ? (keys.at(-1) ?? null) : null }
  }

  count(range: KeyRange): number {
    return [...this.range(range)].length
  }

  keys(range: KeyRange, reverse = false, skip = 0): Iterable<Buffer> {
    return [...this.range(range, reverse, skip)].map(({ key }) => key)
  }

  *range({ lower, upper }: KeyRange, reverse = false, skip = 0): Iterable<KeyEntry> {
    const keys = [...this.entries.keys()].sort()
    let passed = 0
    for (const name of reverse ? keys.reverse() : keys) {
      const key = Buffer.from(name, 'latin1')
      if (Buffer.compare(key, lower) < 0 || Buffer.compare(key, upper) >= 0) continue
      if (passed++ >= skip) yield { key, value: Buffer.from(this.entries.get(name) as string) }
    }
  }
}

const random = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff
  return seed / 0x7fffffff
}

const bytes = (next: () => number): string =>
  String.fromCharCode(
    ...Array.from({ length: 1 + Math.floor(next() * 2) }, () => Math.floor(next() * 4) * 80),
  )

describe('Overlay', () => {
  it('merges base and pending writes in key order, in both directions, over any range', () => {
    const next = random(7)
    for (let round = 0; round < 200; round++) {
      const base = new Map<string, string>(Array.from({ length: 8 }, () => [bytes(next), 'base']))
      const expected = new Map(base)
      const overlay = new Overlay(new Fixed(base))
      for (let i = 0; i < 6; i++) {
        const key = bytes(next)
        if (next() < 0.4) {
          overlay.remove(Buffer.from(key, 'latin1'))
          expected.delete(key)
        } else {
          overlay.put(Buffer.from(key, 'latin1'), Buffer.from(`new${i}`))
          expected.set(key, `new${i}`)
        }
      }
      const range = { lower: Buffer.from(bytes(next), 'latin1'), upper: Buffer.from(bytes(next), 'latin1') }
      for (const reverse of [false, true]) {
        const seen = [...overlay.range(range, reverse)].map(
          (entry) => `${entry.key.toString('hex')}=${entry.value.toString()}`,
        )
        const wanted = [...new Fixed(expected).range(range, reverse)].map(
          (entry) => `${entry.key.toString('hex')}=${entry.value.toString()}`,
        )
        expect(seen).toEqual(wanted)
        const keys = [...overlay.keys(range, reverse, 1)].map((key) => key.toString('hex'))
        expect(keys).toEqual(wanted.slice(1).map((entry) => entry.split('=')[0]))
      }
    }
  })
})

import fc from 'fast-check'
import { jars, type Milli, milli } from '../../../../../kernel/amounts/quantity.js'
import { movementDelta, type MovementKind, quantityDelta, replay } from '../../domain/ledger.js'
import { compare, onShelf, refusalOf, type Row } from './comparison.js'

const moved = (kind: MovementKind, count: number): Row => ({
  kind,
  delta: movementDelta(kind, jars(count)),
  cause: { document: 'order' },
  reason: '',
})
const booksPut = (kind: Row['kind'], count: number, more: Partial<Row> = {}): Row => ({
  kind,
  delta: quantityDelta(jars(count)),
  cause: { document: 'stock' },
  reason: '',
  ...more,
})
const compared = (
  counted: number,
  now: { quantity: number; used: number },
  since: Row[] = [],
  later = false,
) =>
  compare({
    countedMilli: jars(counted),
    batch: { quantityMilli: jars(now.quantity), usedMilli: jars(now.used) },
    since,
    countedLater: later,
  })

it('compares with what remains and what is set aside: both stand on the shelf', () => {
  const batch = { quantityMilli: jars(24), reservedMilli: jars(2), usedMilli: jars(12) }
  expect(onShelf(batch)).toBe(jars(12))
  expect(compared(12, { quantity: 24, used: 12 })).toMatchObject({ booksMilli: 12_000, differenceMilli: 0 })
})

it.each([
  ['shipped', moved('ship', 3), { quantity: 24, used: 3 }],
  ['returned', moved('return', 3), { quantity: 24, used: 0 }],
  ['moved away', moved('transfer-out', 4), { quantity: 20, used: 0 }],
  ['tasted', booksPut('correction', -1, { reason: 'tasted' }), { quantity: 23, used: 0 }],
])('takes what was %s since the count out of the books of now', (_, row, now) => {
  const atCount = now.quantity - now.used - onShelf(row.delta) / 1000
  expect(compared(atCount, now, [row])).toMatchObject({
    booksMilli: jars(atCount),
    differenceMilli: 0,
    movedMilli: onShelf(row.delta),
  })
})

it.each(['reserve', 'release', 'allocate', 'unallocate'] as const)(
  'does not see a %s: nothing left the shelf',
  (kind) => {
    const { moved: seen, differenceMilli } = compared(9, { quantity: 10, used: 0 }, [moved(kind, 4)])
    expect([seen, differenceMilli]).toEqual([[], -1000])
  },
)

it('takes a figure that was put right since for the books of then', () => {
  const right = booksPut('correction', -3, { reason: 'miscounted' })
  expect(compared(12, { quantity: 12, used: 0 }, [right])).toMatchObject({ differenceMilli: 0, moved: [] })
  const other = booksPut('count-loss', -3, { cause: { document: 'count' } })
  expect(compared(12, { quantity: 12, used: 0 }, [other]).differenceMilli).toBe(0)
  expect(compared(11, { quantity: 12, used: 0 }, [other]).differenceMilli).toBe(-1000)
})

it('changes no batch that was counted again later', () => {
  expect(compared(9, { quantity: 10, used: 0 }, [], true)).toMatchObject({
    outdated: true,
    differenceMilli: 0,
  })
  const empty = booksPut('count-loss', -10)
  expect(compared(9, { quantity: 10, used: 10 }, [empty])).toMatchObject({
    outdated: true,
    differenceMilli: 0,
  })
})

it('counts a batch again when the confirmation that nothing is left was taken back', () => {
  const since = [booksPut('count-loss', -10), booksPut('count-gain', 10)]
  expect(compared(9, { quantity: 10, used: 0 }, since)).toMatchObject({
    outdated: false,
    differenceMilli: -1000,
  })
})

describe('what is refused', () => {
  const batch = {
    batchNumber: 'FG-261121-004',
    materialType: 'FG' as const,
    priceUnit: 'PC' as const,
    remainingMilli: milli(3000),
    noStockConfirmed: false,
  }
  const refused = (differenceMilli: Milli, more: object = {}) =>
    refusalOf(
      { ...batch, ...more },
      { differenceMilli, booksMilli: jars(0), moved: [], movedMilli: jars(0), outdated: false },
    )

  it('is a loss of more than is not set aside, with both figures', () => {
    expect(refused(jars(-3))).toBeNull()
    expect(refused(jars(-5))).toBe(
      '5 jars of batch FG-261121-004 are missing, and only 3 jars of it are not set aside. Release what is set aside first, or leave this line out.',
    )
  })

  it('is what was found of a batch that is confirmed as used up', () => {
    expect(refused(jars(2), { noStockConfirmed: true })).toMatch(
      /^Batch FG-261121-004 is confirmed as used up/,
    )
    expect(refused(jars(0), { noStockConfirmed: true })).toBeNull()
  })
})

const KINDS = ['ship', 'return', 'taste', 'receive', 'unseen', 'reserve'] as const
const event = fc.record({ kind: fc.constantFrom(...KINDS), many: fc.integer({ min: 1, max: 5 }) })

it('leaves the books as the shelf is, whatever happened before and after an exact count', () =>
  fc.assert(
    fc.property(fc.array(event), fc.array(event), (before, after) => {
      const rows: Row[] = [booksPut('receipt', 50)]
      let shelf = 50
      const happen = (kind: (typeof KINDS)[number], many: number) => {
        // What nobody saw is in no book.
        if (kind === 'unseen') return (shelf -= many)
        const row = {
          ship: moved('ship', many),
          return: moved('return', many),
          taste: booksPut('correction', -many, { reason: 'tasted' }),
          receive: booksPut('transfer-in', many),
          reserve: moved('reserve', many),
        }[kind]
        rows.push(row)
        return (shelf += onShelf(row.delta) / 1000)
      }
      for (const { kind, many } of before) happen(kind, many)
      const [counted, known] = [shelf, rows.length]
      // After the count nothing gets lost unseen, or the next count finds it.
      for (const { kind, many } of after) if (kind !== 'unseen') happen(kind, many)
      const { quantityMilli, usedMilli } = replay(rows.map(({ delta }) => delta))
      const batch = { quantityMilli, usedMilli }
      const { differenceMilli } = compare({
        countedMilli: jars(counted),
        batch,
        since: rows.slice(known),
        countedLater: false,
      })
      expect(onShelf(batch) + differenceMilli).toBe(jars(shelf))
    }),
  ))

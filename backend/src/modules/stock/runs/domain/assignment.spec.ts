import fc from 'fast-check'
import { type Milli, milli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { asReserved, assign, fill, type FreeBatch, type Wish } from './assignment.js'

const batch = (stockId: string, free: number): FreeBatch => ({ stockId, freeMilli: milli(free) })
const wish = (quantity: number | null, ...batches: FreeBatch[]): Wish<FreeBatch> => ({
  batches,
  quantityMilli: quantity === null ? null : milli(quantity),
})
function told(required: number, ...wishes: Wish<FreeBatch>[]) {
  const { taken, empty } = assign(milli(required), wishes)
  return {
    taken: taken.map(({ batch: { stockId }, quantityMilli }): [string, Milli] => [stockId, quantityMilli]),
    empty: empty.map(({ stockId }) => stockId),
  }
}

it('takes what is wanted of each batch, at most what it has', () => {
  expect(told(9000, wish(4000, batch('a', 5000)), wish(4000, batch('b', 3000)))).toEqual({
    taken: [
      ['a', 4000],
      ['b', 3000],
    ],
    empty: [],
  })
})

it('takes what is still required where no quantity is said', () => {
  expect(told(9000, wish(4000, batch('a', 5000)), wish(null, batch('b', 8000))).taken).toEqual([
    ['a', 4000],
    ['b', 5000],
  ])
  expect(told(4000, wish(4000, batch('a', 5000)), wish(null, batch('b', 8000)))).toEqual({
    taken: [['a', 4000]],
    empty: [],
  })
})

it('says whether a batch had less than was wanted of it', () => {
  expect(assign(milli(0), [wish(5000, batch('a', 5000))]).capped).toBe(false)
  expect(assign(milli(0), [wish(5001, batch('a', 5000))]).capped).toBe(true)
})

it('counts a batch that is named twice once', () => {
  expect(told(0, wish(4000, batch('a', 5000)), wish(4000, batch('a', 5000))).taken).toEqual([['a', 5000]])
})

it('names a batch that has nothing, and leaves out what nobody wants', () => {
  expect(told(5000, wish(1000, batch('a', 0)), wish(0, batch('b', 100)))).toEqual({ taken: [], empty: ['a'] })
})

describe('several batches with one sum', () => {
  const both = [batch('a', 5000), batch('b', 5000)]
  const parts = [
    { stockId: 'a', reservedMilli: milli(1000) },
    { stockId: 'b', reservedMilli: milli(3000) },
  ]

  it('are filled one after the other', () => {
    expect(told(0, ...asReserved(wish(6000, ...both), parts)).taken).toEqual([
      ['a', 5000],
      ['b', 1000],
    ])
  })

  it('stay as they are when that is what is reserved', () => {
    expect(told(0, ...asReserved(wish(4000, ...both), parts)).taken).toEqual([
      ['a', 1000],
      ['b', 3000],
    ])
    expect(asReserved(wish(4000, ...both), parts.slice(0, 1))).toHaveLength(1)
  })
})

it('empties the first batch before it touches the next', () => {
  const { taken, missingMilli } = fill(milli(7000), [batch('a', 5000), batch('b', 0), batch('c', 4000)])
  expect(taken.map(({ batch: { stockId }, quantityMilli }) => [stockId, quantityMilli])).toEqual([
    ['a', 5000],
    ['c', 2000],
  ])
  expect(missingMilli).toBe(0)
})

it('says what the batches do not have', () => {
  expect(fill(milli(7000), [batch('a', 5000)]).missingMilli).toBe(2000)
  expect(fill(milli(7000), [])).toEqual({ taken: [], missingMilli: 7000 })
})

it('takes what is wanted or all there is, and of no batch more than is free', () => {
  const quantities = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(quantities, fc.array(quantities, { maxLength: 8 }), (wanted, free) => {
      const batches = free.map((quantity, index) => batch(String(index), quantity))
      const { taken, missingMilli } = fill(milli(wanted), batches)
      expect(sumMilli(taken.map(({ quantityMilli }) => quantityMilli)) + missingMilli).toBe(wanted)
      for (const { batch: from, quantityMilli } of taken) {
        expect(quantityMilli).toBeGreaterThan(0)
        expect(quantityMilli).toBeLessThanOrEqual(from.freeMilli)
      }
      if (missingMilli > 0) expect(wanted - missingMilli).toBe(free.reduce((sum, one) => sum + one, 0))
    }),
  )
})

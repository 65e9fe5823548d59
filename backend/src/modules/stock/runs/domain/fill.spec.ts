import fc from 'fast-check'
import { milli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { fill } from './fill.js'

const batch = (stockId: string, free: number) => ({ stockId, freeMilli: milli(free) })

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

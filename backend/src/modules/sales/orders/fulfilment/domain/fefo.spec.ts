import fc from 'fast-check'
import { jars, NO_QUANTITY, sumMilli } from '../../../../../kernel/amounts/quantity.js'
import { type Offer, takeByFefo } from './fefo.js'

const offer = (stockId: string, remaining: number, nearItsDay = false): Offer => ({
  stockId,
  batchNumber: `FG-${stockId}`,
  remainingMilli: jars(remaining),
  nearItsDay,
})
const part = (stockId: string, count: number) => ({ stockId, quantityMilli: jars(count) })

it('assigning takes the first batch first, and the rest from the next', () =>
  expect(takeByFefo(jars(5), [offer('a', 3), offer('b', 9), offer('c', 9)], false)).toEqual({
    parts: [part('a', 3), part('b', 2)],
    missingMilli: NO_QUANTITY,
    near: [],
  }))

it('assigning takes nothing when the batches do not suffice, and reports the missing quantity', () =>
  expect(takeByFefo(jars(5), [offer('a', 3)], true)).toEqual({ parts: [], missingMilli: jars(2), near: [] }))

it('assigning avoids batches near their day unless told to use them', () => {
  const offers = [offer('a', 3), offer('b', 9, true)]
  expect(takeByFefo(jars(5), offers, false)).toEqual({ parts: [], missingMilli: NO_QUANTITY, near: ['FG-b'] })
  expect(takeByFefo(jars(5), offers, true).parts).toEqual([part('a', 3), part('b', 2)])
  expect(takeByFefo(jars(3), offers, false)).toMatchObject({ parts: [part('a', 3)], near: [] })
})

const someOffers = fc
  .array(fc.record({ remaining: fc.integer({ min: 0, max: 12 }), near: fc.boolean() }), { maxLength: 8 })
  .map((list) => list.map(({ remaining, near }, at) => offer(String(at), remaining, near)))
  // Sorted as they are offered, batches near their day last.
  .map((list) => [...list.filter((one) => !one.nearItsDay), ...list.filter((one) => one.nearItsDay)])

it('assigning takes exactly the wanted quantity or nothing, never more than a batch has, and never skips an earlier batch', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), someOffers, fc.boolean(), (wanted, offers, useNear) => {
      const { parts, missingMilli, near } = takeByFefo(jars(wanted), offers, useNear)
      const taken = sumMilli(parts.map(({ quantityMilli }) => quantityMilli))
      const all = sumMilli(offers.map(({ remainingMilli }) => remainingMilli))
      expect(missingMilli).toBe(Math.max(0, jars(wanted) - all))
      expect([0, jars(wanted)]).toContain(taken)
      expect(taken === 0).toBe(missingMilli > 0 || (near.length > 0 && !useNear))
      const used = parts.map(({ stockId }) => offers.findIndex((one) => one.stockId === stockId))
      expect(used).toEqual([...used].sort((one, other) => one - other))
      parts.forEach(({ stockId, quantityMilli }, at) => {
        const from = offers.find((one) => one.stockId === stockId)
        expect(quantityMilli).toBeGreaterThan(0)
        expect(quantityMilli).toBeLessThanOrEqual(from?.remainingMilli ?? 0)
        if (at < parts.length - 1) expect(quantityMilli).toBe(from?.remainingMilli)
        if (!useNear) expect(from?.nearItsDay).toBe(false)
      })
    }),
  ))

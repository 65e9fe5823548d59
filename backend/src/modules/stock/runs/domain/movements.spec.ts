import fc from 'fast-check'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { type Part } from './component.js'
import { type Movement, movementsBetween, movementsOfUse } from './movements.js'

type Quantities = Record<string, number | [reserved: number, used: number]>

/** One component for each batch, in alphabetical order. */
const holding = (quantities: Quantities) =>
  Object.entries(quantities).map(([stockId, told]) => {
    const [reserved, used] = typeof told === 'number' ? [told, null] : told
    const part = { stockId, reservedMilli: milli(reserved), usedMilli: used === null ? null : milli(used) }
    return { productId: `product of ${stockId}`, batches: [part as Part] }
  })
const told = (movements: Movement[]) =>
  movements.map(({ kind, stockId, quantityMilli }) => [kind, stockId, quantityMilli])

it('gives back and sets aside the difference alone, batch by batch in one order', () => {
  expect(told(movementsBetween(holding({ c: 5, a: 3, b: 7 }), holding({ d: 1, b: 7, a: 4 })))).toEqual([
    ['reserve', 'a', 1],
    ['release', 'c', 5],
    ['reserve', 'd', 1],
  ])
  expect(movementsBetween(holding({ a: 3 }), holding({ a: 3 }))).toEqual([])
})

it('names the line that the batch stands in now, or stood in', () => {
  const [gone, more] = movementsBetween(holding({ a: 3, b: 2 }), holding({ c: 1, b: 5 }))
  expect(gone).toMatchObject({ stockId: 'a', line: 0, productId: 'product of a' })
  expect(more).toMatchObject({ stockId: 'b', line: 1, quantityMilli: 3 })
})

it('uses what went in: more is taken from the batch first, less is given back', () => {
  expect(told(movementsOfUse(holding({ b: [5, 7], a: [5, 3], c: [5, 0], d: [0, 2], e: [4, 4] })))).toEqual([
    ['release', 'a', 2],
    ['consume', 'a', 3],
    ['reserve', 'b', 2],
    ['consume', 'b', 7],
    ['release', 'c', 5],
    ['reserve', 'd', 2],
    ['consume', 'd', 2],
    ['consume', 'e', 4],
  ])
})

describe('after any edits', () => {
  const states = fc.array(
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max: 50 })),
    { minLength: 1, maxLength: 8 },
  )
  const reservedBy = (edits: readonly Record<string, number>[]) => {
    const reserved = new Map<string, number>()
    let touched = 0
    let before: Record<string, number> = {}
    for (const after of edits) {
      for (const { kind, stockId, quantityMilli } of movementsBetween(holding(before), holding(after))) {
        const signed = kind === 'reserve' ? quantityMilli : -quantityMilli
        reserved.set(stockId, (reserved.get(stockId) ?? 0) + signed)
        touched += quantityMilli
      }
      before = after
    }
    return { reserved, touched }
  }

  it('each batch holds what the last state says', () => {
    fc.assert(
      fc.property(states, (edits) => {
        const { reserved } = reservedBy(edits)
        const last = edits.at(-1) ?? {}
        for (const [stockId, quantity] of reserved) expect(quantity).toBe(last[stockId] ?? 0)
        for (const [stockId, quantity] of Object.entries(last))
          expect(reserved.get(stockId) ?? 0).toBe(quantity)
      }),
    )
  })

  it('no more moved than the states differ by', () => {
    fc.assert(
      fc.property(states, (edits) => {
        const differences = edits.map((after, index) => {
          const before = edits[index - 1] ?? {}
          const batches = new Set([...Object.keys(before), ...Object.keys(after)])
          return [...batches].reduce((sum, id) => sum + Math.abs((after[id] ?? 0) - (before[id] ?? 0)), 0)
        })
        expect(reservedBy(edits).touched).toBe(differences.reduce((sum, one) => sum + one, 0))
      }),
    )
  })

  it('a run that is over holds nothing, and used what went in', () => {
    const quantities = fc.integer({ min: 0, max: 50 })
    const runs = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.tuple(quantities, quantities))
    fc.assert(
      fc.property(runs, (run) => {
        const counters = new Map(Object.entries(run).map(([id, [reserved]]) => [id, { reserved, used: 0 }]))
        for (const { kind, stockId, quantityMilli } of movementsOfUse(holding(run))) {
          const counter = counters.get(stockId) as { reserved: number; used: number }
          counter.reserved += kind === 'reserve' ? quantityMilli : -quantityMilli
          if (kind === 'consume') counter.used += quantityMilli
          expect(counter.reserved).toBeGreaterThanOrEqual(0)
        }
        for (const [id, [, used]] of Object.entries(run))
          expect(counters.get(id)).toEqual({ reserved: 0, used })
      }),
    )
  })
})

import { milli } from '../../../../kernel/amounts/quantity.js'
import { runInputs } from './traced.js'

const reserved = (stockId: string, reservedMilli: number, usedMilli: number | null = null) => ({
  stockId,
  reservedMilli: milli(reservedMilli),
  usedMilli: usedMilli === null ? null : milli(usedMilli),
})

describe('the quantities that a run took', () => {
  it('are the reserved ones as long as the used ones are unknown', () => {
    expect(runInputs([{ unit: 'KG', batches: [reserved('a', 500)] }])).toEqual([
      { stockId: 'a', quantityMilli: 500, unit: 'KG', basis: 'reserved' },
    ])
  })

  it('are the used ones afterwards: less, more, nothing, or of a batch that was not reserved', () => {
    const batches = [
      reserved('a', 500, 400),
      reserved('b', 100, 150),
      reserved('c', 50, 0),
      reserved('d', 0, 25),
    ]
    expect(runInputs([{ unit: 'LTR', batches }])).toEqual([
      { stockId: 'a', quantityMilli: 400, unit: 'LTR', basis: 'used' },
      { stockId: 'b', quantityMilli: 150, unit: 'LTR', basis: 'used' },
      { stockId: 'd', quantityMilli: 25, unit: 'LTR', basis: 'used' },
    ])
  })

  it('name a batch once, even when two components use it', () => {
    const component = { unit: 'KG' as const, batches: [reserved('a', 500)] }
    expect(runInputs([component, component])).toMatchObject([{ stockId: 'a', quantityMilli: 1000 }])
  })
})

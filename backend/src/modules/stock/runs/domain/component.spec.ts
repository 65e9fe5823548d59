import { paise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { batchNumbers, costed, costOf, type Part, reservedMilli } from './component.js'

const part = (changes: Partial<Part> = {}): Part => ({
  stockId: 'a',
  batchNumber: 'RM-261121-001',
  reservedMilli: milli(2500),
  usedMilli: null,
  pricePaise: paise(21_250),
  costPricePaise: paise(0),
  ...changes,
})
const component = (batches: Part[]) =>
  costed({ productId: 'p', requiredMilli: milli(4000), unit: 'KG', batches })

it('costs price times quantity of each batch, to the paisa, and their sum', () => {
  const sack = part()
  const rest = part({
    stockId: 'b',
    batchNumber: 'RM-261121-002',
    reservedMilli: milli(333),
    pricePaise: paise(101),
  })
  const both = component([sack, rest])
  expect(both.batches.map(({ costPricePaise }) => costPricePaise)).toEqual([53_125, 34])
  expect(both.costPricePaise).toBe(53_159)
  expect(costOf([both, both])).toBe(106_318)
  expect(batchNumbers(both)).toBe('RM-261121-001, RM-261121-002')
  expect(reservedMilli(both)).toBe(2833)
})

it('costs what went in once that is known', () => {
  const done = component([part({ usedMilli: milli(1000) }), part({ stockId: 'b', usedMilli: milli(0) })])
  expect([done.costPricePaise, reservedMilli(done)]).toEqual([21_250, 5000])
})

it('costs nothing without a batch', () => {
  const empty = component([])
  expect([empty.costPricePaise, batchNumbers(empty)]).toEqual([0, null])
})

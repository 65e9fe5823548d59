import { paise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import {
  batchNumbers,
  type Component,
  costed,
  costOf,
  type Part,
  repriced,
  reservedMilli,
  type UsedBatch,
  usedIn,
} from './component.js'

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

it('costs the parts of that batch anew, by what went in, and leaves the others', () => {
  const part = { batchNumber: 'RM-1', pricePaise: paise(1000) }
  const component = costed({
    productId: 'chillies',
    requiredMilli: milli(3000),
    unit: 'KG',
    batches: [
      { ...part, stockId: 'a', reservedMilli: milli(2000), usedMilli: milli(1500) },
      { ...part, stockId: 'b', reservedMilli: milli(1000), usedMilli: null },
    ],
  })
  const [after] = repriced([component], new Map([['a', paise(2000)]]))
  expect(after?.batches.map(({ pricePaise, costPricePaise }) => [pricePaise, costPricePaise])).toEqual([
    [2000, 3000],
    [1000, 1000],
  ])
  expect(after?.costPricePaise).toBe(4000)
})

const taken = (stockId: string, reserved: number) => ({
  stockId,
  batchNumber: `RM-${stockId}`,
  reservedMilli: milli(reserved),
  usedMilli: null,
  pricePaise: paise(1000),
  costPricePaise: paise(0),
})
const chillies: Component = costed({
  productId: 'chillies',
  requiredMilli: milli(5000),
  unit: 'KG',
  batches: [taken('a', 3000), taken('b', 2000)],
})
const oil: Component = costed({
  productId: 'oil',
  requiredMilli: milli(500),
  unit: 'LTR',
  batches: [taken('c', 500)],
})
const used = (stockId: string, productId: string, quantity: number, price = 1000): UsedBatch => ({
  stockId,
  productId,
  batchNumber: `RM-${stockId}`,
  quantityMilli: milli(quantity),
  pricePaise: paise(price),
})
const told = (components: Component[]) =>
  components.map(({ batches }) =>
    batches.map(({ stockId, reservedMilli, usedMilli }) => [stockId, reservedMilli, usedMilli]),
  )

it('uses what was reserved where nothing else is told', () => {
  const after = usedIn([chillies, oil], [])
  expect(told(after)).toEqual([
    [
      ['a', 3000, 3000],
      ['b', 2000, 2000],
    ],
    [['c', 500, 500]],
  ])
  expect(after.map(({ costPricePaise }) => costPricePaise)).toEqual([5000, 500])
})

it('uses more or less of a batch, and costs that', () => {
  const [first] = usedIn([chillies], [used('a', 'chillies', 3500, 9999), used('b', 'chillies', 0)])
  expect(told([first as Component])).toEqual([
    [
      ['a', 3000, 3500],
      ['b', 2000, 0],
    ],
  ])
  // The price is the one that the run was costed with.
  expect(first?.costPricePaise).toBe(3500)
})

it('takes a further batch of a component in at its own price', () => {
  const [first, second] = usedIn([chillies, oil], [used('d', 'chillies', 250, 2000)])
  expect(first?.batches[2]).toMatchObject({
    stockId: 'd',
    reservedMilli: 0,
    usedMilli: 250,
    costPricePaise: 500,
  })
  expect(second?.batches).toHaveLength(1)
})

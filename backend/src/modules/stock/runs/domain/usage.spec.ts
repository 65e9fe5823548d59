import { paise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { type Component, costed } from './component.js'
import { type UsedBatch, usedIn } from './usage.js'

const part = (stockId: string, reserved: number) => ({
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
  batches: [part('a', 3000), part('b', 2000)],
})
const oil: Component = costed({
  productId: 'oil',
  requiredMilli: milli(500),
  unit: 'LTR',
  batches: [part('c', 500)],
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

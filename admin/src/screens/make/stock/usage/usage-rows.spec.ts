import { type StaffOrder } from '../../../../api/api-types.js'
import { anItem, anOrder } from '../../../../testing/builders.js'
import { aRun, aRunComponent, aStockBatch } from '../../../../testing/stock.js'
import { gainLoss, usageRows } from './usage-rows.js'

const stock = aStockBatch({ quantity: 25, price: 18.5 })
const run = aRun({
  remarks: 'First of the week',
  components: [
    aRunComponent(stock.batchNumber, 0.1),
    aRunComponent('RM-261121-005', 9),
    aRunComponent(stock.batchNumber, 0.2),
  ],
})
const order: StaffOrder = anOrder({
  items: [
    anItem({
      allocations: [
        { stockId: 's1', batchNumber: stock.batchNumber, quantity: 2 },
        { stockId: 's2', batchNumber: 'FG-261121-009', quantity: 5 },
      ],
    }),
    anItem({ allocations: [{ stockId: 's1', batchNumber: stock.batchNumber, quantity: 1 }] }),
  ],
})

it('the usage of a batch shows what each reservation took of it', () => {
  expect(usageRows({ reservations: [run], orders: [order] }, stock)).toEqual([
    expect.objectContaining({
      number: 'R-261121-03',
      product: 'Chicken Pickle, Cold pressed peanut oil, High spice, 1 kg',
      quantity: 0.3,
      unit: 'KG',
      status: 'Reserved',
      remarks: 'First of the week',
    }),
  ])
})

it('the usage of a batch shows orders only when no reservation took of it', () => {
  expect(usageRows({ reservations: [], orders: [order] }, stock)).toEqual([
    expect.objectContaining({
      number: 'P-7KQ4-M2XD',
      product: 'Chicken Pickle, Refined peanut oil, High spice, 1 kg',
      quantity: 3,
      status: 'Pending',
      remarks: '',
    }),
  ])
})

it.each([
  [[26], 18.5],
  [[24.999], -0.02],
  [[0.1, 0.2, 24.7], 0],
  [[], -462.5],
])('values %j taken of 25 at 18.50 with %d', (quantities, amount) => {
  const rows = usageRows(
    {
      reservations: quantities.map((one) => aRun({ components: [aRunComponent(stock.batchNumber, one)] })),
      orders: [],
    },
    stock,
  )
  expect(gainLoss(rows, stock)).toBe(amount)
})

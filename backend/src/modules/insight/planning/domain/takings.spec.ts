import { jars, toMilli } from '../../../../kernel/amounts/quantity.js'
import { shareOfAll } from './plan.js'
import { takings } from './takings.js'
import { aProduct, aRaw, aWorkshop } from './workshop.builders.js'

it('runs take what the plan gives them from the batches in order', () => {
  const batch = (stockId: string, kilos: number) => ({
    stockId,
    batchNumber: stockId,
    product: 'chilli',
    remainingMilli: toMilli(kilos),
    bestBefore: null,
  })
  const batches = [batch('old', 1.5), batch('new', 2)]
  const workshop = aWorkshop({
    products: [aProduct('hot'), aProduct('mild'), aRaw('chilli'), aRaw('oil')],
    recipes: { hot: [10, { chilli: 2, oil: 1 }], mild: [10, { chilli: 1 }] },
    shelf: batches,
  })
  const { runs } = shareOfAll(
    [
      { product: 'mild', quantityMilli: jars(10) },
      { product: 'hot', quantityMilli: jars(10) },
    ],
    workshop,
  )
  expect(takings(runs, batches)).toEqual([
    [{ product: 'chilli', batches: [{ stockId: 'old', batchNumber: 'old', quantityMilli: 1000 }] }],
    [
      {
        product: 'chilli',
        batches: [
          { stockId: 'old', batchNumber: 'old', quantityMilli: 500 },
          { stockId: 'new', batchNumber: 'new', quantityMilli: 1500 },
        ],
      },
      { product: 'oil', batches: [] },
    ],
  ])
})

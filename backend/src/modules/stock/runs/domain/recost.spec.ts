import { paise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { costed } from './component.js'
import { repriced } from './recost.js'

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

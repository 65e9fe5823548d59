import { paise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { checkReceipt } from './receipt.js'

const receipt = (quantityMilli: number, pricePaise = 100) => ({
  quantityMilli: milli(quantityMilli),
  pricePaise: paise(pricePaise),
})

it('takes steps of 0.01 for materials', () => {
  expect(checkReceipt('RM', receipt(1250))).toBeNull()
  expect(checkReceipt('RM', receipt(1255))?.field).toBe('quantity')
})
it('takes only whole jars of finished products', () => {
  expect(checkReceipt('FG', receipt(3000))).toBeNull()
  expect(checkReceipt('FG', receipt(3500))?.field).toBe('quantity')
})
it.each([0, -1000])('refuses the quantity %p', (quantity) =>
  expect(checkReceipt('SG', receipt(quantity))?.field).toBe('quantity'),
)
it('refuses a negative price and takes a free one', () => {
  expect(checkReceipt('RM', receipt(1000, -1))?.field).toBe('price')
  expect(checkReceipt('RM', receipt(1000, 0))).toBeNull()
})

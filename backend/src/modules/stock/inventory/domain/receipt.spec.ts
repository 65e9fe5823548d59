import { paise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { checkReceipt } from './receipt.js'

const receipt = (quantityMilli: number, pricePaise = 100) => ({
  quantityMilli: milli(quantityMilli),
  pricePaise: paise(pricePaise),
})

it('a receipt of material is in steps of 0.01', () => {
  expect(checkReceipt('RM', receipt(1250))).toBeNull()
  expect(checkReceipt('RM', receipt(1255))?.field).toBe('quantity')
})
it('a receipt of finished products is in whole jars', () => {
  expect(checkReceipt('FG', receipt(3000))).toBeNull()
  expect(checkReceipt('FG', receipt(3500))?.field).toBe('quantity')
})
it.each([0, -1000])('a receipt of the quantity %p is refused', (quantity) =>
  expect(checkReceipt('SG', receipt(quantity))?.field).toBe('quantity'),
)
it('a receipt refuses a negative price and accepts a price of 0', () => {
  expect(checkReceipt('RM', receipt(1000, -1))?.field).toBe('price')
  expect(checkReceipt('RM', receipt(1000, 0))).toBeNull()
})

import { milli } from '../../../../kernel/amounts/quantity.js'
import { jarsForSale } from './for-sale.js'

const stock = { soldOut: false, unlimitedStock: false, availableMilli: milli(3500) }

it('whole jars of what is available can be ordered', () => {
  expect(jarsForSale(stock)).toBe(3)
  expect(jarsForSale({ ...stock, availableMilli: milli(-1000) })).toBe(0)
  expect(jarsForSale({ ...stock, soldOut: undefined })).toBe(3)
})

it('any number of unlimited stock, and none of what is marked as sold out', () => {
  expect(jarsForSale({ ...stock, unlimitedStock: true })).toBe(Number.POSITIVE_INFINITY)
  expect(jarsForSale({ ...stock, unlimitedStock: true, soldOut: true })).toBe(0)
  expect(jarsForSale({ ...stock, soldOut: true })).toBe(0)
})

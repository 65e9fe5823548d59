import { InvalidInput } from './errors.js'
import { fromMilli, jars, toMilli } from './quantity.js'

describe('quantity', () => {
  it.each([
    [1, 1000],
    [0.005, 5],
    [12.75, 12_750],
    [0.001, 1],
    [2.01, 2010],
  ])('takes %p units as %p thousandths and gives them back', (quantity, milli) => {
    expect(toMilli(quantity)).toBe(milli)
    expect(fromMilli(milli)).toBe(quantity)
  })

  it.each([0.0005, NaN, -Infinity])('refuses %p and names the field', (quantity) => {
    expect(() => toMilli(quantity, 'reservedQuantity')).toThrow(InvalidInput)
    expect(() => toMilli(quantity, 'reservedQuantity')).toThrow(/reservedQuantity/)
  })

  it('counts a jar as a thousand', () => {
    expect(jars(3)).toBe(3000)
  })
})

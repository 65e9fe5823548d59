import fc from 'fast-check'
import { TooMuch } from '../brand.js'
import { InvalidInput } from '../errors/errors.js'
import {
  addMilli,
  fromMilli,
  jars,
  milli,
  minMilli,
  subtractMilli,
  sumMilli,
  timesMilli,
  toMilli,
} from './quantity.js'

const refusalOf = (value: number) =>
  Number.isFinite(value) && Math.abs(value) > Number.MAX_SAFE_INTEGER ? TooMuch : RangeError

describe('quantity', () => {
  it.each([
    [1, 1000],
    [0.005, 5],
    [12.75, 12_750],
    [0.001, 1],
    [2.01, 2010],
  ])('takes %p units as %p thousandths and gives them back', (quantity, thousandths) => {
    expect(toMilli(quantity)).toBe(thousandths)
    expect(fromMilli(milli(thousandths))).toBe(quantity)
  })

  it.each([0.0005, NaN, -Infinity])('refuses %p and names the field', (quantity) => {
    expect(() => toMilli(quantity, 'reservedQuantity')).toThrow(InvalidInput)
    expect(() => toMilli(quantity, 'reservedQuantity')).toThrow(/^Reserved quantity is/)
  })

  it('counts one jar as 1000 thousandths', () => {
    expect(jars(3)).toBe(3000)
  })

  it('accepts every whole number as thousandths and refuses every other number', () =>
    fc.assert(
      fc.property(fc.double(), (thousandths) => {
        if (Number.isSafeInteger(thousandths)) expect(milli(thousandths)).toBe(thousandths)
        else expect(() => milli(thousandths)).toThrow(refusalOf(thousandths))
      }),
    ))

  it('adds, subtracts and compares', () => {
    expect(addMilli(jars(2), milli(500))).toBe(2500)
    expect(subtractMilli(milli(500), jars(2))).toBe(-1500)
    expect(sumMilli([jars(1), jars(2), milli(5)])).toBe(3005)
    expect(sumMilli([])).toBe(0)
    expect(minMilli(jars(1), jars(2))).toBe(1000)
  })

  it('is 0 and never -0 when it is multiplied by nothing', () => {
    expect(timesMilli(jars(3), -1)).toBe(-3000)
    expect(Object.is(timesMilli(jars(3), -0), 0)).toBe(true)
  })
})

import { paise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { costFromShelf } from './shelf-cost.js'

const batch = (remaining: number, price: number) => ({
  remainingMilli: milli(remaining),
  pricePaise: paise(price),
})
const shelf = (...batches: ReturnType<typeof batch>[]) => ({ batches, lastPaise: paise(300) })

describe('cost from the shelf', () => {
  it('is the price of the batch that would be used first', () => {
    expect(costFromShelf(shelf(batch(5000, 100), batch(5000, 200)), milli(2000))).toBe(200)
  })

  it('continues with the next batch, and beyond all batches with the last known price', () => {
    const two = shelf(batch(1000, 100), batch(500, 200))
    expect(costFromShelf(two, milli(1500))).toBe(200)
    expect(costFromShelf(two, milli(2500))).toBe(500)
    expect(costFromShelf(shelf(), milli(2000))).toBe(600)
  })

  it('rounds the share of each batch half up', () => {
    expect(costFromShelf(shelf(batch(5, 100), batch(5, 100)), milli(10))).toBe(2)
    expect(costFromShelf(shelf(batch(4, 100), batch(4, 100)), milli(8))).toBe(0)
  })

  it('is 0 for no quantity', () => {
    expect(costFromShelf(shelf(batch(1000, 100)), milli(0))).toBe(0)
  })
})

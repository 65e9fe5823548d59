import { paise, rupeesToPaise, sumPaise } from '../../../../../kernel/amounts/money.js'
import { jars } from '../../../../../kernel/amounts/quantity.js'
import { type JarsRefund, paidForParts, refundableJars, replaceableJars } from './recalled-jars.js'

function part(stockId: string, count: number, refund: JarsRefund | null = null) {
  return { stockId, quantityMilli: jars(count), refund }
}
const gone = { id: 'R1', paise: rupeesToPaise(200), doneAt: null }
const order = (paid?: number, allocations = [part('a', 2), part('b', 1)]) => ({
  items: [
    { linePaise: rupeesToPaise(300), quantityMilli: jars(3), allocations },
    { linePaise: rupeesToPaise(100), quantityMilli: jars(1), allocations: [part('c', 1)] },
  ],
  deliveryPaise: rupeesToPaise(100),
  finalPaise: rupeesToPaise(500),
  ...(paid === undefined ? {} : { paidPaise: rupeesToPaise(paid) }),
})

describe('the amount paid for jars of a batch', () => {
  it('is their share of the line', () => expect(paidForParts(order(), 0)).toEqual([20_000, 10_000]))

  it('is smaller when less was paid than charged, and never more than was charged', () => {
    expect(paidForParts(order(250), 0)).toEqual([10_000, 5_000])
    expect(paidForParts(order(900), 0)).toEqual([20_000, 10_000])
  })

  it('leaves out the part of a line that has no batch yet', () =>
    expect(paidForParts(order(undefined, [part('a', 1)]), 0)).toEqual([10_000]))

  it('is 0 for a line that does not exist', () => expect(paidForParts(order(), 7)).toEqual([]))

  it('adds up to the line to the paisa, however it is divided', () => {
    for (let linePaise = 1; linePaise < 400; linePaise += 7)
      for (const counts of [
        [1, 1, 1],
        [5, 2],
        [1, 6, 3, 3],
      ]) {
        const allocations = counts.map((count, at) => part(String(at), count))
        const quantityMilli = jars(counts.reduce((sum, count) => sum + count, 0))
        const items = [{ linePaise: paise(linePaise), quantityMilli, allocations }]
        const shares = paidForParts({ items, deliveryPaise: paise(0), finalPaise: paise(linePaise) }, 0)
        expect(sumPaise(shares)).toBe(linePaise)
      }
  })
})

describe('the refund for recalled jars', () => {
  const all = paise(30_000)

  it('is what was paid for those of the recalled batches', () => {
    expect(refundableJars(order(), 0, ['b'], all)).toEqual({
      places: [1],
      amounts: [10_000],
      amountPaise: 10_000,
    })
    expect(refundableJars(order(), 0, ['a', 'b', 'c'], all)).toMatchObject({
      places: [0, 1],
      amountPaise: 30_000,
    })
  })

  it('is 0 for jars that were refunded before', () => {
    const before = order(undefined, [part('a', 2, gone), part('b', 1)])
    expect(refundableJars(before, 0, ['a'], all)).toEqual({ places: [], amounts: [], amountPaise: 0 })
    expect(refundableJars(before, 0, ['a', 'b'], all)).toMatchObject({ places: [1], amountPaise: 10_000 })
  })

  it('is never more than other credits left of the line', () =>
    expect(refundableJars(order(), 0, ['a', 'b'], paise(25_000))).toEqual({
      places: [0, 1],
      amounts: [20_000, 5_000],
      amountPaise: 25_000,
    }))
})

describe('the number of recalled jars that may be replaced', () => {
  it('counts recalled jars that were not refunded', () => {
    expect(replaceableJars(order(), 0, ['a', 'b'], jars(3))).toBe(jars(3))
    expect(replaceableJars(order(), 0, ['b', 'x'], jars(3))).toBe(jars(1))
    expect(
      replaceableJars(order(undefined, [part('a', 2, gone), part('b', 1)]), 0, ['a', 'b'], jars(3)),
    ).toBe(jars(1))
  })

  it('is no more than other credits left of the line', () =>
    expect(replaceableJars(order(), 0, ['a', 'b'], jars(1))).toBe(jars(1)))
})

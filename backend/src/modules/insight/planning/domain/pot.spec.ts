import { jars, milli } from '../../../../kernel/amounts/quantity.js'
import { inPots } from './pot.js'

const pot = { potMilli: jars(10), stepMilli: milli(1000), mostMilli: null }

describe('the pots of a plan', () => {
  it.each([
    [7, 10, 1],
    [10, 10, 1],
    [10.2, 20, 2],
  ])('for %s jars are %s', (need, quantity, pots) =>
    expect(inPots(milli(need * 1000), pot)).toEqual({ quantityMilli: jars(quantity), pots, cut: false }),
  )

  it('are not filled beyond what sells in time', () => {
    expect(inPots(jars(13), { ...pot, mostMilli: jars(16) })).toEqual({
      quantityMilli: jars(13),
      pots: null,
      cut: true,
    })
    expect(inPots(jars(13), { ...pot, mostMilli: milli(6500) })).toEqual({
      quantityMilli: jars(6),
      pots: null,
      cut: true,
    })
    expect(inPots(jars(13), { ...pot, mostMilli: jars(20) }).quantityMilli).toBe(jars(20))
  })

  it('are none when nothing sells in time', () =>
    expect(inPots(jars(5), { ...pot, mostMilli: milli(400) }).quantityMilli).toBe(0))

  it('make whole jars when the recipe makes half jars', () =>
    expect(inPots(jars(3), { ...pot, potMilli: milli(2500) }).quantityMilli).toBe(jars(5)))
})

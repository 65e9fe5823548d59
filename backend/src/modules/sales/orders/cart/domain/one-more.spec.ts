import fc from 'fast-check'
import { paise } from '../../../../../kernel/amounts/money.js'
import { oneMore } from './one-more.js'

const delivery = (jars: number, rupees: number, isFallback = false) => ({
  jars,
  amountPaise: paise(rupees * 100),
  isFallback,
})

it('one jar more is told with what each jar then bears', () => {
  expect(oneMore(delivery(1, 75), delivery(2, 132))).toEqual({
    jars: 2,
    amountPaise: 13_200,
    perJarPaise: 6600,
    perJarNowPaise: 7500,
  })
})

it('nothing is told when it saves less than a rupee a jar, or when the courier named no amount', () => {
  expect(oneMore(delivery(1, 75), delivery(2, 150))).toBeNull()
  expect(oneMore(delivery(1, 75), delivery(2, 149))).toBeNull()
  expect(oneMore(delivery(1, 120, true), delivery(2, 120))).toBeNull()
  expect(oneMore(delivery(1, 75), delivery(2, 120, true))).toBeNull()
})

it('any charges: what each jar bears covers what is charged, and the saving is no more than it is', () => {
  const charge = fc.integer({ min: 1, max: 3000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), charge, charge, (jars, now, then) => {
      const told = oneMore(delivery(jars, now), delivery(jars + 1, then))
      if (!told) return
      expect(told.perJarPaise * told.jars).toBeGreaterThanOrEqual(then * 100)
      expect(told.perJarNowPaise * jars).toBeLessThanOrEqual(now * 100)
      expect(told.perJarPaise).toBeLessThan(told.perJarNowPaise)
    }),
  )
})

import { paise } from '../../../../kernel/amounts/money.js'
import { isDeliveryFree } from './free-delivery.js'

it('delivery is free from the sum on, to the paisa, and never while the sum is 0', () => {
  const from = (freeDeliveryFromPaise: number, goods: number) =>
    isDeliveryFree(paise(goods), { freeDeliveryFromPaise: paise(freeDeliveryFromPaise) })
  expect([from(99_900, 99_899), from(99_900, 99_900), from(99_900, 99_901)]).toEqual([false, true, true])
  expect([from(0, 0), from(0, 10_000_000)]).toEqual([false, false])
})

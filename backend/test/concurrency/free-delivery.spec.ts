import { paise } from '../../src/kernel/amounts/money.js'
import { Settings } from '../../src/modules/office/settings/settings.service.js'
import { OrderShop } from '../support/builders/orders.builders.js'
import { type WireError, type WireOrder } from '../support/http/orders.wire.js'

const BUYERS = 8

let shop: OrderShop
beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

it('while the owner moves the sum and a price, each order is charged what its buyer saw, and by its own prices', async () => {
  const settings = shop.running.app.get(Settings)
  await settings.change({ freeDeliveryFromPaise: paise(100_000) })
  const jar = await shop.jar({ pricePaise: 100_000, jars: 100, grossWeight: 900 })
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.shopper([[jar, 1]])))
  const place = async (client: (typeof buyers)[number]) => {
    const { body: cart } = await client.get<{
      deliveryCost: number
      cartItems: { product: { price: number } }[]
    }>('/api/cart/items')
    const seen = {
      items: [{ Id: jar.Id, quantity: 1, price: cart.cartItems[0]?.product.price }],
      deliveryCost: cart.deliveryCost,
    }
    return { seen, answer: await client.post<WireOrder & WireError>('/api/orders', { seen }) }
  }
  const moving = async () => {
    for (const [sum, price] of [
      [100_000, 99_900],
      [99_900, 99_900],
      [200_000, 99_900],
      [100_000, 100_000],
    ] as const) {
      await settings.change({ freeDeliveryFromPaise: paise(sum) })
      await shop.change(jar, { pricePaise: price })
    }
  }
  const [placed] = await Promise.all([Promise.all(buyers.map(place)), moving()])
  for (const { seen, answer } of placed) {
    if (answer.status >= 300) {
      expect(answer.body.code).toBe('PRICE_CHANGED')
      continue
    }
    const { totalPrice, deliveryCost, finalPrice } = answer.body
    expect([totalPrice, deliveryCost]).toEqual([seen.items[0]?.price, seen.deliveryCost])
    expect(finalPrice).toBe(totalPrice + deliveryCost)
  }
  // What was refused is agreed to once all is calm.
  for (const [index, { answer }] of placed.entries()) {
    if (answer.status < 300) continue
    const placeNow = () => buyers[index]!.post<WireOrder & WireError>('/api/orders')
    let again = await placeNow()
    // What its refusal named may have moved once more; now nothing moves.
    if (again.status >= 300) again = await placeNow()
    expect(again.body).toMatchObject({ totalPrice: 1000, deliveryCost: 0 })
  }
  expect(await shop.drift()).toBe(0)
})

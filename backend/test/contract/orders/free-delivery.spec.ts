import { paise } from '../../../src/kernel/amounts/money.js'
import { istDay } from '../../../src/kernel/dates/ist.js'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { Desk } from '../../support/builders/desk.builders.js'
import { ADDRESS, expectOk, type Jar, type OrderShop } from '../../support/builders/orders.builders.js'
import { saveSettings } from '../../support/builders/settings.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireCart, type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface Result {
  delivery: number
  courier: number
}

type FreeCart = WireCart & { deliveryFree: boolean; deliveryFallback: boolean }

describe('delivery that is free from a sum of products', () => {
  let desk: Desk
  let shop: OrderShop
  let jar: Jar

  beforeAll(async () => {
    desk = await Desk.open()
    ;({ shop } = desk)
    jar = await shop.jar({ pricePaise: 50_000, jars: 400, grossWeight: 900 })
  })
  beforeEach(() => freeFrom(1000))
  afterAll(() => desk.close(), 15_000)

  const freeFrom = (rupees: number) =>
    shop.running.app.get(Settings).change({ freeDeliveryFromPaise: paise(rupees * 100) })
  const cartOf = async (client: Client) => (await client.get<FreeCart>('/api/cart/items')).body
  const stored = async ({ orderId }: { orderId: string }) =>
    shop.running.db.collection('orders').findOne({ orderId })

  it('is set by the owner alone, and told to everybody', async () => {
    for (const [freeDeliveryFrom, status] of [
      [-1, 400],
      [999.999, 400],
      ['many', 400],
      [999.5, 200],
    ] as const)
      expect((await saveSettings(await shop.staff(), { freeDeliveryFrom })).status).toBe(status)
    const { body: told } = await (
      await shop.customer()
    ).get<{ terms: { freeDeliveryFrom: number } }>('/api/shop')
    expect(told.terms.freeDeliveryFrom).toBe(999.5)
    expect((await saveSettings(desk.ops, { freeDeliveryFrom: 1 })).status).toBe(403)
  })

  it('costs what the courier asks one paisa below the sum, and nothing from it on', async () => {
    const odd = await shop.jar({ pricePaise: 99_999 })
    const below = await cartOf(await shop.shopper([[odd, 1]]))
    expect(below).toMatchObject({ deliveryFree: false, finalPrice: 999.99 + below.deliveryCost })
    expect(below.deliveryCost).toBeGreaterThan(0)
    const client = await shop.shopper([[jar, 2]])
    expect(await cartOf(client)).toMatchObject({ deliveryFree: true, deliveryCost: 0, finalPrice: 1000 })
    const placed = await client.post<WireOrder>('/api/orders')
    expect(placed.body).toMatchObject({ totalPrice: 1000, deliveryCost: 0, finalPrice: 1000 })
    expect((await stored(placed.body))?.['sparedDeliveryPaise']).toBeGreaterThan(0)
  })

  it('goes by the server’s prices, whatever a client says that it saw', async () => {
    const client = await shop.shopper([[jar, 1]])
    const items = [{ Id: jar.Id, quantity: 1, price: 5000 }]
    const { body } = await client.post<WireError>('/api/orders', { seen: { items, deliveryCost: 0 } })
    expect(body.code).toBe('PRICE_CHANGED')
    expect(body.details['changes']).toEqual([
      expect.objectContaining({ Id: jar.Id, newPrice: 500 }),
      expect.objectContaining({ Id: null, oldPrice: 0, newPrice: expect.any(Number) }),
    ])
  })

  it('is agreed to anew when the owner changes the sum between looking and placing', async () => {
    const client = await shop.shopper([[jar, 2]])
    await cartOf(client)
    await freeFrom(2000)
    const refused = await client.post<WireError>('/api/orders')
    expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED'])
    const agreed = await client.post<WireOrder>('/api/orders')
    expect(agreed.body.deliveryCost).toBeGreaterThan(0)
    expect(agreed.body.finalPrice).toBe(1000 + agreed.body.deliveryCost)
  })

  it('is charged when a price falls below the sum before the order is placed, with both named at once', async () => {
    const falling = await shop.jar({ pricePaise: 100_000 })
    const client = await shop.shopper([[falling, 1]])
    expect((await cartOf(client)).deliveryFree).toBe(true)
    await shop.change(falling, { pricePaise: 99_900 })
    const { body } = await client.post<WireError>('/api/orders')
    const changes = body.details['changes'] as { Id: string | null; newPrice: number }[]
    expect(changes.map(({ Id }) => Id)).toEqual([falling.Id, null])
    const agreed = await client.post<WireOrder>('/api/orders')
    expect(agreed.body).toMatchObject({ totalPrice: 999, deliveryCost: changes[1]?.newPrice })
  })

  it('is free while the courier is silent, too, and no order goes where no courier goes', async () => {
    const client = await shop.shopper([[jar, 2]])
    await shop.courierFault('charges', 'error')
    expectOk(await client.put('/api/cart/updateAddress', { pin: '302001' }))
    expect(await cartOf(client)).toMatchObject({
      deliveryFree: true,
      deliveryFallback: false,
      deliveryCost: 0,
    })
    expect((await client.put<WireError>('/api/cart/updateAddress', { pin: '900056' })).status).toBe(422)
  })

  it('keeps nothing and gives nothing of a cancelled order, and stays free when jars are credited', async () => {
    const paid = await shop.paid([[jar, 2]])
    const cancelled = await paid.client.put<WireOrder>(`/api/orders/${paid.order.orderId}/cancel`)
    expectOk(cancelled)
    expect((await shop.look(paid.order)).refundAmount).toBe(970)
    const kept = await shop.paid([[jar, 2]])
    const credit = {
      kind: 'lines',
      lines: [{ line: 0, jars: 1 }],
      reason: 'It broke',
      way: 'hand',
      reference: 'UTR1',
    }
    const preview = await (
      await shop.staff()
    ).post<{ amount: number }>(`/api/admin/orders/${kept.order.orderId}/credits/preview`, credit)
    expect(preview).toMatchObject({ status: 200, body: { amount: 500, delivery: 0 } })
    expect((await shop.look(kept.order)).deliveryCost).toBe(0)
  })

  it('is the same for an order that staff take', async () => {
    const cheap = await shop.jar({ pricePaise: 49_950 })
    await freeFrom(999)
    const told = (deliveryCost: number) => {
      const { address, city, state, pin: postalCode } = ADDRESS
      const place = { handover: 'courier', address, city, state, postalCode }
      return desk.told([[cheap, 2]], { ...place, channel: 'phone', deliveryCost })
    }
    const refused = await desk.take(told(75))
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect((await desk.take(told(0))).body.order).toMatchObject({ deliveryCost: 0 })
  })

  it('is seen as a cost: what delivery would have cost is assumed for the courier', async () => {
    const month = istDay(shop.running.clock.now()).slice(0, 7)
    const result = async () =>
      (await (await shop.staff()).get<Result>(`/api/admin/reports/result?month=${month}`)).body
    const before = await result()
    const { order } = await shop.paid([[jar, 2]])
    const after = await result()
    expect(after.delivery).toBe(before.delivery)
    expect(after.courier - before.courier).toBeCloseTo(
      Number((await stored(order))?.['sparedDeliveryPaise']) / 100,
      2,
    )
    expect(after.courier).toBeGreaterThan(before.courier)
  })
})

import { ADDRESS, OrderShop } from '../../support/builders/orders.builders.js'
import { type Answer } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

const FAR = { ...ADDRESS, address: '7 Beach Road', city: 'Mumbai', state: 'Maharashtra', pin: '400001' }
const correct = async (order: { orderId: string }, body: object): Promise<Answer<WireOrder & WireError>> =>
  (await shop.staff()).put(`/api/admin/shipments/${order.orderId}/address`, body)

describe('correcting an address', () => {
  it.each([
    ['contactName', ''],
    ['contactNumber', '12345'],
    ['address', ''],
    ['city', 'x'.repeat(101)],
    ['state', ''],
    ['pin', '012345'],
  ])('is refused with a wrong %s, naming it', async (field, value) => {
    const { order } = await shop.paid([[await shop.jar(), 1]])
    const answer = await correct(order, { ...ADDRESS, [field]: value })
    expect(answer).toMatchObject({
      status: 400,
      body: { details: { fields: { [field]: expect.any(String) } } },
    })
  })

  it('is refused where the courier does not go, and changes nothing', async () => {
    const { order } = await shop.paid([[await shop.jar(), 1]])
    expect(await correct(order, { ...ADDRESS, pin: '194101' })).toMatchObject({
      status: 422,
      body: { code: 'PIN_NOT_SERVICEABLE' },
    })
    expect((await shop.look(order)).pin).toBe(ADDRESS.pin)
  })

  it('is shown to the customer, audited field by field, and leaves the charge', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 1]])
    const staff = await shop.staff()
    const quote = await staff.get<{ difference: number; charged: number; charge: number }>(
      `/api/admin/shipments/${order.orderId}/address?pin=400001`,
    )
    expect(quote.body).toMatchObject({ charged: order.deliveryCost, city: 'Mumbai' })
    expect(quote.body.difference).toBe(quote.body.charge - quote.body.charged)
    const answer = await correct(order, FAR)
    expect(answer).toMatchObject({
      status: 200,
      body: { pin: '400001', deliveryCost: order.deliveryCost, deliveryDifference: quote.body.difference },
    })
    const { body } = await client.get<{ orders: WireOrder[] }>('/api/orders')
    expect(body.orders).toMatchObject([{ address: '7 Beach Road', city: 'Mumbai', pin: '400001' }])
    const entry = await shop.running.db
      .collection('auditlog')
      .findOne({ action: 'order.correct-address', subject: `order:${order.orderId}` })
    expect(entry?.['changes']).toEqual(
      expect.arrayContaining([{ field: 'postalCode', before: '500001', after: '400001' }]),
    )
    // Said again, it changes nothing and is no second event.
    await correct(order, FAR)
    const { timeline } = await shop.look(order)
    expect(timeline.filter(({ event }) => event === 'Address corrected')).toHaveLength(1)
  })

  it('is over once it is booked, and possible again after the booking was taken back', async () => {
    const { client, order } = await shop.packed([[await shop.jar(), 1]])
    await shop.ship(order)
    expect(await correct(order, FAR)).toMatchObject({
      status: 409,
      body: { error: 'It is booked to this address. Cancel the booking first.' },
    })
    await (await shop.staff()).delete(`/api/admin/shipments/${order.orderId}`)
    expect((await correct(order, FAR)).status).toBe(200)
    expect((await client.put(`/api/admin/shipments/${order.orderId}/address`, FAR)).status).toBe(403)
  })
})

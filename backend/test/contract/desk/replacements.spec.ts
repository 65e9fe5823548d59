import { randomUUID } from 'node:crypto'
import { notices, told } from '../../support/builders/notices.builders.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Answer, type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface WireDesk extends WireError {
  order: WireOrder & Record<string, unknown>
  replaceable: { itemIdx: number; bought: number; left: number }[]
  replacements: { orderId: string; jars: number }[]
}

let shop: OrderShop
let staff: Client

beforeAll(async () => {
  shop = await OrderShop.open()
  staff = await shop.staff()
})
afterAll(() => shop.close(), 15_000)

const key = () => ({ 'idempotency-key': randomUUID() })

function replace(
  { orderId }: { orderId: string },
  quantity: number,
  headers: Record<string, string> = key(),
  changes: Record<string, unknown> = {},
): Promise<Answer<WireDesk>> {
  const body = { lines: [{ itemIdx: 0, quantity }], reason: 'The lid was broken', ...changes }
  return staff.post<WireDesk>(`/api/admin/desk/orders/${orderId}/replacements`, body, headers)
}

async function shipped(lines: readonly (readonly [Jar, number])[]) {
  const packed = await shop.packed(lines)
  await shop.ship(packed.order)
  return packed
}

describe('a replacement', () => {
  it('is an order at no charge that names the old one: held, packed and shipped as any other', async () => {
    const jar = await shop.jar({ jars: 5 })
    const { client, order } = await shipped([[jar, 2]])
    const made = await replace(order, 1)
    expect(made).toMatchObject({
      status: 201,
      body: {
        order: {
          replaces: order.orderId,
          paymentStatus: 'Completed',
          paidBy: 'none',
          finalPrice: 0,
          deliveryCost: 0,
          invoiceUrl: null,
          canCancel: false,
          address: order.address,
        },
      },
    })
    expect(await shop.stock(jar)).toMatchObject({ committed: 1, available: 2 })
    const [batch] = await shop.batches(jar)
    await shop.assign(made.body.order, { itemIdx: 0, stockId: batch?._id })
    expect(await shop.ship(made.body.order)).toMatchObject({ status: 200 })
    expect(await staff.get(`/api/orders/${made.body.order.orderId}/invoice`)).toMatchObject({ status: 409 })
    const own = await client.get<{ orders: (WireOrder & { replaces: string | null })[] }>('/api/orders')
    expect(own.body.orders.map(({ replaces }) => replaces)).toEqual([order.orderId, null])
    const old = await staff.get<WireDesk>(`/api/admin/desk/orders/${order.orderId}`)
    expect(old.body).toMatchObject({
      replaceable: [{ itemIdx: 0, bought: 2, left: 1 }],
      replacements: [{ orderId: made.body.order.orderId, jars: 1 }],
    })
    expect(await shop.drift()).toBe(0)
  })

  it('has no more jars than were bought, over all replacements, also when two are made at once', async () => {
    const jar = await shop.jar({ jars: 20 })
    const { order } = await shipped([[jar, 3]])
    const answers = await Promise.all([replace(order, 2), replace(order, 2)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'REPLACED_ALREADY',
      details: { bought: 3, left: 1 },
    })
    expect(await replace(order, 1)).toMatchObject({ status: 201 })
    expect(await replace(order, 1)).toMatchObject({ status: 409, body: { code: 'REPLACED_ALREADY' } })
  })

  it('has no jar that was paid back', async () => {
    const { order } = await shipped([[await shop.jar(), 3]])
    const credit = {
      kind: 'lines',
      lines: [{ line: 0, jars: 2 }],
      reason: 'Two jars broke',
      way: 'hand',
      reference: randomUUID(),
    }
    expect(await staff.post(`/api/admin/orders/${order.orderId}/credits`, credit, key())).toMatchObject({
      status: 200,
    })
    const { body } = await staff.get<WireDesk>(`/api/admin/desk/orders/${order.orderId}`)
    expect(body.replaceable).toMatchObject([{ bought: 3, left: 1 }])
    expect(await replace(order, 2)).toMatchObject({
      status: 409,
      body: { code: 'REPLACED_ALREADY', details: { bought: 3, left: 1 } },
    })
    expect(await replace(order, 1)).toMatchObject({ status: 201 })
  })

  it('is one order however often its request comes', async () => {
    const { order } = await shipped([[await shop.jar(), 3]])
    const headers = key()
    const answers = await Promise.all([replace(order, 1, headers), replace(order, 1, headers)])
    expect(new Set(answers.map(({ body }) => body.order.orderId)).size).toBe(1)
  })

  it('is told to its customer once, as what it is', async () => {
    const { client, order } = await shipped([[await shop.jar(), 3]])
    const headers = key()
    const [{ body }] = [await replace(order, 2, headers), await replace(order, 2, headers)]
    const { orderId } = body.order
    expect(await told(shop.running, orderId)).toEqual(['orderReplaced'])
    const { mobileNumber } = (await client.get<{ mobileNumber: string }>('/api/session')).body
    expect(await notices(shop.running, { event: 'orderReplaced', about: orderId })).toMatchObject([
      {
        person: mobileNumber,
        facts: {
          orderId,
          replaces: order.orderId,
          items: `2 × ${order.items[0]?.name}`,
          link: `/userhomepage?tab=placeOrder&order=${orderId}`,
        },
      },
    ])
  })

  it('needs jars that left the house, existing items, and a reason', async () => {
    const paid = await shop.paid([[await shop.jar(), 1]])
    expect(await replace(paid.order, 1)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    const { order } = await shipped([[await shop.jar(), 1]])
    expect(await replace(order, 1, {})).toMatchObject({ status: 400 })
    expect(await replace(order, 1, key(), { reason: ' ' })).toMatchObject({
      status: 400,
      body: { details: { fields: { reason: 'Say why.' } } },
    })
    const lines = [{ itemIdx: 7, quantity: 1 }]
    expect(await replace(order, 1, key(), { lines })).toMatchObject({ status: 400 })
    const made = await replace(order, 1)
    expect(await replace(made.body.order, 1)).toMatchObject({ status: 409 })
    expect(await replace({ orderId: 'P-AAAA-AAAA' }, 1)).toMatchObject({ status: 404 })
  })

  it('is refused when no jars are left, and holds none', async () => {
    const jar = await shop.jar({ jars: 2 })
    const { order } = await shipped([[jar, 2]])
    expect(await replace(order, 1)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } })
    expect(await shop.stock(jar)).toMatchObject({ committed: 0 })
  })

  it('is not a sale, and its jars have a cost', async () => {
    const jar = await shop.jar({ jars: 5 })
    const { order } = await shipped([[jar, 2]])
    const made = await replace(order, 1)
    const [batch] = await shop.batches(jar)
    await shop.assign(made.body.order, { itemIdx: 0, stockId: batch?._id })
    const sales = await staff.get<{ products: { Id: string; quantity: number }[] }>(
      '/api/admin/reports/sales',
    )
    expect(sales.body.products.find(({ Id }) => Id === jar.Id)?.quantity).toBe(2)
    const cost = await staff.get(`/api/admin/costs/orders/${made.body.order.orderId}`)
    expect(cost.status).toBe(200)
  })
})

import { Types } from 'mongoose'
import { ADDRESS, type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireCart } from '../../support/http/orders.wire.js'

interface Again {
  cart: WireCart & { address: string; pin: string; deliveryCost: number }
  jars: {
    Id: string
    title: string
    wanted: number
    inCart: number
    problem: string | null
    oldPrice: number
    newPrice: number | null
  }[]
}

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

const again = (client: Client, orderId: string) => client.post<Again>(`/api/orders/${orderId}/again`)
const quantities = ({ cartItems }: WireCart) =>
  Object.fromEntries(cartItems.map(({ product, quantity }) => [product.Id, quantity]))

describe('an order again', () => {
  it('puts its jars into the cart, where the address is; then it is placed in one step', async () => {
    const [jar, other] = [await shop.jar(), await shop.jar()]
    const { client, order } = await shop.paid([
      [jar, 2],
      [other, 1],
    ])
    const { status, body } = await again(client, order.orderId)
    expect(status).toBe(200)
    expect(quantities(body.cart)).toEqual({ [jar.Id]: 2, [other.Id]: 1 })
    expect(body.cart).toMatchObject({ address: ADDRESS.address, pin: ADDRESS.pin })
    expect(body.cart.deliveryCost).toBeGreaterThan(0)
    expect(body.jars[0]).toMatchObject({
      Id: jar.Id,
      wanted: 2,
      inCart: 2,
      problem: null,
      oldPrice: 499.5,
      newPrice: 499.5,
    })
    expect((await client.post('/api/orders')).status).toBe(201)
  })

  it('adds nothing when it is asked twice, or at once from two tabs', async () => {
    const jar = await shop.jar()
    const { client, order } = await shop.paid([[jar, 3]])
    const answers = await Promise.all([1, 2, 3, 4].map(() => again(client, order._id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(quantities((await client.get<WireCart>('/api/cart/items')).body)).toEqual({ [jar.Id]: 3 })
  })

  it('keeps what the cart has, and counts the same jars towards those of the order', async () => {
    const [jar, own] = [await shop.jar(), await shop.jar()]
    const { client, order } = await shop.paid([[jar, 3]])
    await client.post('/api/cart/add', { Id: own.Id, quantity: 1 })
    await client.post('/api/cart/add', { Id: jar.Id, quantity: 2 })
    expect(quantities((await again(client, order.orderId)).body.cart)).toEqual({ [own.Id]: 1, [jar.Id]: 3 })
  })

  it('names each jar that cannot be had, and each price that is another now', async () => {
    const [gone, out, few, dear] = [
      await shop.jar(),
      await shop.jar({ jars: 2 }),
      await shop.jar({ jars: 9 }),
      await shop.jar(),
    ]
    const { client, order } = await shop.paid([
      [gone, 1],
      [out, 2],
      [few, 5],
      [dear, 1],
    ])
    await shop.change(gone, { activeFlag: false })
    await shop.change(dear, { pricePaise: 51_950 })
    const { body } = await again(client, order.orderId)
    expect(body.jars.map(({ Id, inCart, problem, newPrice }) => [Id, inCart, problem, newPrice])).toEqual([
      [gone.Id, 0, 'NOT_SOLD', null],
      [out.Id, 0, 'OUT_OF_STOCK', 499.5],
      [few.Id, 4, 'INSUFFICIENT_STOCK', 499.5],
      [dear.Id, 1, null, 519.5],
    ])
    expect(quantities(body.cart)).toEqual({ [few.Id]: 4, [dear.Id]: 1 })
    // What was named counts as told: nothing stops the order.
    expect((await client.post('/api/orders')).status).toBe(201)
  })

  it('changes nothing when no jar of it can be had', async () => {
    const jar = await shop.jar({ jars: 1 })
    const { client, order } = await shop.paid([[jar, 1]])
    const { body } = await again(client, order.orderId)
    expect(body.jars).toMatchObject([{ wanted: 1, inCart: 0, problem: 'OUT_OF_STOCK' }])
    expect(body.cart.cartItems).toEqual([])
  })

  it('takes no more of one product than a cart may have', async () => {
    const jar = await shop.jar({ jars: 60 })
    const { client, order } = await shop.paid([[jar, 20]])
    // Placed when a cart could have more.
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: order.orderId }, { $set: { 'items.0.quantityMilli': 30_000 } })
    expect((await again(client, order.orderId)).body.jars).toMatchObject([
      { wanted: 30, inCart: 20, problem: 'AT_MOST' },
    ])
  })

  it('gives a cart without an address the one of the order, as of one that staff took', async () => {
    const jar = await shop.jar()
    const { client, order } = await shop.paid([[jar, 1]])
    await shop.running.db.collection('carts').deleteMany({})
    expect((await again(client, order.orderId)).body.cart).toMatchObject({
      address: ADDRESS.address,
      pin: ADDRESS.pin,
    })
    // An address that is there stays.
    await client.put('/api/cart/updateAddress', { address: '9 Elsewhere', pin: '560001' })
    expect((await again(client, order.orderId)).body.cart).toMatchObject({
      address: '9 Elsewhere',
      pin: '560001',
    })
  })

  it('is for its own customer only: others, deleted orders and strangers get none', async () => {
    const jar: Jar = await shop.jar()
    const { client, order } = await shop.placed([[jar, 1]])
    const stranger = await shop.customer()
    expect((await again(stranger, order.orderId)).status).toBe(404)
    expect((await stranger.get<WireCart>('/api/cart/items')).body.cartItems).toEqual([])
    expect((await again(await shop.staff(), order.orderId)).status).toBe(403)
    expect((await again(new Client(shop.running.url), order.orderId)).status).toBe(401)
    await client.delete(`/api/orders/${order.orderId}`)
    for (const id of [order.orderId, String(new Types.ObjectId()), 'P-AAAA-AAAA'])
      expect((await again(client, id)).status).toBe(404)
  })

  it('meets a jar that is taken out in another tab: one of the two comes last, whole', async () => {
    const [jar, other] = [await shop.jar(), await shop.jar()]
    const { client, order } = await shop.paid([
      [jar, 2],
      [other, 2],
    ])
    await Promise.all([
      again(client, order.orderId),
      client.delete('/api/cart/delete', { Id: jar.Id }),
      client.post('/api/cart/add', { Id: other.Id, quantity: 1 }),
    ])
    const left = quantities((await client.get<WireCart>('/api/cart/items')).body)
    expect([undefined, 2]).toContain(left[jar.Id])
    expect([2, 3]).toContain(left[other.Id])
  })
})

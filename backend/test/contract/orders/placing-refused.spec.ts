import { Carts, type StoredCart } from '../../../src/modules/sales/orders/cart/carts.service.js'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireCart, type WireError, type WireOrder } from '../../support/http/orders.wire.js'

type Answered = WireOrder & WireError

describe('what keeps an order from being placed', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  const SENTENCES = {
    address: 'Please enter a valid address and pin code before placing an order.',
    contact: 'Please enter contact name and number before placing an order.',
  }

  it.each([
    [{ address: '' }, SENTENCES.address],
    [{ pin: '' }, SENTENCES.address],
    [{ contactName: '' }, SENTENCES.contact],
    [{ contactNumber: '' }, SENTENCES.contact],
  ])('an address with %j', async (missing, sentence) => {
    const client = await shop.shopper([[await shop.jar(), 1]])
    await client.put('/api/cart/updateAddress', missing)
    const answer = await client.post<Answered>('/api/orders')
    expect(answer).toMatchObject({ status: 400, body: { error: sentence, message: sentence } })
    expect(Object.keys(answer.body.details.fields ?? {})).toEqual(Object.keys(missing))
  })

  it('an empty cart', async () => {
    const client = await shop.customer()
    expect(await client.post('/api/orders')).toMatchObject({ status: 400, body: { code: 'CART_EMPTY' } })
  })

  it('a jar that is gone meanwhile: named, with what is left; nothing is held and the cart is kept', async () => {
    const [plenty, scarce] = [await shop.jar(), await shop.jar({ jars: 3 })]
    const client = await shop.shopper([
      [plenty, 1],
      [scarce, 3],
    ])
    await shop.placed([[scarce, 2]])
    expect(await client.post('/api/orders')).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', details: { Id: scarce.Id, name: scarce.name, available: 1 } },
    })
    expect((await shop.stock(plenty)).committed).toBe(0)
    expect((await client.get<WireCart>('/api/cart/items')).body.itemCount).toBe(4)
  })

  it('a product that is no longer sold', async () => {
    const jar = await shop.jar()
    const client = await shop.shopper([[jar, 1]])
    await shop.change(jar, { activeFlag: false })
    expect(await client.post('/api/orders')).toMatchObject({
      status: 409,
      body: { code: 'NOT_SOLD', details: { Id: jar.Id } },
    })
  })

  it('a price that changed unseen: old and new are named once, then it goes through', async () => {
    const jar = await shop.jar()
    const client = await shop.shopper([[jar, 1]])
    await shop.change(jar, { pricePaise: 59_900 })
    expect(await client.post('/api/orders')).toMatchObject({
      status: 409,
      body: {
        code: 'PRICE_CHANGED',
        details: { changes: [{ Id: jar.Id, name: jar.name, oldPrice: 499.5, newPrice: 599 }] },
      },
    })
    expect(await client.post('/api/orders')).toMatchObject({ status: 201, body: { totalPrice: 599 } })
  })

  it('not a price that changed and was shown in the cart, nor one accepted beforehand', async () => {
    const jar = await shop.jar()
    const shown = await shop.shopper([[jar, 1]])
    const accepting = await shop.shopper([[jar, 1]])
    await shop.change(jar, { pricePaise: 59_900 })
    await shown.get('/api/cart/items')
    expect((await shown.post('/api/orders')).status).toBe(201)
    expect((await accepting.post('/api/orders', { acceptChanges: true })).status).toBe(201)
  })

  describe('an order compared with what the screen showed', () => {
    /** A customer with two of a jar, and what the screen shows of it. */
    async function looking() {
      const jar = await shop.jar()
      const client = await shop.shopper([[jar, 2]])
      const { body } = await client.get<WireCart>('/api/cart/items')
      const seen = {
        items: body.cartItems.map(({ quantity, product: { Id, price } }) => ({ Id, quantity, price })),
        deliveryCost: body.deliveryCost,
      }
      return { jar, client, seen }
    }

    it('an order of just that is placed', async () => {
      const { client, seen } = await looking()
      expect((await client.post('/api/orders', { seen })).status).toBe(201)
    })

    it('an order is refused when another tab changed a quantity: old and new are named, and nothing is held', async () => {
      const { jar, client, seen } = await looking()
      await client.put('/api/cart/update', { Id: jar.Id, quantity: 3 })
      expect(await client.post('/api/orders', { seen })).toMatchObject({
        status: 409,
        body: {
          code: 'CART_CHANGED',
          details: { changes: [{ Id: jar.Id, name: jar.name, oldQuantity: 2, newQuantity: 3 }] },
        },
      })
      expect((await shop.stock(jar)).committed).toBe(0)
    })

    it('jars that were added and taken out in another tab are both named', async () => {
      const { jar, client, seen } = await looking()
      const other = await shop.jar()
      await shop.fill(client, [[other, 1]])
      await client.delete('/api/cart/delete', { Id: jar.Id })
      const { body } = await client.post<WireError>('/api/orders', { seen })
      expect(body.details).toMatchObject({
        changes: [
          { Id: other.Id, oldQuantity: 0, newQuantity: 1 },
          { Id: jar.Id, oldQuantity: 2, newQuantity: 0 },
        ],
      })
    })

    it('an order is refused when only another tab has shown the new price', async () => {
      const { jar, client, seen } = await looking()
      await shop.change(jar, { pricePaise: 59_900 })
      await client.get('/api/cart/items')
      expect(await client.post('/api/orders', { seen })).toMatchObject({
        status: 409,
        body: { code: 'PRICE_CHANGED', details: { changes: [{ oldPrice: 499.5, newPrice: 599 }] } },
      })
    })

    it('an order is refused when the delivery charge has changed', async () => {
      const { client, seen } = await looking()
      const deliveryCost = seen.deliveryCost - 1
      expect(await client.post('/api/orders', { seen: { ...seen, deliveryCost } })).toMatchObject({
        status: 409,
        body: {
          code: 'PRICE_CHANGED',
          details: { changes: [{ Id: null, oldPrice: deliveryCost, newPrice: seen.deliveryCost }] },
        },
      })
    })

    it('is not compared again when the request is repeated after a lost answer: the order is given', async () => {
      const { jar, client, seen } = await looking()
      const key = { 'idempotency-key': 'lost-answer-0001' }
      const first = await client.post<WireOrder>('/api/orders', { seen }, key)
      expect((await client.get<WireCart>('/api/cart/items')).body.cartItems).toEqual([])
      const again = await client.post<WireOrder>('/api/orders', { seen }, key)
      expect(again).toMatchObject({ status: 201, body: { orderId: first.body.orderId } })
      expect((await shop.stock(jar)).committed).toBe(2)
    })
  })

  it('a cart that another device changes again and again meanwhile: nothing is held', async () => {
    const jar = await shop.jar()
    const client = await shop.shopper([[jar, 1]])
    const carts = shop.running.app.get(Carts, { strict: false })
    const [find, withProducts] = [carts.find.bind(carts), carts.withProducts.bind(carts)]
    const move = ({ _id }: StoredCart) =>
      shop.running.db.collection('carts').updateOne({ _id }, { $inc: { version: 1 } })
    const found = jest.spyOn(carts, 'find').mockImplementation(async (userId) => {
      const cart = await find(userId)
      await move(cart)
      return cart
    })
    const foundBoth = jest.spyOn(carts, 'withProducts').mockImplementation(async (userId) => {
      const both = await withProducts(userId)
      await move(both.cart)
      return both
    })
    expect(await client.post('/api/orders')).toMatchObject({ status: 409, body: { code: 'CART_CHANGED' } })
    expect(await client.post('/api/cart/add', { Id: jar.Id, quantity: 1 })).toMatchObject({
      status: 409,
      body: { code: 'CART_BUSY' },
    })
    found.mockRestore()
    foundBoth.mockRestore()
    expect((await client.get<WireCart>('/api/cart/items')).body.cartItems).toMatchObject([{ quantity: 1 }])
    expect((await shop.stock(jar)).committed).toBe(0)
  })

  it('a PIN that the courier stopped serving since it was quoted', async () => {
    const client = await shop.shopper([[await shop.jar(), 1]])
    await shop.running.db
      .collection('carts')
      .updateMany({ 'lines.0': { $exists: true }, postalCode: '500001' }, { $set: { postalCode: '500000' } })
    expect(await client.post('/api/orders')).toMatchObject({
      status: 422,
      body: { code: 'PIN_NOT_SERVICEABLE' },
    })
  })

  it('no session, and staff', async () => {
    const visitor = new Client(shop.running.url)
    expect(await visitor.post('/api/orders')).toMatchObject({ status: 401, body: { code: 'NO_SESSION' } })
    const staff = await shop.staff()
    expect(await staff.post('/api/orders')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })
})

import { OrderShop } from '../../support/builders/orders.builders.js'
import { type WireCart, type WireError } from '../../support/http/orders.wire.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

describe('the cart', () => {
  it('answers 201 while it is empty, and 200 with its lines', async () => {
    const client = await shop.customer()
    expect(await client.get('/api/cart/items')).toMatchObject({
      status: 201,
      body: { cartItems: [], deliveryCost: 0, totalPrice: 0, itemCount: 0 },
    })
    const jar = await shop.jar()
    await client.post('/api/cart/add', { Id: jar.Id, quantity: 2 })
    expect(await client.get('/api/cart/items')).toMatchObject({
      status: 200,
      body: {
        cartItems: [
          {
            quantity: 2,
            product: {
              _id: jar._id,
              Id: jar.Id,
              price: 499.5,
              availableStock: 20,
              description: '<p>About' + ` ${jar.name}</p>`,
            },
            priceWhenAdded: 499.5,
            linePrice: 999,
            problem: null,
          },
        ],
        totalPrice: 999,
        totalGrossWeight: 1600,
        itemCount: 2,
      },
    })
  })

  it('adds to what is there, sets a total, and takes out by number or whole', async () => {
    const jar = await shop.jar()
    const client = await shop.customer()
    const quantity = async (path: string, method: string, body: object): Promise<number | undefined> =>
      (await client.request<WireCart>(method, `/api/cart/${path}`, { Id: jar.Id, ...body })).body.cartItems[0]
        ?.quantity
    expect(await quantity('add', 'POST', { quantity: 1 })).toBe(1)
    expect(await quantity('add', 'POST', { quantity: 2 })).toBe(3)
    expect(await quantity('update', 'PUT', { quantity: 5 })).toBe(5)
    expect(await quantity('delete', 'DELETE', { quantity: 1 })).toBe(4)
    expect(await quantity('delete', 'DELETE', {})).toBeUndefined()
    expect(await quantity('delete', 'DELETE', {})).toBeUndefined()
  })

  it('takes a product by its _id as well as by its Id', async () => {
    const jar = await shop.jar()
    const client = await shop.customer()
    expect((await client.post<WireCart>('/api/cart/add', { Id: jar._id, quantity: 1 })).body.itemCount).toBe(
      1,
    )
  })

  it.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: -2 }, 'quantity'],
    [{}, 'quantity'],
    [{ quantity: 1, Id: 7 }, 'Id'],
  ])('refuses %j and names the field', async (body, field) => {
    const jar = await shop.jar()
    const client = await shop.customer()
    const answer = await client.post<WireError>('/api/cart/add', { Id: jar.Id, ...body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.details.fields ?? {})).toEqual([field])
  })
})

describe('the cart, beside what the shop sells', () => {
  it('knows no product that is not sold: unknown, inactive, or a raw material', async () => {
    const client = await shop.customer()
    const inactive = await shop.jar({ activeFlag: false })
    const raw = await shop.jar({ jars: 0, materialType: 'RM' })
    for (const Id of ['FG-0000', inactive.Id, raw.Id])
      expect((await client.post('/api/cart/add', { Id, quantity: 1 })).status).toBe(404)
  })

  it('refuses more than is in stock and says what is left; fewer is always possible', async () => {
    const jar = await shop.jar({ jars: 3 })
    const client = await shop.customer()
    expect(await client.post('/api/cart/add', { Id: jar.Id, quantity: 4 })).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK', details: { Id: jar.Id, name: jar.name, available: 3 } },
    })
    await client.post('/api/cart/add', { Id: jar.Id, quantity: 3 })
    expect((await client.post('/api/cart/add', { Id: jar.Id, quantity: 1 })).status).toBe(409)
    await shop.change(jar, { availableMilli: 1_000 })
    const fewer = await client.put<WireCart>('/api/cart/update', { Id: jar.Id, quantity: 2 })
    expect(fewer).toMatchObject({
      status: 200,
      body: { cartItems: [{ quantity: 2, problem: 'INSUFFICIENT_STOCK' }] },
    })
  })

  it('sells without stock what has unlimited stock', async () => {
    const jar = await shop.jar({ jars: 0, unlimitedStock: true })
    const client = await shop.customer()
    expect((await client.post('/api/cart/add', { Id: jar.Id, quantity: 9 })).status).toBe(200)
  })

  it('sells nothing of what staff marked as sold out, whatever there is', async () => {
    const [jar, endless] = [await shop.jar({ jars: 9 }), await shop.jar({ jars: 0, unlimitedStock: true })]
    const client = await shop.shopper([[jar, 2]])
    for (const one of [jar, endless]) {
      await shop.change(one, { soldOut: true })
      expect(await client.post('/api/cart/add', { Id: one.Id, quantity: 1 })).toMatchObject({
        status: 409,
        body: { code: 'OUT_OF_STOCK', details: { available: 0 } },
      })
    }
    expect((await client.get('/api/cart/items')).body).toMatchObject({
      cartItems: [{ problem: 'OUT_OF_STOCK', product: { availableStock: 0, unlimitedStock: false } }],
    })
    expect((await client.post('/api/orders')).status).toBe(409)
    await shop.change(jar, { soldOut: false })
    expect((await client.post('/api/cart/add', { Id: jar.Id, quantity: 1 })).status).toBe(200)
  })

  it('holds at most twenty jars of a product', async () => {
    const jar = await shop.jar({ jars: 50 })
    const client = await shop.customer()
    await client.post('/api/cart/add', { Id: jar.Id, quantity: 20 })
    const answer = await client.post<WireError>('/api/cart/add', { Id: jar.Id, quantity: 1 })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: 'You can order at most 20 of one product.',
        details: { fields: { quantity: 'At most 20.' } },
      },
    })
  })

  it('tells what became of a product since it was added', async () => {
    const jars = await Promise.all([shop.jar(), shop.jar(), shop.jar(), shop.jar()])
    const [gone, sold, dearer, same] = jars as [
      (typeof jars)[0],
      (typeof jars)[0],
      (typeof jars)[0],
      (typeof jars)[0],
    ]
    const client = await shop.shopper(jars.map((jar) => [jar, 2] as const))
    await shop.change(gone, { activeFlag: false })
    await shop.change(sold, { availableMilli: 0 })
    await shop.change(dearer, { pricePaise: 59_900 })
    const { cartItems } = (await client.get<WireCart>('/api/cart/items')).body
    const problems = Object.fromEntries(cartItems.map(({ product, problem }) => [product.Id, problem]))
    expect(problems).toEqual({
      [gone.Id]: 'NOT_SOLD',
      [sold.Id]: 'OUT_OF_STOCK',
      [dearer.Id]: 'PRICE_CHANGED',
      [same.Id]: null,
    })
    const line = cartItems.find(({ product }) => product.Id === dearer.Id)
    expect(line).toMatchObject({ priceWhenAdded: 499.5, linePrice: 1198 })
  })
})

describe('who has a cart', () => {
  const calls = [
    ['GET', 'items'],
    ['POST', 'add'],
    ['PUT', 'update'],
    ['DELETE', 'delete'],
    ['PUT', 'updateAddress'],
  ] as const

  it.each(calls)('%s %s needs a session', async (method, path) => {
    const { Client } = await import('../../support/http/client.js')
    const body = method === 'GET' ? undefined : {}
    expect((await new Client(shop.running.url).request(method, `/api/cart/${path}`, body)).status).toBe(401)
  })

  it.each(calls)('%s %s is not for staff', async (method, path) => {
    const staff = await shop.staff()
    expect((await staff.request(method, `/api/cart/${path}`, method === 'GET' ? undefined : {})).status).toBe(
      403,
    )
  })

  it("is the customer's own", async () => {
    const mine = await shop.shopper([[await shop.jar(), 1]])
    const theirs = await shop.customer()
    expect((await mine.get<WireCart>('/api/cart/items')).body.itemCount).toBe(1)
    expect((await theirs.get<WireCart>('/api/cart/items')).body.itemCount).toBe(0)
  })
})

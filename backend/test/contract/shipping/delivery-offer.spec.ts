import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireCart, type WireError } from '../../support/http/orders.wire.js'

interface Offer extends WireError {
  deliveryCost: number
  city?: string
  fallback?: boolean
  more: { jars: number; deliveryCost: number; perJar: number; perJarNow: number } | null
}

interface OneMore {
  more: { Id: string; jars: number; deliveryCost: number; perJar: number; perJarNow: number } | null
}

describe('what delivery of a jar costs', () => {
  let shop: OrderShop
  let visitor: Client
  let jar: Jar

  beforeAll(async () => {
    shop = await OrderShop.open()
    visitor = new Client(shop.running.url)
    jar = await shop.jar({ grossWeight: 900 })
  })
  afterAll(() => shop.close(), 15_000)

  const ask = (pin: string, { Id }: { Id: string } = jar, client = visitor) =>
    client.get<Offer>(`/api/delivery?pin=${pin}&Id=${Id}`)

  it('is told to visitors, with two jars if they save: what the cart then charges', async () => {
    const { status, body } = await ask('560001')
    expect([status, body.city]).toEqual([200, 'Bengaluru'])
    const customer = await shop.customer()
    await customer.put('/api/cart/updateAddress', { pin: '560001' })
    const one = await customer.post<WireCart>('/api/cart/add', { Id: jar.Id, quantity: 1 })
    expect(body.deliveryCost).toBe(one.body.deliveryCost)
    const two = await customer.post<WireCart>('/api/cart/add', { Id: jar.Id, quantity: 1 })
    expect(body.more).toEqual({
      jars: 2,
      deliveryCost: two.body.deliveryCost,
      perJar: Math.ceil(two.body.deliveryCost / 2),
      perJarNow: one.body.deliveryCost,
    })
  })

  it('is told of a cart with one more of its lightest jar: what the cart then charges', async () => {
    const heavy = await shop.jar({ grossWeight: 1900 })
    const customer = await shop.shopper([
      [heavy, 1],
      [jar, 1],
    ])
    const { body } = await customer.get<OneMore>('/api/cart/one-more')
    const now = (await customer.get<WireCart>('/api/cart/items')).body.deliveryCost
    const then = await customer.post<WireCart>('/api/cart/add', { Id: jar.Id, quantity: 1 })
    expect(body.more).toEqual({
      Id: jar.Id,
      jars: 3,
      deliveryCost: then.body.deliveryCost,
      perJar: Math.ceil(then.body.deliveryCost / 3),
      perJarNow: Math.floor(now / 2),
    })
  })

  it('is told of nobody’s cart but the own one, and not of one without a PIN or with a jar that has gone', async () => {
    expect((await visitor.get('/api/cart/one-more')).status).toBe(401)
    expect((await (await shop.staff()).get('/api/cart/one-more')).status).toBe(403)
    const customer = await shop.customer()
    const more = async () => (await customer.get<OneMore>('/api/cart/one-more')).body
    expect(await more()).toEqual({ more: null })
    const rare = await shop.jar({ jars: 2, grossWeight: 900 })
    await customer.post('/api/cart/add', { Id: rare.Id, quantity: 2 })
    expect(await more()).toEqual({ more: null })
    await customer.put('/api/cart/updateAddress', { pin: '560001' })
    expect(await more()).toEqual({ more: null })
    await customer.post('/api/cart/add', { Id: jar.Id, quantity: 1 })
    expect((await more()).more?.Id).toBe(jar.Id)
    await shop.change(rare, { soldOut: true })
    expect(await more()).toEqual({ more: null })
  })

  it('goes by the weight that the catalogue has, whatever else is sent', async () => {
    const { body } = await visitor.get<Offer>(`/api/delivery?pin=560001&Id=${jar.Id}&cgm=1&price=1`)
    expect(body).toEqual((await ask('560001')).body)
    expect(body.deliveryCost).toBeLessThan(
      (await ask('560001', await shop.jar({ grossWeight: 9000 }))).body.deliveryCost,
    )
  })

  it('names no second jar when only one is there, or none', async () => {
    expect((await ask('560001', await shop.jar({ jars: 1, grossWeight: 900 }))).body.more).toBeNull()
    const { status, body } = await ask('560001', await shop.jar({ jars: 0, grossWeight: 900 }))
    expect([status, body.more]).toEqual([200, null])
  })

  it.each([
    ['5600', 'FG-9001', 'pin'],
    ['', 'FG-9001', 'pin'],
    ['560001', 'x'.repeat(41), 'Id'],
  ])('refuses pin=%s Id=%s and names the field', async (pin, Id, field) => {
    const { status, body } = await ask(pin, { Id })
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
  })

  it('is refused for a PIN without a courier and for what is not sold', async () => {
    expect((await ask('900056')).body).toMatchObject({
      error: 'This pin code is not serviceable or not valid.',
      code: 'PIN_NOT_SERVICEABLE',
    })
    expect((await ask('560001', { Id: 'FG-0000' })).status).toBe(404)
    expect((await ask('560001', await shop.jar({ activeFlag: false }))).status).toBe(404)
  })

  it('is the usual charge while the courier is silent, says so, and promises nothing of two jars', async () => {
    await shop.courierFault('charges', 'error', 2)
    expect((await ask('302001')).body).toMatchObject({ deliveryCost: 120, fallback: true, more: null })
  })

  it('asks the courier thirty times for a network at most; what is known may be asked for without end', async () => {
    const asked = () => shop.running.db.collection('couriercache').countDocuments({})
    const before = await asked()
    for (let pin = 600_002; pin < 600_030; pin += 1) await ask(String(pin))
    expect((await asked()) - before).toBeLessThanOrEqual(30)
    expect((await ask('600029')).body.fallback).toBe(true)
    expect((await ask('560001')).body.fallback).toBeUndefined()
  })
})

import { OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireCart, type WireError } from '../../support/http/orders.wire.js'

type Charges = { total_amount: number; city?: string; state?: string }[]

describe('delivery charges', () => {
  let shop: OrderShop
  let client: Client

  beforeAll(async () => {
    shop = await OrderShop.open()
    client = new Client(shop.running.url)
  })
  afterAll(() => shop.close(), 15_000)

  const charge = (pin: string, grams: number, more = '') =>
    client.get<Charges & WireError>(
      `/api/delhivery/charges?md=S&cgm=${grams}&o_pin=110001&d_pin=${pin}&ss=Delivered${more}`,
    )
  const asked = () => shop.running.db.collection('couriercache').countDocuments({})

  it('are public: a list whose first item has the amount in whole rupees, with city and state', async () => {
    const answer = await charge('560001', 800)
    expect(answer).toMatchObject({
      status: 200,
      body: [{ total_amount: expect.any(Number), city: 'Bengaluru', state: 'Karnataka' }],
    })
    expect(Number.isInteger(answer.body[0]?.total_amount)).toBe(true)
  })

  it("start at the shop's PIN, whatever the client says", async () => {
    const near = (await charge('500001', 500)).body[0]?.total_amount ?? 0
    const far = (await charge('110001', 500)).body[0]?.total_amount ?? 0
    expect(near).toBeLessThan(far)
  })

  it('are asked once for a PIN and a started half kilogram', async () => {
    await charge('600001', 501)
    const before = await asked()
    await charge('600001', 999)
    await charge('600001', 1000)
    expect(await asked()).toBe(before)
    await charge('600001', 1001)
    expect(await asked()).toBe(before + 1)
  })

  it.each(['900056', '500000', '682555', '194101'])('refuse PIN %s with the fixed sentence', async (pin) => {
    expect(await charge(pin, 500)).toMatchObject({
      status: 422,
      body: { error: 'This pin code is not serviceable or not valid.', code: 'PIN_NOT_SERVICEABLE' },
    })
  })

  it.each([
    ['5600', '500', 'd_pin'],
    ['560001', 'x', 'cgm'],
    ['560001', '-1', 'cgm'],
  ])('refuse d_pin=%s cgm=%s and name the field', async (pin, cgm, field) => {
    const answer = await client.get<WireError>(`/api/delhivery/charges?d_pin=${pin}&cgm=${cgm}`)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.details.fields ?? {})).toEqual([field])
  })

  it('fall back to 120 when the courier names no amount, and say so', async () => {
    await shop.courierFault('charges', 'no-amount')
    expect((await charge('400001', 500)).body[0]).toMatchObject({ total_amount: 120, fallback: true })
    expect((await charge('560001', 800)).body[0]).not.toHaveProperty('fallback')
  })

  it('are told as the usual charge by a cart, too, while the courier is silent', async () => {
    const customer = await shop.shopper([[await shop.jar({ grossWeight: 780 }), 6]])
    await shop.courierFault('charges', 'error')
    const cart = await customer.put<WireCart>('/api/cart/updateAddress', { pin: '302001' })
    expect(cart).toMatchObject({ status: 200, body: { deliveryCost: 120, deliveryFallback: true } })
  })

  it('without its amount grow with the weight and the way, for a parcel that a person cannot carry', async () => {
    const heavy = async (pin: string) => {
      await shop.courierFault('charges', 'no-amount')
      return (await charge(pin, 435_000)).body[0]
    }
    expect(await heavy('500010')).toMatchObject({ total_amount: 8720, fallback: true })
    expect(await heavy('110002')).toMatchObject({ total_amount: 19_470, fallback: true })
  })

  it('fall back to 120 when the courier fails, and ask again a minute later', async () => {
    await shop.courierFault('charges', 'error')
    expect((await charge('411001', 500)).body[0]?.total_amount).toBe(120)
    expect((await charge('411001', 500)).body[0]?.total_amount).toBe(120)
    shop.running.clock.shift(61_000)
    expect((await charge('411001', 500)).body[0]?.total_amount).not.toBe(120)
    shop.running.clock.shift(0)
  })

  it('do not wait for a courier that hangs', async () => {
    await shop.courierFault('charges', 'hang-before', 1, 8_000)
    const started = performance.now()
    expect((await charge('440001', 500)).body[0]?.total_amount).toBe(120)
    expect(performance.now() - started).toBeLessThan(8_000)
  })

  it('are what the cart shows and what the order stores', async () => {
    const customer = await shop.shopper([[await shop.jar({ grossWeight: 780 }), 3]])
    const cart = (await customer.get<WireCart>('/api/cart/items')).body
    const quoted = (await charge(cart.pin, cart.totalGrossWeight)).body[0]?.total_amount
    expect(cart.deliveryCost).toBe(quoted)
    expect((await customer.post<{ deliveryCost: number }>('/api/orders')).body.deliveryCost).toBe(quoted)
  })
})

describe('asking for many places', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  it('reaches the courier so often for an address only; beyond that the usual charge is told', async () => {
    const charge = (client: Client, pin: number) =>
      client.get<Charges>(`/api/delhivery/charges?cgm=500&d_pin=${pin}`)
    const known = { status: 200, body: [{ city: 'Bengaluru' }] }
    const usual = { status: 200, body: [{ total_amount: 120, fallback: true }] }
    const stranger = new Client(shop.running.url)
    for (let pin = 560001; pin < 560016; pin++) expect(await charge(stranger, pin)).toMatchObject(known)
    const before = await shop.running.db.collection('couriercache').countDocuments({})
    expect(await charge(stranger, 560016)).toMatchObject(usual)
    expect(await shop.running.db.collection('couriercache').countDocuments({})).toBe(before)
    // What is known counts nothing, and customers at the same address have questions of their own.
    for (let time = 0; time < 40; time++) expect((await charge(stranger, 560001)).status).toBe(200)
    const customer = await shop.shopper([])
    for (let pin = 560020; pin < 560025; pin++) expect(await charge(customer, pin)).toMatchObject(known)
    shop.running.clock.shift(5 * 60_000)
    expect(await charge(stranger, 560016)).toMatchObject(known)
  })

  it('is bounded in the cart as in the public call, for the account and for the address; five places of a customer pass', async () => {
    shop.running.clock.shift(3_600_000)
    const asked = () => shop.running.db.collection('couriercache').countDocuments({ _id: /^tariff/ as never })
    const jar = await shop.jar({ grossWeight: 7770, jars: 100 })
    const move = (client: Client, pin: number) =>
      client.put<WireCart>('/api/cart/updateAddress', { pin: String(pin) })
    const [greedy, honest] = [await shop.shopper([[jar, 1]]), await shop.shopper([[jar, 1]])]
    const before = await asked()
    for (let pin = 570001; pin < 570041; pin++) await move(greedy, pin)
    const asking = (await asked()) - before
    expect(asking).toBeGreaterThanOrEqual(5)
    expect(asking).toBeLessThanOrEqual(15)
    // What cannot be asked costs by weight and way: seven kilograms and the rest, in the same region.
    expect((await move(greedy, 570050)).body).toMatchObject({ deliveryCost: 210, deliveryFallback: true })
    for (let pin = 571001; pin < 571006; pin++)
      expect((await move(honest, pin)).body.deliveryFallback).toBe(false)
    // Places that are known stay free, also for who has asked too much.
    for (let time = 0; time < 20; time++)
      expect((await move(greedy, 571001 + (time % 5))).body.deliveryFallback).toBe(false)
    shop.running.clock.shift(0)
  })

  it("does not turn customers away when it is the shop's own PIN that the courier refuses", async () => {
    const { Settings } = await import('../../../src/modules/office/settings/settings.service.js')
    await shop.running.app.get(Settings).change({ originPin: '999999' })
    const answer = await new Client(shop.running.url).get('/api/delhivery/charges?cgm=500&d_pin=600001')
    expect(answer).toMatchObject({ status: 200, body: [{ total_amount: 120 }] })
  })
})

import { randomUUID } from 'node:crypto'
import { Attempts } from '../../../src/modules/money/payments/attempts/attempts.service.js'
import { PaymentShop, type WireOrder } from '../../support/builders/payments.builders.js'
import { type Client } from '../../support/http/client.js'

describe('placing an order', () => {
  let shop: PaymentShop

  beforeAll(async () => {
    shop = await PaymentShop.open()
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => shop.close())

  /** A customer whose cart can be placed. */
  async function ready(): Promise<{ client: Client; productId: unknown }> {
    const { _id: productId, Id } = await shop.jar()
    const client = await shop.customer()
    await client.post('/api/cart/add', { Id, quantity: 2 })
    await client.put('/api/cart/updateAddress', {
      contactName: 'Lakshmi Rao',
      contactNumber: '9876543210',
      address: '12 Main Road',
      city: 'Hyderabad',
      state: 'Telangana',
      pin: '500001',
    })
    return { client, productId }
  }

  const place = (client: Client, key?: string) =>
    client.post<WireOrder & { code?: string }>('/api/orders', {}, key ? { 'idempotency-key': key } : {})

  it('stores the order and the intent to collect its money together, before the provider is asked', async () => {
    const { client } = await ready()
    const { status, body: order } = await place(client)
    expect(status).toBe(201)
    expect(order).toMatchObject({ paymentStatus: 'Pending', orderStatus: 'Placed', canRetryPayment: true })
    expect(await shop.attempts({ order })).toMatchObject([
      {
        sequence: 1,
        status: 'created',
        reference: order.order_extid,
        amountPaise: Math.round(order.finalPrice * 100),
        currency: 'INR',
        sessionId: null,
      },
    ])
    expect(await shop.rows('sandbox_cashfree_orders', { _id: order.order_extid })).toEqual([])
  })

  it('gives the same order for the same key, one after the other and at once', async () => {
    const { client, productId } = await ready()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(client, key)))
    answers.push(await place(client, key))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
    const [first] = answers
    if (!first) throw new Error('no answer')
    expect(await shop.attempts({ order: first.body })).toHaveLength(1)
    expect(await shop.counters(productId)).toEqual({ committed: 2000, available: 18_000 })
  })

  it('gives one order for a double click without a key', async () => {
    const { client, productId } = await ready()
    const [first, second] = await Promise.all([place(client), place(client)])
    expect(second.body.orderId).toBe(first.body.orderId)
    expect(await shop.counters(productId)).toEqual({ committed: 2000, available: 18_000 })
  })

  it('leaves neither order nor hold when the intent cannot be stored, and the cart as it was', async () => {
    const { client, productId } = await ready()
    jest.spyOn(shop.running.app.get(Attempts), 'first').mockRejectedValueOnce(new Error('the disk is full'))
    expect((await place(client)).status).toBe(500)
    expect(await shop.counters(productId)).toEqual({ committed: 0, available: 20_000 })
    expect((await client.get<{ orders: unknown[] }>('/api/orders')).body.orders).toEqual([])
    expect((await place(client)).status).toBe(201)
  })

  it('refuses a key that is no key', async () => {
    const { client } = await ready()
    expect(await place(client, 'short')).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  })

  it('is for customers: nobody else, and not without a session', async () => {
    const { Client } = await import('../../support/http/client.js')
    expect((await place(new Client(shop.url))).status).toBe(401)
  })
})

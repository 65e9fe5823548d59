import { randomUUID } from 'node:crypto'
import { packer } from '../../support/auth.builders.js'
import { type Answer, Client } from '../../support/client.js'
import { type Jar, OrderShop } from '../../support/orders.builders.js'
import { type WireError, type WireOrder } from '../../support/orders.wire.js'

interface WireDesk extends WireError {
  order: WireOrder & Record<string, unknown>
  payLink: string
  payText: string
  receipt: Record<string, unknown> | null
  replaceable: { itemIdx: number; bought: number; left: number }[]
  replacements: { orderId: string; jars: number }[]
}

let shop: OrderShop
let ops: Client
let numbers = 0

beforeAll(async () => {
  shop = await OrderShop.open()
  ops = (await packer(shop.running, await shop.staff())).client
})
afterAll(() => shop.close(), 15_000)

const newNumber = (): string => `95${String(++numbers).padStart(8, '0')}`

function told(lines: readonly (readonly [Jar, number])[], changes: Record<string, unknown> = {}) {
  return {
    channel: 'counter',
    customerNumber: newNumber(),
    contactName: 'Lakshmi Rao',
    handover: 'pickup',
    lines: lines.map(([{ Id }, quantity]) => ({ Id, quantity, price: 499.5 })),
    deliveryCost: 0,
    payment: 'link',
    ...changes,
  }
}

const parcel = {
  handover: 'courier',
  address: '12 Main Road',
  city: 'Hyderabad',
  state: 'Telangana',
  postalCode: '500001',
}

const key = () => ({ 'idempotency-key': randomUUID() })

function take(
  body: object,
  headers: Record<string, string> = key(),
  client = ops,
): Promise<Answer<WireDesk>> {
  return client.post<WireDesk>('/api/admin/desk/orders', body, headers)
}

function collect(orderId: string, body: Record<string, unknown>, client = ops): Promise<Answer<WireDesk>> {
  return client.post<WireDesk>(`/api/admin/desk/orders/${orderId}/receipt`, body)
}

async function openDrawer(): Promise<void> {
  const answer = await ops.post<WireError>('/api/admin/drawers', { float: 500 }, key())
  if (answer.status !== 200 && answer.body.code !== 'DRAWER_OPEN')
    throw new Error(JSON.stringify(answer.body))
}

async function cash(): Promise<number> {
  const { body } = await ops.get<{ drawer: { expected: number } | null }>('/api/admin/drawers/current')
  return body.drawer?.expected ?? Number.NaN
}

describe('an order that staff took', () => {
  it.each([
    ['a number that is none', { customerNumber: '12345' }, 'customerNumber'],
    ['no name', { contactName: '' }, 'contactName'],
    ['a channel that is none', { channel: 'shop' }, 'channel'],
    ['no jars', { lines: [] }, 'lines'],
    ['half a jar', { lines: [{ Id: 'FG-1', quantity: 0.5, price: 1 }] }, 'lines'],
    ['a parcel without an address', { handover: 'courier' }, 'address'],
    ['a postal code that is none', { ...parcel, postalCode: '50' }, 'postalCode'],
    ['UPI without a reference', { payment: 'upi' }, 'reference'],
    ['jars at once that nobody paid', { handOverNow: true }, 'handOverNow'],
    ['a number of staff', { customerNumber: '9000000001' }, 'mobileNumber'],
  ])('is refused with %s, naming the field', async (_, changes, field) => {
    const jar = await shop.jar()
    const answer = await take(told([[jar, 1]], changes))
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(Object.keys(answer.body.details.fields ?? {}).join()).toContain(field)
    expect(await shop.stock(jar)).toMatchObject({ committed: 0 })
  })

  it('needs a key, and is not for customers', async () => {
    const jar = await shop.jar()
    expect(await take(told([[jar, 1]]), {})).toMatchObject({ status: 400 })
    const customer = await shop.customer()
    expect(await take(told([[jar, 1]]), key(), customer)).toMatchObject({ status: 403 })
  })

  it('is an order as any other: held, at our prices, with its channel and who took it', async () => {
    const jar = await shop.jar({ jars: 5 })
    const charge = await ops.get<{ amount: number }>('/api/delhivery/charges?pin=500001&weight=1000')
    const body = told([[jar, 2]], { ...parcel, channel: 'phone', deliveryCost: 0 })
    const refused = await take(body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    const changes = refused.body.details['changes'] as { Id: string | null; newPrice: number }[]
    const deliveryCost = changes.find(({ Id }) => Id === null)?.newPrice ?? 0
    expect(charge.status).toBeLessThan(500)
    const answer = await take({ ...body, deliveryCost })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        order: {
          channel: 'phone',
          takenBy: '9000000002',
          handover: 'courier',
          paymentStatus: 'Pending',
          paidBy: null,
          totalPrice: 999,
          deliveryCost,
        },
        receipt: null,
      },
    })
    expect(answer.body.payText).toContain(answer.body.order.orderId)
    expect(answer.body.payText).toContain(answer.body.payLink)
    expect(await shop.stock(jar)).toMatchObject({ committed: 2, available: 3 })
    expect(await shop.drift()).toBe(0)
  })

  it('refuses another price than ours, more jars than there are, and more than one may have', async () => {
    const jar = await shop.jar({ jars: 3 })
    const lines = [{ Id: jar.Id, quantity: 1, price: 1 }]
    expect(await take(told([], { lines }))).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await take(told([[jar, 4]]))).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } })
    expect(await take(told([[jar, 21]]))).toMatchObject({ status: 400 })
    expect(
      await take(
        told([
          [jar, 1],
          [jar, 1],
        ]),
      ),
    ).toMatchObject({ status: 400 })
    expect(await shop.stock(jar)).toMatchObject({ committed: 0 })
  })

  it('is one order however often its request comes, also at once', async () => {
    const jar = await shop.jar({ jars: 5 })
    const body = told([[jar, 1]])
    const headers = key()
    const answers = await Promise.all([take(body, headers), take(body, headers), take(body, headers)])
    expect(new Set(answers.map((answer) => answer.body.order.orderId)).size).toBe(1)
    expect(await shop.stock(jar)).toMatchObject({ committed: 1 })
  })

  it('is found by its customer, who logs in later, and leaves the own cart alone', async () => {
    const jar = await shop.jar()
    const customerNumber = newNumber()
    const { body } = await take(told([[jar, 1]], { customerNumber, channel: 'whatsapp' }))
    const customer = new Client(shop.running.url)
    await customer.signIn(customerNumber)
    const own = await customer.get<{ orders: WireOrder[] }>('/api/orders')
    expect(own.body.orders).toMatchObject([
      { orderId: body.order.orderId, canRetryPayment: true, handover: 'pickup', deliveryCost: 0 },
    ])
    expect(own.body.orders[0]).not.toHaveProperty('takenBy')
    await shop.fill(customer, [[jar, 2]])
    await take(told([[jar, 1]], { customerNumber }))
    const cart = await customer.get<{ itemCount: number }>('/api/cart/items')
    expect(cart.body.itemCount).toBe(2)
    const who = await ops.get(`/api/admin/desk/customer?number=${customerNumber}`)
    expect(who).toMatchObject({ status: 200, body: { known: true, contactName: 'Lakshmi Rao' } })
  })

  it('is found by its channel in the list', async () => {
    const jar = await shop.jar()
    const { body } = await take(told([[jar, 1]], { channel: 'whatsapp' }))
    const list = await ops.get<WireOrder[]>(
      `/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ channel: 'whatsapp' }))}`,
    )
    expect(list.body.map(({ orderId }) => orderId)).toContain(body.order.orderId)
    const ofShop = await ops.get<WireOrder[]>(
      `/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ channel: 'shop' }))}`,
    )
    expect(ofShop.body.map(({ orderId }) => orderId)).not.toContain(body.order.orderId)
  })
})

describe('at the counter', () => {
  it('sells in one go: paid in cash, batches assigned, handed over', async () => {
    await openDrawer()
    const before = await cash()
    const jar = await shop.jar({ jars: 2 })
    await shop.receive(jar._id, 3)
    const answer = await take(told([[jar, 4]], { payment: 'cash', handOverNow: true }))
    expect(answer).toMatchObject({
      status: 201,
      body: {
        order: {
          paymentStatus: 'Completed',
          paidBy: 'cash',
          deliveryStatus: 'Delivered',
          orderStatus: 'Completed',
          invoiceUrl: expect.stringContaining('invoice'),
        },
        receipt: { method: 'cash', amount: 1998, by: '9000000002', reference: null },
      },
    })
    expect((await shop.batches(jar)).map(({ used }) => used)).toEqual([2, 2])
    expect(await cash()).toBe(before + 1998)
    expect(await shop.drift()).toBe(0)
  })

  it('sells nothing where the jars are in no batch, or the drawer is closed', async () => {
    await openDrawer()
    const endless = await shop.jar({ jars: 0, unlimitedStock: true })
    const before = await cash()
    const now = { payment: 'cash', handOverNow: true }
    expect(await take(told([[endless, 1]], now))).toMatchObject({
      status: 409,
      body: { code: 'BATCHES_MISSING' },
    })
    expect(await cash()).toBe(before)
    const { body } = await ops.get<{ drawer: { id: string; expected: number } }>('/api/admin/drawers/current')
    await ops.post(`/api/admin/drawers/${body.drawer.id}/close`, { counted: body.drawer.expected })
    const jar = await shop.jar()
    expect(await take(told([[jar, 1]], now))).toMatchObject({ status: 409, body: { code: 'DRAWER_CLOSED' } })
    expect(await shop.stock(jar)).toMatchObject({ committed: 0 })
  })

  it('takes a UPI reference for one order alone', async () => {
    const jar = await shop.jar()
    const upi = { payment: 'upi', reference: ' upi4321 ' }
    const first = await take(told([[jar, 1]], upi))
    expect(first).toMatchObject({ status: 201, body: { receipt: { method: 'upi', reference: 'UPI4321' } } })
    const second = await take(told([[jar, 1]], { ...upi, reference: 'UPI4321' }))
    expect(second).toMatchObject({ status: 409, body: { code: 'REFERENCE_USED' } })
    expect(second.body.details).toMatchObject({ orderId: first.body.order.orderId })
  })

  it('hands a packed order over once, and only one that is picked up', async () => {
    const jar = await shop.jar()
    const { body } = await take(told([[jar, 1]], { payment: 'upi', reference: randomUUID() }))
    const { orderId } = body.order
    const hand = () => ops.put<WireDesk>(`/api/admin/desk/orders/${orderId}/handed-over`)
    expect(await hand()).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    const [batch] = await shop.batches(jar)
    await shop.assign(body.order, { itemIdx: 0, stockId: batch?._id })
    expect(await shop.ship(body.order)).toMatchObject({ status: 409 })
    const both = await Promise.all([hand(), hand()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await shop.batches(jar))[0]).toMatchObject({ used: 1 })
    const packed = await shop.packed([[await shop.jar(), 1]])
    expect(await ops.put(`/api/admin/desk/orders/${packed.order.orderId}/handed-over`)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    })
  })
})

describe('money for an unpaid order', () => {
  it('is taken once by two people at once', async () => {
    await openDrawer()
    const before = await cash()
    const jar = await shop.jar()
    const { body } = await take(told([[jar, 2]]))
    const answers = await Promise.all([
      collect(body.order.orderId, { method: 'cash', amount: 999 }),
      collect(body.order.orderId, { method: 'cash', amount: 999 }, await shop.staff()),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_PAID')
    expect(await cash()).toBe(before + 999)
  })

  it('is taken once when the same person says it twice', async () => {
    await openDrawer()
    const before = await cash()
    const { body } = await take(told([[await shop.jar(), 2]]))
    const say = () => collect(body.order.orderId, { method: 'cash', amount: 999 })
    expect((await Promise.all([say(), say()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await cash()).toBe(before + 999)
  })

  it('is the order’s amount, and for what the customer placed an admin’s to take', async () => {
    const { body } = await take(told([[await shop.jar(), 2]]))
    const wrong = await collect(body.order.orderId, { method: 'upi', reference: 'U1', amount: 9 })
    expect(wrong).toMatchObject({
      status: 409,
      body: { code: 'AMOUNT_MISMATCH', details: { order: 999, given: 9 } },
    })
    const { order } = await shop.placed([[await shop.jar(), 1]])
    const money = { method: 'upi', reference: randomUUID(), amount: order.finalPrice }
    expect(await collect(order.orderId, money)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await collect(order.orderId, money, await shop.staff())).toMatchObject({
      status: 200,
      body: { order: { paymentStatus: 'Completed', paidBy: 'upi', channel: 'shop' } },
    })
  })

  it('is not taken for an order whose jars are gone, nor for a deleted one', async () => {
    const jar = await shop.jar({ jars: 1 })
    const { body } = await take(told([[jar, 1]]))
    await shop.holds.releaseExpired(shop.letHoldsExpire())
    await shop.placed([[jar, 1]])
    const refused = await collect(body.order.orderId, { method: 'upi', reference: 'GONE', amount: 499.5 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'ORDER_TAKES_NO_PAYMENT' } })
    expect((await shop.look(body.order)).paymentStatus).toBe('Pending')
    shop.running.clock.shift(0)
  })

  it('goes back in cash out of the drawer', async () => {
    await openDrawer()
    const customerNumber = newNumber()
    const { body } = await take(told([[await shop.jar(), 2]], { customerNumber, payment: 'cash' }))
    const { orderId } = body.order
    const customer = new Client(shop.running.url)
    await customer.signIn(customerNumber)
    const cancelled = await customer.put<WireOrder>(`/api/orders/${orderId}/cancel`)
    const before = await cash()
    const refund = `/api/admin/desk/orders/${orderId}/cash-refund`
    expect(await ops.put(refund)).toMatchObject({ status: 403 })
    const admin = await shop.staff()
    const both = await Promise.all([admin.put(refund), admin.put(refund)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await cash()).toBe(before - (cancelled.body.refundAmount ?? 0))
    const online = await shop.paid([[await shop.jar(), 1]])
    expect(await admin.put(`/api/admin/desk/orders/${online.order.orderId}/cash-refund`)).toMatchObject({
      status: 409,
      body: { code: 'REFUND_NOT_DUE' },
    })
  })
})

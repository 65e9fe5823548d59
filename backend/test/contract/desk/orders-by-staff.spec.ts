import { randomUUID } from 'node:crypto'
import { Desk, key, type WireDesk } from '../../support/builders/desk.builders.js'
import { type OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

let desk: Desk
let shop: OrderShop
let ops: Client

beforeAll(async () => {
  desk = await Desk.open()
  ;({ shop, ops } = desk)
})
afterAll(() => desk.close(), 15_000)

const parcel = {
  handover: 'courier',
  address: '12 Main Road',
  city: 'Hyderabad',
  state: 'Telangana',
  postalCode: '500001',
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
    const answer = await desk.take(desk.told([[jar, 1]], changes))
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(Object.keys(answer.body.details.fields ?? {}).join()).toContain(field)
    expect(await shop.stock(jar)).toMatchObject({ committed: 0 })
  })

  it('needs a key, and is not for customers', async () => {
    const jar = await shop.jar()
    expect(await desk.take(desk.told([[jar, 1]]), {})).toMatchObject({ status: 400 })
    const customer = await shop.customer()
    expect(await desk.take(desk.told([[jar, 1]]), key(), customer)).toMatchObject({ status: 403 })
  })

  it('is an order as any other: held, at our prices, with its channel and who took it', async () => {
    const jar = await shop.jar({ jars: 5 })
    const charge = await ops.get<{ amount: number }>('/api/delhivery/charges?pin=500001&weight=1000')
    const body = desk.told([[jar, 2]], { ...parcel, channel: 'phone', deliveryCost: 0 })
    const refused = await desk.take(body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    const changes = refused.body.details['changes'] as { Id: string | null; newPrice: number }[]
    const deliveryCost = changes.find(({ Id }) => Id === null)?.newPrice ?? 0
    expect(charge.status).toBeLessThan(500)
    const answer = await desk.take({ ...body, deliveryCost })
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

  it("refuses another price than the shop's, more jars than are in stock, and more than the limit", async () => {
    const jar = await shop.jar({ jars: 3 })
    const lines = [{ Id: jar.Id, quantity: 1, price: 1 }]
    expect(await desk.take(desk.told([], { lines }))).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    })
    expect(await desk.take(desk.told([[jar, 4]]))).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK' },
    })
    expect(await desk.take(desk.told([[jar, 21]]))).toMatchObject({ status: 400 })
    expect(
      await desk.take(
        desk.told([
          [jar, 1],
          [jar, 1],
        ]),
      ),
    ).toMatchObject({ status: 400 })
    expect(await shop.stock(jar)).toMatchObject({ committed: 0 })
  })

  it('is one order however often its request comes, also at once', async () => {
    const jar = await shop.jar({ jars: 5 })
    const body = desk.told([[jar, 1]])
    const headers = key()
    const answers = await Promise.all([
      desk.take(body, headers),
      desk.take(body, headers),
      desk.take(body, headers),
    ])
    expect(new Set(answers.map((answer) => answer.body.order.orderId)).size).toBe(1)
    expect(await shop.stock(jar)).toMatchObject({ committed: 1 })
  })

  it('is found by its customer, who logs in later, and does not change their cart', async () => {
    const jar = await shop.jar()
    const customerNumber = desk.newNumber()
    const { body } = await desk.take(desk.told([[jar, 1]], { customerNumber, channel: 'whatsapp' }))
    const customer = new Client(shop.running.url)
    await customer.signIn(customerNumber)
    const own = await customer.get<{ orders: WireOrder[] }>('/api/orders')
    expect(own.body.orders).toMatchObject([
      { orderId: body.order.orderId, canRetryPayment: true, handover: 'pickup', deliveryCost: 0 },
    ])
    expect(own.body.orders[0]).not.toHaveProperty('takenBy')
    await shop.fill(customer, [[jar, 2]])
    await desk.take(desk.told([[jar, 1]], { customerNumber }))
    const cart = await customer.get<{ itemCount: number }>('/api/cart/items')
    expect(cart.body.itemCount).toBe(2)
    const who = await ops.get(`/api/admin/desk/customer?number=${customerNumber}`)
    expect(who).toMatchObject({ status: 200, body: { known: true, contactName: 'Lakshmi Rao' } })
  })

  it('is found by its channel in the list', async () => {
    const jar = await shop.jar()
    const { body } = await desk.take(desk.told([[jar, 1]], { channel: 'whatsapp' }))
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

describe('a sale at the counter', () => {
  it('happens in one step: paid in cash, batches assigned, handed over', async () => {
    await desk.openDrawer()
    const before = await desk.cash()
    const jar = await shop.jar({ jars: 2 })
    await shop.receive(jar._id, 3)
    const answer = await desk.take(desk.told([[jar, 4]], { payment: 'cash', handOverNow: true }))
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
    expect(await desk.cash()).toBe(before + 1998)
    expect(await shop.drift()).toBe(0)
  })

  it('needs no number: paid, handed over and receipted, with the change worked out', async () => {
    await desk.openDrawer()
    const before = await desk.cash()
    const jar = await shop.jar({ jars: 5 })
    const sale = { payment: 'cash', handOverNow: true, customerNumber: '', contactName: '' }
    const headers = key()
    const body = desk.told([[jar, 2]], { ...sale, received: 1000 })
    const answer = await desk.take(body, headers)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        order: { contactName: 'Unnamed customer', customerId: null, deliveryStatus: 'Delivered' },
        receipt: { method: 'cash', amount: 999, received: 1000, change: 1 },
      },
    })
    const { orderId } = answer.body.order
    expect((await desk.take(body, headers)).body.order.orderId).toBe(orderId)
    expect(await desk.cash()).toBe(before + 999)
    expect((await shop.batches(jar))[0]).toMatchObject({ used: 2 })
    expect((await ops.get(`/api/orders/${orderId}/invoice`)).headers.get('content-type')).toBe(
      'application/pdf',
    )
    const told = await shop.running.db.collection('messagenotices').countDocuments({ person: 'unnamed' })
    expect(told).toBe(0)
    const customers = await (await shop.staff()).get<object[]>('/api/admin/customers')
    expect(JSON.stringify(customers.body)).not.toContain('unnamed')
    const next = await desk.take(desk.told([[jar, 1]], { ...sale, contactName: 'Ravi' }))
    expect(next.body.order.contactName).toBe('Ravi')
  })

  it.each([
    ['a parcel', { ...parcel, payment: 'upi', reference: 'U1' }, 'customerNumber'],
    ['jars that are fetched later', { payment: 'upi', reference: 'U2' }, 'customerNumber'],
    ['less cash than it costs', { payment: 'cash', handOverNow: true, received: 10 }, 'received'],
    [
      'a business without a name',
      { gstin: '27AAPFU0939F1ZV', payment: 'cash', handOverNow: true },
      'businessName',
    ],
  ])('without a number is refused for %s', async (_, changes, field) => {
    await desk.openDrawer()
    const before = await desk.cash()
    const jar = await shop.jar()
    const answer = await desk.take(desk.told([[jar, 1]], { customerNumber: '', ...changes }))
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(answer.body.details.fields).toHaveProperty(field)
    expect(await shop.stock(jar)).toMatchObject({ committed: 0 })
    expect(await desk.cash()).toBe(before)
  })

  it('sells nothing when the jars are in no batch, or the drawer is closed', async () => {
    await desk.openDrawer()
    const endless = await shop.jar({ jars: 0, unlimitedStock: true })
    const before = await desk.cash()
    const now = { payment: 'cash', handOverNow: true }
    expect(await desk.take(desk.told([[endless, 1]], now))).toMatchObject({
      status: 409,
      body: { code: 'BATCHES_MISSING' },
    })
    expect(await desk.cash()).toBe(before)
    const { body } = await ops.get<{ drawer: { id: string; expected: number } }>('/api/admin/drawers/current')
    await ops.post(`/api/admin/drawers/${body.drawer.id}/close`, { counted: body.drawer.expected })
    const jar = await shop.jar()
    expect(await desk.take(desk.told([[jar, 1]], now))).toMatchObject({
      status: 409,
      body: { code: 'DRAWER_CLOSED' },
    })
    expect(await shop.stock(jar)).toMatchObject({ committed: 0 })
  })

  it('accepts a UPI reference for one order only', async () => {
    const jar = await shop.jar()
    const upi = { payment: 'upi', reference: ' upi4321 ' }
    const first = await desk.take(desk.told([[jar, 1]], upi))
    expect(first).toMatchObject({ status: 201, body: { receipt: { method: 'upi', reference: 'UPI4321' } } })
    const second = await desk.take(desk.told([[jar, 1]], { ...upi, reference: 'UPI4321' }))
    expect(second).toMatchObject({ status: 409, body: { code: 'REFERENCE_USED' } })
    expect(second.body.details).toMatchObject({ orderId: first.body.order.orderId })
  })

  it('hands a packed order over once, and only a pick-up', async () => {
    const jar = await shop.jar()
    const { body } = await desk.take(desk.told([[jar, 1]], { payment: 'upi', reference: randomUUID() }))
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

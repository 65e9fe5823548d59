import { Types } from 'mongoose'
import { Privacy } from '../../../src/modules/office/auth/privacy/privacy.service.js'
import { ADDRESS, type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface MyData {
  mobileNumber: string
  account: { mobileNumber: string }
  cart: { contactName: string; items: { quantity: number }[] } | null
  orders: { orderId: string; contactName: string; finalPrice: number; deletedAt: string | null }[]
  payments: { attempts: { orderId: string; customer: { phone: string } }[]; payments: unknown[] }
  reviews: { comment: string; rating: number }[]
  support: { subject: string; messages: { sender: string; message: string }[] }[]
}

/** A document whose key is a text. */
type Row = { _id: string } & Record<string, unknown>

// Each rule is a sequence of calls to a running server; a busy machine needs time.
let shop: OrderShop
let jar: Jar

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 200 })
})
afterAll(() => shop.close())
afterEach(() => shop.running.clock.shift(0))

const numberOf = async (client: Client) =>
  (await client.get<{ mobileNumber: string }>('/api/session')).body.mobileNumber
const erase = (client: Client) => client.delete<WireError>('/api/users', { confirm: true })
const rows = (collection: string, filter: Record<string, unknown>) =>
  shop.running.db.collection(collection).find(filter).toArray()

const available = async () => (await rows('products', { Id: jar.Id }))[0]?.['availableMilli'] as number

/** The stand-ins of provider, courier and SMS keep what was sent to them, as the real ones do. */
const isStandIn = (collection: string) => /^sandbox/.test(collection)

async function delivered(): Promise<{ client: Client; order: WireOrder; mobileNumber: string }> {
  const { client, order } = await shop.packed([[jar, 2]])
  await shop.ship(order)
  await shop.running.db
    .collection('orders')
    .updateOne(
      { orderId: order.orderId },
      { $set: { orderStatus: 'Completed', deliveryStatus: 'Delivered' } },
    )
  return { client, order, mobileNumber: await numberOf(client) }
}

/** What the customer wrote in reviews and to support. */
async function spoke(order: WireOrder, mobileNumber: string): Promise<void> {
  const about = { order: new Types.ObjectId(order._id), orderId: order.orderId, mobileNumber }
  const date = new Date()
  const comment = `Lovely. Call me: ${mobileNumber}`
  const product = new Types.ObjectId(jar._id)
  const review = { ...about, orderDate: date, product, rating: 5, comment, approved: true, date }
  await shop.running.db.collection('reviews').insertOne(review)
  const [attempt] = await rows('paymentattempts', { orderId: order.orderId })
  const body = JSON.stringify({ data: { customer_details: { customer_phone: mobileNumber } } })
  const event = { type: 'PAYMENT_SUCCESS_WEBHOOK', reference: attempt?.['reference'] as string, body }
  await shop.running.db
    .collection<Row>('paymentevents')
    .insertOne({ _id: `event-${order.orderId}`, ...event, outcome: 'applied', receivedAt: date })
  const said = { sender: mobileNumber, role: 'user', message: 'Mail lakshmi@example.in', timestamp: date }
  const answered = { ...said, sender: 'Ramesh', role: 'ops', message: `We rang ${mobileNumber}.` }
  const leaked = { ...said, photo: new Types.ObjectId() }
  await shop.running.db.collection('issues').insertOne({
    ...about,
    issueType: 'Order',
    subject: `Issue for Order ${order.orderId}`,
    description: 'It leaks',
    status: 'Open',
    messages: [said, answered, leaked],
    lastMessage: leaked,
    notes: [{ by: 'Ramesh', at: date, text: `Ring ${mobileNumber} before noon.` }],
    openedAt: date,
    createdAt: date,
    updatedAt: date,
  })
}

describe('personal data of the whole shop', () => {
  it('is handed over whole: account, cart, orders, payments, reviews, support', async () => {
    const { client, order, mobileNumber } = await delivered()
    await spoke(order, mobileNumber)
    await shop.fill(client, [[jar, 3]])
    const { body } = await client.get<MyData>('/api/users/data')
    expect(body).toMatchObject({
      mobileNumber,
      account: { mobileNumber },
      cart: { contactName: ADDRESS.contactName, items: [{ quantity: 3 }] },
      orders: [{ orderId: order.orderId, contactName: ADDRESS.contactName, finalPrice: order.finalPrice }],
      payments: { attempts: [{ orderId: order.orderId, customer: { phone: mobileNumber } }] },
      reviews: [{ rating: 5 }],
      support: [
        {
          messages: [
            { sender: mobileNumber },
            { sender: 'Ramesh' },
            { photo: expect.stringContaining('/photos/') as string },
          ],
        },
      ],
    })
  })

  it('has every order, and names none once the account is deleted, however many there are', async () => {
    const { client, order } = await delivered()
    const [stored] = await rows('orders', { orderId: order.orderId })
    const copies = Array.from({ length: 250 }, (_, nth) => ({
      ...stored,
      _id: new Types.ObjectId(),
      orderId: `P-COPY-${nth}`,
      externalId: `C${nth}`,
      requestKey: `C${nth}`,
      invoiceNumber: null,
      waybill: null,
    }))
    await shop.running.db.collection('orders').insertMany(copies)
    const { body } = await client.get<MyData>('/api/users/data')
    const ids = [order, ...copies].map(({ orderId }) => orderId)
    expect(body.orders.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted())
    expect(await erase(client)).toMatchObject({ status: 200 })
    expect(await rows('orders', { orderId: { $in: ids }, contactName: ADDRESS.contactName })).toEqual([])
    expect(await rows('orders', { orderId: { $in: ids } })).toHaveLength(ids.length)
  })

  it('contains nothing about anybody else', async () => {
    const { order, mobileNumber } = await delivered()
    await spoke(order, mobileNumber)
    const { body } = await (await shop.customer()).get<MyData>('/api/users/data')
    expect(body).toMatchObject({
      cart: null,
      orders: [],
      reviews: [],
      support: [],
      payments: { attempts: [] },
    })
    expect(JSON.stringify(body)).not.toContain(mobileNumber)
  })
})

describe('personal data, deleted with the account', () => {
  it('leaves the audit log, which keeps who changed which field when', async () => {
    const { client, order } = await shop.packed([[jar, 1]])
    const address = {
      contactName: 'Venkata Rao',
      contactNumber: '9876501234',
      address: '7 Lake View Street',
      city: ADDRESS.city,
      state: ADDRESS.state,
      pin: ADDRESS.pin,
    }
    const path = `/api/admin/shipments/${order.orderId}/address`
    expect(await (await shop.staff()).put(path, address)).toMatchObject({ status: 200 })
    const subject = { subject: `order:${order.orderId}` }
    expect(JSON.stringify(await rows('auditlog', subject))).toContain('Lake View')
    await shop.ship(order)
    await shop.running.db
      .collection('orders')
      .updateOne(
        { orderId: order.orderId },
        { $set: { orderStatus: 'Completed', deliveryStatus: 'Delivered' } },
      )
    expect(await erase(client)).toMatchObject({ status: 200 })
    const log = await rows('auditlog', subject)
    const text = JSON.stringify(log)
    for (const word of ['Venkata', '9876501234', 'Lake View', ADDRESS.address, ADDRESS.contactName])
      expect([word, text.includes(word)]).toEqual([word, false])
    const [corrected] = log.filter(({ action }) => action === 'order.correct-address')
    expect(corrected?.['changes']).toContainEqual({
      field: 'address',
      before: '[erased]',
      after: '[erased]',
    })
  })

  it('leaves every collection with the account; orders keep what the books need', async () => {
    const { client, order, mobileNumber } = await delivered()
    await spoke(order, mobileNumber)
    expect((await client.get(`/api/orders/${order.orderId}/invoice`)).status).toBe(200)
    await shop.fill(client, [[jar, 1]])
    const userId = (await rows('orders', { orderId: order.orderId }))[0]?.['userId'] as unknown
    expect(await erase(client)).toMatchObject({ status: 200 })

    const names = await shop.running.db.listCollections()
    // Kept for a while against abuse, then removed by age.
    const kept = ['auditlog', 'lockouts', 'throttles']
    for (const { name } of names.filter((one) => !kept.includes(one.name) && !isStandIn(one.name))) {
      const stored = JSON.stringify(await rows(name, {}))
      expect([name, stored.includes(mobileNumber)]).toEqual([name, false])
    }
    const [stored] = await rows('orders', { orderId: order.orderId })
    expect(stored).toMatchObject({
      mobileNumber: 'deleted',
      contactName: 'deleted',
      contactNumber: 'deleted',
      email: '',
      address: 'deleted',
      postalCode: ADDRESS.pin,
      state: ADDRESS.state,
      paymentStatus: 'Completed',
      finalPaise: Math.round(order.finalPrice * 100),
      // The paper is kept, without the name as well.
      invoicePaper: {
        buyer: { contactName: 'deleted', contactNumber: 'deleted', address: 'deleted', state: ADDRESS.state },
      },
    })
    expect(await rows('carts', { userId })).toEqual([])
    expect(await rows('reviews', { orderId: order.orderId })).toMatchObject([
      { mobileNumber: 'deleted', rating: 5, comment: 'Lovely. Call me: [deleted]' },
    ])
    expect(await rows('issues', { orderId: order.orderId })).toMatchObject([
      {
        mobileNumber: 'deleted',
        messages: [
          { sender: 'deleted', message: 'Mail [deleted]' },
          { sender: 'Ramesh', message: 'We rang [deleted].' },
          { sender: 'deleted', message: 'Mail [deleted]' },
        ],
        lastMessage: { sender: 'deleted', message: 'Mail [deleted]' },
        notes: [{ text: 'Ring [deleted] before noon.' }],
        // The search finds it by its order alone.
        words: order.orderId
          .split('-')
          .map((_, at, parts) => parts.slice(at).join('').toLowerCase())
          .sort(),
      },
    ])
  })

  it('of an unpaid order is removed, and its jars are free again', async () => {
    const { client, order } = await shop.placed([[jar, 4]])
    const before = await available()
    expect(await erase(client)).toMatchObject({ status: 200 })
    expect((await available()) - before).toBe(4_000)
    expect((await rows('orders', { orderId: order.orderId }))[0]).toMatchObject({ held: false })
  })

  it('is removed even when an order is being placed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client = await shop.shopper([[jar, 1]])
      const mobileNumber = await numberOf(client)
      const [placed, erased] = await Promise.all([client.post('/api/orders'), erase(client)])
      expect([201, 400, 401, 409]).toContain(placed.status)
      expect(erased.status).toBe(200)
      expect(await rows('orders', { mobileNumber })).toEqual([])
      expect(await rows('orders', { contactName: 'deleted', held: true })).toEqual([])
    }
  })

  it('of a new account with the same number is empty', async () => {
    const { client, order, mobileNumber } = await delivered()
    expect(await erase(client)).toMatchObject({ status: 200 })
    shop.running.clock.shift(31_000)
    await client.signIn(mobileNumber)
    expect((await client.get<MyData>('/api/users/data')).body).toMatchObject({ cart: null, orders: [] })
    expect((await client.get(`/api/orders/${order.orderId}`)).status).toBe(404)
  })
})

describe('personal data that must stay', () => {
  it('of staff stays, and an admin disables the account instead', async () => {
    const staff = await shop.staff()
    expect((await erase(staff)).status).toBe(403)
    const mobileNumber = await numberOf(staff)
    const [account] = await rows('users', { mobileNumber })
    const asCustomer = { userId: String(account?._id), mobileNumber, role: 'user', sessionId: '' } as const
    const privacy = shop.running.app.get(Privacy, { strict: false })
    await expect(privacy.erase(asCustomer)).rejects.toMatchObject({ code: 'STAFF_ACCOUNT' })
    expect(await rows('users', { mobileNumber })).toMatchObject([{ role: 'admin', deletedAt: null }])
  })

  it('stays while a paid order is under way, and nothing is half deleted', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    expect(await erase(client)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_UNDER_WAY', details: { orderId: order.orderId } },
    })
    expect((await client.get<MyData>('/api/users/data')).body.orders).toMatchObject([
      { orderId: order.orderId, contactName: ADDRESS.contactName },
    ])
  })

  it('stays while a refund is due', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    expect((await client.put(`/api/orders/${order.orderId}/cancel`)).status).toBe(200)
    expect(await erase(client)).toMatchObject({ status: 409, body: { code: 'REFUND_DUE' } })
    await shop.refunding.complete(order.orderId, { reference: 'UTR1', at: new Date() })
    expect(await erase(client)).toMatchObject({ status: 200 })
  })

  it('stays while money for a deleted order is looked at', async () => {
    const { client, order } = await shop.placed([[jar, 1]])
    await client.delete(`/api/orders/${order.orderId}`)
    await shop.settling.markPaid(order.orderId, { at: new Date() })
    expect(await erase(client)).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDER_REVIEW' } })
  })

  it('stays while the provider has not confirmed a refund', async () => {
    const { client, order } = await shop.placed([[jar, 1]])
    const refund = { _id: 'Rlate1', paymentId: '1', reference: 'r', order: new Types.ObjectId(order._id) }
    const owed = { ...refund, orderId: order.orderId, amountPaise: 100, note: 'late', status: 'pending' }
    await shop.running.db
      .collection<Row>('refunds')
      .insertOne({ ...owed, nextCheckAt: new Date(Date.now() + 86_400_000) })
    expect(await erase(client)).toMatchObject({ status: 409, body: { code: 'REFUND_DUE' } })
  })
})

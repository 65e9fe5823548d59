import { randomUUID } from 'node:crypto'
import { CustomerSums } from '../../../src/modules/insight/customers/customer-sums.service.js'
import { ADMIN, packer } from '../../support/builders/auth.builders.js'
import { sendDue, tellCustomer } from '../../support/builders/messages.builders.js'
import { ADDRESS, expectOk, type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Answer, type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface Row {
  id: string
  name: string
  mobileNumber: string
  city: string
  standing: string
  orders: number
  spent: number
  average: number | null
  lastOrderAt: string | null
  issues: number
  hasOpenIssue: boolean
}
interface Detail extends Omit<Row, 'spent'> {
  spent: number | null
  isMasked: boolean
  email: string | null
  openOrders: number
  cancelled: number
  everyDays: number | null
  addresses: { address: string; contactNumber: string }[]
  issues: never
  reviews: unknown[]
  credits: { amount: number }[]
  emails: { active: boolean } | null
  told: { service: string[]; marketing: string[]; emailRefusal: string | null } | null
  messages: { title: string; channel: string; status: string; reason: string | null }[]
  notes: { text: string; by: string; at: string }[]
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const SOME_ID = '6740c1f2a4b5c6d7e8f90123'

let shop: OrderShop
let jar: Jar
let boss: Client
let ramesh: Client

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 500 })
  boss = await shop.staff()
  ramesh = (await packer(shop.running, boss)).client
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => shop.close())

function list(query: Record<string, unknown>, client = boss): Promise<Answer<Row[]>> {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value))
  return client.get<Row[]>(`/api/admin/customers?${search.toString()}`)
}
const found = async (filter: object) => (await list({ filter })).body
const page = (id: string, client = boss) => client.get<Detail & WireError>(`/api/admin/customers/${id}`)
const numberOf = async (client: Client) =>
  (await client.get<{ mobileNumber: string }>('/api/session')).body.mobileNumber
const rowOf = async (client: Client) => (await found({ q: await numberOf(client) }))[0] as Row
const audited = (action: string) => shop.running.db.collection('auditlog').find({ action }).toArray()

/** A further order of somebody who has ordered before. */
async function again(client: Client, address: object = {}): Promise<WireOrder> {
  await shop.fill(client, [[jar, 1]])
  expectOk(await client.put('/api/cart/updateAddress', { ...ADDRESS, ...address }))
  const { body } = await client.post<WireOrder>('/api/orders')
  await shop.settling.markPaid(body.orderId, { at: shop.running.clock.now() })
  return body
}

async function delivered(order: WireOrder): Promise<void> {
  await shop.running.db
    .collection('orders')
    .updateOne(
      { orderId: order.orderId },
      { $set: { orderStatus: 'Completed', deliveryStatus: 'Delivered' } },
    )
}

const cancel = async ({ orderId }: WireOrder) =>
  expectOk(
    await boss.post(`/api/admin/orders/${orderId}/cancel`, { reason: 'Out of jars', keepCharge: false }),
  )

describe('the list of customers', () => {
  it('adds up what was paid and not taken back, and calls nobody known who has not paid', async () => {
    const { client, order: unpaid } = await shop.placed([[jar, 1]])
    expect(await rowOf(client)).toMatchObject({
      standing: 'none',
      orders: 0,
      spent: 0,
      average: null,
      lastOrderAt: null,
    })
    await shop.settling.markPaid(unpaid.orderId, { at: shop.running.clock.now() })
    expect(await rowOf(client)).toMatchObject({
      standing: 'new',
      orders: 1,
      spent: unpaid.finalPrice,
      average: unpaid.finalPrice,
      name: ADDRESS.contactName,
      city: ADDRESS.city,
    })
    const second = await again(client)
    expect(await rowOf(client)).toMatchObject({ standing: 'returning', orders: 2 })
    await again(client)
    expect(await rowOf(client)).toMatchObject({ standing: 'regular', orders: 3 })
    await cancel(second)
    expect(await rowOf(client)).toMatchObject({
      standing: 'returning',
      orders: 2,
      spent: unpaid.finalPrice * 2,
    })
  })

  it('takes what was credited off what somebody spent', async () => {
    const { client, order } = await shop.paid([[jar, 2]])
    const { spent } = await rowOf(client)
    expectOk(
      await boss.post(
        `/api/admin/orders/${order.orderId}/credits`,
        { kind: 'goodwill', amount: 50, reason: 'Sorry', way: 'hand', reference: 'UTR 1' },
        { 'idempotency-key': randomUUID() },
      ),
    )
    expect((await rowOf(client)).spent).toBe(spent - 50)
  })

  it('is searched by every name, place and end of a number that an order went to', async () => {
    const { client } = await shop.paid([[jar, 1]])
    await again(client, { contactName: 'Sarojini Patnaik', contactNumber: '7012345678', city: 'Rayagada' })
    const { id } = await rowOf(client)
    for (const q of ['sarojini', 'patnaik rayagada', '5678 sarojini', '7012345678'])
      expect([q, (await found({ q })).map((row) => row.id)]).toEqual([q, [id]])
    expect(await found({ q: 'zzyzx' })).toEqual([])
  })

  it('is filtered by standing, by open issues, and by how long somebody has been silent', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    const { id, lastOrderAt } = await rowOf(client)
    const ids = async (filter: object) => (await found(filter)).map((row) => row.id)
    expect(await ids({ standing: 'new' })).toContain(id)
    expect(await ids({ standing: ['regular', 'returning'] })).not.toContain(id)
    expect(await ids({ hasOpenIssue: true })).not.toContain(id)
    expectOk(await client.post('/api/issues', { orderId: order.orderId, issueType: 'Order' }))
    expect(await ids({ hasOpenIssue: true })).toContain(id)
    const day = (lastOrderAt as string).slice(0, 10)
    expect(await ids({ lastOrderTo: '2020-01-01' })).toEqual([])
    shop.running.clock.shift(100 * DAY_MS)
    const { body } = await boss.get('/api/admin/customers/counts')
    expect(body).toMatchObject({ silent: expect.any(Number), repeatPercent: expect.any(Number) })
    expect(String(body['silentTo']) > day).toBe(true)
    expect(await ids({ lastOrderTo: body['silentTo'] })).toContain(id)
    expect(body['silent']).toBe((await found({ lastOrderTo: body['silentTo'] })).length)
  })

  it('is sorted by what somebody spent, and refuses what it does not know', async () => {
    const spent = (await list({ sort: ['spent', 'DESC'] })).body.map((row) => row.spent)
    expect(spent).toEqual(spent.toSorted((one, other) => other - one))
    expect((await list({ sort: ['words', 'ASC'] })).status).toBe(400)
    expect((await list({ filter: { standing: 'rich' } })).status).toBe(400)
    expect((await list({ filter: { q: { $ne: '' } } })).status).toBe(400)
  })

  it('is a file for admins alone, who show their PIN again; the log says who took it', async () => {
    const { client } = await shop.paid([[jar, 1]])
    const number = await numberOf(client)
    const filter = encodeURIComponent(JSON.stringify({ q: number }))
    const { status, body, headers } = await boss.get<{ text: string }>(
      `/api/admin/customers/export.csv?filter=${filter}`,
    )
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/customers-\d{4}-\d\d-\d\d\.csv/)
    const [head, line, end] = body.text.split('\r\n')
    expect(head).toContain('Mobile number')
    expect(line).toContain(number)
    expect(end).toBe('')
    expect(await audited('customers.exported')).toMatchObject([{ actor: ADMIN.mobileNumber }])
    const sessions = shop.running.db.collection('sessions')
    const session = await sessions.findOne({ role: 'admin' })
    await sessions.updateMany({ role: 'admin' }, { $set: { pinAt: new Date(0) } })
    expect(await boss.get('/api/admin/customers/export.csv')).toMatchObject({
      status: 403,
      body: { code: 'PIN_WANTED' },
    })
    await sessions.updateMany({ role: 'admin' }, { $set: { pinAt: session?.['pinAt'] as Date } })
  })
})

describe('the page of a customer', () => {
  it('tells of orders, places, issues, money that went back, and how often somebody orders', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    expectOk(await client.post('/api/issues', { orderId: order.orderId, issueType: 'Order' }))
    shop.running.clock.shift(10 * DAY_MS)
    await again(client, { address: '7 Temple Street' })
    const { id } = await rowOf(client)
    const { body } = await page(id)
    expect(body).toMatchObject({
      id,
      mobileNumber: await numberOf(client),
      isMasked: false,
      standing: 'returning',
      orders: 2,
      openOrders: 2,
      everyDays: 10,
      issues: [{ orderId: order.orderId, status: 'Open' }],
      reviews: [],
      credits: [],
      emails: null,
      notes: [],
    })
    expect(body.addresses.map(({ address }) => address)).toEqual(['7 Temple Street', ADDRESS.address])
    const orders = await boss.get<{ orders: { orderId: string }[]; total: number }>(
      `/api/admin/customers/${id}/orders?page=2&perPage=1`,
    )
    expect(orders.body).toMatchObject({ total: 2, orders: [{ orderId: order.orderId }] })
  })

  it('shows what the customer was told, what did not reach them and why, and how they want to be told', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    const choices = { email: true, sms: true, whatsapp: false, push: false }
    expectOk(
      await client.put('/api/message-preferences', {
        service: choices,
        marketing: { ...choices, email: false, sms: false },
      }),
    )
    // A mailbox that the sandbox's mail server does not know.
    expectOk(await client.put('/api/users', { email: 'nobody@example.in' }))
    const mobileNumber = await numberOf(client)
    await tellCustomer(shop.running, 'orderShipped', { mobileNumber, about: order.orderId })
    await sendDue(shop.running)
    const { id } = await rowOf(client)
    const { told, messages } = (await page(id)).body
    const refused = expect.stringContaining('The mail server: ') as string
    expect(told).toEqual({ service: ['email', 'sms'], marketing: [], emailRefusal: refused })
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Order paid', channel: 'sms', status: 'sent', reason: null }),
        expect.objectContaining({ channel: 'email', status: 'dead', reason: refused }),
      ]),
    )
    expect((await page(id, ramesh)).body).toMatchObject({ told: null, messages: [] })
  })

  it('is not there for unknown ids, for what is no id, and for people who never ordered', async () => {
    const never = await shop.customer()
    const account = await shop.running.db.collection('users').findOne({ mobileNumber: await numberOf(never) })
    for (const id of [SOME_ID, 'nonsense', String(account?._id)])
      for (const path of [id, `${id}/orders`])
        expect([path, (await boss.get(`/api/admin/customers/${path}`)).status]).toEqual([path, 404])
    expect((await boss.post(`/api/admin/customers/${SOME_ID}/notes`, { text: 'x' })).status).toBe(404)
  })
})

describe('a packer', () => {
  it('has neither the list nor its figures nor its file; customers have none of it', async () => {
    const { client } = await shop.paid([[jar, 1]])
    const { id } = await rowOf(client)
    for (const path of ['', '/counts', '/export.csv'])
      expect((await ramesh.get(`/api/admin/customers${path}`)).status).toBe(403)
    for (const path of ['', '/counts', '/export.csv', `/${id}`, `/${id}/orders`])
      expect((await client.get(`/api/admin/customers${path}`)).status).toBe(403)
    expect((await client.post(`/api/admin/customers/${id}/notes`, { text: 'Nice' })).status).toBe(403)
  })

  it('sees number and address while an order is open, and never money or emails', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    const { id } = await rowOf(client)
    const number = await numberOf(client)
    const open = (await page(id, ramesh)).body
    expect(open).toMatchObject({ mobileNumber: number, isMasked: false, spent: null, average: null })
    expect(open.addresses).toMatchObject([{ address: ADDRESS.address }])
    await delivered(order)
    const { body } = await page(id, ramesh)
    expect(body).toMatchObject({ isMasked: true, openOrders: 0, email: null, addresses: [], credits: [] })
    expect(JSON.stringify(body)).not.toContain(number)
    expect((await page(id)).body).toMatchObject({ mobileNumber: number, spent: order.finalPrice })
  })

  it('looks up at most 40 customers in an hour, each of them in the log once', async () => {
    const db = shop.running.db
    await db.collection('throttles').deleteMany({ _id: /^customer-/ as never })
    await db.collection('auditlog').deleteMany({})
    const ids: string[] = []
    for (let nth = 0; nth < 4; nth += 1) {
      const { order } = await shop.placed([[jar, 1]])
      ids.push(String((await db.collection('orders').findOne({ orderId: order.orderId }))?.['userId']))
    }
    const [first = '', ...others] = ids
    const last = others.pop() ?? ''
    // As many as an hour allows, but for these three.
    await page(first, ramesh)
    const hits = Array.from({ length: 37 }, () => shop.running.clock.now())
    await db
      .collection('throttles')
      .updateOne({ _id: /^customer-lookups:/ as never }, { $push: { hits: { $each: hits } } as never })
    for (const id of [first, first, ...others]) expect((await page(id, ramesh)).status).toBe(200)
    expect(await page(last, ramesh)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect((await page(last, ramesh)).status).toBe(429)
    expect((await ramesh.get(`/api/admin/customers/${last}/orders`)).status).toBe(429)
    expect((await page(first, ramesh)).status).toBe(200)
    expect((await page(last)).status).toBe(200)
    const entries = await audited('customer.looked-up')
    expect(entries.map(({ subject }) => subject as string).sort()).toEqual(
      [first, ...others].map((id) => `customer:${id}`).sort(),
    )
    shop.running.clock.shift(HOUR_MS + 1_000)
    expect((await page(last, ramesh)).status).toBe(200)
    await db.collection('throttles').deleteMany({ _id: /^customer-/ as never })
  })
})

describe('notes about a customer', () => {
  const write = (id: string, text: unknown, client = boss) =>
    client.post<{ by: string } & WireError>(`/api/admin/customers/${id}/notes`, { text })

  it('stand with author and time, the newest first, and the log does not repeat them', async () => {
    const { client } = await shop.paid([[jar, 1]])
    const { id } = await rowOf(client)
    expect((await write(id, '  Ring twice. ', ramesh)).body).toMatchObject({
      text: 'Ring twice.',
      by: 'Ramesh',
    })
    expect((await write(id, '<b>Likes it hot</b>')).status).toBe(201)
    expect((await page(id)).body.notes).toMatchObject([
      { text: '<b>Likes it hot</b>', by: 'Admin' },
      { text: 'Ring twice.', by: 'Ramesh', at: expect.stringMatching(/^\d{4}-/) },
    ])
    const entries = await audited('customer.noted')
    expect(entries).toMatchObject([{ subject: `customer:${id}` }, { subject: `customer:${id}` }])
    expect(JSON.stringify(entries)).not.toContain('Ring twice')
  })

  it('are written once, however often the same request is sent', async () => {
    const { client } = await shop.paid([[jar, 1]])
    const { id } = await rowOf(client)
    const key = { 'idempotency-key': randomUUID() }
    const send = () => boss.post(`/api/admin/customers/${id}/notes`, { text: 'Once' }, key)
    const answers = [await send(), ...(await Promise.all([send(), send()]))]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await page(id)).body.notes).toHaveLength(1)
  })

  it('have a text of at most 1000 characters, and end at 200, also for two at once', async () => {
    const { client } = await shop.paid([[jar, 1]])
    const { id } = await rowOf(client)
    for (const text of ['', '   ', 'x'.repeat(1001), null, { $gt: '' }, ['a']])
      expect(await write(id, text)).toMatchObject({
        status: 400,
        body: { details: { fields: { text: expect.anything() } } },
      })
    const customer = (
      await shop.running.db.collection('orders').findOne({ mobileNumber: await numberOf(client) })
    )?.['userId']
    await shop.running.db
      .collection('customernotes')
      .insertOne({ customer, seq: 198, text: 'The last but one', by: ADMIN.mobileNumber, at: new Date() })
    const answers = await Promise.all([write(id, 'one'), write(id, 'two', ramesh), write(id, 'three')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await write(id, 'four')).toMatchObject({ body: { code: 'NOTES_FULL' } })
  })
})

describe('a customer who has the account deleted', () => {
  it('is told what staff noted, and then is in no list, on no page, and in no note', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    const { id } = await rowOf(client)
    const number = await numberOf(client)
    expectOk(await boss.post(`/api/admin/customers/${id}/notes`, { text: 'Likes it hot.' }))
    await delivered(order)
    const { body } = await client.get<{ notes: unknown[] }>('/api/users/data')
    expect(body.notes).toMatchObject([{ text: 'Likes it hot.' }])
    expectOk(await client.delete('/api/users', { confirm: true }))
    expect(await found({ q: number })).toEqual([])
    expect(await found({ id })).toEqual([])
    expect((await page(id)).status).toBe(404)
    expect((await boss.post(`/api/admin/customers/${id}/notes`, { text: 'Back?' })).status).toBe(404)
    for (const collection of ['customers', 'customernotes'])
      expect(JSON.stringify(await shop.running.db.collection(collection).find().toArray())).not.toContain(id)
    await shop.running.app.get(CustomerSums).check()
    expect(await found({ id })).toEqual([])
  })
})

describe('the nightly check', () => {
  it('finds nothing wrong after all of this, and mends what somebody changed', async () => {
    const sums = shop.running.app.get(CustomerSums)
    await sums.sumUpAhead()
    // These tests have written delivered orders past the application: nothing that the sums are made of.
    expect(await sums.check()).toMatchObject({ differing: 0 })
    const customers = shop.running.db.collection('customers')
    const [one, other] = await customers.find().limit(2).toArray()
    await customers.updateOne({ _id: one?._id }, { $set: { spentPaise: 1, orders: 99 } })
    await customers.deleteOne({ _id: other?._id })
    await customers.insertOne({ ...one, _id: undefined, name: 'Nobody', words: ['nobody'] } as never)
    expect(await sums.check()).toMatchObject({ differing: 3 })
    expect(await customers.findOne({ _id: one?._id })).toEqual(one)
    expect(await customers.findOne({ _id: other?._id })).toEqual(other)
    expect(await found({ q: 'nobody' })).toEqual([])
  })
})

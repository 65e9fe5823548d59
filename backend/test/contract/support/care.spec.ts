import { Types } from 'mongoose'
import { DAY_MS } from '../../../src/kernel/dates/ist.js'
import { Uploads } from '../../../src/modules/office/media/uploads.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { blank, bomb, sendBytes } from '../../support/builders/pictures.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface WireIssue extends WireError {
  mobileNumber: string
  _id: string
  orderId: string
  messages: { role: string; message: string; photo: string | null }[]
}
interface StaffIssue extends WireIssue {
  unread: number
  dueAt: string | null
  answerBy: string | null
  settleBy: string | null
  lastMessage: { message: string; role: string } | null
  notes: { by: string; text: string }[]
  batches: { batchNumber: string; complaints: number }[]
}
type News = { unread: number; message: string; fromShop: boolean } | null

const ALLOCATED = {
  stockId: new Types.ObjectId(),
  batchNumber: 'FG-250101-777',
  quantityMilli: 1000,
  allocatedAt: new Date(),
  allocatedBy: 'Ramesh',
}
const HOUR_MS = 3_600_000
let shop: OrderShop
let jar: Jar
let boss: Client
let ops: Client

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 500 })
  boss = await shop.staff()
  ops = (await packer(shop.running, boss)).client
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => shop.close())

const update = (client: Client, id: string, change: object) =>
  client.put<WireIssue>(`/api/issues/${id}`, change)
const seen = (client: Client, id: string, messages: unknown) =>
  client.put<{ unread: number } & WireError>(`/api/issues/${id}/seen`, { messages })
const asStaff = async (id: string) => (await ops.get<StaffIssue>(`/api/admin/issues/${id}`)).body
const listed = async (filter: object) =>
  (
    await ops.get<(StaffIssue & { messages?: unknown })[]>(
      `/api/admin/issues?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body
const news = async (client: Client) =>
  (await client.get<{ orders: (WireOrder & { issueNews: News })[] }>('/api/orders')).body.orders[0]?.issueNews
async function raised(from: Promise<{ client: Client; order: WireOrder }> = shop.placed([[jar, 1]])) {
  const { client, order } = await from
  const { body } = await client.post<WireIssue>('/api/issues', { orderId: order.orderId })
  return { client, order, id: body._id }
}
const numberOf = async (client: Client) =>
  (await client.get<{ mobileNumber: string }>('/api/session')).body.mobileNumber
const notices = (about: string) =>
  shop.running.db
    .collection('messagenotices')
    .find({ about: { $regex: `^${about}` } })
    .sort({ at: 1 })
    .toArray()
const jpeg = (side = 300) => blank(side, side).jpeg().toBuffer()
const sendPhoto = (client: Client, id: string, bytes: Uint8Array) =>
  sendBytes<WireIssue>(client, ['POST', `/api/issues/${id}/photos`], bytes)
const fetched = (by: Client, address: string) =>
  fetch(by.url + address, { headers: { cookie: by.cookieHeader() } })

describe('a search for an issue', () => {
  const found = async (q: string) => (await listed({ q })).map(({ _id }) => _id)

  it('finds it by order, id, customer and what was said on either side, and not by standing sentences', async () => {
    const { client, order, id } = await raised()
    await update(client, id, { message: 'The turmeric stained my tablecloth.' })
    await update(ops, id, { message: 'A replacement travels tomorrow.' })
    const [first = '', last = ''] = order.contactName.split(' ')
    for (const q of [
      order.orderId,
      order.orderId.replaceAll('-', '').toLowerCase(),
      id,
      `${last} ${first} tablecl`,
      `STAINED ${(await numberOf(client)).slice(-4)}`,
      'replacement travels',
    ])
      expect(await found(q)).toContain(id)
    for (const q of ['tablecloth kochi', 'have an issue with']) expect(await found(q)).not.toContain(id)
    expect(await listed({ q: 'tablecloth' })).toMatchObject([{ status: 'Open', orderId: order.orderId }])
    expect((await listed({ q: 'tablecloth' }))[0]).not.toHaveProperty('words')
  })

  it('finds a batch once its jars are packed', async () => {
    const { client, order, id } = await raised(shop.paid([[jar, 1]]))
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: order.orderId }, { $set: { 'items.0.allocations': [ALLOCATED] } })
    expect(await found(ALLOCATED.batchNumber)).toEqual([])
    await update(client, id, { message: 'Which batch was it?' })
    expect(await found(ALLOCATED.batchNumber)).toEqual([id])
  })

  it('of a packer is bounded and in the log without the words; the number stays masked', async () => {
    const { client, id } = await raised()
    await update(client, id, { message: 'Cardamom everywhere' })
    await update(boss, id, { status: 'Resolved' })
    const number = await numberOf(client)
    expect((await listed({ q: `cardamom ${number.slice(-4)}` }))[0]?.mobileNumber).not.toBe(number)
    const subjects = (
      await shop.running.db.collection('auditlog').find({ action: 'customer.searched' }).toArray()
    ).map(({ subject }) => subject as string)
    expect(subjects).toContain('search:words')
    expect(subjects.join()).not.toContain('cardamom')
    const hits = Array.from({ length: 120 }, () => shop.running.clock.now())
    await shop.running.db
      .collection('throttles')
      .updateOne({ _id: /^customer-searches:/ as never }, { $set: { hits } })
    const search = (by: Client) => by.get(`/api/admin/issues?filter=${encodeURIComponent('{"q":"saffron"}')}`)
    expect((await search(ops)).status).toBe(429)
    expect((await search(boss)).status).toBe(200)
    await shop.running.db.collection('throttles').deleteMany({})
  })
})

describe('unread messages of an issue', () => {
  it('are counted for each side, with the last message, until that side has read them', async () => {
    const { client, id } = await raised()
    expect(await asStaff(id)).toMatchObject({ unread: 1, lastMessage: { role: 'user' } })
    expect(await news(client)).toMatchObject({ unread: 0, fromShop: false })
    await update(ops, id, { message: 'We look into it.' })
    await update(ops, id, { message: 'A new jar comes.' })
    expect(await news(client)).toMatchObject({ unread: 2, message: 'A new jar comes.', fromShop: true })
    expect((await seen(client, id, 3)).body).toEqual({ unread: 0 })
    expect(await news(client)).toMatchObject({ unread: 0 })
    expect((await seen(ops, id, 3)).body).toEqual({ unread: 0 })
    expect(await listed({ unread: true })).not.toContainEqual(expect.objectContaining({ _id: id }))
  })

  it('stay unread when they came in after the screen was read', async () => {
    const { client, id } = await raised()
    await update(client, id, { message: 'And one more thing.' })
    expect((await seen(ops, id, 1)).body).toEqual({ unread: 1 })
    expect((await seen(ops, id, 0)).body).toEqual({ unread: 1 })
    expect((await listed({ unread: true })).map(({ _id }) => _id)).toContain(id)
  })

  it('never become more by reading, and are not counted for somebody else', async () => {
    const { client, id } = await raised()
    expect((await seen(ops, id, 300)).body).toEqual({ unread: 0 })
    expect((await seen(ops, id, 0)).body).toEqual({ unread: 0 })
    expect((await seen(await shop.customer(), id, 1)).status).toBe(404)
    for (const wrong of [-1, 301, 1.5, '1', null]) expect((await seen(client, id, wrong)).status).toBe(400)
  })

  it('do not move an issue in the list when they are read', async () => {
    const first = await raised()
    const second = await raised()
    await seen(ops, first.id, 1)
    expect((await listed({ status: 'Open' }))[0]?._id).toBe(second.id)
  })

  it('are all counted when both sides write at once', async () => {
    const { client, id } = await raised()
    await Promise.all(
      [1, 2, 3, 4].flatMap((nth) => [client, ops].map((by) => update(by, id, { message: `${nth}` }))),
    )
    expect((await asStaff(id)).unread).toBe(5)
    expect(await news(client)).toMatchObject({ unread: 4 })
  })
})

describe('the clocks of an issue', () => {
  const overdue = async (afterMs: number) => {
    const dueBefore = new Date(Date.now() + afterMs).toISOString()
    return (await listed({ dueBefore })).map(({ _id }) => _id)
  }
  const counted = async () =>
    (await boss.get<{ issuesOverdue: number }>('/api/dashboard/summary')).body.issuesOverdue

  it('call an issue overdue that nobody answered for 48 hours, on the list and in the cockpit', async () => {
    const { id } = await raised()
    expect(await overdue(47 * HOUR_MS)).not.toContain(id)
    expect(await overdue(49 * HOUR_MS)).toContain(id)
    const before = await counted()
    shop.running.clock.shift(49 * HOUR_MS)
    expect(await counted()).toBeGreaterThan(before)
  })

  it('give an answered issue a month, and a resolved one no limit until its customer writes again', async () => {
    const { client, id } = await raised()
    await update(ops, id, { message: 'We are on it.' })
    const answered = await asStaff(id)
    expect(answered).toMatchObject({ answerBy: null, dueAt: answered.settleBy })
    expect(await overdue(27 * DAY_MS)).not.toContain(id)
    expect(await overdue(33 * DAY_MS)).toContain(id)
    await update(ops, id, { status: 'Resolved' })
    expect(await asStaff(id)).toMatchObject({ answerBy: null, settleBy: null, dueAt: null })
    await update(client, id, { message: 'It leaks again.' })
    expect(await overdue(49 * HOUR_MS)).toContain(id)
    await update(client, id, { status: 'Open' })
    expect((await asStaff(id)).settleBy).not.toBeNull()
  })

  it('are filtered by a moment and by nothing else', async () => {
    for (const dueBefore of ['today', '2026-13-01T00:00:00Z', 7, { $gt: '' }])
      expect(
        (await ops.get(`/api/admin/issues?filter=${encodeURIComponent(JSON.stringify({ dueBefore }))}`))
          .status,
      ).toBe(400)
  })
})

describe('a photo in an issue', () => {
  it('is coded anew, a message of its customer, and shown to both sides', async () => {
    const { client, id } = await raised()
    const withPlace = await blank(2400, 1800)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'kitchen' } })
      .toBuffer()
    const { status, body } = await sendPhoto(client, id, withPlace)
    expect(status).toBe(201)
    const photo = body.messages.at(-1)?.photo ?? ''
    expect(body.messages.at(-1)).toMatchObject({ role: 'user', message: 'Photo' })
    expect(photo).toMatch(new RegExp(`^/api/issues/${id}/photos/[0-9a-f]{24}$`))
    for (const by of [client, ops]) {
      const answer = await fetched(by, photo)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toContain('private')
      expect(Buffer.from(await answer.arrayBuffer()).includes('kitchen')).toBe(false)
    }
    expect(await asStaff(id)).toMatchObject({ unread: 2, lastMessage: { message: 'Photo' } })
  })

  it('is nobody else’s, by whatever address, and nobody else adds one', async () => {
    const { client, id } = await raised()
    const photo = (await sendPhoto(client, id, await jpeg())).body.messages.at(-1)?.photo ?? ''
    const other = await raised()
    expect((await fetched(other.client, photo)).status).toBe(404)
    expect((await fetched(other.client, photo.replace(id, other.id))).status).toBe(404)
    expect((await fetched(ops, photo.replace(id, other.id))).status).toBe(404)
    expect((await fetch(client.url + photo)).status).toBe(401)
    expect((await sendPhoto(other.client, id, await jpeg())).status).toBe(404)
    expect((await sendPhoto(ops, id, await jpeg())).status).toBe(403)
    for (const wrong of ['nonsense', '6740c1f2a4b5c6d7e8f90123'])
      expect((await fetched(client, `/api/issues/${id}/photos/${wrong}`)).status).toBe(404)
  })

  it('is refused when it is no picture, too small or has too many pixels, and nothing is written', async () => {
    const { client, id } = await raised()
    expect((await sendPhoto(client, id, Buffer.from('<svg onload="x">'))).body.code).toBe('NOT_A_PICTURE')
    expect((await sendPhoto(client, id, Buffer.alloc(0))).body.code).toBe('NOT_A_PICTURE')
    expect((await sendPhoto(client, id, (await jpeg()).subarray(0, 200))).body.code).toBe('NOT_A_PICTURE')
    expect((await sendPhoto(client, id, await jpeg(20))).body.code).toBe('PICTURE_SIZE')
    expect((await sendPhoto(client, id, bomb(11_000))).body.code).toBe('PICTURE_SIZE')
    expect((await asStaff(id)).messages).toHaveLength(1)
  })

  it('stays as long as the conversation shows it', async () => {
    const { client, id } = await raised()
    const photo = (await sendPhoto(client, id, await jpeg())).body.messages.at(-1)?.photo ?? ''
    shop.running.clock.shift(400 * DAY_MS)
    await shop.running.app.get(Uploads, { strict: false }).cleanUp()
    shop.running.clock.shift(0)
    expect((await fetched(client, photo)).status).toBe(200)
  })

  it('comes ten times in an hour, and ten times in one issue', async () => {
    const { client, id } = await raised()
    for (let sent = 0; sent < 10; sent += 1)
      expect((await sendPhoto(client, id, await jpeg(200 + sent))).status).toBe(201)
    expect((await sendPhoto(client, id, await jpeg(210))).body.code).toBe('TOO_MANY_REQUESTS')
    shop.running.clock.shift(61 * 60_000)
    expect((await sendPhoto(client, id, await jpeg(210))).body.code).toBe('ISSUE_FULL')
    const last = await sendPhoto(client, id, await jpeg(209))
    expect([last.status, last.body.messages.length]).toEqual([201, 11])
  })

  it('is there once, however often the file is sent, also at once; in another issue it is another one', async () => {
    shop.running.clock.shift(3 * 60 * 60_000)
    const { client, order, id } = await raised()
    const bytes = await jpeg()
    const lost = await sendPhoto(client, id, bytes)
    const again = await Promise.all([1, 2].map(() => sendPhoto(client, id, bytes)))
    for (const { status, body } of again) expect([status, body]).toEqual([201, lost.body])
    const two = await Promise.all([1, 2].map(async () => sendPhoto(client, id, await jpeg(320))))
    expect(two.map(({ status }) => status)).toEqual([201, 201])
    const { messages } = await asStaff(id)
    expect(messages.map(({ photo }) => photo !== null)).toEqual([false, true, true])

    const other = await raised()
    expect((await sendPhoto(other.client, other.id, bytes)).body.messages).toHaveLength(2)
    // What the file is known by is in no answer.
    for (const { body } of [
      lost,
      await client.get(`/api/issues/order/${order.orderId}`),
      await client.get('/api/users/data'),
      await ops.get(`/api/admin/issues/${id}`),
    ])
      expect(JSON.stringify(body)).not.toContain('igest')
  })
})

describe('a note of staff', () => {
  it('is read by staff and in no answer to its customer', async () => {
    const { client, order, id } = await raised()
    const secret = 'The lid machine was loose.'
    const noted = await ops.post<StaffIssue>(`/api/admin/issues/${id}/notes`, { text: ` ${secret} ` })
    expect([noted.status, noted.body.notes]).toEqual([
      201,
      [{ by: 'Ramesh', at: expect.any(String) as string, text: secret }],
    ])
    const said = [
      await client.get(`/api/issues/order/${order.orderId}`),
      await update(client, id, { message: 'Hello?' }),
      await sendPhoto(client, id, await jpeg()),
      await client.get('/api/orders'),
      await client.get('/api/users/data'),
      await ops.get('/api/issues'),
      await ops.get(`/api/issues/order/${order.orderId}`),
    ]
    for (const { status, body } of said) {
      expect(status).toBeLessThan(300)
      expect(JSON.stringify(body)).not.toContain(secret)
    }
    expect((await listed({ orderId: order.orderId }))[0]).not.toHaveProperty('notes')
    expect((await asStaff(id)).unread).toBe(3)
  })

  it('is no customer’s to read or to write, has a text, and a limit', async () => {
    const { client, id } = await raised()
    expect((await client.post(`/api/admin/issues/${id}/notes`, { text: 'x' })).status).toBe(403)
    expect((await client.get(`/api/admin/issues/${id}`)).status).toBe(403)
    for (const text of ['', '   ', 'x'.repeat(2001), 7])
      expect((await ops.post(`/api/admin/issues/${id}/notes`, { text })).status).toBe(400)
    expect((await ops.post('/api/admin/issues/6740c1f2a4b5c6d7e8f90123/notes', { text: 'x' })).status).toBe(
      404,
    )
    const note = { by: 'x', at: new Date(), text: 'x' }
    await shop.running.db
      .collection('issues')
      .updateMany({ notes: [] }, { $set: { notes: Array<object>(100).fill(note) } })
    const full = await ops.post<WireError>(`/api/admin/issues/${id}/notes`, { text: 'x' })
    expect([full.status, full.body.code]).toEqual([409, 'ISSUE_FULL'])
  })
})

describe('ready answers', () => {
  const answers = (by: Client, id: string) =>
    by.get<{ title: string; text: string }[]>(`/api/admin/issues/${id}/ready-answers`)

  it('come with the facts of the order, for whoever answers', async () => {
    const { client, order, id } = await raised()
    const { body } = await answers(ops, id)
    const way = body.find(({ title }) => title === 'It is on its way')
    expect(way?.text).toBe(
      `Dear Lakshmi Rao, order ${order.orderId} (1 × ${jar.name}) is on its way. Its waybill is (not known yet).`,
    )
    expect(JSON.stringify(body)).not.toContain('{{')
    expect((await answers(client, id)).status).toBe(403)
  })

  it('are kept by admins, who cannot ask for what no order has', async () => {
    const { id } = await raised()
    const { version } = (await boss.get<{ version: number }>('/api/admin/settings')).body
    const save = (by: Client, replies: object[]) =>
      by.put<WireError>('/api/admin/settings', { version, replies })
    expect((await save(ops, [])).status).toBe(403)
    const refused = await save(boss, [{ title: 'Thanks', text: 'Thank you, {{nmae}}.' }])
    expect([refused.status, Object.keys(refused.body.details.fields ?? {})]).toEqual([
      400,
      ['replies.0.text'],
    ])
    expect((await save(boss, [{ title: 'Thanks', text: 'Thank you, {{name}}.' }])).status).toBe(200)
    expect((await answers(ops, id)).body).toEqual([{ title: 'Thanks', text: 'Thank you, Lakshmi Rao.' }])
  })
})

describe('a message in an issue', () => {
  it('is told to the other side once, with how it begins', async () => {
    const { client, order, id } = await raised()
    await update(client, id, { message: `It leaks. ${'x'.repeat(300)}` })
    await update(ops, id, { message: 'We are sorry.' })
    await ops.post(`/api/admin/issues/${id}/notes`, { text: 'Not for the customer' })
    const told = await notices(id)
    expect(told).toMatchObject([
      { event: 'newIssue', person: null, facts: { orderId: order.orderId, customer: 'Lakshmi Rao' } },
      { event: 'newIssue', facts: { message: expect.stringMatching(/^It leaks.{0,200}…$/) as string } },
      {
        event: 'issueAnswered',
        person: await numberOf(client),
        facts: { answer: 'We are sorry.', link: `/userhomepage?tab=issue&order=${order.orderId}` },
      },
    ])
    expect(JSON.stringify(told)).not.toContain('Not for the customer')
  })

  it('is told to nobody when it is refused', async () => {
    const { client, id } = await raised()
    await update(await shop.customer(), id, { message: 'Hello?' })
    await update(client, id, { message: 'Hello?', status: 'Resolved' })
    expect(await notices(id)).toHaveLength(1)
  })
})

describe('complaints of a batch', () => {
  const many = async () =>
    (await ops.get<{ batchNumber: string; complaints: number }[]>('/api/admin/batch-complaints')).body

  it('are a warning when three orders of one batch have an issue', async () => {
    const leaky = await shop.jar({ jars: 50 })
    const batchNumber = (await shop.batches(leaky))[0]?.batchNumber ?? ''
    await raised(shop.packed([[leaky, 1]]))
    const second = await raised(shop.packed([[leaky, 2]]))
    expect(await many()).toEqual([])
    expect((await asStaff(second.id)).batches).toEqual([{ batchNumber, complaints: 2 }])
    // Raised before there were jars, and written to when they were there.
    const paid = await shop.paid([[leaky, 1]])
    const third = await raised(Promise.resolve(paid))
    const [batch] = await shop.batches(leaky)
    await shop.assign(paid.order, { itemIdx: 0, stockId: batch?._id })
    expect(await many()).toEqual([])
    await update(third.client, third.id, { message: 'This one leaks.' })
    expect(await many()).toMatchObject([{ batchNumber, complaints: 3 }])
    await update(third.client, third.id, { message: 'And smells.' })
    expect(await notices(batchNumber)).toMatchObject([
      {
        event: 'batchComplaints',
        facts: {
          batch: batchNumber,
          complaints: '3',
          product: leaky.name,
          link: `/stock-receipt/${batchNumber}`,
        },
      },
    ])
    expect((await boss.get('/api/dashboard/summary')).body).toMatchObject({ batchesWithComplaints: 1 })
    const ofBatch = await ops.get<StaffIssue[]>(`/api/admin/batch-complaints/${batchNumber}`)
    expect(ofBatch.body).toHaveLength(3)
    expect(await listed({ batch: batchNumber })).toHaveLength(3)
    shop.running.clock.shift(181 * DAY_MS)
    expect(await many()).toEqual([])
  })

  it('are no customer’s business', async () => {
    const stranger = await shop.customer()
    expect((await stranger.get('/api/admin/batch-complaints')).status).toBe(403)
  })
})

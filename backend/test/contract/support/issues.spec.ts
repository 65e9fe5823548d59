import { DAY_MS } from '../../../src/kernel/dates/ist.js'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface WireIssue {
  _id: string
  orderId: string
  mobileNumber: string
  issueType: string
  subject: string
  description: string
  status: string
  messages: { sender: string; role: string; message: string; timestamp: string }[]
}
type Answered = WireIssue & WireError

let shop: OrderShop
let jar: Jar

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 500 })
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => shop.close())

const raise = (client: Client, orderId: string, more: object = {}) =>
  client.post<Answered>('/api/issues', { orderId, issueType: 'Order', status: 'Open', ...more })
const update = (client: Client, id: string, change: object, headers: Record<string, string> = {}) =>
  client.put<Answered>(`/api/issues/${id}`, change, headers)
const ofOrder = (client: Client, orderId: string) =>
  client.get<{ issues: WireIssue[] } & WireError>(`/api/issues/order/${orderId}`)
const shown = async (client: Client) =>
  (await client.get<{ orders: (WireOrder & { issueStatus: string | null })[] }>('/api/orders')).body.orders[0]
    ?.issueStatus
async function raised(): Promise<{ client: Client; order: WireOrder; issue: WireIssue }> {
  const { client, order } = await shop.placed([[jar, 1]])
  return { client, order, issue: (await raise(client, order.orderId)).body }
}

describe('the issue of an order', () => {
  it('starts Open with the standing message, and the order shows it', async () => {
    const { client, order } = await shop.placed([[jar, 1]])
    expect((await ofOrder(client, order.orderId)).body).toEqual({ issues: [] })
    expect(await shown(client)).toBeNull()
    const { status, body } = await raise(client, order._id, { description: ' It leaks. ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      orderId: order.orderId,
      issueType: 'Order',
      description: 'It leaks.',
      status: 'Open',
      subject: `Issue for Order ${order.orderId}`,
      messages: [{ role: 'user', message: 'Hi, I have an issue with this order.' }],
    })
    expect((await ofOrder(client, order.orderId)).body.issues).toEqual([body])
    expect(await shown(client)).toBe('Open')
  })

  it('takes sender, role, time and status from nobody', async () => {
    const { client, order } = await shop.placed([[jar, 1]])
    const forged = { sender: 'Jaadi', role: 'admin', timestamp: '2001-01-01T00:00:00Z' }
    const { body } = await raise(client, order.orderId, {
      status: 'Resolved',
      mobileNumber: '9999999999',
      messages: [{ ...forged, message: '  It leaks. ' }, { message: '   ' }],
    })
    const { mobileNumber } = body
    expect(mobileNumber).toMatch(/^8/)
    expect(body.status).toBe('Open')
    expect(body.messages).toMatchObject([{ sender: mobileNumber, role: 'user', message: 'It leaks.' }])
    const said = await update(client, body._id, { message: ' Hello? ', sender: 'Jaadi', timestamp: 'x' })
    expect(said.body.messages[1]).toMatchObject({ sender: mobileNumber, role: 'user', message: 'Hello?' })
    expect(said.body.messages.every(({ timestamp }) => timestamp > '2026')).toBe(true)
    // A role in the request is a claim, and a false one ends the call.
    expect((await update(client, body._id, { message: 'x', role: 'admin' })).status).toBe(403)
  })

  it('is one for each order, however fast it is raised', async () => {
    const { client, order } = await shop.placed([[jar, 1]])
    const answers = await Promise.all([1, 2, 3, 4].map(() => raise(client, order.orderId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ISSUE_EXISTS')
    expect((await ofOrder(client, order.orderId)).body.issues).toHaveLength(1)
  })

  it('is raised within the window from the order date, which is a setting', async () => {
    const { client, order } = await shop.placed([[jar, 1]])
    await shop.running.app.get(Settings).change({ issueWindowDays: 3 })
    shop.running.clock.shift(3 * DAY_MS + 1000)
    const late = await raise(client, order.orderId)
    await shop.running.app.get(Settings).change({ issueWindowDays: 15 })
    expect([late.status, late.body.code]).toEqual([409, 'ISSUE_WINDOW_CLOSED'])
    expect((await ofOrder(client, order.orderId)).body.issues).toEqual([])
    expect((await raise(client, order.orderId)).status).toBe(201)
  })
})

describe('the issue of an order, between its customer and staff', () => {
  it('is its customer’s and the staff’s; for others it is not there', async () => {
    const { order, issue } = await raised()
    const stranger = await shop.customer()
    for (const answer of [
      await ofOrder(stranger, order.orderId),
      await raise(stranger, order.orderId),
      await update(stranger, issue._id, { message: 'Hello' }),
      await update(stranger, issue._id, { status: 'Open' }),
      await update(stranger, '6740c1f2a4b5c6d7e8f90123', { message: 'Hello' }),
      await update(stranger, 'nonsense', { message: 'Hello' }),
    ])
      expect(answer.status).toBe(404)
    const staff = await shop.staff()
    expect((await ofOrder(staff, order.orderId)).body.issues[0]?._id).toBe(issue._id)
    expect((await raise(staff, order.orderId)).status).toBe(403)
    expect((await stranger.get('/api/issues')).status).toBe(403)
  })

  it('is resolved by staff, opened again by its customer, and the order follows', async () => {
    const { client, issue } = await raised()
    const refused = await update(client, issue._id, { status: 'Resolved' })
    expect([refused.status, refused.body.code]).toEqual([403, 'ISSUE_STATUS_OF_STAFF'])
    const staff = await shop.staff()
    expect((await update(staff, issue._id, { status: 'Resolved' })).body.status).toBe('Resolved')
    expect(await shown(client)).toBe('Resolved')
    expect((await update(client, issue._id, { status: 'Open' })).body.status).toBe('Open')
    expect((await update(client, issue._id, { status: 'Open' })).status).toBe(200)
    expect(await shown(client)).toBe('Open')
  })

  it('is answered by an employee under the own name', async () => {
    const { client, order, issue } = await raised()
    const { client: ramesh } = await packer(shop.running, await shop.staff())
    const { body } = await update(ramesh, issue._id, {
      message: 'A new jar is on its way.',
      status: 'Resolved',
    })
    expect(body.messages[1]).toMatchObject({ sender: 'Ramesh', role: 'ops' })
    expect((await ofOrder(client, order.orderId)).body.issues[0]).toMatchObject({
      status: 'Resolved',
      messages: [{ role: 'user' }, { message: 'A new jar is on its way.' }],
    })
  })

  it('has a message once that is sent again under its key, one after the other or at once', async () => {
    const { client, issue } = await raised()
    const boss = await shop.staff()
    for (const [side, by] of Object.entries({ customer: client, staff: boss })) {
      const send = () =>
        update(by, issue._id, { message: `From ${side}` }, { 'idempotency-key': `said-by-${side}` })
      const answers = [await send(), ...(await Promise.all([send(), send()]))]
      for (const { status, body } of answers)
        expect([status, body.messages.at(-1)?.message]).toEqual([200, `From ${side}`])
    }
    expect((await ofOrder(client, issue.orderId)).body.issues[0]?.messages).toHaveLength(3)
    const note = () =>
      boss.post<{ notes: object[] }>(
        `/api/admin/issues/${issue._id}/notes`,
        { text: 'Called' },
        { 'idempotency-key': 'noted-once' },
      )
    for (const { body } of [await note(), await note()]) expect(body.notes).toHaveLength(1)
  })

  it('keeps every message when many are sent at once, and grows only so far', async () => {
    const { client, issue } = await raised()
    const words = Array.from({ length: 8 }, (_, index) => `Message ${index}`)
    const answers = await Promise.all(words.map((message) => update(client, issue._id, { message })))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { body } = await ofOrder(client, issue.orderId)
    const said = body.issues[0]?.messages.map(({ message }) => message) ?? []
    expect(said.slice(1).sort()).toEqual(words)
    const message = { sender: '8', role: 'user', message: 'x', timestamp: new Date() }
    await shop.running.db
      .collection('issues')
      .updateOne({ orderId: issue.orderId }, { $set: { messages: Array<object>(300).fill(message) } })
    const full = await update(client, issue._id, { message: 'One more' })
    expect([full.status, full.body.code]).toEqual([409, 'ISSUE_FULL'])
  })

  it('refuses bad input, each field named', async () => {
    const { client, order, issue } = await raised()
    for (const [change, field] of [
      [{}, 'message'],
      [{ message: '   ' }, 'message'],
      [{ message: null }, 'message'],
      [{ message: 7 }, 'message'],
      [{ message: 'x'.repeat(2001) }, 'message'],
      [{ status: 'Closed' }, 'status'],
    ] as const) {
      const { status, body } = await update(client, issue._id, change)
      expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
    }
    for (const bad of [
      { orderId: '' },
      { subject: 'x'.repeat(201) },
      { messages: 'Hello' },
      { messages: [{ message: 7 }] },
      { messages: ['Hello'] },
      { messages: Array<object>(11).fill({ message: 'Hello' }) },
    ])
      expect((await raise(client, order.orderId, bad)).status).toBe(400)
  })

  it('is on the staff’s list, the latest news first, by status', async () => {
    const first = await raised()
    const second = await raised()
    await update(first.client, first.issue._id, { message: 'Anybody there?' })
    const staff = await shop.staff()
    await update(staff, second.issue._id, { status: 'Resolved' })
    await update(first.client, first.issue._id, { message: 'Please.' })
    const list = async (query: string) =>
      (await staff.get<{ issues: WireIssue[] }>(`/api/issues${query}`)).body.issues.map(({ _id }) => _id)
    expect((await list('')).slice(0, 2)).toEqual([first.issue._id, second.issue._id])
    expect(await list('?status=Resolved&perPage=1')).toEqual([second.issue._id])
    expect((await staff.get('/api/issues?perPage=1000')).status).toBe(400)
  })
})

import { admin, customerInSession, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import {
  delivered,
  sendDue,
  subscribeBrowser,
  tellCustomer,
  tellStaff,
  type WireMessage,
} from '../../support/builders/messages.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'
import { send } from '../../support/http/send.js'

const ALL = { email: true, sms: true, whatsapp: true, push: true }
const NONE = { email: false, sms: false, whatsapp: false, push: false }

interface Preferences {
  email: string
  emailRefused: boolean
  service: Record<string, boolean>
  marketing: Record<string, boolean>
}

let shop: TestApp
let boss: Client
let last = 9_876_500_000

beforeAll(async () => {
  shop = await startApp({ environment: WITH_ADMIN })
  boss = await admin(shop)
})
afterAll(() => shop.close())

/** A customer with an e-mail address of their own. */
async function someone(): Promise<{ mobileNumber: string; email: string; client: Client }> {
  const mobileNumber = String(++last)
  const email = `c${mobileNumber}@example.in`
  const client = await customerInSession(shop, mobileNumber)
  await client.put('/api/users', { email, name: 'Lakshmi' })
  return { mobileNumber, email, client }
}
const preferences = async (client: Client) => (await client.get<Preferences>('/api/message-preferences')).body
async function statusOf(about: string) {
  const filter = encodeURIComponent(JSON.stringify({ about }))
  const { body } = await boss.get<WireMessage[]>(`/api/admin/messages?filter=${filter}`)
  return Object.fromEntries(body.map(({ channel, status }) => [channel, status]))
}
/** Also what waits for the end of the quiet hours. */
async function sendAtAnyHour(): Promise<void> {
  await sendDue(shop)
  await shop.db.collection('messages').updateMany({ status: 'waiting' }, { $set: { nextAt: new Date(0) } })
  await sendDue(shop)
}
const tokenIn = (text = '') => /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? ''

describe('how a person wants to be told', () => {
  it('is everything about orders and nothing else, until they choose', async () => {
    const { client, email } = await someone()
    expect(await preferences(client)).toEqual({ email, emailRefused: false, service: ALL, marketing: NONE })
  })

  it('decides by channel, from the next message on', async () => {
    const { client, mobileNumber } = await someone()
    const answer = await client.put<Preferences>('/api/message-preferences', {
      service: { ...ALL, sms: false },
      marketing: NONE,
    })
    expect(answer.body.service).toEqual({ ...ALL, sms: false })
    await tellCustomer(shop, 'orderPaid', { mobileNumber, about: `P-${mobileNumber}` })
    await sendDue(shop)
    expect(await statusOf(`P-${mobileNumber}`)).toEqual({ email: 'sent', sms: 'skipped' })
  })

  it('lets what they asked to be told pass, until they end that', async () => {
    const { client, mobileNumber, email } = await someone()
    // What the form leaves as it was shown is no choice against what they ask for.
    await client.put('/api/message-preferences', { service: ALL, marketing: NONE })
    await tellCustomer(shop, 'backInStock', { mobileNumber, about: `back ${mobileNumber}` })
    await sendAtAnyHour()
    const [mail] = await delivered(shop, email)
    expect(mail?.subject).toMatch(/is back$/)
    await new Client(shop.url).post('/api/unsubscribe', { token: tokenIn(mail?.text) })
    await tellCustomer(shop, 'backInStock', { mobileNumber, about: `again ${mobileNumber}` })
    await sendAtAnyHour()
    expect(await statusOf(`again ${mobileNumber}`)).toEqual({ email: 'skipped' })
    // Their orders are another kind.
    expect((await preferences(client)).service).toEqual(ALL)
  })

  it('shows that e-mails came back, until the address is another one', async () => {
    const { client, mobileNumber } = await someone()
    await client.put('/api/users', { email: 'nobody@example.in' })
    await tellCustomer(shop, 'paymentFailed', { mobileNumber, about: `P-${mobileNumber}` })
    await sendDue(shop)
    expect(await preferences(client)).toMatchObject({ email: 'nobody@example.in', emailRefused: true })
    await client.put('/api/users', { email: `new${mobileNumber}@example.in` })
    expect(await preferences(client)).toMatchObject({ emailRefused: false })
  })

  it('is refused when a field is missing or is no yes or no', async () => {
    const { client } = await someone()
    for (const body of [
      {},
      { service: ALL },
      { service: ALL, marketing: { ...NONE, email: 'yes' } },
      { service: null, marketing: NONE },
    ])
      expect((await client.put('/api/message-preferences', body)).status).toBe(400)
  })

  it('is known only to who is logged in', async () => {
    const stranger = new Client(shop.url)
    expect((await stranger.get('/api/message-preferences')).status).toBe(401)
    expect((await stranger.put('/api/message-preferences', {})).status).toBe(401)
    expect((await stranger.get('/api/push-key')).status).toBe(401)
    expect((await stranger.post('/api/push-subscriptions', {})).status).toBe(401)
  })
})

describe('a link that ends e-mails', () => {
  async function mailTo({ mobileNumber, email }: { mobileNumber: string; email: string }) {
    await tellCustomer(shop, 'paymentFailed', { mobileNumber, about: `P-${mobileNumber}` })
    await sendDue(shop)
    return (await delivered(shop, email)).at(-1)
  }

  it('does so in one tap without a log-in, and twice is as good as once', async () => {
    const person = await someone()
    const token = tokenIn((await mailTo(person))?.text)
    const stranger = new Client(shop.url)
    for (let time = 0; time < 2; time++)
      expect(await stranger.post('/api/unsubscribe', { token })).toMatchObject({
        status: 200,
        body: { message: 'You will get no more emails about your orders.' },
      })
    expect((await preferences(person.client)).service).toEqual({ ...ALL, email: false })
  })

  it('brings them back as easily, for that kind alone', async () => {
    const person = await someone()
    const token = tokenIn((await mailTo(person))?.text)
    const stranger = new Client(shop.url)
    await stranger.post('/api/unsubscribe', { token })
    expect(await stranger.post('/api/unsubscribe', { token, undo: true })).toMatchObject({
      status: 200,
      body: { message: 'You will get emails about your orders again.' },
    })
    expect(await preferences(person.client)).toMatchObject({ service: ALL, marketing: NONE })
    expect((await stranger.post('/api/unsubscribe', { token, undo: 'yes' })).status).toBe(400)
    expect((await stranger.post('/api/unsubscribe', { token: 'x'.repeat(80), undo: true })).status).toBe(404)
  })

  it('is pressed by a mail program too, with a form (RFC 8058)', async () => {
    const person = await someone()
    const mail = await mailTo(person)
    const address = /^<(.+)>$/.exec(mail?.headers?.['list-unsubscribe'] ?? '')?.[1] ?? ''
    const { status } = await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(status).toBe(200)
    expect((await preferences(person.client)).service['email']).toBe(false)
    const opened = await send(address, { method: 'GET', headers: {} })
    expect(opened.status).toBe(302)
    expect(opened.headers.get('location')).toMatch(/^\/unsubscribe\?token=[\w-]+$/)
  })

  it('shows no number, and one that was changed or made up ends nothing', async () => {
    const person = await someone()
    const token = tokenIn((await mailTo(person))?.text)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(person.mobileNumber)
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
    const stranger = new Client(shop.url)
    expect((await stranger.post('/api/unsubscribe', { token: changed.replace(/^./, 'x') })).status).toBe(404)
    expect((await stranger.post('/api/unsubscribe', { token: 'x'.repeat(80) })).status).toBe(404)
    expect((await stranger.post('/api/unsubscribe', {})).status).toBe(400)
    expect((await stranger.post('/api/unsubscribe', { token: { $ne: '' } })).status).toBe(400)
    expect((await preferences(person.client)).service).toEqual(ALL)
  })
})

describe('a browser that the shop may push to', () => {
  const count = (person: string) => shop.db.collection('pushsubscriptions').countDocuments({ person })

  it('belongs to who used it last, and only they end that', async () => {
    const [first, second] = [await someone(), await someone()]
    const { body } = await first.client.post<{ endpoint: string; keys: object }>(
      '/sandbox/push/subscriptions',
    )
    expect((await first.client.post('/api/push-subscriptions', body)).status).toBe(204)
    const { endpoint } = body
    expect((await second.client.delete('/api/push-subscriptions', { endpoint })).status).toBe(204)
    expect(await count(first.mobileNumber)).toBe(1)
    await second.client.post('/api/push-subscriptions', body)
    expect([await count(first.mobileNumber), await count(second.mobileNumber)]).toEqual([0, 1])
    await second.client.delete('/api/push-subscriptions', { endpoint })
    expect(await count(second.mobileNumber)).toBe(0)
  })

  it('is one of ten at most: the eleventh takes the place of the oldest', async () => {
    const { client, mobileNumber } = await someone()
    const { endpoint } = await subscribeBrowser(client)
    for (let more = 0; more < 10; more++) {
      shop.clock.shift((more + 1) * 1000)
      await subscribeBrowser(client)
    }
    expect(await count(mobileNumber)).toBe(10)
    expect(await shop.db.collection('pushsubscriptions').countDocuments({ endpoint })).toBe(0)
  })

  it.each([
    ['no address', { endpoint: 'push', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }],
    ['an address of another kind', { endpoint: 'file:///etc/passwd', keys: {} }],
    ['no keys', { endpoint: 'https://push.example.com/x' }],
    [
      'keys of the wrong length',
      { endpoint: 'https://push.example.com/x', keys: { p256dh: 'x', auth: 'y' } },
    ],
  ])('is refused with %s', async (_, body) => {
    const { client } = await someone()
    expect((await client.post('/api/push-subscriptions', body)).status).toBe(400)
  })
})

describe('an account that is deleted', () => {
  it('takes along what was to be told, what was told, and every choice', async () => {
    const { client, mobileNumber, email } = await someone()
    await subscribeBrowser(client)
    const orderId = `P-${mobileNumber}`
    await tellCustomer(shop, 'paymentFailed', { mobileNumber, about: orderId, facts: { orderId } })
    await tellStaff(shop, 'paidOrder', { about: orderId, facts: { orderId, customer: 'Somebody Else' } })
    await sendDue(shop)
    await client.put('/api/message-preferences', { service: { ...ALL, sms: false }, marketing: NONE })
    await tellCustomer(shop, 'paymentFailed', { mobileNumber, about: `Q-${mobileNumber}` })
    const { body } = await client.get<{ messages: { messages: object[] } }>('/api/users/data')
    expect(body.messages.messages).toHaveLength(2)
    expect((await client.delete('/api/users', { confirm: true })).status).toBeLessThan(300)
    await sendDue(shop)
    expect(await delivered(shop, email)).toHaveLength(1)
    for (const { name } of await shop.db.db!.listCollections().toArray())
      if (!/^sandbox|auditlog/.test(name))
        expect([
          name,
          JSON.stringify(await shop.db.collection(name).find().toArray()).includes(mobileNumber),
        ]).toEqual([name, false])
  })
})

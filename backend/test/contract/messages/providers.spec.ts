import { createECDH, randomBytes } from 'node:crypto'
import { admin, customerInSession, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { sendDue, tellCustomer, type WireMessage } from '../../support/builders/messages.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Client } from '../../support/http/client.js'
import {
  type Behaviour,
  type Messenger,
  type Messengers,
  startMessengers,
} from '../../support/processes/messengers.js'

const MINUTE_MS = 60_000

let messengers: Messengers
let shop: TestApp
let boss: Client
let last = 9_876_000_000
let moved = 0

beforeAll(async () => {
  messengers = await startMessengers()
  shop = await startApp({ environment: { ...WITH_ADMIN, ...messengers.environment } })
  boss = await admin(shop)
  await registerText()
})
afterAll(async () => {
  await shop.close()
  await messengers.close()
})
beforeEach(async () => {
  messengers.behave(() => 'take')
  // A channel that could not be reached a test ago rests no longer, and what it did not take is sent.
  later(2)
  await sendDue(shop)
  messengers.taken.length = 0
})

function later(minutes: number): void {
  moved += minutes * MINUTE_MS
  shop.clock.shift(moved)
}

/** Recalls go out by every channel, at any hour. */
async function registerText(): Promise<void> {
  const path = '/api/admin/message-templates/recall'
  const { body } = await boss.get<Record<string, unknown> & { sms: { text: string } }>(path)
  const { channels, email, sms, whatsapp, push, version } = body
  const registeredText = sms.text.replace(/\{\{\w+\}\}/g, '{#var#}')
  const registered = { ...sms, dltTemplateId: '1107161234567890123', registeredText }
  const saved = await boss.put(path, { channels, email, sms: registered, whatsapp, push, version })
  expect(saved.status).toBe(200)
}

/** Tells somebody new by every channel, once, and says how each of the messages stands. */
async function tell(): Promise<{ about: string; mobileNumber: string }> {
  const mobileNumber = String(++last)
  const about = `recall ${mobileNumber}`
  const client = await customerInSession(shop, mobileNumber)
  const keys = createECDH('prime256v1')
  const subscription = {
    endpoint: `${messengers.pushUrl}/${mobileNumber}`,
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  expect((await client.post('/api/push-subscriptions', subscription)).status).toBe(204)
  await tellCustomer(shop, 'recall', { mobileNumber, email: `c${mobileNumber}@example.in`, about })
  await sendDue(shop)
  return { about, mobileNumber }
}
async function messagesOf(about: string): Promise<Record<string, WireMessage>> {
  const filter = encodeURIComponent(JSON.stringify({ about }))
  const { body } = await boss.get<WireMessage[]>(`/api/admin/messages?filter=${filter}`)
  return Object.fromEntries(body.map((message) => [message.channel, message]))
}
const takenBy = (by: Messenger) => messengers.taken.filter((one) => one.by === by)

it('every provider gets what it asks for, in its own wire format', async () => {
  const { about, mobileNumber } = await tell()
  const messages = await messagesOf(about)
  expect(Object.values(messages).map(({ status }) => status)).toEqual(['sent', 'sent', 'sent', 'sent'])
  const [sms] = takenBy('sms')
  expect(JSON.parse(sms?.body ?? '')).toMatchObject({
    template_id: '1107161234567890123',
    recipients: [{ mobiles: `91${mobileNumber}` }],
  })
  const [chat] = takenBy('whatsapp')
  expect(JSON.parse(chat?.body ?? '')).toMatchObject({
    messaging_product: 'whatsapp',
    to: `91${mobileNumber}`,
    type: 'template',
    template: { name: 'recall', language: { code: 'en' }, components: [{ type: 'body' }] },
  })
  const [mail] = takenBy('email')
  expect(mail?.body).toMatch(/^Message-ID: <[0-9a-f]{24}@jaadi\.example>/im)
  expect(mail?.body).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  expect(mail?.body).toMatch(/^From: Jaadi <orders@jaadi\.example>/im)
  // Encrypted for the one browser.
  expect(takenBy('push')[0]?.body).not.toContain('Gongura')
})

describe.each<[string, Behaviour, Record<Messenger, string>]>([
  ['has too much to do', 'busy', { email: 'failed', sms: 'failed', whatsapp: 'failed', push: 'failed' }],
  [
    'breaks down before it says whether it took it',
    'drop',
    { email: 'failed', sms: 'perhapsSent', whatsapp: 'perhapsSent', push: 'failed' },
  ],
  [
    'breaks down after it took it',
    'dropTaken',
    { email: 'failed', sms: 'perhapsSent', whatsapp: 'perhapsSent', push: 'failed' },
  ],
  [
    'is hidden behind a gateway that answers for it',
    { status: 502, body: '<html>Bad Gateway</html>' },
    { email: 'dead', sms: 'perhapsSent', whatsapp: 'perhapsSent', push: 'failed' },
  ],
])('a provider that %s', (_, how, expected) => {
  it('costs no SMS twice, and what may be repeated is sent as soon as it is well', async () => {
    messengers.behave(() => how)
    const { about } = await tell()
    const statuses = (messages: Record<string, WireMessage>) =>
      Object.fromEntries(Object.entries(messages).map(([channel, { status }]) => [channel, status]))
    expect(statuses(await messagesOf(about))).toEqual(expected)
    messengers.behave(() => 'take')
    // Not yet: a failed message waits a minute.
    await sendDue(shop)
    expect(statuses(await messagesOf(about))).toEqual(expected)
    later(2)
    await sendDue(shop)
    const after = Object.entries(expected).map(([channel, status]) => [
      channel,
      status === 'failed' ? 'sent' : status,
    ])
    expect(statuses(await messagesOf(about))).toEqual(Object.fromEntries(after))
    for (const by of ['sms', 'whatsapp'] as const) expect(takenBy(by).length).toBeLessThanOrEqual(1)
    const ids = takenBy('email').map(({ body }) => /^Message-ID: (.*)$/im.exec(body)?.[1])
    expect(new Set(ids).size).toBeLessThanOrEqual(1)
  })
})

it.each<[Messenger, Behaviour, string, RegExp]>([
  ['sms', { status: 200, body: '{"type":"error","message":"Number is on DND"}' }, 'dead', /DND/],
  ['sms', { status: 200, body: '{"type":"error","message":"Insufficient balance"}' }, 'failed', /balance/],
  ['sms', { status: 200, body: '{"type":"error","message":"Your account is blocked"}' }, 'failed', /account/],
  ['sms', { status: 200, body: '{"type":"error","message":"Flow not found"}' }, 'dead', /Flow not found/],
  ['whatsapp', { status: 200, body: '{"error":{"code":131026,"message":"Undeliverable"}}' }, 'dead', /Undel/],
  ['whatsapp', { status: 400, body: '{"error":{"code":131050,"message":"Stopped"}}' }, 'dead', /Stopped/],
  ['whatsapp', { status: 401, body: '{"error":{"code":190,"message":"Expired"}}' }, 'failed', /Expired/],
  ['whatsapp', { status: 400, body: '{"error":{"code":132001,"message":"No template"}}' }, 'dead', /No temp/],
  ['whatsapp', { status: 200, body: '{}' }, 'perhapsSent', /without a reason/],
  ['email', { status: 550, body: '5.1.1 No such user' }, 'dead', /5\.1\.1 No such user/],
  ['email', { status: 550, body: '5.7.1 Relaying denied' }, 'dead', /Relaying/],
  ['email', { status: 452, body: '4.2.2 Mailbox full' }, 'failed', /Mailbox full/],
  ['push', { status: 413, body: '' }, 'dead', /413/],
  ['push', { status: 503, body: '' }, 'failed', /503/],
])('%s: %j leaves the message %s, with the reason on its line', async (by, how, status, reason) => {
  messengers.behave((asked) => (asked === by ? how : 'take'))
  const { about } = await tell()
  const message = (await messagesOf(about))[by]
  expect(message?.status).toBe(status)
  expect(message?.reason).toMatch(reason)
})

it('an address that the server does not know is marked, not one that it dislikes us for', async () => {
  messengers.behave((by) => (by === 'email' ? { status: 550, body: '5.7.1 Relaying denied' } : 'take'))
  const marked = async ({ mobileNumber: person }: { mobileNumber: string }) =>
    shop.db.collection('refusingaddresses').countDocuments({ channel: 'email', person })
  expect(await marked(await tell())).toBe(0)
  messengers.behave((by) => (by === 'email' ? { status: 550, body: '5.1.1 No such user' } : 'take'))
  expect(await marked(await tell())).toBe(1)
})

it('a channel that cannot be reached rests, and does not keep the others waiting', async () => {
  messengers.behave((by) => (by === 'sms' ? 'drop' : 'take'))
  for (let more = 0; more < 10; more++)
    await tellCustomer(shop, 'recall', {
      mobileNumber: String(++last),
      email: `c${last}@example.in`,
      about: 'many',
    })
  await sendDue(shop)
  const count = (filter: object) =>
    shop.db.collection('messages').countDocuments({ about: 'many', ...filter })
  expect(await count({ channel: 'email', status: 'sent' })).toBe(10)
  // Three lanes had one each before the channel was let rest.
  expect(await count({ channel: 'sms', status: 'perhapsSent' })).toBeLessThanOrEqual(3)
  expect(await count({ channel: 'sms', status: 'waiting' })).toBeGreaterThanOrEqual(7)
  messengers.behave(() => 'take')
  later(1)
  await sendDue(shop)
  expect(await count({ channel: 'sms', status: 'waiting' })).toBe(0)
})

it('without a DLT id no SMS is sent, and the line says why', async () => {
  const mobileNumber = String(++last)
  await tellCustomer(shop, 'orderShipped', { mobileNumber, about: 'P-1' })
  await sendDue(shop)
  const { sms } = await messagesOf('P-1')
  expect(sms).toMatchObject({ status: 'skipped', cost: 0 })
  expect(sms?.reason).toContain('DLT id')
  expect(takenBy('sms')).toEqual([])
})

it('a message is sent by one of two processes that both take it', async () => {
  const twin = await startApp({
    environment: { ...WITH_ADMIN, ...messengers.environment },
    mongodbUri: shop.mongodbUri,
  })
  twin.clock.shift(moved)
  try {
    for (let more = 0; more < 20; more++)
      await tellCustomer(shop, 'recall', {
        mobileNumber: String(++last),
        email: `c${last}@example.in`,
        about: 'raced',
      })
    await Promise.all([sendDue(shop), sendDue(twin), sendDue(shop), sendDue(twin)])
    for (const by of ['sms', 'email', 'whatsapp'] as const) {
      const recipients = takenBy(by).map(({ to }) => to)
      expect([by, recipients.length, new Set(recipients).size]).toEqual([by, 20, 20])
    }
  } finally {
    await twin.close()
  }
})

import { Transactions } from '../../../src/platform/mongo/transaction.js'
import { ADMIN, admin, customerInSession, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import {
  type Delivered,
  delivered,
  sendDue,
  subscribeBrowser,
  tellCustomer,
  tellStaff,
  type WireMessage,
  written,
} from '../../support/builders/messages.builders.js'
import { saveSettings } from '../../support/builders/settings.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'
import { send } from '../../support/http/send.js'

const HOUR_MS = 3_600_000
const NUMBER = '9876543210'
const EMAIL = 'lakshmi@example.in'
/** Who refuses: see the sandbox's providers. */
const REFUSED_NUMBER = '6000000000'
const REFUSED_EMAIL = 'nobody@example.in'

let shop: TestApp
let boss: Client

beforeAll(async () => {
  shop = await startApp({ environment: WITH_ADMIN })
  boss = await admin(shop)
})
afterAll(() => shop.close())

/** Noon in India, so that no message waits for the end of the quiet hours. */
function atNoon(): void {
  const now = Date.now()
  const noon = new Date(now + 330 * 60_000)
  noon.setUTCHours(12, 0, 0, 0)
  shop.clock.shift(noon.getTime() - 330 * 60_000 - now)
}
beforeEach(async () => {
  atNoon()
  for (const name of [
    'messages',
    'messagenotices',
    'sandboxoutbox',
    'messagechoices',
    'refusingaddresses',
    'messageallowances',
    'pushsubscriptions',
  ])
    await shop.db.collection(name).deleteMany({})
})

const rows = async (filter: object = {}): Promise<WireMessage[]> =>
  (await boss.get<WireMessage[]>(`/api/admin/messages?filter=${encodeURIComponent(JSON.stringify(filter))}`))
    .body
const byChannel = (messages: readonly { channel: string }[]) => messages.map(({ channel }) => channel).sort()
const paid = (given: object = {}) =>
  tellCustomer(shop, 'orderPaid', {
    mobileNumber: NUMBER,
    name: 'Lakshmi',
    email: EMAIL,
    about: 'P-7KQ4-M2XD',
    ...given,
  })

describe('a customer is told', () => {
  it('by each channel of the template, once, however often the event is written and the outbox emptied', async () => {
    const customer = await customerInSession(shop, NUMBER)
    const { id } = await subscribeBrowser(customer)
    await paid()
    await paid()
    expect(await written(shop, 'P-7KQ4-M2XD')).toHaveLength(1)
    await Promise.all([sendDue(shop), sendDue(shop)])
    await paid()
    await sendDue(shop)
    const all = await delivered(shop)
    expect(byChannel(all)).toEqual(['email', 'push', 'sms'])
    expect(all.map(({ to }) => to).sort()).toEqual([NUMBER, EMAIL, id].sort())
    const listed = await rows({ about: 'P-7KQ4-M2XD' })
    expect(listed.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
    expect(listed.find(({ channel }) => channel === 'email')).toMatchObject({
      title: 'Order paid',
      audience: 'customer',
      to: 'la••••@example.in',
      tries: 1,
      cost: 0,
    })
    expect(listed.find(({ channel }) => channel === 'sms')?.cost).toBe(0.25)
  })

  it('in an e-mail of HTML and plain text with a way out of it, and what people wrote is text there', async () => {
    await paid({ name: '<b>Lakshmi</b>', facts: { items: '1 × "Hot" & <script>alert(1)</script>' } })
    await sendDue(shop)
    const [mail] = await delivered(shop, EMAIL)
    const { subject, html = '', text, headers } = mail as Delivered
    expect(subject).toBe('Paid: your order P-7KQ4-M2XD')
    expect(html).toContain('Dear &lt;b&gt;Lakshmi&lt;/b&gt;,')
    expect(html).toContain('1 × &quot;Hot&quot; &amp; &lt;script&gt;')
    expect(html).not.toMatch(/<script|<img|<link|url\(/)
    expect(text).toContain('1 × "Hot" & <script>alert(1)</script>')
    expect(text).toContain(`${shop.url}/orders/P-7KQ4-M2XD`)
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const oneClick = /^<(.+)>$/.exec(headers?.['list-unsubscribe'] ?? '')?.[1] ?? ''
    expect(text).toContain(oneClick.replace('/api/unsubscribe', '/unsubscribe'))
  })

  it('and nothing of what a customer wrote becomes a header of the e-mail', async () => {
    await tellCustomer(shop, 'reviewDecided', {
      mobileNumber: NUMBER,
      email: EMAIL,
      name: 'Lakshmi\r\nBcc: thief@example.in',
      about: 'review 1',
      facts: { product: 'Pickle\r\nBcc: thief@example.in\r\n\r\nHello' },
    })
    await sendDue(shop)
    const [mail] = await delivered(shop, EMAIL)
    expect(mail?.subject).toBe('Your review of Pickle Bcc: thief@example.in Hello')
    expect(mail?.headers).not.toHaveProperty('bcc')
    expect(await delivered(shop, 'thief@example.in')).toEqual([])
  })

  it('in an SMS of the registered text, with the values as operators take them', async () => {
    await paid({ facts: { total: '₹1,469', arrivesBy: '2 Dec 2026' } })
    await sendDue(shop)
    expect(await delivered(shop, NUMBER)).toMatchObject([
      {
        channel: 'sms',
        template: 'sandbox-orderPaid',
        text: `Dear Lakshmi, your payment of Rs.1,469 for order P-7KQ4-M2XD has arrived. Your parcel arrives by 2 Dec 2026. ${shop.url}/orders/P-7KQ4-M2XD - Jaadi`,
      },
    ])
  })

  it('only of what was committed with the event', async () => {
    const failing = shop.app.get(Transactions).run(async () => {
      await paid()
      throw new Error('the order could not be stored')
    })
    await expect(failing).rejects.toThrow('the order could not be stored')
    expect(await written(shop)).toEqual([])
  })

  it('not by e-mail without an address, and the row says so', async () => {
    await paid({ email: '' })
    await sendDue(shop)
    expect(await rows({ channel: 'email' })).toMatchObject([
      { status: 'skipped', reason: 'The person has given no e-mail address.' },
    ])
  })

  it('where the account says, rather than where the order says', async () => {
    const customer = await customerInSession(shop, '9876500001')
    await customer.put('/api/users', { email: 'new@example.in', name: 'Lakshmi' })
    await tellCustomer(shop, 'orderPaid', { mobileNumber: '9876500001', email: EMAIL, about: 'P-1' })
    await sendDue(shop)
    expect(byChannel(await delivered(shop, 'new@example.in'))).toEqual(['email'])
    expect(await delivered(shop, EMAIL)).toEqual([])
  })
})

describe('staff are told', () => {
  it('who hold the permission of the event, and nobody else', async () => {
    const { client } = await packer(shop, boss)
    const [ofBoss, ofPacker] = [await subscribeBrowser(boss), await subscribeBrowser(client)]
    await tellStaff(shop, 'paidOrder', { about: 'P-1' })
    await tellStaff(shop, 'paymentCase', { about: 'case 1' })
    await sendDue(shop)
    // The log-ins of this test are told to the admins, too.
    const titles = async (id: string) =>
      (await delivered(shop, id))
        .map(({ subject }) => subject)
        .filter((title) => title !== 'A new sign-in')
        .sort()
    expect(await titles(ofBoss.id)).toEqual(['A payment needs you', 'Paid: ₹1,469'])
    expect(await titles(ofPacker.id)).toEqual(['Paid: ₹1,469'])
  })

  it('alone, where it is about one of them', async () => {
    const { id } = await subscribeBrowser(boss)
    await tellStaff(shop, 'newSignIn', { about: 'session 1', only: ADMIN.mobileNumber })
    await tellStaff(shop, 'newSignIn', { about: 'session 2', only: '9000000009' })
    await sendDue(shop)
    expect(await delivered(shop, id)).toHaveLength(1)
  })
})

describe('a message that does not go out', () => {
  it('waits for the end of the quiet hours if it can, and does not if it cannot', async () => {
    shop.clock.shift(shop.clock.now().getTime() - Date.now() + 10 * HOUR_MS)
    await paid()
    await tellCustomer(shop, 'orderDelivered', { mobileNumber: NUMBER, email: EMAIL, about: 'P-2' })
    await sendDue(shop)
    expect((await delivered(shop, EMAIL)).map(({ subject }) => subject)).toEqual([
      'Paid: your order P-7KQ4-M2XD',
    ])
    expect(await rows({ about: 'P-2' })).toMatchObject([{ status: 'waiting', sentAt: null }])
    shop.clock.shift(shop.clock.now().getTime() - Date.now() + 11 * HOUR_MS)
    await sendDue(shop)
    expect(await rows({ about: 'P-2' })).toMatchObject([{ status: 'sent' }])
  })

  it('to an address that does not exist is given up at once, and that address is not tried again', async () => {
    await paid({ email: REFUSED_EMAIL })
    await sendDue(shop)
    const [first] = await rows({ channel: 'email' })
    expect(first).toMatchObject({ status: 'dead', tries: 1 })
    expect(first?.reason).toContain('5.1.1 There is no such mailbox')
    expect(first?.reason).not.toContain(REFUSED_EMAIL)
    await paid({ email: REFUSED_EMAIL, about: 'P-2' })
    await sendDue(shop)
    const [second] = await rows({ channel: 'email', about: 'P-2' })
    expect(second).toMatchObject({ status: 'skipped', tries: 1 })
    expect(second?.reason).toMatch(/^The address takes no messages/)
    // Another address of the same person is another matter.
    await paid({ email: EMAIL, about: 'P-3' })
    await sendDue(shop)
    expect(await rows({ channel: 'email', about: 'P-3' })).toMatchObject([{ status: 'sent' }])
  })

  it('to a number that the operator blocks is given up, with what the provider said under HTTP 200', async () => {
    await paid({ mobileNumber: REFUSED_NUMBER })
    await sendDue(shop)
    expect(await rows({ channel: 'sms' })).toMatchObject([
      { status: 'dead', reason: 'MSG91: Number is blocked', cost: 0 },
    ])
    await paid({ mobileNumber: REFUSED_NUMBER, about: 'P-2' })
    await sendDue(shop)
    expect(await rows({ channel: 'sms', about: 'P-2' })).toMatchObject([{ status: 'skipped' }])
  })

  it('to a browser that is gone takes its subscription along, and the others of the person get it', async () => {
    const customer = await customerInSession(shop, NUMBER)
    const [gone, here] = [await subscribeBrowser(customer), await subscribeBrowser(customer)]
    await gone.leave()
    await paid()
    await sendDue(shop)
    expect(await rows({ channel: 'push' })).toMatchObject([{ status: 'sent' }])
    const left = await shop.db.collection('pushsubscriptions').find().toArray()
    expect(left.map(({ endpoint }) => endpoint as unknown)).toEqual([here.endpoint])
    await here.leave()
    await paid({ about: 'P-2' })
    await sendDue(shop)
    expect(await rows({ channel: 'push', about: 'P-2' })).toMatchObject([
      { status: 'skipped', reason: 'No browser of the person takes messages any more.' },
    ])
    expect(await shop.db.collection('pushsubscriptions').countDocuments()).toBe(0)
  })

  it('beyond what the settings allow one person in an hour stays, and one in the next hour goes', async () => {
    const { body } = await boss.get<{ messages: { limits: object } }>('/api/admin/settings')
    const { messages } = body
    const limits = { ...messages.limits, customerPerHour: 2 }
    await saveSettings(boss, { messages: { ...messages, limits } })
    for (const about of ['P-1', 'P-2', 'P-3'])
      await tellCustomer(shop, 'reviewDecided', { mobileNumber: NUMBER, email: EMAIL, about })
    await sendDue(shop)
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['sent', 'sent', 'skipped'])
    expect((await rows({ status: 'skipped' }))[0]?.reason).toContain('in this hour')
    shop.clock.shift(shop.clock.now().getTime() - Date.now() + HOUR_MS)
    const [left] = await rows({ status: 'skipped' })
    expect((await boss.post(`/api/admin/messages/${left?.id}/send-again`)).body).toMatchObject({
      status: 'sent',
    })
    await saveSettings(boss, { messages })
  })

  it('that costs money stays when the budget is used up, and what costs nothing goes on', async () => {
    const { body } = await boss.get<{ messages: { budget: object } }>('/api/admin/settings')
    const { messages } = body
    await saveSettings(boss, { messages: { ...messages, budget: { perDay: 0.4, perMonth: 10 } } })
    await paid()
    await paid({ about: 'P-2' })
    await sendDue(shop)
    expect(byChannel(await delivered(shop))).toEqual(['email', 'email', 'sms'])
    expect(await rows({ status: 'skipped' })).toMatchObject([
      { channel: 'sms', reason: 'The budget for messages of this day is used up.', cost: 0 },
    ])
    await saveSettings(boss, { messages })
  })

  it('and cannot even be written keeps none of the others waiting', async () => {
    await paid()
    const notices = shop.db.collection<{ _id: string }>('messagenotices')
    // As a newer program could have left it.
    await notices.updateOne({}, { $set: { event: 'orderEaten' } })
    await paid({ about: 'P-2' })
    await sendDue(shop)
    expect(byChannel(await delivered(shop))).toEqual(['email', 'sms'])
    await notices.updateOne({ event: 'orderEaten' }, { $set: { event: 'orderPaid' } } as never)
    await sendDue(shop)
    expect(byChannel(await delivered(shop))).toEqual(['email', 'email', 'sms', 'sms'])
  })

  it('because its paper cannot be made is tried again, and in the end goes without it', async () => {
    await paid({ facts: { attachment: { kind: 'invoice', id: 'P-NONE' } } })
    await sendDue(shop)
    expect(await rows({ channel: 'email' })).toMatchObject([{ status: 'failed', tries: 1 }])
    for (let round = 1; round <= 2; round++) {
      await shop.db.collection('messages').updateMany({}, { $set: { nextAt: new Date(0) } })
      await sendDue(shop)
    }
    expect(await rows({ channel: 'email' })).toMatchObject([{ status: 'sent', tries: 3 }])
  })

  it('is sent again by an admin, not one that was sent', async () => {
    await paid({ email: REFUSED_EMAIL })
    await sendDue(shop)
    const [dead] = await rows({ status: 'dead' })
    const { body: summary } = await boss.get<{ messagesToLookAt: number }>('/api/dashboard/summary')
    expect(summary.messagesToLookAt).toBe(1)
    const again = await boss.post<WireMessage>(`/api/admin/messages/${dead?.id}/send-again`)
    expect(again).toMatchObject({ status: 200, body: { status: 'dead', tries: 1 } })
    const [sent] = await rows({ channel: 'sms' })
    const refused = await boss.post(`/api/admin/messages/${sent?.id}/send-again`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
  })
})

describe('the outbox of a developer', () => {
  const asked = (path: string) =>
    send(shop.url.replace('127.0.0.1', 'localhost') + path, {
      method: 'GET',
      headers: { accept: 'text/html' },
    })

  it('is a page for a browser: each message in its channel, and links that lead to where it is logged in', async () => {
    await paid({ name: '<b>Lakshmi</b>' })
    await sendDue(shop)
    const page = await asked('/sandbox/outbox')
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.text).toContain('Dear &lt;b&gt;Lakshmi&lt;/b&gt;')
    const own = shop.url.replace('127.0.0.1', 'localhost')
    expect(page.text).toContain(`<a href="${own}/orders/P-7KQ4-M2XD"`)
    expect(page.text).not.toContain(shop.url)
    const [frame] = /\/sandbox\/outbox\/\w+\/html/.exec(page.text) ?? []
    const mail = await asked(frame ?? '')
    expect(mail.text).toContain(`href="${own}/orders/P-7KQ4-M2XD"`)
    // Nothing of an e-mail runs, whoever opens it.
    expect(mail.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox/)
  })
})

describe('the list of messages', () => {
  it('is searched by order and by customer, and tells what was said', async () => {
    await paid()
    await sendDue(shop)
    expect(await rows({ q: 'lakshmi' })).toHaveLength(2)
    expect(await rows({ q: '3210' })).toHaveLength(2)
    expect(await rows({ q: '7kq4' })).toHaveLength(2)
    expect(await rows({ audience: 'staff' })).toEqual([])
    const [sms] = await rows({ channel: 'sms' })
    const { body } = await boss.get(`/api/admin/messages/${sms?.id}`)
    expect(body).toMatchObject({ to: '98••••••10', link: `${shop.url}/orders/P-7KQ4-M2XD` })
    expect(body['text']).toMatch(/^Dear Lakshmi, your payment/)
    const chat = new URL(String(body['whatsappLink']))
    expect(chat.origin + chat.pathname).toBe(`https://wa.me/91${NUMBER}`)
    expect(chat.searchParams.get('text')).toMatch(/^Dear Lakshmi, your payment of ₹1,469/)
    expect((await boss.get('/api/admin/messages/6740c1f2a4b5c6d7e8f90123')).status).toBe(404)
    expect((await boss.get('/api/admin/messages/1')).status).toBe(404)
  })

  it('and everything else of it is an admin’s', async () => {
    const customer = await customerInSession(shop, NUMBER)
    const ops = new Client(shop.url)
    await ops.signInStaff('9000000002', '135790')
    for (const path of ['/api/admin/messages', '/api/admin/message-templates']) {
      expect((await new Client(shop.url).get(path)).status).toBe(401)
      expect((await customer.get(path)).status).toBe(403)
      expect((await ops.get(path)).status).toBe(403)
    }
  })
})

import { ADMIN, admin, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import {
  delivered,
  sendDue,
  subscribeBrowser,
  tellCustomer,
  tellStaff,
  type WireMessage,
} from '../../support/builders/messages.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Client } from '../../support/http/client.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface WireTexts {
  channels: string[]
  email: { subject: string; text: string }
  sms: { text: string; dltTemplateId: string; registeredText: string }
  whatsapp: { text: string; templateName: string; language: string }
  push: { title: string; text: string }
}
interface WireTemplate extends WireTexts {
  id: string
  version: number
  changed: boolean
  defaults: WireTexts
  variables: { name: string; is: string; example: string }[]
}
interface WirePreview {
  subject: string
  text: string
  html: string
  about: string | null
  parts: number
}

let shop: TestApp
let boss: Client

beforeAll(async () => {
  shop = await startApp({ environment: WITH_ADMIN })
  boss = await admin(shop)
})
afterAll(() => shop.close())

const read = async (event = 'orderPaid') =>
  (await boss.get<WireTemplate>(`/api/admin/message-templates/${event}`)).body
/** What of it is written back. */
const draftOf = ({ channels, email, sms, whatsapp, push }: WireTemplate) => ({
  channels,
  email,
  sms,
  whatsapp,
  push,
})
async function save(changes: Partial<WireTemplate>, event = 'orderPaid') {
  const template = await read(event)
  return boss.put<WireTemplate & WireError>(`/api/admin/message-templates/${event}`, {
    ...draftOf(template),
    version: template.version,
    ...changes,
  })
}
const preview = (body: object, event = 'orderPaid') =>
  boss.post<WirePreview & WireError>(`/api/admin/message-templates/${event}/preview`, body)
const fieldsOf = ({ body }: { body: WireError }) => body.details?.['fields'] as Record<string, string>

it('there is a template for each event, with the variables that it may name', async () => {
  const { body } = await boss.get<WireTemplate[]>('/api/admin/message-templates')
  expect(body.length).toBeGreaterThan(30)
  const paid = body.find(({ id }) => id === 'orderPaid')
  expect(paid).toMatchObject({ changed: false, channels: ['email', 'sms', 'push'] })
  expect(paid?.variables).toContainEqual({ name: 'total', is: 'what the order costs', example: '₹1,469' })
  expect((await boss.get('/api/admin/message-templates/orderEaten')).status).toBe(404)
})

it('each channel says what carries it', async () => {
  expect((await boss.get('/api/admin/message-channels')).body).toEqual([
    { channel: 'email', state: 'sandbox' },
    { channel: 'sms', state: 'sandbox' },
    { channel: 'whatsapp', state: 'sandbox' },
    { channel: 'push', state: 'provider' },
  ])
})

describe('a change of a template', () => {
  it('keeps the first text at hand', async () => {
    const first = draftOf(await read('orderDelivered'))
    const push = { title: 'It is there!', text: '{{orderId}}' }
    const saved = await save({ push }, 'orderDelivered')
    expect(saved.body).toMatchObject({ changed: true, push, defaults: first })
  })

  it('is what people get from then on, and the history of the settings has it', async () => {
    const before = await read()
    const email = { ...before.email, subject: 'Your pickles are paid, {{name}}' }
    const saved = await save({ channels: ['email'], email })
    expect(saved).toMatchObject({ status: 200, body: { changed: true, channels: ['email'] } })
    await tellCustomer(shop, 'orderPaid', {
      mobileNumber: '9876543210',
      name: 'Lakshmi',
      email: 'lakshmi@example.in',
      about: 'P-1',
    })
    await sendDue(shop)
    expect(await delivered(shop)).toMatchObject([
      { channel: 'email', subject: 'Your pickles are paid, Lakshmi' },
    ])
    const versions = await boss.get<{ changes: { field: string; before?: unknown; after?: unknown }[] }[]>(
      '/api/admin/settings-versions',
    )
    expect(versions.body[0]?.changes).toContainEqual(
      expect.objectContaining({
        field: 'messageTemplates.orderPaid.email.subject',
        after: 'Your pickles are paid, {{name}}',
      }),
    )
  })

  it('with a variable that the event does not have is refused, and the sentence names it', async () => {
    const { push } = await read()
    const refused = await save({ push: { ...push, title: 'Paid: {{waybil}}' } })
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)['push.title']).toMatch(/^"{{waybil}}" is no variable of this message/)
    const broken = await save({ push: { ...push, title: 'Paid: {total}}' } })
    expect(fieldsOf(broken)['push.title']).toContain('two braces')
    expect((await read()).push).toEqual(push)
  })

  it('with a text that differs from the registered one is refused, and the sentence shows where', async () => {
    const { sms } = await read()
    const registeredText = sms.text.replace(/\{\{\w+\}\}/g, '{#var#}')
    const text = sms.text.replace('has arrived', 'is here')
    const refused = await save({ sms: { text, dltTemplateId: '110716', registeredText } })
    expect(refused.status).toBe(400)
    expect(fieldsOf(refused)['sms.registeredText']).toContain('"has arrived')
    const unregistered = await save({ sms: { text: sms.text, dltTemplateId: '110716', registeredText: '' } })
    expect(Object.keys(fieldsOf(unregistered))).toEqual(['sms.registeredText'])
    const fitting = await save({ sms: { text: sms.text, dltTemplateId: '110716', registeredText } })
    expect(fitting.status).toBe(200)
  })

  it('from a version that is not the last one is refused with what is there now', async () => {
    const old = await read()
    expect((await save({ channels: ['email'] })).status).toBe(200)
    await save({ channels: ['email', 'push'] })
    const late = await boss.put<WireError>('/api/admin/message-templates/orderPaid', {
      ...draftOf(old),
      version: old.version - 1,
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } })
  })

  it.each([
    ['a channel that there is not', { channels: ['pigeon'] }],
    ['a channel twice', { channels: ['email', 'email'] }],
    ['no e-mail', { email: null }],
    ['an SMS left out', { sms: undefined }],
    ['a text that is too long', { push: { title: 'x'.repeat(101), text: '' } }],
    ['a channel without a text', { channels: ['push'], push: { title: '', text: '' } }],
  ])('with %s is refused', async (_, changes) => {
    expect((await save(changes as Partial<WireTemplate>)).status).toBe(400)
  })
})

describe('a preview', () => {
  it('shows a draft with the facts of the last order, in the words of the channel', async () => {
    await tellCustomer(shop, 'orderShipped', {
      mobileNumber: '9876543210',
      name: 'Lakshmi',
      about: 'P-REAL',
      facts: { orderId: 'P-REAL' },
    })
    const template = await read('orderShipped')
    const draft = draftOf({ ...template, push: { title: 'On its way', text: '{{orderId}} for {{name}}' } })
    expect((await preview({ channel: 'push', draft }, 'orderShipped')).body).toMatchObject({
      subject: 'On its way',
      text: 'P-REAL for Lakshmi',
      about: 'P-REAL',
    })
    const mail = (await preview({ channel: 'email' }, 'orderShipped')).body
    expect(mail.html).toContain('Your order P-REAL is on its way')
    expect((await preview({ channel: 'sms', about: 'P-REAL' }, 'orderShipped')).body.parts).toBeGreaterThan(0)
    expect((await preview({ channel: 'sms', about: 'P-NONE' }, 'orderShipped')).status).toBe(404)
    expect((await read('orderShipped')).changed).toBe(false)
  })

  it('shows examples where nothing of the kind has happened yet, and refuses a draft with an unknown variable', async () => {
    const { body } = await preview({ channel: 'whatsapp' }, 'recall')
    expect(body).toMatchObject({ about: null })
    expect(body.text).toContain('Dear Lakshmi, we are calling back jars that we sent you.')
    const template = await read('recall')
    const draft = draftOf({ ...template, whatsapp: { ...template.whatsapp, text: '{{nothing}}' } })
    const refused = await preview({ channel: 'whatsapp', draft }, 'recall')
    expect(refused.status).toBe(400)
    expect(Object.keys(fieldsOf(refused))).toEqual(['whatsapp.text'])
  })
})

describe('a test message', () => {
  const test = (channel: string) =>
    boss.post<WireMessage & WireError>('/api/admin/message-templates/refundDone/test', { channel })

  it('goes to the admin who asks, and nobody else', async () => {
    const { id } = await subscribeBrowser(boss)
    expect(await test('push')).toMatchObject({ status: 200, body: { status: 'sent', about: 'A test' } })
    expect(await delivered(shop, id)).toMatchObject([{ subject: 'Your refund is done' }])
    expect((await test('sms')).body).toMatchObject({ status: 'sent', to: '90••••••01' })
    expect((await delivered(shop, ADMIN.mobileNumber)).at(-1)?.text).toContain('was refunded')
    expect((await test('whatsapp')).body.status).toBe('sent')
  })

  it('is none of the few that a customer gets in an hour', async () => {
    for (let more = 0; more < 21; more++) expect((await test('whatsapp')).body.status).toBe('sent')
  })

  it('is one of thirty in an hour, and takes nothing of what the admin is told otherwise', async () => {
    let last = await test('whatsapp')
    for (let more = 0; more < 30 && last.body.status === 'sent'; more++) last = await test('whatsapp')
    expect(last.body).toMatchObject({
      status: 'skipped',
      reason: 'You have sent yourself 30 tests in this hour. Go on in the next one.',
    })
    await tellStaff(shop, 'batchComplaints', { about: 'FG-261121-003' })
    await sendDue(shop)
    const filter = encodeURIComponent(JSON.stringify({ event: 'batchComplaints' }))
    const { body } = await boss.get<WireMessage[]>(`/api/admin/messages?filter=${filter}`)
    expect(body.filter(({ channel }) => channel === 'sms')).toMatchObject([
      { status: 'sent', about: 'FG-261121-003' },
    ])
  })

  it('says what is missing where it cannot be sent', async () => {
    const refused = await test('email')
    expect(refused).toMatchObject({ status: 400, body: { error: 'Your account has no e-mail address.' } })
    expect((await test('pigeon')).status).toBe(400)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { type Channel, type MessageTemplate } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession, aSummary } from '../../../testing/builders.js'
import { type Call, FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole, type Person } from '../../../testing/open-console.js'

const TEXTS = {
  channels: ['email', 'sms'] as MessageTemplate['channels'],
  email: { subject: 'Paid: {{orderId}}', text: 'Dear {{name}}, thank you.' },
  sms: { text: 'Paid: {{orderId}}', dltTemplateId: '', registeredText: '' },
  whatsapp: { text: '', templateName: 'order_paid', language: 'en' },
  push: { title: 'Paid', text: '{{orderId}}' },
}
const aTemplate = (part: Partial<MessageTemplate> = {}) => ({
  id: 'orderPaid',
  title: 'Order paid',
  audience: 'customer',
  kind: 'service',
  mayWait: false,
  variables: [
    { name: 'orderId', is: 'the number of the order', example: 'P-7KQ4-M2XD' },
    { name: 'name', is: 'the name of the person', example: 'Lakshmi' },
  ],
  defaults: TEXTS,
  changed: false,
  version: 4,
  ...TEXTS,
  ...part,
})
const PATH = '/admin/message-templates/orderPaid'

function preview({ body }: Call) {
  const { channel, draft } = body as {
    channel: Channel
    draft: Record<Channel, { subject?: string; text: string }>
  }
  const { subject = '', text } = draft[channel]
  const fill = (words: string) => words.replace('{{orderId}}', 'P-7KQ4-M2XD').replace('{{name}}', 'Lakshmi')
  if (text.includes('{{nobody}}'))
    return refusal(400, 'VALIDATION_FAILED', '"{{nobody}}" is no variable of this message.')
  return ok({ subject: fill(subject), text: fill(text), html: `<p>${fill(text)}</p>`, about: null, parts: 1 })
}
const serverWith = (part: Partial<MessageTemplate> = {}) =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /admin/message-templates', ok([aTemplate(part)]))
    .on(`GET ${PATH}`, ok(aTemplate(part)))
    .on(`POST ${PATH}/preview`, preview)
    .on(`POST ${PATH}/test`, ok({ status: 'sent', reason: null }))
    .on(`PUT ${PATH}`, ({ body }) => ok({ ...aTemplate(), ...(body as object), version: 5 }))
    .listen()

const open = () => openConsole('/dashboard/messages/templates/orderPaid').person
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Save' }))

it('the texts are listed for customers and staff, each with the channels it is sent by', async () => {
  serverWith()
  openConsole('/dashboard/messages/templates')
  const customers = await part('To customers')
  expect(await customers.findByRole('link', { name: /Order paid/ })).toHaveTextContent('Email, SMS')
  expect(await faults()).toEqual([])
})

describe('a text of a message', () => {
  it('shows each channel as it arrives, the email in a frame in which nothing runs', async () => {
    serverWith()
    open()
    expect(await (await part('SMS')).findByText('Paid: P-7KQ4-M2XD')).toBeVisible()
    expect((await part('SMS')).getByText(/letters, paid as 1 SMS/)).toBeVisible()
    const frame = await (await part('Email')).findByTitle('The email as it arrives')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame).toHaveAttribute('srcdoc', '<p>Dear Lakshmi, thank you.</p>')
    expect(await faults()).toEqual([])
  })

  it('takes a variable where the caret stands', async () => {
    const server = serverWith()
    const person = open()
    const email = await part('Email')
    const text = await email.findByLabelText<HTMLTextAreaElement>('Text')
    await person.click(text)
    text.setSelectionRange(0, 4)
    await person.click(email.getByRole('button', { name: 'orderId' }))
    expect(text).toHaveValue('{{orderId}} {{name}}, thank you.')
    await waitFor(() => expect(text.selectionStart).toBe(11))
    await save(person)
    await screen.findByText(/^The text was saved/)
    expect(server.callsOf(`PUT ${PATH}`)[0]?.body).toEqual({
      ...TEXTS,
      email: { ...TEXTS.email, text: '{{orderId}} {{name}}, thank you.' },
      version: 4,
    })
  })

  it('follows what is typed, and says what is wrong with it', async () => {
    serverWith()
    const person = open()
    const sms = await part('SMS')
    await person.type(await sms.findByLabelText('Text'), ' {{{{nobody}}')
    expect(await sms.findByText('"{{nobody}}" is no variable of this message.')).toBeVisible()
  })

  it('says beside the field why it cannot be saved', async () => {
    const sentence = 'The registered text differs: it has "Paid" where ours has "Payment".'
    const fields = { 'sms.registeredText': sentence }
    serverWith().on(`PUT ${PATH}`, refusal(400, 'VALIDATION_FAILED', sentence, { fields }))
    const person = open()
    const field = await (await part('SMS')).findByLabelText('Text as it is registered under this id')
    await person.type(field, 'Paid')
    await save(person)
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence))
  })

  it('is switched off for a channel', async () => {
    const server = serverWith()
    const person = open()
    await person.click(await (await part('SMS')).findByRole('checkbox', { name: 'Sent this way' }))
    await save(person)
    await screen.findByText(/^The text was saved/)
    expect(server.callsOf(`PUT ${PATH}`)[0]?.body).toMatchObject({ channels: ['email'] })
  })

  it('is tried on the person who edits it, once it is saved', async () => {
    const server = serverWith()
    const person = open()
    const push = await part('Notification')
    await person.click(await push.findByRole('button', { name: 'Send a test to me' }))
    expect(await screen.findByText('The test is on its way to you.')).toBeVisible()
    expect(server.callsOf(`POST ${PATH}/test`)[0]?.body).toEqual({ channel: 'push' })
    await person.type(push.getByLabelText('Title'), '!')
    expect(push.getByRole('button', { name: 'Send a test to me' })).toBeDisabled()
    expect(push.getByText(/^Save first/)).toBeVisible()
  })

  it('says why the test did not go out', async () => {
    const reason = 'The mail server refused the address.'
    serverWith().on(`POST ${PATH}/test`, ok({ status: 'dead', reason }))
    const person = open()
    await person.click(await (await part('Email')).findByRole('button', { name: 'Send a test to me' }))
    expect(await screen.findByText(reason)).toBeVisible()
  })

  it('goes back to the text it came with, and keeps that when saved', async () => {
    const server = serverWith({ push: { title: 'Hurray', text: 'x' } })
    const person = open()
    const title = await (await part('Notification')).findByLabelText('Title')
    expect(title).toHaveValue('Hurray')
    await person.click(screen.getByRole('button', { name: 'Back to the first text' }))
    expect(title).toHaveValue('Paid')
    await save(person)
    await screen.findByText(/^The text was saved/)
    expect(server.callsOf(`PUT ${PATH}`)[0]?.body).toMatchObject({ push: TEXTS.push })
  })

  it('of an unknown event says so', async () => {
    serverWith().on(`GET ${PATH}`, refusal(404, 'NOT_FOUND', 'This text was not found.'))
    open()
    expect(await screen.findByText('This text was not found.')).toBeVisible()
  })
})

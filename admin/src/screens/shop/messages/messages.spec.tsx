import { screen, waitFor, within } from '@testing-library/react'
import { type Message } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession, aSummary } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const aMessage = (part: Partial<Message> = {}): Message => ({
  id: 'm1',
  event: 'orderShipped',
  title: 'Order shipped',
  audience: 'customer',
  channel: 'sms',
  to: '98•••••210',
  name: 'Lakshmi',
  status: 'dead',
  reason: 'MSG91 refused it: the template is not registered.',
  tries: 8,
  about: 'P-7KQ4-M2XD',
  at: '2026-11-21T06:30:00.000Z',
  sentAt: null,
  cost: 0,
  subject: '',
  html: '',
  nextAt: null,
  text: 'Dear Lakshmi, order P-7KQ4-M2XD is on its way.',
  link: 'https://jaadi.example/userhomepage?tab=placeOrder&order=P-7KQ4-M2XD',
  whatsappLink: 'https://wa.me/919876543210?text=Dear%20Lakshmi',
  ...part,
})

/** Each tab counts by asking for one row. */
const outbox = (...messages: Message[]) =>
  function answer({ query }: { query: Record<string, string> }) {
    const { status } = JSON.parse(query['filter'] ?? '{}') as { status?: string[] }
    const rows = messages.filter((message) => !status || status.includes(message.status))
    return page('messages', rows)
  }
const serverWith = (...messages: Message[]) =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /admin/messages', outbox(...messages))
    .on('GET /admin/messages/m1', ok(messages[0] ?? aMessage()))
    .listen()
const tabs = async () => within(await screen.findByRole('group', { name: 'Which messages' }))

describe('the outbox', () => {
  it('shows first what was given up, and of each state how many there are', async () => {
    serverWith(
      aMessage(),
      aMessage({ id: 'm2', title: 'Order paid', status: 'sent', reason: null }),
      aMessage({ id: 'm3', title: 'A paid order', status: 'skipped', reason: 'They opted out.' }),
    )
    openConsole('/dashboard/messages')
    expect(await screen.findByRole('link', { name: 'Order shipped' })).toHaveAttribute(
      'href',
      '/dashboard/messages/m1',
    )
    expect(screen.getByText(/the template is not registered/)).toBeVisible()
    expect(screen.queryByText('Order paid')).not.toBeInTheDocument()
    for (const name of ['To look at 1', 'Waiting 0', 'Sent 1', 'Not sent 1', 'All 3'])
      expect(await (await tabs()).findByRole('button', { name })).toBeVisible()
    expect(await faults()).toEqual([])
  })

  it('shows the messages of a state when its tab is pressed', async () => {
    serverWith(aMessage(), aMessage({ id: 'm2', title: 'Order paid', status: 'sent', reason: null }))
    const { person } = openConsole('/dashboard/messages')
    await person.click(await (await tabs()).findByRole('button', { name: 'Sent 1' }))
    expect(await screen.findByText('Order paid')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Order shipped')).not.toBeInTheDocument())
  })

  it('says that there is nothing to look at', async () => {
    serverWith()
    openConsole('/dashboard/messages')
    expect(await screen.findByText('Nothing to look at: no message was given up.')).toHaveRole('status')
  })

  it('is for admins', async () => {
    const server = serverWith().on('GET /session', ok(aSession({ role: 'ops' })))
    openConsole('/dashboard/messages')
    expect(await screen.findByText('Your role cannot open this screen. An admin can.')).toBeVisible()
    expect(server.callsOf('GET /admin/messages')).toHaveLength(0)
  })
})

describe('one message', () => {
  it('shows its text, why it was not sent, and a WhatsApp chat with the text ready', async () => {
    serverWith(aMessage())
    openConsole('/dashboard/messages/m1')
    expect(await screen.findByText('Dear Lakshmi, order P-7KQ4-M2XD is on its way.')).toBeVisible()
    expect(screen.getByText(/the template is not registered/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write it in WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210?text=Dear%20Lakshmi',
    )
    expect(await faults()).toEqual([])
  })

  it('is sent again on request', async () => {
    const sent = aMessage({ status: 'sent', reason: null })
    const server = serverWith(aMessage()).on('POST /admin/messages/m1/send-again', ok(sent))
    const { person } = openConsole('/dashboard/messages/m1')
    const button = await screen.findByRole('button', { name: 'Send again' })
    server.on('GET /admin/messages/m1', ok(sent))
    await person.click(button)
    expect(await screen.findByText('It was sent.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument())
    expect(server.callsOf('POST /admin/messages/m1/send-again')).toHaveLength(1)
  })

  it('that fails again says why', async () => {
    const again = aMessage({ status: 'dead', reason: 'The number has opted out.' })
    serverWith(aMessage()).on('POST /admin/messages/m1/send-again', ok(again))
    const { person } = openConsole('/dashboard/messages/m1')
    await person.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('The number has opted out.')).toBeVisible()
  })

  it('that may have arrived says so before it is sent again', async () => {
    serverWith(aMessage({ status: 'perhapsSent', reason: null }))
    openConsole('/dashboard/messages/m1')
    expect(await screen.findByText(/sent again, it may arrive twice/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible()
  })

  it('that was sent offers nothing to repeat', async () => {
    serverWith(aMessage({ status: 'sent', reason: null, sentAt: '2026-11-21T06:31:00.000Z', cost: 0.25 }))
    openConsole('/dashboard/messages/m1')
    expect(await screen.findByText('₹0.25')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument()
  })

  it('that is not there says so', async () => {
    serverWith().on('GET /admin/messages/m1', refusal(404, 'NOT_FOUND', 'The message was not found.'))
    openConsole('/dashboard/messages/m1')
    expect(await screen.findByRole('alert')).toHaveTextContent('The message was not found.')
  })

  it('says why it could not be sent again', async () => {
    const sentence = 'The budget of this month is used up.'
    serverWith(aMessage()).on(
      'POST /admin/messages/m1/send-again',
      refusal(409, 'INVALID_TRANSITION', sentence),
    )
    const { person } = openConsole('/dashboard/messages/m1')
    await person.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText(sentence)).toBeVisible()
  })
})

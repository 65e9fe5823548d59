import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession, aSummary } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const messages = {
  quietHours: { from: '21:00', to: '09:00' },
  limits: { customerPerHour: 20, customerPerDay: 40, staffPerHour: 200, staffPerDay: 1000 },
  prices: { sms: 0.25, whatsapp: 0.15 },
  budget: { perDay: 200, perMonth: 2000 },
}

const serverWith = () =>
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /admin/settings', ok({ version: 4, messages }))
    .on('PUT /admin/settings', ({ body }) => ok({ ...(body as object), version: 5 }))
    .on(
      'GET /admin/message-channels',
      ok([
        { channel: 'email', state: 'provider' },
        { channel: 'sms', state: 'sandbox' },
        { channel: 'whatsapp', state: 'missing' },
        { channel: 'push', state: 'provider' },
      ]),
    )
    .listen()

describe('the settings of messages', () => {
  it('are saved by themselves', async () => {
    const server = serverWith()
    const { person } = openConsole('/dashboard/settings/messages')
    const from = await screen.findByLabelText('Quiet from')
    await person.clear(from)
    await person.type(from, '22:30')
    const perDay = screen.getByLabelText('At most in a day')
    await person.clear(perDay)
    await person.type(perDay, '150')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/^The settings were saved/)
    expect(server.callsOf('PUT /admin/settings')[0]?.body).toEqual({
      version: 4,
      messages: {
        ...messages,
        quietHours: { from: '22:30', to: '09:00' },
        budget: { ...messages.budget, perDay: 150 },
      },
    })
  })

  it('say which channels carry something, and what to do where nothing does', async () => {
    serverWith()
    openConsole('/dashboard/settings/messages')
    const channels = within(await screen.findByRole('region', { name: 'What messages go out by' }))
    expect(await channels.findByText(/which you send yourself.*WHATSAPP_TOKEN/)).toBeVisible()
    expect(channels.getByText(/A sandbox stands in/)).toBeVisible()
    expect(channels.getAllByText('Set up.')).toHaveLength(2)
    expect(await faults()).toEqual([])
  })

  it('say that the channels could not be loaded, and load them again', async () => {
    const server = serverWith().on('GET /admin/message-channels', { status: 500 })
    const { person } = openConsole('/dashboard/settings/messages')
    expect(await screen.findByText('The channels could not be loaded.')).toBeVisible()
    server.on('GET /admin/message-channels', ok([{ channel: 'push', state: 'provider' }]))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Set up.')).toBeVisible()
  })

  it('show beside the field what the server does not take', async () => {
    const sentence = 'The budget of a month is at least that of a day.'
    const fields = { 'messages.budget.perMonth': sentence }
    serverWith().on('PUT /admin/settings', refusal(400, 'VALIDATION_FAILED', sentence, { fields }))
    const { person } = openConsole('/dashboard/settings/messages')
    const perMonth = await screen.findByLabelText('At most in a month')
    await person.clear(perMonth)
    await person.type(perMonth, '100')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(perMonth).toHaveAccessibleDescription(sentence))
  })
})

it('the history of the settings names the text of a message that was changed', async () => {
  const changes = [{ field: 'messageTemplates.orderPaid.sms.text', before: null, after: 'Paid' }]
  const version = { id: 5, at: '2026-11-21T06:30:00.000Z', by: '9000000001', changes, restored: null }
  serverWith().on('GET /admin/settings-versions', page('settings-versions', [version]))
  openConsole('/dashboard/settings/history')
  expect(await screen.findByText(/Text of a message \(orderPaid.sms.text\): nothing → Paid/)).toBeVisible()
})

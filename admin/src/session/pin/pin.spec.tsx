import { screen, waitFor, within } from '@testing-library/react'
import { aSecondFactor, aSession } from '../../testing/builders.js'
import { type Answer, FakeServer, ok, refusal } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'

const wanted = (reason: string): Answer => ({
  status: 403,
  body: { error: 'Please enter your PIN.', message: '', code: 'PIN_WANTED', details: { reason } },
})

/** A server that changes a PIN once the present one, 135790, was shown. */
function serverWith() {
  let isShown = false
  return new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /own-second-factor', ok(aSecondFactor()))
    .on('GET /sessions', ok({ sessions: [] }))
    .on('POST /session/pin', ({ body }) => {
      isShown = (body as { pin: string }).pin === '135790'
      return isShown ? ok({ message: 'Thank you.' }) : refusal(401, 'INVALID_OTP', 'Invalid OTP')
    })
    .on('PUT /own-pin', () => (isShown ? ok({ message: 'Changed.' }) : wanted('new-pin')))
    .listen()
}

async function wantNewPin() {
  const server = serverWith()
  const { person } = openConsole('/dashboard/sessions')
  await person.click(await screen.findByRole('button', { name: 'Change my PIN' }))
  await person.type(screen.getByLabelText('New PIN *'), '975310')
  await person.click(screen.getByRole('button', { name: 'Change PIN' }))
  return { server, person }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your present PIN, please' }))

describe('a request that wants the PIN', () => {
  it('asks for it and is sent again; nothing typed is lost', async () => {
    const { server, person } = await wantNewPin()
    const asks = await dialog()
    await person.type(asks.getByLabelText('Present PIN *'), '135790')
    await person.click(asks.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/Your PIN is changed/)).toBeInTheDocument()
    expect(server.callsOf('PUT /own-pin').map(({ body }) => body)).toEqual([
      { pin: '975310' },
      { pin: '975310' },
    ])
  })

  it('says that the PIN is wrong or missing, and goes on asking', async () => {
    const { server, person } = await wantNewPin()
    const asks = await dialog()
    await person.click(asks.getByRole('button', { name: 'Continue' }))
    expect(asks.getByText('PIN is required')).toBeInTheDocument()
    await person.type(asks.getByLabelText('Present PIN *'), '000000')
    await person.click(asks.getByRole('button', { name: 'Continue' }))
    expect(await asks.findByText('Invalid PIN')).toBeInTheDocument()
    expect(server.callsOf('PUT /own-pin')).toHaveLength(1)
    await person.click(asks.getByRole('button', { name: 'Cancel' }))
  })

  it('ends as refused where the person gives up, with what was typed still there', async () => {
    const { server, person } = await wantNewPin()
    await person.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Please enter your PIN.')).toBeInTheDocument()
    expect(screen.getByLabelText('New PIN *')).toHaveValue('975310')
    expect(server.callsOf('PUT /own-pin')).toHaveLength(1)
  })
})

it('refuses a new PIN of too few digits before anything is sent', async () => {
  const server = serverWith()
  const { person } = openConsole('/dashboard/sessions')
  await person.click(await screen.findByRole('button', { name: 'Change my PIN' }))
  await person.type(screen.getByLabelText('New PIN *'), '12')
  await person.click(screen.getByRole('button', { name: 'Change PIN' }))
  expect(screen.getByText('The PIN is 6 to 12 digits.')).toBeInTheDocument()
  expect(server.callsOf('PUT /own-pin')).toHaveLength(0)
})

it('a device whose session ended for a new PIN is told so at the login', async () => {
  const body = { error: 'x', message: 'x', code: 'NO_SESSION', details: { ended: 'new-pin' } }
  new FakeServer().on('GET /session', { status: 401, body }).listen()
  const { left } = openConsole('/dashboard/sessions')
  await waitFor(() => expect(left).toEqual(['/login?then=%2Fdashboard%2Fsessions&ended=pin']))
})

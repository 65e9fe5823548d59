import { screen, waitFor, within } from '@testing-library/react'
import { aSecondFactor, aSession } from '../../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'
import { deviceOf } from './device.js'

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const at = {
  address: '203.0.113.7',
  createdAt: '2026-11-20T06:30:00.000Z',
  seenAt: '2026-11-21T06:30:00.000Z',
}
const here = { id: 's1', current: true, userAgent: phone, ...at }
const there = { id: 's2', current: false, userAgent: desk, ...at }

const serverWith = () =>
  new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /own-second-factor', ok(aSecondFactor()))
    .on('GET /sessions', ok({ sessions: [here, there] }))
    .listen()

it.each([
  [phone, { browser: 'Chrome', system: 'Android' }],
  [desk, { browser: 'Firefox', system: 'Windows' }],
  [`${phone} Edg/130.0`, { browser: 'Edge', system: 'Android' }],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  ['curl/8.5', { browser: null, system: null }],
])('the list of logins knows the device behind %s', (userAgent, device) =>
  expect(deviceOf(userAgent)).toEqual(device),
)

it('the list of logins says that it could not be loaded', async () => {
  serverWith().on('GET /sessions', { status: 500 })
  openConsole('/dashboard/sessions')
  expect(await screen.findByRole('alert')).toHaveTextContent('Your logins could not be loaded.')
})

it('the list of logins marks this device and offers to end only the others', async () => {
  serverWith()
  openConsole('/dashboard/sessions')
  const mine = within(await screen.findByRole('listitem', { name: 'Chrome on Android' }))
  expect(mine.getByText('This device')).toBeInTheDocument()
  expect(mine.queryByRole('button')).not.toBeInTheDocument()
})

it('a login that could not be ended says why', async () => {
  serverWith().on('DELETE /sessions/s2', { status: 500 })
  const { person } = openConsole('/dashboard/sessions')
  await person.click(await screen.findByRole('button', { name: 'Log out there' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That device is still logged in. Try again.')
})

it('a login of another device is ended, and the list read again', async () => {
  const server = serverWith().on('DELETE /sessions/s2', ok({ message: 'The session is ended.' }))
  const { person } = openConsole('/dashboard/sessions')
  const end = await screen.findByRole('button', { name: 'Log out there' })
  server.on('GET /sessions', ok({ sessions: [here] }))
  await person.click(end)
  expect(await screen.findByText('That device is logged out.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument())
})

it('Log out everywhere asks, ends all logins and leads to the login', async () => {
  const server = serverWith()
    .on('DELETE /sessions', ok({ message: 'You are logged out everywhere.' }))
    .on('POST /logout', refusal(401, 'NO_SESSION', 'Log in first.'))
  const { person, left } = openConsole('/dashboard/sessions')
  await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log out everywhere?' }))
  expect(server.callsOf('DELETE /sessions')).toHaveLength(0)
  await person.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
  await waitFor(() => expect(left).toEqual(['/login']))
})

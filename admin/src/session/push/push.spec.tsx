import { screen, waitFor, within } from '@testing-library/react'
import { aSecondFactor, aSession } from '../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'

const ADDRESS = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

const unsubscribe = jest.fn()
const subscribe = jest.fn()
const getSubscription = jest.fn()

/** jsdom shows no notifications. */
function aBrowser({ permission = 'default', answer = 'granted' } = {}) {
  const subscription = { endpoint: ADDRESS.endpoint, toJSON: () => ADDRESS, unsubscribe }
  getSubscription.mockResolvedValue(permission === 'granted' ? subscription : null)
  subscribe.mockImplementation(() => {
    getSubscription.mockResolvedValue(subscription)
    return Promise.resolve(subscription)
  })
  unsubscribe.mockImplementation(() => {
    getSubscription.mockResolvedValue(null)
    return Promise.resolve(true)
  })
  const registration = { installing: null, pushManager: { subscribe, getSubscription } }
  const register = jest.fn().mockResolvedValue(registration)
  const Notification = {
    permission,
    requestPermission: () => Promise.resolve((Notification.permission = answer)),
  }
  const value = { register, getRegistration: () => Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  Object.assign(window, { PushManager: class {}, Notification })
  return { register }
}

afterEach(() => {
  jest.resetAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(window, 'Notification')
})

const serverWith = () =>
  new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /own-second-factor', ok(aSecondFactor()))
    .on('GET /sessions', ok({ sessions: [] }))
    .on('GET /push-key', ok({ publicKey: 'BKey' }))
    .on('POST /push-subscriptions', ok({}))
    .on('DELETE /push-subscriptions', ok({}))
    .listen()
const card = async () => within(await screen.findByRole('region', { name: 'Notifications on this device' }))

describe('notifications to staff on this device', () => {
  it('are turned on with a tap, for the console alone', async () => {
    const { register } = aBrowser()
    const server = serverWith()
    const { person } = openConsole('/dashboard/sessions')
    await person.click(await (await card()).findByRole('button', { name: 'Turn on here' }))
    expect(await (await card()).findByText('They are on here.')).toHaveRole('status')
    expect(register).toHaveBeenCalledWith('/console-worker.js', { scope: '/dashboard' })
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
    expect(server.callsOf('POST /push-subscriptions')[0]?.body).toEqual(ADDRESS)
  })

  it('that the person says no to are explained, with the way back', async () => {
    aBrowser({ answer: 'denied' })
    const server = serverWith()
    const { person } = openConsole('/dashboard/sessions')
    await person.click(await (await card()).findByRole('button', { name: 'Turn on here' }))
    expect(await (await card()).findByText(/^They are blocked for this site/)).toBeVisible()
    expect(server.callsOf('POST /push-subscriptions')).toHaveLength(0)
  })

  it('stay off when the server does not take them, and it says why', async () => {
    aBrowser()
    const sentence = 'Ten devices are told already. Turn one of them off first.'
    serverWith().on('POST /push-subscriptions', refusal(409, 'VALIDATION_FAILED', sentence))
    const { person } = openConsole('/dashboard/sessions')
    await person.click(await (await card()).findByRole('button', { name: 'Turn on here' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await (await card()).findByText('They are off here.')).toBeVisible()
    expect(unsubscribe).toHaveBeenCalled()
  })

  it('are turned off in this browser and at the server', async () => {
    aBrowser({ permission: 'granted' })
    const server = serverWith()
    const { person } = openConsole('/dashboard/sessions')
    await person.click(await (await card()).findByRole('button', { name: 'Turn off here' }))
    expect(await (await card()).findByText('They are off here.')).toBeVisible()
    expect(unsubscribe).toHaveBeenCalled()
    expect(server.callsOf('DELETE /push-subscriptions')[0]?.body).toEqual({ endpoint: ADDRESS.endpoint })
  })

  it('end with the log-out', async () => {
    aBrowser({ permission: 'granted' })
    serverWith().on('POST /logout', ok({}))
    const { person, left } = openConsole('/dashboard/sessions', { rail: true })
    await card()
    await person.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(left).toEqual(['/login']))
    expect(unsubscribe).toHaveBeenCalled()
  })

  it('are not offered where the browser cannot show them', async () => {
    serverWith()
    openConsole('/dashboard/sessions')
    expect(await (await card()).findByText('This browser cannot show notifications.')).toBeVisible()
    expect((await card()).queryByRole('button')).not.toBeInTheDocument()
  })
})

import { screen, waitFor } from '@testing-library/react'
import { leave } from '../../state/leave.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const showPasskey = jest.fn<Promise<object>, [unknown]>()
/** The window is the browser's own. */
jest.mock('../../api/passkey.js', () => ({ showPasskey: (asked: unknown) => showPasskey(asked) }))

const NUMBER = '9000000001'
const ANSWER = { id: 'key', response: {} }

/** A server that takes a passkey for the challenge it asked last. */
function aServerAsking(ways: { app: boolean; passkey: { rpId: string } | null }) {
  const server = aServer()
  let asked = 0
  server.gives('POST /api/send-otp', {
    role: 'admin',
    message: 'Log in with your pin',
    resendAfterSeconds: 0,
  })
  server.on('POST /api/verify-otp', ({ body }) => {
    if (body['otp'] !== '246810') return { status: 401, body: { error: 'x', code: 'INVALID_OTP' } }
    if (!body['passkey'] && !body['code']) {
      asked += 1
      const passkey = ways.passkey && { ...ways.passkey, challenge: `c${asked}` }
      const details = { ...ways, passkey }
      return { status: 403, body: { code: 'SECOND_FACTOR_WANTED', error: 'x', details } }
    }
    const { challenge } = (body['passkey'] ?? {}) as { challenge?: string }
    if (challenge !== `c${asked}`) return { status: 401, body: { error: 'x', code: 'INVALID_OTP' } }
    logInAs(server, 'admin')
    return { body: { message: 'OTP verified successfully', role: 'admin', mobileNumber: NUMBER } }
  })
  return server
}

async function toFactor() {
  const user = openShop('/login')
  await user.type(await screen.findByLabelText('Mobile number'), NUMBER)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await user.type(await screen.findByLabelText('PIN'), '246810{Enter}')
  await screen.findByText('Your PIN is right. Now the second factor.')
  return user
}

describe('a passkey at the log-in', () => {
  const here = { rpId: window.location.hostname }
  let toConsole: jest.SpyInstance
  beforeEach(() => {
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} })
    toConsole = jest.spyOn(leave, 'toConsole').mockImplementation(() => undefined)
    showPasskey.mockReset()
  })
  afterEach(() => {
    toConsole.mockRestore()
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  const answerTo = (asked: unknown) => ({ ...ANSWER, ...(asked as { challenge: string }) })

  it('is shown after the PIN, and opens the console', async () => {
    const server = aServerAsking({ app: false, passkey: here })
    showPasskey.mockImplementation((asked) => Promise.resolve(answerTo(asked)))
    const user = await toFactor()
    expect(screen.getByLabelText('Recovery code')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use your passkey' }))
    await waitFor(() => expect(toConsole).toHaveBeenCalled())
    expect(server.sent('POST', '/api/verify-otp').at(-1)?.body).toMatchObject({
      otp: '246810',
      passkey: { id: 'key', challenge: 'c1' },
    })
  })

  it('that was refused is asked for anew, with another challenge', async () => {
    aServerAsking({ app: true, passkey: here })
    showPasskey.mockResolvedValueOnce({ ...ANSWER, challenge: 'old' })
    const user = await toFactor()
    expect(screen.getByLabelText('Code of your app, or a recovery code')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use your passkey' }))
    expect(await screen.findByText(/^The passkey was not accepted/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use your passkey' })).toBeEnabled())
    showPasskey.mockImplementation((asked) => Promise.resolve(answerTo(asked)))
    await user.click(screen.getByRole('button', { name: 'Use your passkey' }))
    await waitFor(() => expect(toConsole).toHaveBeenCalled())
    expect(showPasskey).toHaveBeenLastCalledWith(expect.objectContaining({ challenge: 'c2' }))
  })

  it('that the person did not show leaves the step as it was', async () => {
    const server = aServerAsking({ app: true, passkey: here })
    showPasskey.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const user = await toFactor()
    await user.click(screen.getByRole('button', { name: 'Use your passkey' }))
    expect(await screen.findByText(/^The passkey was not accepted/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Use your passkey' })).toBeEnabled()
    expect(server.sent('POST', '/api/verify-otp')).toHaveLength(1)
  })

  it('is not offered at another address, and a sentence says why', async () => {
    aServerAsking({ app: true, passkey: { rpId: 'jaadi.example' } })
    await toFactor()
    expect(screen.getByText('Your passkey works at jaadi.example only. Here, enter a code.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use your passkey' })).not.toBeInTheDocument()
  })

  it('is not offered where the shop has no address for passkeys, but the recovery code is', async () => {
    aServerAsking({ app: false, passkey: null })
    await toFactor()
    expect(screen.getByText('Passkeys do not work at this address. Enter a recovery code.')).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { type OwnSecondFactor } from '../../api/api-types.js'
import { faults } from '../../testing/axe.js'
import { aSecondFactor, aSession } from '../../testing/builders.js'
import { type Call, FakeServer, ok, refusal } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'

const makePasskey = jest.fn<Promise<object | null>, [unknown]>()
const showPasskey = jest.fn<Promise<object>, [unknown]>()
/** The window is the browser's own. */
jest.mock('./webauthn.js', () => ({
  makePasskey: (asked: unknown) => makePasskey(asked),
  showPasskey: (asked: unknown) => showPasskey(asked),
}))

const PHONE = {
  id: 'p1',
  name: 'My phone',
  createdAt: '2026-11-20T06:30:00.000Z',
  lastUsedAt: '2026-11-21T06:30:00.000Z',
}
const on = (part: Partial<OwnSecondFactor> = {}) =>
  aSecondFactor({ since: '2026-11-20T06:30:00.000Z', passkeys: [PHONE], recoveryCodesLeft: 9, ...part })
const CODES = ['ABCD-EFGH-JKLM-NPQR']

/** A server that takes what a passkey answers to the challenge `c`, and the code 287082. */
function serverWith(state: OwnSecondFactor) {
  const shown = ({ body }: Call, answer: object) => {
    const { code, passkey } = body as { code?: string; passkey?: { to: string } }
    if (passkey ? passkey.to === 'c' : code === '287082') return ok(answer)
    if (passkey ?? code) return refusal(401, 'INVALID_OTP', 'Invalid OTP')
    const wanted = refusal(403, 'SECOND_FACTOR_WANTED', 'Show it.')
    if (wanted === 'never') return wanted
    return {
      ...wanted,
      body: { ...(wanted.body as object), details: { app: false, passkey: { challenge: 'c' } } },
    }
  }
  return new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /sessions', ok({ sessions: [] }))
    .on('GET /own-second-factor', ok(state))
    .on('POST /own-second-factor/passkeys', (call) =>
      state.since === null ? ok({ challenge: 'n' }) : shown(call, { challenge: 'n' }),
    )
    .on('POST /own-second-factor/passkeys/confirm', ok({ recoveryCodes: state.since === null ? CODES : [] }))
    .on('POST /own-second-factor/passkeys/p1/remove', (call) => shown(call, { message: 'It is removed.' }))
    .on('POST /own-second-factor/off', (call) => shown(call, { message: 'Off.' }))
    .listen()
}

beforeEach(() => {
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} })
  makePasskey.mockReset().mockImplementation((asked) => Promise.resolve({ to: asked }))
  showPasskey
    .mockReset()
    .mockImplementation((asked) => Promise.resolve({ to: (asked as { challenge: string }).challenge }))
})
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('passkeys', () => {
  it('are added under a name; the first gives recovery codes', async () => {
    const server = serverWith(aSecondFactor())
    const { person } = openConsole('/dashboard/sessions')
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    const dialog = await dialogOf('Add a passkey')
    await person.click(dialog.getByRole('button', { name: 'Add a passkey' }))
    expect(dialog.getByText('A name is required')).toBeInTheDocument()
    expect(makePasskey).not.toHaveBeenCalled()
    expect(await faults()).toEqual([])
    await person.type(dialog.getByLabelText('Name *'), ' My phone {Enter}')
    expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeInTheDocument()
    const [{ body } = { body: null }] = server.callsOf('POST /own-second-factor/passkeys/confirm')
    expect(body).toEqual({ name: 'My phone', passkey: { to: { challenge: 'n' } } })
  })

  it('cannot be added twice to a device or without the device’s consent, and the dialog says so', async () => {
    serverWith(aSecondFactor())
    makePasskey.mockResolvedValueOnce(null).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    const { person } = openConsole('/dashboard/sessions')
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    const dialog = await dialogOf('Add a passkey')
    await person.type(dialog.getByLabelText('Name *'), 'Phone{Enter}')
    expect(await dialog.findByText('This device has a passkey of yours already.')).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Add a passkey' }))
    expect(await dialog.findByText('No passkey was made. Try again.')).toBeInTheDocument()
  })

  it('further ones want what is on to be shown first, by a passkey too', async () => {
    const server = serverWith(on())
    const { person } = openConsole('/dashboard/sessions')
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    const first = await dialogOf('Your second factor first')
    await person.click(first.getByRole('button', { name: 'Use a passkey' }))
    const dialog = await dialogOf('Add a passkey')
    await person.type(dialog.getByLabelText('Name *'), 'Key{Enter}')
    expect(await screen.findByText('It is added. Your recovery codes stay as they are.')).toBeInTheDocument()
    expect(server.callsOf('POST /own-second-factor/passkeys').map(({ body }) => body)).toEqual([
      {},
      { passkey: { to: 'c' } },
    ])
  })

  it('are listed with their use, and removed with the second factor shown', async () => {
    const server = serverWith(
      on({ passkeys: [PHONE, { ...PHONE, id: 'p2', name: 'Key', lastUsedAt: null }] }),
    )
    const { person } = openConsole('/dashboard/sessions')
    expect(await screen.findByText(/^Added 20 Nov 2026, last used 21 Nov 2026/)).toBeInTheDocument()
    expect(screen.getByText('Added 20 Nov 2026, not used yet')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Remove My phone' }))
    const dialog = await dialogOf('Remove “My phone”?')
    await person.type(dialog.getByLabelText('Code *'), '000000{Enter}')
    expect(await dialog.findByText(/^Invalid code/)).toBeInTheDocument()
    await person.clear(dialog.getByLabelText('Code *'))
    await person.type(dialog.getByLabelText('Code *'), '287082{Enter}')
    expect(await screen.findByText('“My phone” is removed.')).toBeInTheDocument()
    expect(server.callsOf('POST /own-second-factor/passkeys/p1/remove')).toHaveLength(2)
  })

  it('that were not shown leave the dialog as it was', async () => {
    serverWith(on())
    showPasskey.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    const { person } = openConsole('/dashboard/sessions')
    await person.click(await screen.findByRole('button', { name: 'Turn off' }))
    const dialog = await dialogOf('Turn the second factor off?')
    await person.click(dialog.getByRole('button', { name: 'Use a passkey' }))
    expect(await dialog.findByText('No passkey was shown. Try again, or enter a code.')).toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText('Your second factor is off.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([
    [null, 'Passkeys need a web address with https. Browsers make none at an address like this one.'],
    ['https://jaadi.example', 'Passkeys are made at https://jaadi.example only: open the console there.'],
  ])(
    'are not offered where they cannot be made (%s), and a sentence says why',
    async (passkeysAt, sentence) => {
      serverWith(aSecondFactor({ passkeysAt }))
      openConsole('/dashboard/sessions')
      expect(await screen.findByText(sentence)).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument()
    },
  )

  it('are not offered in a browser that knows none', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
    serverWith(aSecondFactor())
    openConsole('/dashboard/sessions')
    expect(await screen.findByText('This browser does not support passkeys.')).toBeInTheDocument()
  })
})

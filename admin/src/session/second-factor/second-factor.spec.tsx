import { screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../testing/axe.js'
import { aSecondFactor, aSession } from '../../testing/builders.js'
import { FakeServer, ok, refusal } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'

const codes = ['ABCD-EFGH-JKLM-NPQR', 'BCDE-FGHJ-KLMN-PQRS']
const app = { secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/x', qrSquares: 21, qrPath: 'M0 0h7v1h-7z' }

const ON_STATE = aSecondFactor({ since: '2026-11-21T06:30:00.000Z', app: true, recoveryCodesLeft: 10 })

/** A server that accepts the code 287082. */
function serverWith(since: string | null) {
  let state = since ? { ...ON_STATE, since, recoveryCodesLeft: 9 } : aSecondFactor()
  const taking = (answer: object, then: typeof state) => (call: { body: unknown }) => {
    if ((call.body as { code: string }).code !== '287082') return refusal(401, 'INVALID_OTP', 'Invalid OTP')
    state = then
    return ok(answer)
  }
  return new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /sessions', ok({ sessions: [] }))
    .on('GET /own-second-factor', () => ok(state))
    .on('POST /own-second-factor/app', ok(app))
    .on('POST /own-second-factor/app/confirm', taking({ recoveryCodes: codes }, ON_STATE))
    .on('POST /own-second-factor/recovery-codes', taking({ recoveryCodes: codes }, ON_STATE))
    .on('POST /own-second-factor/off', taking({ message: 'Off.' }, aSecondFactor()))
    .listen()
}

async function open(since: string | null, button: string, title: string) {
  const server = serverWith(since)
  const { person } = openConsole('/dashboard/sessions')
  await person.click(await screen.findByRole('button', { name: button }))
  return { server, person, dialog: within(await screen.findByRole('dialog', { name: title })) }
}
const ON = '2026-11-20T06:30:00.000Z'

describe('a second factor', () => {
  it('is set up by a code of the app, and its recovery codes are shown until they are kept', async () => {
    const name = 'Set up an authenticator app'
    const { person, dialog } = await open(null, name, name)
    expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument()
    expect(dialog.getByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument()
    expect(await faults()).toEqual([])
    await person.click(dialog.getByRole('button', { name: 'Turn on' }))
    expect(dialog.getByText('The code is required')).toBeInTheDocument()
    await person.type(dialog.getByLabelText('Code *'), '000000{Enter}')
    expect(await dialog.findByText(/^Invalid code/)).toBeInTheDocument()
    await person.clear(dialog.getByLabelText('Code *'))
    await person.type(dialog.getByLabelText('Code *'), '287082{Enter}')
    const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }))
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes)
    await person.keyboard('{Escape}')
    expect(shown.getByText('ABCD-EFGH-JKLM-NPQR')).toBeInTheDocument()
    await person.click(shown.getByRole('button', { name: 'I have kept them' }))
    expect(await screen.findByText(/10 recovery codes left/)).toBeInTheDocument()
  })

  it('gives new recovery codes for a code', async () => {
    const { person, dialog, server } = await open(ON, 'New recovery codes', 'New recovery codes')
    await person.type(dialog.getByLabelText('Code *'), '287082{Enter}')
    expect(await screen.findByText('ABCD-EFGH-JKLM-NPQR')).toBeInTheDocument()
    expect(server.callsOf('POST /own-second-factor/recovery-codes')).toHaveLength(1)
  })

  it('is turned off for a code, and stays on Cancel', async () => {
    const { person, dialog, server } = await open(ON, 'Turn off', 'Turn the second factor off?')
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server.callsOf('POST /own-second-factor/off')).toHaveLength(0)
    await person.click(screen.getByRole('button', { name: 'Turn off' }))
    await person.type(await screen.findByLabelText('Code *'), '287082{Enter}')
    expect(await screen.findByText('Your second factor is off.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeInTheDocument()
  })

  it('says that it could not be loaded, or not be begun', async () => {
    const server = serverWith(null).on('GET /own-second-factor', { status: 500 })
    const { person } = openConsole('/dashboard/sessions')
    expect(await screen.findByText('Your second factor could not be loaded.')).toBeInTheDocument()
    server
      .on('GET /own-second-factor', ok(aSecondFactor()))
      .on('POST /own-second-factor/app', refusal(409, 'SECOND_FACTOR_ON', 'You have one already.'))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await person.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
    expect(await screen.findByText('You have one already.')).toBeInTheDocument()
  })
})

import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { leave } from '../../state/leave.js'
import { aCart, aLine, aShop } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

/** The work itself needs the browser's cryptography. */
jest.mock('../../api/proof-of-work.js', () => ({
  solve: (challenge: string) =>
    new Promise((resolve) => setTimeout(() => resolve(`solved ${challenge}`), 300)),
}))

const NUMBER = '9876543210'

function aSendingServer() {
  const server = aServer()
  server.gives('POST /api/send-otp', { role: 'user', message: 'OTP sent', resendAfterSeconds: 30 })
  server.on('POST /api/verify-otp', ({ body }) => {
    if (body['otp'] !== '123456') return { status: 401, body: { error: 'Invalid OTP', code: 'INVALID_OTP' } }
    logInAs(server)
    return { body: { message: 'OTP verified successfully', role: 'user', mobileNumber: NUMBER } }
  })
  return server
}

async function sendTo(user: ReturnType<typeof openShop>, number: string) {
  await user.type(await screen.findByLabelText('Mobile number'), number)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
}

describe('the login', () => {
  it('asks for a mobile number, and sends nothing without one', async () => {
    const server = aSendingServer()
    const user = openShop('/loginpage-1')
    await user.click(await screen.findByRole('button', { name: 'Send OTP' }))
    expect(screen.getByText('Mobile number is required')).toBeVisible()
    expect(screen.getByLabelText('Mobile number')).toHaveFocus()
    expect(server.sent('POST', '/api/send-otp')).toHaveLength(0)
  })

  it.each(['12345', '98765x4321', '98765432101'])('refuses %s as a number', async (number) => {
    aSendingServer()
    const user = openShop('/login')
    await sendTo(user, number)
    expect(screen.getByText('Please enter a valid 10-digit mobile number')).toBeVisible()
    expect(screen.getByLabelText('Mobile number')).toBeInvalid()
  })

  it('says whom to call when the OTP cannot be sent', async () => {
    const server = aSendingServer()
    server.refuses('POST /api/send-otp', 500, 'INTERNAL')
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    expect(await screen.findByText('Error sending OTP, Pls contact customer care')).toBeVisible()
  })

  it('says how long to wait after too many tries', async () => {
    const server = aSendingServer()
    server.refuses('POST /api/send-otp', 429, 'TOO_MANY_REQUESTS', 'Too many', { retryAfterSeconds: 25 })
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    expect(await screen.findByText('Too many tries. Please wait 25 seconds.')).toBeVisible()
  })

  it('does some work where the server wants a proof, says so, and asks again with it', async () => {
    const server = aSendingServer()
    server.on('POST /api/send-otp', ({ body }) =>
      body['proof']
        ? { body: { role: 'user', message: 'OTP sent', resendAfterSeconds: 30 } }
        : { status: 429, body: { code: 'PROOF_WANTED', error: 'Work first', details: { challenge: 'c' } } },
    )
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    expect(await screen.findByText(/your phone has to do a little work first/)).toHaveRole('status')
    expect(await screen.findByText('OTP sent')).toBeVisible()
    const [, again] = server.sent('POST', '/api/send-otp')
    expect(again?.body['proof']).toBe('solved c')
  })

  it('locks the number, asks for the OTP, and refuses a wrong one', async () => {
    aSendingServer()
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    expect(await screen.findByText('OTP sent')).toBeVisible()
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('OTP')).toHaveAttribute('autocomplete', 'one-time-code')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    expect(screen.getByText('OTP is required')).toBeVisible()
    await user.type(screen.getByLabelText('OTP'), '000000')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    expect(await screen.findByText('Invalid OTP')).toBeVisible()
    expect(screen.getByLabelText('OTP')).toHaveValue('000000')
  })

  it('still asks for the OTP when the phone has thrown the page away meanwhile', async () => {
    const server = aSendingServer()
    await sendTo(openShop('/login'), NUMBER)
    await screen.findByText('OTP sent')
    cleanup()
    const user = openShop('/login')
    await user.type(await screen.findByLabelText('OTP'), '123456')
    expect(screen.getByText('Login with last send OTP')).toHaveRole('status')
    expect(screen.getByLabelText('Mobile number')).toHaveValue(NUMBER)
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    expect(await screen.findByRole('link', { name: 'Explore Products' })).toBeVisible()
    expect(server.sent('POST', '/api/send-otp')).toHaveLength(1)
    expect(JSON.stringify(sessionStorage)).not.toContain(NUMBER)
  })

  it('asks for a number again once another one was wanted, also in a new page', async () => {
    aSendingServer()
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    await user.click(await screen.findByRole('button', { name: 'Use another number' }))
    cleanup()
    openShop('/login')
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeVisible()
    expect(screen.getByLabelText('Mobile number')).toHaveValue('')
  })

  it('says that a code is used up, and sends a new one', async () => {
    const server = aSendingServer()
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    server.refuses('POST /api/verify-otp', 401, 'INVALID_OTP', 'Invalid OTP', { usedUp: true })
    await user.type(await screen.findByLabelText('OTP'), '000000')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    expect(await screen.findByText(/This code is used up/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Verify OTP' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Send a new OTP in \d+ s$/ })).toBeDisabled()
  })

  it('allows another number to be entered', async () => {
    aSendingServer()
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    await user.click(await screen.findByRole('button', { name: 'Use another number' }))
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
  })
})

describe('the login of customers and of staff', () => {
  it('never shows a code in production', async () => {
    const server = aSendingServer()
    server.gives('GET /sandbox/outbox', [{ code: '123456' }])
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    await screen.findByText('OTP sent')
    expect(screen.queryByText(/Demo/)).not.toBeInTheDocument()
    expect(server.sent('GET', '/sandbox/outbox')).toHaveLength(0)
  })

  it('shows the code while the SMS sandbox stands in for the network', async () => {
    const server = aSendingServer()
    server.gives('GET /api/shop', aShop({ sandboxes: ['sms'] }))
    server.gives('GET /sandbox/outbox', [{ channel: 'sms', to: NUMBER, text: 'x', code: '123456', at: '' }])
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    expect(await screen.findByText('Demo: your code is 123456')).toBeVisible()
  })

  it('adds the jar that was picked before, and goes back to where the customer was', async () => {
    const server = aSendingServer()
    const filled = aCart({ cartItems: [aLine()] })
    server.on('POST /api/cart/add', () => {
      server.gives('GET /api/cart/items', filled)
      return { body: filled }
    })
    const user = openShop('/userhomepage', { tab: 'products' })
    await user.click(await screen.findByRole('button', { name: /^Add one/ }))
    await sendTo(user, NUMBER)
    await user.type(await screen.findByLabelText('OTP'), '123456{Enter}')
    expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible()
    expect(await screen.findByText('1 jar in the cart')).toBeInTheDocument()
    expect(server.sent('POST', '/api/cart/add').map(({ body }) => body)).toEqual([
      { Id: 'FG-0001', quantity: 1 },
    ])
  })

  it('leaves one entry of the screen that the customer came from, so that Back leads to the one before', async () => {
    aSendingServer()
    const user = openShop()
    await user.click(await screen.findByRole('link', { name: 'Explore Products' }))
    await user.click(await screen.findByRole('button', { name: /^Add one/ }))
    await sendTo(user, NUMBER)
    await user.type(await screen.findByLabelText('OTP'), '123456{Enter}')
    expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible()
    act(() => history.back())
    expect(await screen.findByRole('link', { name: 'Explore Products' })).toBeVisible()
  })

  it('takes a staff pin on the same screen and opens the console', async () => {
    const server = aSendingServer()
    const toConsole = jest.spyOn(leave, 'toConsole').mockImplementation(() => undefined)
    server.gives('POST /api/send-otp', {
      role: 'admin',
      message: 'Log in with your pin',
      resendAfterSeconds: 0,
    })
    server.on('POST /api/verify-otp', () => {
      logInAs(server, 'admin')
      return { body: { message: 'OTP verified successfully', role: 'admin', mobileNumber: NUMBER } }
    })
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    expect(await screen.findByText('Log in with your pin')).toBeVisible()
    await user.type(screen.getByLabelText('PIN'), '246810{Enter}')
    await waitFor(() => expect(toConsole).toHaveBeenCalled())
    toConsole.mockRestore()
  })

  it('speaks of a PIN to staff, from the field to what is wrong with it', async () => {
    const server = aSendingServer()
    server.gives('POST /api/send-otp', {
      role: 'ops',
      message: 'Log in with your pin',
      resendAfterSeconds: 0,
    })
    server.refuses('POST /api/verify-otp', 401, 'INVALID_OTP', 'Invalid OTP')
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    await user.click(await screen.findByRole('button', { name: 'Verify PIN' }))
    expect(screen.getByText('PIN is required')).toBeVisible()
    await user.type(screen.getByLabelText('PIN'), '000000{Enter}')
    expect(await screen.findByText('Invalid PIN')).toBeVisible()
    expect(screen.queryByText(/OTP/, { selector: 'button, label, [role="alert"]' })).not.toBeInTheDocument()
    expect(screen.queryByText(/No password|you agree/)).not.toBeInTheDocument()
  })
})

describe('a second factor', () => {
  async function untilWanted() {
    const server = aSendingServer()
    const toConsole = jest.spyOn(leave, 'toConsole').mockImplementation(() => undefined)
    server.gives('POST /api/send-otp', {
      role: 'admin',
      message: 'Log in with your pin',
      resendAfterSeconds: 0,
    })
    server.on('POST /api/verify-otp', ({ body }) => {
      if (body['code'] === undefined)
        return { status: 403, body: { code: 'SECOND_FACTOR_WANTED', error: 'x' } }
      if (body['code'] !== '287082') return { status: 401, body: { error: 'x', code: 'INVALID_OTP' } }
      logInAs(server, 'admin')
      return { body: { message: 'OTP verified successfully', role: 'admin', mobileNumber: NUMBER } }
    })
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    await user.type(await screen.findByLabelText('PIN'), '246810{Enter}')
    expect(await screen.findByText('Your PIN is right. Now the second factor.')).toHaveRole('status')
    return { server, user, toConsole, field: screen.getByLabelText('Code of your app, or a recovery code') }
  }

  it('is asked for after the right PIN, which goes along with it', async () => {
    const { server, user, toConsole, field } = await untilWanted()
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    await user.type(field, '287 082{Enter}')
    await waitFor(() => expect(toConsole).toHaveBeenCalled())
    const [, last] = server.sent('POST', '/api/verify-otp')
    expect(last?.body).toEqual({ mobileNumber: NUMBER, otp: '246810', role: 'admin', code: '287082' })
    toConsole.mockRestore()
  })

  it('that is missing or wrong is said, and another number can be used', async () => {
    const { user, toConsole, field } = await untilWanted()
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getByText('The code is required')).toBeVisible()
    await user.type(field, '000000{Enter}')
    expect(await screen.findByText(/^Invalid code/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use another number' }))
    expect(screen.getByLabelText('Mobile number')).toHaveValue('')
    expect(toConsole).not.toHaveBeenCalled()
    toConsole.mockRestore()
  })

  it.each([
    ['factor', /A second factor was set up/],
    ['no-factor', /An admin removed your second factor/],
    ['factor-gone', /A part of your second factor was removed/],
    ['idle', /this device was not used for some time/],
  ])('says why the device was logged out: %s', async (ended, sentence) => {
    aSendingServer()
    openShop(`/login?ended=${ended}`)
    expect(await screen.findByText(sentence)).toBeVisible()
  })
})

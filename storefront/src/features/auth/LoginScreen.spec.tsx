import { screen, waitFor } from '@testing-library/react'
import { leave } from '../../app/leave.js'
import { aCart, aLine, aShop } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const NUMBER = '9876543210'

function aSendingServer() {
  const server = aServer()
  server.gives('POST /api/send-otp', { role: 'user', message: 'OTP sent' })
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

  it('lets another number be used', async () => {
    aSendingServer()
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    await user.click(await screen.findByRole('button', { name: 'Use another number' }))
    expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled()
  })

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

  it('takes a staff pin on the same screen and opens the console', async () => {
    const server = aSendingServer()
    const toConsole = jest.spyOn(leave, 'toConsole').mockImplementation(() => undefined)
    server.gives('POST /api/send-otp', { role: 'admin', message: 'Log in with your pin' })
    server.on('POST /api/verify-otp', () => {
      logInAs(server, 'admin')
      return { body: { message: 'OTP verified successfully', role: 'admin', mobileNumber: NUMBER } }
    })
    const user = openShop('/login')
    await sendTo(user, NUMBER)
    expect(await screen.findByText('Log in with your pin')).toBeVisible()
    await user.type(screen.getByLabelText('Pin'), '246810{Enter}')
    await waitFor(() => expect(toConsole).toHaveBeenCalled())
    toConsole.mockRestore()
  })
})

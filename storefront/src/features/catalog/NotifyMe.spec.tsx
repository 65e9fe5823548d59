import { screen, waitFor } from '@testing-library/react'
import { aProduct } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const soldOut = aProduct({ availableStock: 0, unlimitedStock: false })
const PUT = `/api/back-in-stock/${soldOut.Id}`

function aServerSoldOut() {
  const server = aServer()
  server.gives('GET /api/products', { products: [soldOut] })
  return server
}
const button = (name: RegExp) => screen.findByRole('button', { name })

describe('a product that has run out', () => {
  it('is waited for with one tap, and the waiting is taken back with another', async () => {
    const server = aServerSoldOut()
    logInAs(server)
    server.gives('GET /api/back-in-stock', { products: [] })
    server.gives(`PUT ${PUT}`, { products: [soldOut.Id] })
    server.gives(`DELETE ${PUT}`, { products: [] })
    const user = openShop('/userhomepage', { tab: 'products' })
    await user.click(await button(/^Notify me: /))
    expect(await screen.findByText('We will tell you once, when it is there again.')).toBeVisible()
    await user.click(await button(/^Do not notify me: /))
    expect(await button(/^Notify me: /)).toBeEnabled()
    expect(server.sent('DELETE', PUT)).toHaveLength(1)
  })

  it('leads a visitor to the login, and is waited for afterwards', async () => {
    const server = aServerSoldOut()
    server.gives('POST /api/send-otp', { message: 'Sent', role: 'user', resendAfterSeconds: 30 })
    server.gives(`PUT ${PUT}`, { products: [soldOut.Id] })
    const user = openShop('/userhomepage', { tab: 'products' })
    await user.click(await button(/^Notify me: /))
    await user.type(await screen.findByLabelText('Mobile number'), '9876543210')
    await user.click(screen.getByRole('button', { name: 'Send OTP' }))
    const code = await screen.findByLabelText('OTP')
    server.on('POST /api/verify-otp', () => {
      logInAs(server)
      return { body: { mobileNumber: '9876543210', role: 'user' } }
    })
    await user.type(code, '123456')
    await user.click(screen.getByRole('button', { name: 'Verify OTP' }))
    await waitFor(() => expect(server.sent('PUT', PUT)).toHaveLength(1))
    expect(server.sent('POST', '/api/cart/add')).toHaveLength(0)
    expect(await screen.findByText('We will tell you once, when it is there again.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See the cart' })).not.toBeInTheDocument()
  })

  it('says in the server’s words why it cannot be waited for', async () => {
    const server = aServerSoldOut()
    logInAs(server)
    server.gives('GET /api/back-in-stock', { products: [] })
    server.refuses(`PUT ${PUT}`, 409, 'WAITS_FULL', 'You wait for 20 products already. Take one back first.')
    const user = openShop('/userhomepage', { tab: 'products' })
    await user.click(await button(/^Notify me: /))
    expect(await screen.findByText(/You wait for 20 products already/)).toBeVisible()
  })

  it('offers nothing to staff, nor where there are jars', async () => {
    const server = aServerSoldOut()
    logInAs(server, 'admin')
    server.gives('GET /api/products', { products: [soldOut, aProduct({ Id: 'FG-0002', name: 'There' })] })
    openShop('/userhomepage', { tab: 'products' })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('button', { name: /Notify me/ })).not.toBeInTheDocument())
  })
})

import { screen, waitFor } from '@testing-library/react'
import { aLine, anAddressedCart } from '../../testing/builders.js'
import { aServerWithCart, openCart, placeOrder } from '../../testing/cart.js'

const amma = {
  id: 'a2',
  isDefault: false,
  label: 'Amma',
  name: 'Saroja Rao',
  address: '4 Beach Road',
  city: 'Kakinada',
  state: 'Andhra Pradesh',
  pin: '533001',
  location: '',
}

/** A customer who kept addresses when the page came. */
function aServerOfAnOwner() {
  const server = aServerWithCart(anAddressedCart())
  server.gives('GET /api/session', { mobileNumber: '9876543210', role: 'user', name: '', hasAddress: true })
  return server
}

describe('the addresses of the customer, at the checkout', () => {
  it('are not offered to somebody who keeps none', async () => {
    aServerWithCart(anAddressedCart())
    openCart()
    expect(await screen.findByLabelText('Pin code')).toBeVisible()
    expect(screen.queryByText('Deliver to one of my addresses')).not.toBeInTheDocument()
  })

  it('are asked for when they are unfolded, and fill the form and the cart', async () => {
    const server = aServerOfAnOwner()
    let kept = anAddressedCart()
    server.on('PUT /api/cart/updateAddress', ({ body }) => ({ body: (kept = { ...kept, ...body }) }))
    server.gives('GET /api/users/addresses', { addresses: [amma] })
    server.gives('GET /api/delhivery/charges', [{ total_amount: 90 }])
    const user = openCart()
    const fold = await screen.findByText('Deliver to one of my addresses')
    expect(server.sent('GET', '/api/users/addresses')).toHaveLength(0)
    await user.click(fold)
    await user.click(await screen.findByRole('button', { name: 'Deliver to Amma, 4 Beach Road' }))
    expect(await screen.findByText('Amma is filled in.')).toHaveRole('status')
    expect(screen.getByLabelText('Delivery address')).toHaveValue('4 Beach Road')
    expect(screen.getByLabelText('Contact name')).toHaveValue('Saroja Rao')
    expect(screen.getByLabelText('Pin code')).toHaveValue('533001')
    await waitFor(() =>
      expect(server.sent('PUT', '/api/cart/updateAddress').map(({ body }) => body)).toEqual([
        { address: '4 Beach Road', city: 'Kakinada', state: 'Andhra Pradesh', contactName: 'Saroja Rao' },
        { pin: '533001', deliveryCost: 90 },
      ]),
    )
  })

  it('were removed elsewhere: the way to keep some is said', async () => {
    const server = aServerOfAnOwner()
    server.gives('GET /api/users/addresses', { addresses: [] })
    const user = openCart()
    await user.click(await screen.findByText('Deliver to one of my addresses'))
    expect(await screen.findByText(/You keep no addresses yet/)).toBeVisible()
  })
})

describe('the button of the cart bar', () => {
  it.each([
    [{ pin: '', deliveryCost: 0 }, 'Enter your PIN code', 'Pin code'],
    [{ contactName: '' }, 'Enter your name', 'Contact name'],
    [{ contactNumber: '' }, 'Enter your number', 'Contact number'],
    [{ address: '' }, 'Enter your address', 'Delivery address'],
  ])('leads to what is missing: %j', async (change, name, field) => {
    aServerWithCart(anAddressedCart(change))
    const user = openCart()
    await user.click(await screen.findByRole('button', { name }))
    expect(screen.getByLabelText(field)).toHaveFocus()
    expect(await placeOrder()).toBeDisabled()
  })

  it('leads nowhere while a jar cannot be bought', async () => {
    aServerWithCart(anAddressedCart({ cartItems: [aLine({ problem: 'OUT_OF_STOCK' })], pin: '' }))
    openCart()
    expect(await placeOrder()).toBeDisabled()
    expect(screen.queryByRole('button', { name: /^Enter your/ })).toBeNull()
  })
})

import { screen } from '@testing-library/react'
import { anAddressedCart, aShop } from '../../testing/builders.js'
import { aServerWithCart, openCart } from '../../testing/cart.js'

const RAO = { gstin: '27AAPFU0939F1ZV', name: 'Rao Foods', otherState: 'Maharashtra' }

async function unfolded(cart = anAddressedCart()) {
  const server = aServerWithCart(cart)
  server.gives('GET /api/shop', aShop({ gstin: '36AAPFU0939F1ZU' }))
  const user = openCart()
  if (!cart.business) await user.click(await screen.findByText('Buying for a business?'))
  const gstin = await screen.findByLabelText('GSTIN')
  return { server, user, gstin, name: screen.getByLabelText('Name of the business') }
}

describe('a cart for a business', () => {
  it('is saved before the order is placed, and says that the jars go to another state', async () => {
    const { server, user, gstin, name } = await unfolded()
    server.gives('PUT /api/cart/business', anAddressedCart({ business: RAO }))
    const place = screen.getByRole('button', { name: 'Place Order' })
    expect(place).toBeEnabled()
    await user.type(gstin, '27aapfu0939f1zv')
    expect(place).toBeDisabled()
    expect(screen.getByText(/^Save the business, or empty its fields/)).toBeVisible()
    await user.type(name, 'Rao Foods')
    await user.click(screen.getByRole('button', { name: 'Save for the invoice' }))
    expect(await screen.findByText('The invoice is for Rao Foods.')).toHaveRole('status')
    expect(screen.getByText(/^Its GSTIN is of Maharashtra/)).toBeVisible()
    expect(gstin).toHaveValue('27AAPFU0939F1ZV')
    expect(place).toBeEnabled()
    expect(server.sent('PUT', '/api/cart/business').map(({ body }) => body)).toEqual([
      { gstin: '27aapfu0939f1zv', businessName: 'Rao Foods' },
    ])
  })

  it('names the field that the server refuses, and keeps what was typed', async () => {
    const { server, user, gstin } = await unfolded()
    const sentence = 'This is not a GSTIN. Please check each of its 15 characters.'
    server.refuses('PUT /api/cart/business', 400, 'VALIDATION_FAILED', sentence, {
      fields: { gstin: sentence },
    })
    await user.type(gstin, '27AAPFU0939F1ZW')
    await user.click(screen.getByRole('button', { name: 'Save for the invoice' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(gstin).toHaveValue('27AAPFU0939F1ZW')
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  })

  it('stands open when the cart has one, and becomes one for oneself again', async () => {
    const { server, user, gstin } = await unfolded(anAddressedCart({ business: RAO }))
    server.gives('PUT /api/cart/business', anAddressedCart())
    expect(gstin).toHaveValue(RAO.gstin)
    await user.click(screen.getByRole('button', { name: 'Buy for myself' }))
    expect(await screen.findByLabelText('GSTIN')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Buy for myself' })).not.toBeInTheDocument()
  })
})

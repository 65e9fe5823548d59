import { screen } from '@testing-library/react'
import { type aCart } from './builders.js'
import { aServer, logInAs, openShop } from './open-shop.js'

export const openCart = () => openShop('/userhomepage', { tab: 'cart' })

/** A customer who has this cart; an address is kept as it is sent. */
export function aServerWithCart(cart: ReturnType<typeof aCart>) {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/cart/items', cart)
  server.gives('GET /api/users', { mobileNumber: '9876543210' })
  server.on('PUT /api/cart/updateAddress', ({ body }) => ({ body: { ...cart, ...body } }))
  return server
}

export const placeOrder = () => screen.findByRole('button', { name: 'Place Order' })

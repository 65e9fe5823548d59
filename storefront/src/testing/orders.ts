import { screen, within } from '@testing-library/react'
import { type Order } from '../api/types.js'
import { aServer, logInAs, openShop } from './open-shop.js'

export const openOrders = () => openShop('/userhomepage', { tab: 'placeOrder' })

/** A customer who has these orders. */
export function aServerWithOrders(...orders: Order[]) {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/orders', { orders })
  return server
}

/** The order that the builders make, with all about it unfolded. */
export async function unfolded(user: ReturnType<typeof openOrders>) {
  const order = await card()
  await user.click(within(order).getByText('All about this order'))
  await within(order).findByText('Payment status')
  return order
}

/** Of the order that the builders make. */
export const card = () => screen.findByRole('article', { name: 'P-7KQ4-M2XD' })

import { screen } from '@testing-library/react'
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

/** Of the order that the builders make. */
export const card = () => screen.findByRole('article', { name: 'P-7KQ4-M2XD' })

import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Role } from '../api/types.js'
import { AppRoutes } from '../app/AppRoutes.js'
import { Providers } from '../app/Providers.js'
import { type HomeState } from '../state/home-navigation.js'
import { createStores } from '../state/stores.js'
import { aCart, aLanding, aProduct, aShop } from './builders.js'
import { fakeServer } from './fake-server.js'

const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)

/** A server with a shop, one product, an empty cart and no orders, and nobody logged in. */
export function aServer() {
  const server = fakeServer()
  sessionStorage.clear()
  localStorage.clear()
  forget('mobileNumber')
  forget('role')
  server.gives('GET /api/shop', aShop())
  server.gives('GET /api/landing', aLanding())
  server.gives('GET /api/products', { products: [aProduct()] })
  server.gives('GET /api/cart/items', aCart(), 201)
  server.gives('GET /api/orders', { orders: [] })
  server.refuses('GET /api/session', 401, 'NO_SESSION', 'Please log in.')
  return server
}

export function logInAs(server: ReturnType<typeof aServer>, role: Role = 'user') {
  document.cookie = 'mobileNumber=9876543210; path=/'
  server.gives('GET /api/session', { mobileNumber: '9876543210', role, name: '', hasAddress: false })
}

/** Opens the shop as the browser does: at an address, with the state of its history entry. */
export function openShop(path = '/userhomepage', state: HomeState | null = null) {
  history.replaceState({ usr: state, key: 'start', idx: 0 }, '', path)
  const user = userEvent.setup()
  render(
    <Providers stores={createStores()}>
      <AppRoutes />
    </Providers>,
  )
  return user
}

import { screen } from '@testing-library/react'
import { aSession } from '../../testing/builders.js'
import { FakeServer, ok, page } from '../../testing/fake-server.js'
import { openConsole } from '../../testing/open-console.js'

/** The lists that somebody fills: their address, what they ask the server for, the button, and where it leads. */
it.each([
  ['/product-list', 'products', 'Create the first product', '/product-entry'],
  ['/dashboard/orders', 'orders', 'Take the first order', '/dashboard/desk'],
  ['/dashboard/customers', 'customers', 'Take the first order', '/dashboard/desk'],
  ['/dashboard/employees', 'employees', 'Add the first employee', '/dashboard/employees/create'],
  ['/reservation-list', 'reservations', 'Make the first reservation', '/reservations'],
  ['/dashboard/payouts', 'settlements', 'Choose the report', '/dashboard/payouts/import'],
  [
    '/dashboard/subscribers',
    'subscribers',
    'Open the shop profile',
    '/dashboard/settings/profile?field=emailSubscriptions',
  ],
])(
  'the empty list at %s says what it holds and leads to its first record',
  async (address, resource, name, to) => {
    new FakeServer()
      .on('GET /session', ok(aSession()))
      .on(`GET /admin/${resource}`, page(resource, []))
      .listen()
    openConsole(address)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to)
  },
)

it.each([
  ['/dashboard/suppliers', 'suppliers', 'Write down the first supplier'],
  ['/outlet-list', 'outlets', 'Fill in the first outlet'],
])('the empty list at %s opens its form', async (address, resource, name) => {
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on(`GET /admin/${resource}`, page(resource, []))
    .listen()
  const { person } = openConsole(address)
  await person.click(await screen.findByRole('button', { name }))
  expect((await screen.findAllByRole('textbox', { name: /^Name/ }))[0]).toBeVisible()
})

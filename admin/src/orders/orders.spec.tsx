import { screen, waitFor } from '@testing-library/react'
import { type OrderRow } from '../data/api-types.js'
import { faults } from '../testing/axe.js'
import { aSession } from '../testing/builders.js'
import { FakeServer, ok, page } from '../testing/fake-server.js'
import { openConsole } from '../testing/open-console.js'

const row: OrderRow = {
  id: 'order1',
  _id: 'order1',
  orderId: 'P-7KQ4-M2XD',
  order_extid: 'JDI-261121-7KQ4M2XDAB',
  orderDate: '2026-11-20T19:00:00.000Z',
  contactName: 'Lakshmi N',
  mobileNumber: '9876500000',
  city: 'Hyderabad',
  pin: '500060',
  jars: 2,
  totalPrice: 849,
  deliveryCost: 118.5,
  finalPrice: 967.5,
  paymentStatus: 'Completed',
  orderStatus: 'Placed',
  deliveryStatus: 'Packed',
  waybill: null,
  deleted: false,
}

it('finds any order and leads to its card', async () => {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /orders/list', ok({ orders: [], total: 0 }))
    .on(
      'GET /admin/orders',
      page('orders', [row, { ...row, id: 'order2', orderId: 'P-AAAA-BBBB', deleted: true }]),
    )
    .listen()
  const { person } = openConsole('/assign-stock')
  await person.click(await screen.findByRole('link', { name: 'All orders' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All orders' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'P-7KQ4-M2XD' })).toHaveAttribute(
    'href',
    '/assign-stock?order=P-7KQ4-M2XD',
  )
  expect(screen.getByRole('row', { name: /P-AAAA-BBBB/ })).toHaveTextContent('Deleted')
  await person.type(screen.getByLabelText('Order ID, mobile number or waybill'), '9876500000')
  await waitFor(() =>
    expect(server.callsOf('GET /admin/orders').at(-1)?.query.filter).toBe('{"q":"9876500000"}'),
  )
  expect(await faults()).toEqual([])
})

import { screen } from '@testing-library/react'
import { faults } from './testing/axe.js'
import { anItem, anOrder, aSession, aSummary } from './testing/builders.js'
import { FakeServer, ok, page } from './testing/fake-server.js'
import { openConsole } from './testing/open-console.js'

const orders = [
  anOrder({ items: [anItem({ quantity: 3 })] }),
  anOrder({ _id: 'order2', orderId: 'P-2222-3333', deliveryStatus: 'Packed' }),
]

beforeEach(() => {
  const server = new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /dashboard/summary', ok(aSummary()))
    .on('GET /orders/list', ok({ orders, total: 45 }))
    .on('GET /admin/refunds', page('refunds', []))
  for (const list of ['outlets', 'employees', 'expenses'])
    server.on(`GET /admin/${list}`, page(list, [{ id: '1', name: 'One', date: '2026-11-02', amount: 1 }]))
  server.listen()
})

it.each([
  ['/dashboard', 'Orders to pack'],
  ['/assign-stock', 'Order P-2222-3333'],
  ['/outlet-list', 'One'],
  ['/expenses', '₹1.00'],
  ['/dashboard/employees/create', 'Save'],
  ['/dashboard/refunds', 'No eligible orders'],
])('%s has no accessibility faults', async (address, text) => {
  openConsole(address)
  await screen.findByText(text)
  expect(await faults()).toEqual([])
})

import { screen, within } from '@testing-library/react'
import { type StaffOrder } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { allowing, anOrder, aSession } from '../../../testing/builders.js'
import { FakeServer, ok } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

function openOrder(part: Partial<StaffOrder> = {}, role: 'admin' | 'ops' = 'admin') {
  new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /orders/order/P-7KQ4-M2XD', ok(anOrder(part)))
    .listen()
  return openConsole('/assign-stock?order=P-7KQ4-M2XD')
}
const page = async () => within(await screen.findByRole('article', { name: 'Order P-7KQ4-M2XD' }))

it('the page of an order says where it stands, leads on by one button, and shows what happened', async () => {
  const timeline = [{ event: 'Paid', at: '2026-11-20T19:00:00.000Z', by: null, detail: null }] as const
  openOrder({ timeline: [...timeline] })
  const order = await page()
  const next = within(order.getByRole('region', { name: 'What is next' }))
  expect(next.getByRole('status')).toHaveTextContent('Paid. Somebody here has to assign batches for 1 jar.')
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Assign by FEFO'])
  expect(within(order.getByRole('region', { name: 'What happened' })).getByText('Paid')).toBeVisible()
  expect(within(order.getByRole('region', { name: 'Money' })).getByText('₹967.50')).toBeVisible()
  expect(
    within(order.getByRole('region', { name: 'Parcels' })).getByText('Flat 402, Road No. 3'),
  ).toBeVisible()
  expect(await faults()).toEqual([])
})

it('prints, writes to the customer and leads to their history from its head', async () => {
  const { person } = openOrder({ invoiceUrl: '/api/orders/P-7KQ4-M2XD/invoice' })
  const order = await page()
  expect(order.getByRole('link', { name: 'History of Lakshmi N' })).toHaveAttribute(
    'href',
    '/dashboard/customers/customer1',
  )
  await person.click(order.getByRole('button', { name: 'Print' }))
  expect(
    screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    ['Packing slip, A4', '/api/admin/packing/slips?orders=P-7KQ4-M2XD&size=a4'],
    ['Packing slip, 4 × 6 in', '/api/admin/packing/slips?orders=P-7KQ4-M2XD&size=4x6'],
    ['Address label, A4', '/api/admin/packing/labels?orders=P-7KQ4-M2XD&size=a4'],
    ['Address label, 4 × 6 in', '/api/admin/packing/labels?orders=P-7KQ4-M2XD&size=4x6'],
    ['Invoice', '/api/orders/P-7KQ4-M2XD/invoice'],
  ])
  await person.keyboard('{Escape}')
  await person.click(order.getByRole('button', { name: 'Message' }))
  expect(screen.getByRole('menuitem', { name: 'WhatsApp to 9876543210' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210?text=Hello%20Lakshmi%20N%2C%20about%20your%20order%20P-7KQ4-M2XD%3A',
  )
  await person.click(screen.getByRole('menuitem', { name: 'Conversation about the order' }))
  expect(window.location.pathname).toBe('/dashboard/support/P-7KQ4-M2XD')
})

it.each<[button: string, href: string, order: Partial<StaffOrder>]>([
  ['Take the money', '/dashboard/desk/P-7KQ4-M2XD', { paymentStatus: 'Pending', ...allowing('collect') }],
  [
    'Give the money back',
    '/dashboard/refunds',
    { deliveryStatus: 'Cancelled', refundState: 'Due', refundAmount: 10 },
  ],
  ['Look at the payment', '/dashboard/payments', { paymentStatus: 'Pending', paymentReview: 'DELETED' }],
  ['Answer', '/dashboard/support/P-7KQ4-M2XD', { deliveryStatus: 'Delivered', issueStatus: 'Open' }],
])('the next step "%s" is done elsewhere, and the page leads there', async (name, href, order) => {
  openOrder(order)
  const next = within((await page()).getByRole('region', { name: 'What is next' }))
  expect(next.getByRole('link', { name })).toHaveAttribute('href', href)
})

it('a packer sees no number that is not needed: none of the account, and none once the order is over', async () => {
  openOrder({}, 'ops')
  const order = await page()
  expect(order.getByText('9876543210')).toBeVisible()
  expect(order.queryByText('9876500000')).not.toBeInTheDocument()
})

it('a packer who opens a delivered order sees no number at all, nor the way to call', async () => {
  const { person } = openOrder({ deliveryStatus: 'Delivered' }, 'ops')
  const order = await page()
  expect(order.queryByText(/98765/)).not.toBeInTheDocument()
  await person.click(order.getByRole('button', { name: 'Message' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Conversation about the order',
  ])
})

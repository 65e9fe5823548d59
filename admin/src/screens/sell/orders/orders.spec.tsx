import { screen, waitFor, within } from '@testing-library/react'
import { type OrderRow } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

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
  channel: 'shop',
  handover: 'courier',
  replaces: null,
  waybill: null,
  deleted: false,
  deletedAt: null,
  archivedAt: null,
}

it('shows a long name under the pointer, where the list cuts it short', async () => {
  const contactName = 'Venkata Satyanarayana Lakshmi Narasimha Subrahmanya Sastry Chakravarthula'
  new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/orders', page('orders', [{ ...row, contactName }]))
    .listen()
  openConsole('/dashboard/orders')
  expect(await screen.findByTitle(contactName)).toHaveTextContent(contactName)
})

it('finds any order and leads to its card', async () => {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /orders/list', ok({ orders: [], total: 0 }))
    .on(
      'GET /admin/orders',
      page('orders', [
        row,
        {
          ...row,
          id: 'order2',
          orderId: 'P-AAAA-BBBB',
          deleted: true,
          deletedAt: '2026-11-20T19:30:00.000Z',
        },
      ]),
    )
    .listen()
  const { person } = openConsole('/assign-stock', { rail: true })
  await person.click(await screen.findByRole('link', { name: 'All orders' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All orders' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'P-7KQ4-M2XD' })).toHaveAttribute(
    'href',
    '/assign-stock?order=P-7KQ4-M2XD',
  )
  expect(screen.getByRole('row', { name: /P-AAAA-BBBB/ })).toHaveTextContent('Deleted 21 Nov 2026')
  await person.type(screen.getByLabelText('Name, place, phone, order ID, batch or waybill'), '9876500000')
  await waitFor(() =>
    expect(server.callsOf('GET /admin/orders').at(-1)?.query.filter).toBe('{"q":"9876500000"}'),
  )
  expect(await faults()).toEqual([])
})

describe('the file of a filter', () => {
  const serverFor = (role: 'admin' | 'ops') =>
    new FakeServer()
      .on('GET /session', ok(aSession({ role })))
      .on('GET /admin/orders', page('orders', [row]))
      .listen()
  const openList = () =>
    openConsole(`/dashboard/orders?${new URLSearchParams({ filter: '{"work":"to-pack"}' })}`)
  const saved: Promise<string>[] = []
  beforeEach(() => {
    saved.length = 0
    URL.createObjectURL = (blob) => `blob:${saved.push((blob as Blob).text())}`
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = () => undefined
  })

  it('is for no packer: it is full of addresses', async () => {
    serverFor('ops')
    openList()
    await screen.findByRole('link', { name: 'P-7KQ4-M2XD' })
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument()
  })

  it('is saved once the server has the PIN that it asks for', async () => {
    let isShown = false
    const wanted = { error: 'Please enter your PIN.', code: 'PIN_WANTED', details: { reason: 'long-ago' } }
    const server = serverFor('admin')
      .on('POST /session/pin', () => {
        isShown = true
        return ok({ message: 'Thank you.' })
      })
      .on('GET /admin/orders/export.csv', () => (isShown ? ok('Order') : { status: 403, body: wanted }))
    const { person } = openList()
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }))
    await person.type(await screen.findByLabelText('PIN *'), '246810{Enter}')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]).toContain('Order')
    expect(server.callsOf('GET /admin/orders/export.csv').at(-1)?.query).toEqual({
      filter: '{"work":"to-pack"}',
    })
  })

  it('is not saved where the server refuses, which is said', async () => {
    serverFor('admin').on('GET /admin/orders/export.csv', refusal(503, 'UNAVAILABLE', 'Not just now.'))
    const { person } = openList()
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('Not just now.')).toBeInTheDocument()
    expect(saved).toHaveLength(0)
  })
})

it('several orders get their batches one after the other; the one that does not is named', async () => {
  const waiting = { ...row, deliveryStatus: 'Pending' as const }
  const other = { ...waiting, id: 'order2', _id: 'order2', orderId: 'P-AAAA-BBBB' }
  const packed = { ...row, id: 'order3', _id: 'order3', orderId: 'P-CCCC-DDDD' }
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role: 'ops' })))
    .on('GET /admin/orders', page('orders', [waiting, other, packed]))
    .on('PUT /admin/orders/order1/assign-by-fefo', ok({ ...waiting, deliveryStatus: 'Packed' }))
    .on(
      'PUT /admin/orders/order2/assign-by-fefo',
      refusal(409, 'BATCHES_MISSING', 'Gongura: 2 jars are missing.'),
    )
    .listen()
  const { person } = openConsole('/dashboard/orders')
  await person.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  const bar = within(await screen.findByRole('region', { name: 'The chosen ones' }))
  expect(bar.getByRole('link', { name: 'Pack the jars (1 order)' })).toHaveAttribute(
    'href',
    '/dashboard/packing/P-CCCC-DDDD',
  )
  expect(bar.getByText('Packing slip, A4')).toHaveAttribute(
    'href',
    expect.stringContaining('slips?orders=P-7KQ4-M2XD%2CP-AAAA-BBBB%2CP-CCCC-DDDD'),
  )
  await person.click(bar.getByRole('button', { name: 'Assign by FEFO (2 orders)' }))
  expect(await bar.findByText('1 of 2 orders have their batches')).toBeInTheDocument()
  expect(
    within(bar.getByRole('list', { name: 'Orders that were not assigned' })).getByRole('listitem'),
  ).toHaveTextContent('P-AAAA-BBBB: Gongura: 2 jars are missing.')
  expect(server.callsOf('PUT /admin/orders/order2/assign-by-fefo')[0]?.body).toEqual({ useShort: false })
})

import { screen, waitFor, within } from '@testing-library/react'
import { type Customer, type CustomerRow } from '../../../api/api-types.js'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const LIST = '/dashboard/customers'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const row: CustomerRow = {
  id: 'c1',
  _id: 'c1',
  name: 'Lakshmi Rao',
  mobileNumber: '9876543210',
  city: 'Hyderabad',
  standing: 'regular',
  orders: 5,
  spent: 7420,
  average: 1484,
  firstOrderAt: '2026-03-02T04:30:00.000Z',
  lastOrderAt: daysAgo(3),
  issues: 1,
  hasOpenIssue: true,
}
const counts = {
  customers: 12,
  new: 6,
  returning: 2,
  regular: 3,
  silent: 4,
  withOpenIssue: 1,
  repeatPercent: 45,
  silentTo: '2026-08-26',
}
const lakshmi: Customer = {
  id: 'c1',
  name: 'Lakshmi Rao',
  mobileNumber: '9876543210',
  isMasked: false,
  email: 'lakshmi@example.in',
  city: 'Hyderabad',
  standing: 'regular',
  orders: 5,
  cancelled: 1,
  openOrders: 1,
  spent: 7420,
  average: 1484,
  firstOrderAt: '2026-03-02T04:30:00.000Z',
  lastOrderAt: daysAgo(3),
  everyDays: 34,
  addresses: [
    {
      contactName: 'Sarojini',
      contactNumber: '7012345678',
      address: '7 Temple Street',
      city: 'Rayagada',
      state: 'Odisha',
      pin: '765001',
      usedAt: '2026-10-02T04:30:00.000Z',
    },
  ],
  issues: [
    {
      orderId: 'P-7KQ4-M2XD',
      subject: 'Issue for Order P-7KQ4-M2XD',
      status: 'Open',
      updatedAt: '2026-10-02T04:30:00.000Z',
    },
  ],
  reviews: [
    {
      orderId: 'P-7KQ4-M2XD',
      name: 'CHICKEN CP_PO LOW 1kg',
      rating: 4,
      comment: 'Hot!',
      approved: true,
      date: '2026-10-02T04:30:00.000Z',
    },
  ],
  credits: [
    {
      orderId: 'P-7KQ4-M2XD',
      amount: 150,
      reason: 'The lid was loose.',
      at: '2026-10-02T04:30:00.000Z',
      doneAt: null,
    },
  ],
  emails: { active: true, consentAt: '2026-05-02T04:30:00.000Z', unsubscribedAt: null },
  told: { service: ['email', 'sms'], marketing: [], emailRefusal: 'The mail server: no such user' },
  messages: [
    {
      id: 'm1',
      title: 'Order paid',
      channel: 'sms',
      status: 'skipped',
      reason: 'The budget for messages of this day is used up.',
      at: '2026-10-02T04:30:00.000Z',
    },
  ],
  notes: [{ id: 'n1', text: 'Ring twice.', by: 'Ramesh', at: '2026-10-02T04:30:00.000Z' }],
}
const order = (orderId: string) => ({
  orderId,
  orderDate: '2026-10-02T04:30:00.000Z',
  finalPrice: 1030,
  paymentStatus: 'Completed',
  orderStatus: 'Placed',
  deliveryStatus: 'Packed',
})

function open(address = LIST, { role = 'admin' as 'admin' | 'ops', customer = lakshmi, rail = false } = {}) {
  const server = new FakeServer()
    .on('GET /session', ok(aSession({ role })))
    .on('GET /admin/customers', page('customers', [row]))
    .on('GET /admin/customers/counts', ok(counts))
    .on('GET /admin/customers/c1', ok(customer))
    .on('GET /admin/customers/c1/orders', ({ query }) =>
      ok({ orders: [order(`P-7KQ4-000${query['page']}`)], total: 11 }),
    )
    .listen()
  return { server, ...openConsole(address, { rail }) }
}

describe('the list of customers', () => {
  it('shows who spent what, and leads to the page of each', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Lakshmi Rao' })
    expect(link).toHaveAttribute('href', '/dashboard/customers/c1')
    expect(screen.getByText('₹7,420.00')).toBeVisible()
    expect(screen.getByText('45 of 100 customers order again.')).toBeVisible()
    expect(await faults()).toEqual([])
  })

  it('keeps what was searched when another kind of customers is chosen', async () => {
    const { server, person } = open()
    const asked = () => JSON.parse(server.callsOf('GET /admin/customers').at(-1)?.query['filter'] ?? '{}')
    const kinds = within(await screen.findByRole('group', { name: 'Which customers' }))
    expect(kinds.getByRole('button', { name: 'All 12' })).toHaveAttribute('aria-pressed', 'true')
    await person.click(kinds.getByRole('button', { name: 'Regular 3' }))
    await waitFor(() => expect(asked()).toEqual({ standing: 'regular' }))
    expect(kinds.getByRole('button', { name: 'Regular 3' })).toHaveAttribute('aria-pressed', 'true')
    await person.type(screen.getByLabelText('Name, place or number'), 'rao')
    await waitFor(() => expect(asked()).toEqual({ standing: 'regular', q: 'rao' }))
    await person.click(kinds.getByRole('button', { name: 'Silent for 90 days 4' }))
    await waitFor(() => expect(asked()).toEqual({ lastOrderTo: '2026-08-26', q: 'rao' }))
    await person.click(kinds.getByRole('button', { name: 'Open issue 1' }))
    await waitFor(() => expect(asked()).toEqual({ hasOpenIssue: true, q: 'rao' }))
  })

  it('is saved as a file of the chosen customers, and says why when the server refuses', async () => {
    const { server, person } = open()
    server.on('GET /admin/customers/export.csv', refusal(403, 'FORBIDDEN', 'An admin can.'))
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(await screen.findByText('An admin can.')).toBeVisible()
    expect(server.callsOf('GET /admin/customers/export.csv')[0]?.query).toEqual({ filter: '{}' })
  })

  it('is not shown to packers', async () => {
    open(LIST, { role: 'ops', rail: true })
    expect(await screen.findByText(/Your role cannot open this screen/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Customers' })).not.toBeInTheDocument()
  })
})

describe('the page of a customer', () => {
  it('says in one sentence who the customer is, and shows everything that is known', async () => {
    open(`${LIST}/c1`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Lakshmi Rao' })).toBeVisible()
    expect(
      screen.getByText('Regular: 5 orders since March 2026, ₹7,420.00; the last one 3 days ago.'),
    ).toBeVisible()
    for (const text of [
      'lakshmi@example.in',
      '34 days',
      'Agreed on 2 May 2026',
      /7 Temple Street/,
      'The lid was loose.',
      /on its way/,
      / · 4 of 5$/,
      'Email, SMS',
      'Switched off',
      'Emails come back: The mail server: no such user',
      /^SMS · .* · The budget for messages of this day is used up\.$/,
      'Ring twice.',
      /^Ramesh · /,
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Issue for Order P-7KQ4-M2XD' })).toHaveAttribute(
      'href',
      '/dashboard/support/P-7KQ4-M2XD',
    )
    expect(screen.getByRole('link', { name: 'Order paid' })).toHaveAttribute('href', '/dashboard/messages/m1')
    expect(screen.getByRole('link', { name: 'Back to Customers' })).toBeVisible()
    expect(await faults()).toEqual([])
  })

  it('leads to an order for this number, to a chat and to a call', async () => {
    const { person } = open(`${LIST}/c1`)
    await screen.findByRole('link', { name: 'WhatsApp' })
    const take = within(screen.getByRole('main')).getByRole('link', { name: 'Take an order' })
    expect(take).toHaveAttribute('href', '/dashboard/desk#9876543210')
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919876543210?text=Hello%20Lakshmi%20Rao%2C',
    )
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210')
    await person.click(take)
    expect(await screen.findByRole('heading', { level: 1, name: 'Take an order' })).toBeVisible()
  })

  it('shows further orders when they are asked for', async () => {
    const { person } = open(`${LIST}/c1`)
    expect(await screen.findByRole('link', { name: 'P-7KQ4-0001' })).toHaveAttribute(
      'href',
      '/assign-stock?order=P-7KQ4-0001',
    )
    await person.click(screen.getByRole('button', { name: 'Show more orders' }))
    expect(await screen.findByRole('link', { name: 'P-7KQ4-0002' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more orders' })).not.toBeInTheDocument()
  })

  it('takes a note, and keeps what was typed when it is refused', async () => {
    const { server, person } = open(`${LIST}/c1`)
    server.on(
      'POST /admin/customers/c1/notes',
      refusal(409, 'NOTES_FULL', 'A customer has at most 200 notes.'),
    )
    await person.type(await screen.findByLabelText('A new note'), '  Likes it hot. ')
    await person.click(screen.getByRole('button', { name: 'Add the note' }))
    expect(await screen.findByText('A customer has at most 200 notes.')).toBeVisible()
    expect(screen.getByLabelText('A new note')).toHaveValue('  Likes it hot. ')
    const note = { id: 'n2', text: 'Likes it hot.', by: 'Lakshmi', at: '2026-10-03T04:30:00.000Z' }
    server
      .on('POST /admin/customers/c1/notes', { status: 201, body: note })
      .on('GET /admin/customers/c1', ok({ ...lakshmi, notes: [note, ...lakshmi.notes] }))
    await person.click(screen.getByRole('button', { name: 'Add the note' }))
    expect(await screen.findByText('Likes it hot.')).toBeVisible()
    expect(screen.getByLabelText('A new note')).toHaveValue('')
    expect(server.callsOf('POST /admin/customers/c1/notes').at(-1)?.body).toEqual({ text: 'Likes it hot.' })
  })

  it('shows a packer neither money nor number where no order is open, nor the way to the list', async () => {
    const customer = {
      ...lakshmi,
      mobileNumber: '98••••••10',
      isMasked: true,
      email: null,
      spent: null,
      average: null,
      addresses: [],
      credits: [],
      emails: null,
      told: null,
      messages: [],
    }
    open(`${LIST}/c1`, { role: 'ops', customer })
    expect(
      await screen.findByText('Regular: 5 orders since March 2026; the last one 3 days ago.'),
    ).toBeVisible()
    expect(screen.getByText('The number shows while an order of this customer is open.')).toBeVisible()
    for (const name of ['WhatsApp', 'Call', 'Back to Customers'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    expect(
      within(screen.getByRole('main')).queryByRole('link', { name: 'Take an order' }),
    ).not.toBeInTheDocument()
    for (const name of ["The shop's emails", 'Messages about orders', 'Messages sent'])
      expect(screen.queryByText(name)).not.toBeInTheDocument()
  })

  it.each([
    [404, 'NOT_FOUND', 'The customer was not found.', false],
    [
      429,
      'TOO_MANY_REQUESTS',
      'You have looked up too many customers. Please try again in 12 minutes.',
      true,
    ],
  ] as const)('says what the server answers with %s', async (status, code, sentence, canRetry) => {
    const server = new FakeServer()
      .on('GET /session', ok(aSession({ role: 'ops' })))
      .on('GET /admin/customers/c1', refusal(status, code, sentence))
      .listen()
    openConsole(`${LIST}/c1`)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry)
    expect(server.callsOf('GET /admin/customers/c1')).toHaveLength(1)
  })
})

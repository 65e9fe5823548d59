import { screen, waitFor, within } from '@testing-library/react'
import { type RefundOrder } from '../../../api/api-types.js'
import { allowing, anOrder, aSession } from '../../../testing/builders.js'
import { FakeServer, ok, page, refusal } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const aRefund = (part: Partial<RefundOrder> = {}): RefundOrder => ({
  ...anOrder({
    orderStatus: 'Cancelled',
    deliveryStatus: 'Cancelled',
    refundAmount: 942.5,
    refundState: 'Due',
    ...allowing('refund'),
  }),
  id: 'P-7KQ4-M2XD',
  lastRefund: null,
  canRefundThroughProvider: true,
  ...part,
})

function serverWith(due: RefundOrder[], done: RefundOrder[] = []) {
  return new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /admin/refunds-watch', ok({ refunds: [] }))
    .on('GET /admin/refunds', ({ query }) => {
      const { paymentStatus } = JSON.parse(query['filter'] ?? '{}') as { paymentStatus?: string }
      return page('refunds', paymentStatus === 'Completed' ? due : done)
    })
    .listen()
}

const table = async (name: string) => within(await screen.findByRole('region', { name }))
const byHand = { name: 'Mark as Refund Completed: order P-7KQ4-M2XD' }

it('the refunds show what is eligible and what was refunded, with the columns of both tables', async () => {
  const done = { id: 'P-OLD1-2345', orderId: 'P-OLD1-2345', refundState: 'Completed', ...allowing() } as const
  serverWith([aRefund()], [aRefund({ ...done, paymentStatus: 'Refund Completed', refundReference: 'UTR1' })])
  openConsole('/dashboard/refunds')
  const eligible = await table('Eligible for Refund')
  expect(await eligible.findByText('P-7KQ4-M2XD')).toBeInTheDocument()
  expect(eligible.getByText('₹967.50')).toBeInTheDocument()
  expect(eligible.getByText('₹942.50')).toBeInTheDocument()
  expect(eligible.getByText('9876500000')).toBeInTheDocument()
  const refunded = await table('Already Refunded')
  expect(await refunded.findByText('P-OLD1-2345')).toBeInTheDocument()
  expect(refunded.getByText('UTR1')).toBeInTheDocument()
  expect(refunded.getByText('Refund Completed')).toBeInTheDocument()
})

it('the refunds say that both tables are empty', async () => {
  serverWith([])
  openConsole('/dashboard/refunds')
  expect(await screen.findByText('No eligible orders')).toBeInTheDocument()
  expect(await screen.findByText('No refunded orders')).toBeInTheDocument()
})

it('each table of refunds says when the orders could not be loaded, and loads them on request', async () => {
  const server = serverWith([]).on('GET /admin/refunds', { status: 500 })
  const { person } = openConsole('/dashboard/refunds')
  const eligible = await table('Eligible for Refund')
  expect(await eligible.findByRole('alert')).toHaveTextContent('Failed to fetch orders')
  server.on('GET /admin/refunds', page('refunds', []))
  await person.click(eligible.getByRole('button', { name: 'Try again' }))
  expect(await eligible.findByText('No eligible orders')).toBeInTheDocument()
})

it('the refunds show first what failed or takes too long, and lead to the statement of a month', async () => {
  const watched = {
    orderId: 'P-LATE-2345',
    purpose: 'credit',
    amount: 449,
    since: '2026-11-10T05:00:00.000Z',
    why: 'late',
    lastError: null,
    creditId: null,
    underWay: true,
  }
  serverWith([]).on('GET /admin/refunds-watch', ok({ refunds: [watched] }))
  openConsole('/dashboard/refunds')
  const found = await table('1 refund to look at')
  expect(found.getByText('Over 7 days')).toBeInTheDocument()
  expect(found.getByText(/₹449.00, part refund/)).toBeInTheDocument()
  expect(found.getByRole('link', { name: 'P-LATE-2345' })).toHaveAttribute(
    'href',
    '/assign-stock?order=P-LATE-2345',
  )
  const link = screen.getByRole('link', { name: 'Statement (CSV)' })
  expect(link.getAttribute('href')).toMatch(/^\/api\/admin\/refunds\.csv\?month=20\d\d-\d\d$/)
})

describe('marking a refund as completed', () => {
  it('asks, requires the reference, and confirms', async () => {
    const server = serverWith([aRefund()]).on('PUT /orders/order1/refund-completed', ok(aRefund()))
    const { person } = openConsole('/dashboard/refunds')
    await person.click(await screen.findByRole('button', byHand))
    const asked = await screen.findByRole('dialog', { name: 'Mark this order as Refund Completed?' })
    expect(asked).toHaveTextContent('₹942.50')
    // Nothing is booked before the reference: an ordinary question, which Enter answers.
    expect(within(asked).getByRole('button', { name: 'Yes, it is refunded' })).toHaveFocus()
    await person.click(within(asked).getByRole('button', { name: 'Yes, it is refunded' }))
    const field = await screen.findByRole('textbox', { name: /Refund reference/ })
    await waitFor(() => expect(field).toHaveFocus())
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(field).toHaveAccessibleDescription('Refund reference is required.')
    expect(server.callsOf('PUT /orders/order1/refund-completed')).toEqual([])
    await person.type(field, ' UTR42 ')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Order P-7KQ4-M2XD is refunded.')).toBeInTheDocument()
    expect(server.callsOf('PUT /orders/order1/refund-completed')[0]?.body).toEqual({
      refundReference: 'UTR42',
    })
  })

  it.each([
    [{ status: 500 }, 'Failed to update refund status'],
    [
      refusal(409, 'REFUND_UNDER_WAY', 'The provider is at it.'),
      'Failed to update refund status: The provider is at it.',
    ],
  ])('keeps the reference when it is refused (%#)', async (answer, text) => {
    serverWith([aRefund()]).on('PUT /orders/order1/refund-completed', answer)
    const { person } = openConsole('/dashboard/refunds')
    await person.click(await screen.findByRole('button', byHand))
    await person.click(await screen.findByRole('button', { name: 'Yes, it is refunded' }))
    await person.type(await screen.findByRole('textbox', { name: /Refund reference/ }), 'UTR42')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: /Refund reference/ })).toHaveValue('UTR42')
  })
})

describe('refunding through Cashfree', () => {
  const name = 'Refund through Cashfree: order P-7KQ4-M2XD'

  it('names the amount, asks the server once and reads the list again', async () => {
    const server = serverWith([aRefund()]).on(
      'POST /admin/refunds/P-7KQ4-M2XD/provider',
      ok(aRefund({ refundState: 'Started' })),
    )
    const { person } = openConsole('/dashboard/refunds')
    await person.click(await screen.findByRole('button', { name }))
    const asked = await screen.findByRole('dialog', { name: 'Refund ₹942.50 through Cashfree?' })
    expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    const before = server.callsOf('GET /admin/refunds').length
    await person.click(within(asked).getByRole('button', { name: 'Refund' }))
    expect(await screen.findByText('Cashfree was asked to refund P-7KQ4-M2XD.')).toBeInTheDocument()
    expect(server.callsOf('POST /admin/refunds/P-7KQ4-M2XD/provider')).toHaveLength(1)
    await waitFor(() => expect(server.callsOf('GET /admin/refunds').length).toBeGreaterThan(before))
  })

  it('never says that Cashfree was asked when it refused', async () => {
    serverWith([aRefund()]).on('POST /admin/refunds/P-7KQ4-M2XD/provider', ok(aRefund()))
    const { person } = openConsole('/dashboard/refunds')
    await person.click(await screen.findByRole('button', { name }))
    const asked = await screen.findByRole('dialog', { name: 'Refund ₹942.50 through Cashfree?' })
    await person.click(within(asked).getByRole('button', { name: 'Refund' }))
    expect(await screen.findByText(/Cashfree did not take the refund of P-7KQ4-M2XD/)).toBeInTheDocument()
    expect(screen.queryByText(/Cashfree was asked/)).not.toBeInTheDocument()
  })

  it('offers nothing while it is under way, and never calls it refunded', async () => {
    const lastRefund = {
      id: 'R1',
      method: 'provider',
      status: 'onhold',
      amount: 942.5,
      lastError: null,
      createdAt: '2026-11-21T06:00:00.000Z',
    } as const
    serverWith([
      aRefund({ refundState: 'Started', ...allowing(), lastRefund, canRefundThroughProvider: false }),
    ])
    openConsole('/dashboard/refunds')
    expect(await screen.findByText(/Through Cashfree since .*: On hold at Cashfree/)).toBeInTheDocument()
    expect(screen.queryByRole('button', byHand)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  it('is not offered where Cashfree cannot do it', async () => {
    serverWith([aRefund({ canRefundThroughProvider: false })])
    openConsole('/dashboard/refunds')
    expect(await screen.findByRole('button', byHand)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })
})

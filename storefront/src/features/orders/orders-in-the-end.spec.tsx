import { screen, waitFor, within } from '@testing-library/react'
import { anOrder } from '../../testing/builders.js'
import { aServerWithOrders, card, openOrders, unfolded } from '../../testing/orders.js'

const button = (name: string | RegExp) => screen.queryByRole('button', { name })

describe('the orders, with what became of them', () => {
  it('show what happened so far, with a link to the parcel', async () => {
    const trackingUrl = 'https://courier.example/1949'
    aServerWithOrders(
      anOrder({
        deliveryStatus: 'Shipped',
        waybill: '1949',
        trackingUrl,
        timeline: [
          { event: 'Placed', at: '2026-11-20T04:30:00Z', detail: null },
          { event: 'Paid', at: '2026-11-20T04:35:00Z', detail: null },
          { event: 'Shipped', at: '2026-11-21T10:00:00Z', detail: '1949' },
        ],
      }),
    )
    const order = within(await unfolded(openOrders()))
    const events = within(order.getByRole('region', { name: 'What happened so far' }))
    expect(events.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Order placed20 Nov 2026, 10:00 am',
      'Payment received20 Nov 2026, 10:05 am',
      'Shipped 194921 Nov 2026, 3:30 pm',
    ])
    expect(events.getByRole('link')).toHaveAttribute('href', trackingUrl)
  })

  it('tell tries to pay that failed in one line, and no more once it is paid', async () => {
    const failed = ['05', '10', '15'].map((minute) => ({
      event: 'Payment failed' as const,
      at: `2026-11-20T04:${minute}:00Z`,
      detail: null,
    }))
    const paid = { event: 'Paid' as const, at: '2026-11-20T04:20:00Z', detail: null }
    aServerWithOrders(
      anOrder({ timeline: failed }),
      anOrder({ _id: 'o2', orderId: 'P-2222-2222', timeline: [...failed, paid] }),
    )
    await unfolded(openOrders())
    expect(await screen.findAllByText(/Payment did not go through/)).toHaveLength(1)
    expect(screen.getByText('Payment did not go through (3 times)')).toBeVisible()
  })

  it('lead to the invoice once there is one', async () => {
    aServerWithOrders(anOrder({ invoiceUrl: '/api/orders/P-7KQ4-M2XD/invoice' }))
    expect(within(await unfolded(openOrders())).getByRole('link', { name: 'Invoice (PDF)' })).toHaveAttribute(
      'href',
      '/api/orders/P-7KQ4-M2XD/invoice',
    )
  })

  it('link to the credit note of a cancelled order beside its invoice, and to none before the cancellation', async () => {
    aServerWithOrders(
      anOrder({ _id: 'a', orderId: 'P-GONE', creditNoteUrl: '/api/orders/P-GONE/credit-note' }),
      anOrder({ invoiceUrl: '/api/orders/P-7KQ4-M2XD/invoice' }),
    )
    const user = openOrders()
    await unfolded(user)
    const name = 'Credit note (PDF)'
    const gone = within(await screen.findByRole('article', { name: 'P-GONE' }))
    await user.click(gone.getByText('All about this order'))
    expect(gone.getByRole('link', { name })).toHaveAttribute('href', '/api/orders/P-GONE/credit-note')
    expect(within(await card()).queryByRole('link', { name })).not.toBeInTheDocument()
  })

  it.each([
    ['Due', 'To be sent', true],
    ['Started', 'On its way', true],
    ['Completed', 'Refunded', false],
  ] as const)('say of a refund that is %s: %s', async (refundState, text, isAwaited) => {
    aServerWithOrders(
      anOrder({ orderStatus: 'Cancelled', refundAmount: 944, refundState, refundReference: 'R-1' }),
    )
    const order = within(await unfolded(openOrders()))
    expect(order.getByText(text)).toBeVisible()
    expect(order.getByText('R-1')).toBeVisible()
    expect(order.queryByText('Refunds take 7-10 business days.') !== null).toBe(isAwaited)
  })
})

describe('the orders, with all that became of them', () => {
  it('say why we cancelled, what went back, and lead to each credit note', async () => {
    const credit = {
      id: 'c1',
      kind: 'lines' as const,
      amount: 449,
      lines: [],
      delivery: 0,
      reason: 'One jar broke',
      at: '2026-11-22T05:00:00.000Z',
      state: 'Completed' as const,
      reference: 'UTR1',
      doneAt: '2026-11-22T05:00:00.000Z',
      creditNoteUrl: '/api/orders/P-7KQ4-M2XD/credit-notes/c1',
    }
    const open = { ...credit, id: 'c2', reason: 'Sorry', state: 'Started' as const, creditNoteUrl: null }
    aServerWithOrders(anOrder({ cancelReason: 'Out of gongura', credits: [credit, open] }))
    const order = within(await unfolded(openOrders()))
    expect(order.getByText('We cancelled this order: Out of gongura')).toBeVisible()
    expect(order.getByText('Given back: One jar broke (Refunded)')).toBeVisible()
    expect(order.getByText('Given back: Sorry (On its way)')).toBeVisible()
    expect(order.getByText('Refunds take 7-10 business days.')).toBeVisible()
    expect(order.getAllByRole('link', { name: /^Credit note/ })).toHaveLength(1)
    expect(order.getByRole('link', { name: 'Credit note over ₹449 (PDF)' })).toHaveAttribute(
      'href',
      credit.creditNoteUrl,
    )
  })

  it('name the order whose jars a replacement stands for, and call nothing paid', async () => {
    aServerWithOrders(anOrder({ replaces: 'P-OLD2-OLD2', paymentStatus: 'Completed', finalPrice: 0 }))
    openOrders()
    const order = within(await card())
    expect(order.getByText('At no charge, for jars of order P-OLD2-OLD2')).toBeVisible()
    expect(order.queryByText(/Paid/)).not.toBeInTheDocument()
  })

  it('show the newest, and older ones when asked', async () => {
    const all = Array.from({ length: 25 }, (_, index) => anOrder({ _id: `o${index}`, orderId: `P-${index}` }))
    const server = aServerWithOrders()
    server.on('GET /api/orders', ({ query }) => ({
      body: { orders: all.slice(0, Number(query.get('perPage'))), total: all.length },
    }))
    const user = openOrders()
    expect(await screen.findAllByRole('article')).toHaveLength(20)
    expect(screen.getByText('20 of 25 orders')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show older orders' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
    expect(button('Show older orders')).not.toBeInTheDocument()
  })

  it.each([
    [undefined, 'Rating & Review', null],
    [null, 'Rating & Review', 'Your review is under process.'],
    [false, 'Rating & Review', 'Rejected. Please edit and resubmit.'],
    [true, 'View your review', null],
  ])('offer an item whose review is %s: %s', async (reviewApproved, name, note) => {
    const [item] = anOrder().items
    aServerWithOrders(
      anOrder({
        deliveryStatus: 'Delivered',
        items: item ? [{ ...item, canReview: true, reviewApproved }] : [],
      }),
    )
    expect(
      within(await unfolded(openOrders())).getByRole('button', { name: new RegExp(`^${name}`) }),
    ).toBeVisible()
    if (note) expect(screen.getByText(note)).toBeVisible()
  })
})

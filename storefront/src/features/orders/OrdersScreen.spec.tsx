import { screen, waitFor, within } from '@testing-library/react'
import { anOrder } from '../../testing/builders.js'
import { aServer } from '../../testing/open-shop.js'
import { aServerWithOrders, card, openOrders } from '../../testing/orders.js'

const button = (name: string | RegExp) => screen.queryByRole('button', { name })

describe('the orders', () => {
  it('ask a visitor to log in', async () => {
    aServer()
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
    expect(location.pathname).toBe('/loginpage-1')
  })

  it('send a customer without orders to the shop', async () => {
    aServerWithOrders()
    openOrders()
    expect(await screen.findByText('No orders placed yet. Pls shop')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop Now' })).toBeVisible()
  })

  it('say that they could not be loaded, and come when tried again', async () => {
    const server = aServerWithOrders(anOrder())
    server.refuses('GET /api/orders', 503, 'UNAVAILABLE')
    const user = openOrders()
    await screen.findByText('The orders could not be loaded.')
    server.gives('GET /api/orders', { orders: [anOrder()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card()).toBeVisible()
  })

  it('show every field of an order', async () => {
    aServerWithOrders(anOrder({ orderDate: '2026-11-20T20:00:00Z', issueStatus: 'Open' }))
    openOrders()
    const order = within(await card())
    const facts = Object.entries({
      'Payment status': 'Completed',
      'Order status': 'Placed',
      'Delivery status': 'Pending',
      'Issue status': 'Open',
      Contact: 'Lakshmi',
      'Contact number': '9876543210',
      Address: '12, Temple Street',
      City: 'Bengaluru',
      State: 'Karnataka',
      'Pin code': '560001',
      'Product price': '₹849',
      'Delivery cost': '₹120',
      'Total price': '₹969',
    })
    for (const [name, value] of facts)
      expect(order.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value)
    // The day in India: it is past midnight there.
    expect(order.getByText('21 Nov 2026')).toBeVisible()
    expect(order.getByText('1 × ₹849')).toBeVisible()
  })

  it('show Packed as Shipped', async () => {
    aServerWithOrders(anOrder({ deliveryStatus: 'Packed' }))
    openOrders()
    expect(within(await card()).getByText('Shipped')).toBeVisible()
    expect(screen.queryByText('Packed')).not.toBeInTheDocument()
  })

  it('hide the delivery of a cancelled order and show its refund', async () => {
    aServerWithOrders(anOrder({ orderStatus: 'Cancelled', deliveryStatus: 'Cancelled', refundAmount: 944 }))
    openOrders()
    const order = await card()
    expect(within(order).queryByText('Delivery status')).not.toBeInTheDocument()
    expect(within(order).getByText('₹944')).toBeVisible()
  })

  it('offer nothing that the order does not allow', async () => {
    aServerWithOrders(anOrder())
    openOrders()
    await card()
    for (const name of [
      'Retry Payment',
      'Cancel Order',
      /^Delete order/,
      'Raise Issue',
      'View Issue',
      /^Rating & Review/,
    ]) {
      expect(button(name)).not.toBeInTheDocument()
    }
  })

  it('offer to view or raise an issue only while the order is young enough', async () => {
    aServerWithOrders(
      anOrder({ _id: 'a', orderId: 'P-YOUNG', issueStatus: 'Open', canRaiseIssue: true }),
      anOrder({ _id: 'b', orderId: 'P-OLD', issueStatus: 'Open', canRaiseIssue: false }),
      anOrder({ _id: 'c', orderId: 'P-NONE', issueStatus: null, canRaiseIssue: true }),
    )
    openOrders()
    const buttonIn = async (id: string, name: string) =>
      within(await screen.findByRole('article', { name: id })).queryByRole('button', { name })
    expect(await buttonIn('P-YOUNG', 'View Issue')).toBeVisible()
    expect(await buttonIn('P-NONE', 'Raise Issue')).toBeVisible()
    expect(await buttonIn('P-OLD', 'View Issue')).toBeNull()
  })
})

describe('the orders, with what became of them', () => {
  it('tell what happened so far, with the way to the parcel', async () => {
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
    openOrders()
    const events = within(
      within(await card())
        .getByText('What happened so far')
        .closest('details')!,
    )
    expect(events.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Order placed20 Nov 2026, 10:00 am',
      'Payment received20 Nov 2026, 10:05 am',
      'Shipped 194921 Nov 2026, 3:30 pm',
    ])
    expect(events.getByRole('link')).toHaveAttribute('href', trackingUrl)
  })

  it('lead to the invoice once there is one', async () => {
    aServerWithOrders(anOrder({ invoiceUrl: '/api/orders/P-7KQ4-M2XD/invoice' }))
    openOrders()
    expect(within(await card()).getByRole('link', { name: 'Invoice (PDF)' })).toHaveAttribute(
      'href',
      '/api/orders/P-7KQ4-M2XD/invoice',
    )
  })

  it('lead to the credit note of a cancelled order beside its invoice, and to none before', async () => {
    aServerWithOrders(
      anOrder({ _id: 'a', orderId: 'P-GONE', creditNoteUrl: '/api/orders/P-GONE/credit-note' }),
      anOrder({ invoiceUrl: '/api/orders/P-7KQ4-M2XD/invoice' }),
    )
    openOrders()
    const name = 'Credit note (PDF)'
    const gone = within(await screen.findByRole('article', { name: 'P-GONE' }))
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
    openOrders()
    const order = within(await card())
    expect(order.getByText(text)).toBeVisible()
    expect(order.getByText('R-1')).toBeVisible()
    expect(order.queryByText('Refunds take 7-10 business days.') !== null).toBe(isAwaited)
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
    openOrders()
    expect(within(await card()).getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
    if (note) expect(screen.getByText(note)).toBeVisible()
  })
})

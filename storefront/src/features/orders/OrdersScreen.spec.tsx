import { screen, within } from '@testing-library/react'
import { anOrder, aShop } from '../../testing/builders.js'
import { aServer } from '../../testing/open-shop.js'
import { aServerWithOrders, card, openOrders, unfolded } from '../../testing/orders.js'

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
    const order = within(await unfolded(openOrders()))
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
    const order = await unfolded(openOrders())
    // In the facts, and in the line of steps.
    const [step, fact] = await within(order).findAllByText('Shipped')
    for (const shown of [step, fact]) expect(shown).toBeVisible()
    expect(screen.queryByText('Packed')).not.toBeInTheDocument()
  })

  it('shows a pick-up as ready, with the place, and sends it nowhere', async () => {
    const packed = { paymentStatus: 'Completed', deliveryStatus: 'Packed', handover: 'pickup' } as const
    const server = aServerWithOrders(anOrder(packed))
    server.gives('GET /api/shop', aShop({ pickupHours: 'Monday to Saturday' }))
    openOrders()
    const steps = await screen.findByRole('list', { name: 'Where your order is' })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Placed/),
      expect.stringMatching(/^Paid/),
      expect.stringMatching(/^Ready for pick-upDone/),
      expect.stringMatching(/^Handed overTo come/),
    ])
    const order = within(await card())
    expect(
      order.getByText(/^Pick it up at .+\. Pick-up hours: Monday to Saturday\. Call \d+ before you come\.$/),
    ).toBeVisible()
    expect(order.queryByText('Shipped')).not.toBeInTheDocument()
  })

  it('shows the way of each parcel, and tells of one that came back what happens next', async () => {
    const parcel = {
      waybill: '14900000000017',
      trackingUrl: '/track/14900000000017',
      state: 'moving' as const,
      shippedAt: '2026-11-20T04:30:00.000Z',
      deliveredAt: null,
      place: 'Guntur',
      seenAt: '2026-11-21T04:30:00.000Z',
      expectedAt: '2026-11-24T04:30:00.000Z',
    }
    const back = { ...parcel, waybill: '14900000000018', state: 'returned' as const, expectedAt: null }
    const there = { ...back, waybill: '14900000000019', state: 'delivered' as const }
    aServerWithOrders(
      anOrder({ paymentStatus: 'Completed', deliveryStatus: 'Shipped', deliveries: [parcel, back, there] }),
    )
    const order = within(await unfolded(openOrders()))
    const steps = await screen.findByRole('list', { name: 'Where your order is' })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^On its wayDone/),
        expect.stringMatching(/^DeliveredTo come/),
      ]),
    )
    expect(order.getByText(/Last seen in Guntur on/)).toBeVisible()
    expect(order.getByText(/^It came back to us\. We will send it again/)).toBeVisible()
    // What went wrong comes first.
    expect(order.getByText(/^One of 3 parcels: It came back to us\./)).toBeVisible()
    expect(order.getByRole('link', { name: /^Follow it .* parcel 14900000000018/ })).toHaveAttribute(
      'href',
      '/track/14900000000017',
    )
    // Nothing is left to follow.
    expect(order.queryByRole('link', { name: /^Follow it .* parcel 14900000000019/ })).toBeNull()
  })
})

describe('the orders, and what may be done with them', () => {
  it('hide the delivery of a cancelled order and show its refund', async () => {
    aServerWithOrders(anOrder({ orderStatus: 'Cancelled', deliveryStatus: 'Cancelled', refundAmount: 944 }))
    const order = await unfolded(openOrders())
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

  it('mark an issue with answers that were not read, and show the last message', async () => {
    const news = {
      unread: 2,
      message: 'A new jar is on its way.',
      fromShop: true,
      at: '2026-11-20T20:00:00Z',
    }
    aServerWithOrders(
      anOrder({ orderId: 'P-NEW', issueStatus: 'Open', canRaiseIssue: true, issueNews: news }),
    )
    openOrders()
    expect(await screen.findByRole('button', { name: 'View Issue 2 new answers' })).toBeVisible()
    expect(screen.getByText('We wrote: A new jar is on its way.')).toBeVisible()
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

import { screen, waitFor, within } from '@testing-library/react'
import type { Order } from '../../api/types.js'
import { anOrder } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const DAY_MS = 24 * 60 * 60 * 1000
const openOrders = () => openShop('/userhomepage', { tab: 'placeOrder' })

const aServerWith = (...orders: Order[]) => {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/orders', { orders })
  return server
}

const card = () => screen.findByRole('article', { name: 'P-7KQ4-M2XD' })
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
    aServerWith()
    openOrders()
    expect(await screen.findByText('No orders placed yet. Pls shop')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop Now' })).toBeVisible()
  })

  it('say that they could not be loaded, and come when tried again', async () => {
    const server = aServerWith(anOrder())
    server.refuses('GET /api/orders', 503, 'DOWN')
    const user = openOrders()
    await screen.findByText('The orders could not be loaded.')
    server.gives('GET /api/orders', { orders: [anOrder()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card()).toBeVisible()
  })

  it('show every figure of an order', async () => {
    aServerWith(anOrder())
    openOrders()
    const order = await card()
    for (const text of [
      'Lakshmi',
      '12, Temple Street',
      'Bengaluru',
      'Karnataka',
      '560001',
      '₹849',
      '₹120',
      '₹969',
      '1 × ₹849',
    ]) {
      expect(within(order).getByText(text)).toBeVisible()
    }
  })

  it('show Packed as Shipped', async () => {
    aServerWith(anOrder({ deliveryStatus: 'Packed' }))
    openOrders()
    expect(within(await card()).getByText('Shipped')).toBeVisible()
    expect(screen.queryByText('Packed')).not.toBeInTheDocument()
  })

  it('hide the delivery of a cancelled order and show its refund', async () => {
    aServerWith(anOrder({ orderStatus: 'Cancelled', deliveryStatus: 'Cancelled', refundAmount: 944 }))
    openOrders()
    const order = await card()
    expect(within(order).queryByText('Delivery status')).not.toBeInTheDocument()
    expect(within(order).getByText('₹944')).toBeVisible()
  })

  it('offer nothing that the order does not allow', async () => {
    aServerWith(anOrder())
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

  it('offer to view an issue for 15 days only', async () => {
    aServerWith(
      anOrder({
        _id: 'a',
        orderId: 'P-YOUNG',
        issueStatus: 'Open',
        orderDate: new Date(Date.now() - 14 * DAY_MS).toISOString(),
      }),
      anOrder({
        _id: 'b',
        orderId: 'P-OLD',
        issueStatus: 'Open',
        orderDate: new Date(Date.now() - 15 * DAY_MS).toISOString(),
      }),
    )
    openOrders()
    expect(
      within(await screen.findByRole('article', { name: 'P-YOUNG' })).getByRole('button', {
        name: 'View Issue',
      }),
    ).toBeVisible()
    expect(
      within(screen.getByRole('article', { name: 'P-OLD' })).queryByRole('button', { name: 'View Issue' }),
    ).toBeNull()
  })

  it('keep an order whose deletion is not confirmed', async () => {
    const server = aServerWith(anOrder({ paymentStatus: 'Pending', canDelete: true }))
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: /^Delete order/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Are you sure you want to delete this order?')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server.sent('DELETE', '/api/orders/P-7KQ4-M2XD')).toHaveLength(0)
  })

  it('delete an unpaid order when confirmed', async () => {
    const server = aServerWith(anOrder({ paymentStatus: 'Pending', canDelete: true }))
    server.gives('DELETE /api/orders/P-7KQ4-M2XD', { message: 'gone' })
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: /^Delete order/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No orders placed yet. Pls shop')).toBeVisible()
  })

  it('say when an order could not be deleted', async () => {
    const server = aServerWith(anOrder({ paymentStatus: 'Pending', canDelete: true }))
    server.refuses('DELETE /api/orders/P-7KQ4-M2XD', 409, 'INVALID_TRANSITION')
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: /^Delete order/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete order.')).toBeVisible()
  })

  it('cancel a paid order and say so for two seconds', async () => {
    const server = aServerWith(anOrder({ canCancel: true }))
    server.gives(
      'PUT /api/orders/P-7KQ4-M2XD/cancel',
      anOrder({ orderStatus: 'Cancelled', refundAmount: 944 }),
    )
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/₹944 goes back to you/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Order' }))
    expect(await screen.findByText('Order Cancelled')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Order Cancelled')).not.toBeInTheDocument(), {
      timeout: 3000,
    })
    expect(within(await card()).getByText('Cancelled')).toBeVisible()
  })

  it.each([
    [200, '', 'No payment session found for this order.'],
    [409, 'Chicken Pickle is sold out.', 'Chicken Pickle is sold out.'],
    [500, '', 'Failed to retry payment.'],
  ])('explain a retry answered with %i', async (status, error, text) => {
    const server = aServerWith(anOrder({ paymentStatus: 'Pending', canRetryPayment: true }))
    server.gives(
      'POST /api/orders/P-7KQ4-M2XD/retry-payment',
      status === 200 ? {} : { error, code: 'X' },
      status,
    )
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: 'Retry Payment' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('open the review of an item that may be reviewed', async () => {
    const [item] = anOrder().items
    const server = aServerWith(
      anOrder({ deliveryStatus: 'Shipped', items: item ? [{ ...item, canReview: true }] : [] }),
    )
    server.gives('GET /api/review/existing', { review: { rating: 2, comment: 'Salty', approved: false } })
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: /^Rating & Review/ }))
    expect(await screen.findByText('Your review has been rejected. Please edit and resubmit.')).toBeVisible()
    expect(screen.getByLabelText('Rating')).toHaveValue('2')
  })
})

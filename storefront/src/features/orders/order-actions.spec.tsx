import { screen, waitFor, within } from '@testing-library/react'
import { anOrder } from '../../testing/builders.js'
import { aServerWithOrders, card, openOrders } from '../../testing/orders.js'

describe('the orders, in the hands of their customer', () => {
  it('keep an order whose deletion is not confirmed', async () => {
    const server = aServerWithOrders(anOrder({ paymentStatus: 'Pending', canDelete: true }))
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: /^Delete order/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Are you sure you want to delete this order?')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server.sent('DELETE', '/api/orders/P-7KQ4-M2XD')).toHaveLength(0)
  })

  it('delete an unpaid order when confirmed', async () => {
    const server = aServerWithOrders(anOrder({ paymentStatus: 'Pending', canDelete: true }))
    server.gives('DELETE /api/orders/P-7KQ4-M2XD', { message: 'gone' })
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: /^Delete order/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No orders placed yet. Pls shop')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Order Summary' })).toHaveFocus()
  })

  it('say when an order could not be deleted', async () => {
    const server = aServerWithOrders(anOrder({ paymentStatus: 'Pending', canDelete: true }))
    server.refuses('DELETE /api/orders/P-7KQ4-M2XD', 409, 'INVALID_TRANSITION')
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: /^Delete order/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete order.')).toBeVisible()
  })

  it('cancel a paid order and say so for two seconds', async () => {
    const server = aServerWithOrders(anOrder({ canCancel: true, cancellationRefund: 944 }))
    server.gives(
      'PUT /api/orders/P-7KQ4-M2XD/cancel',
      anOrder({ orderStatus: 'Cancelled', refundAmount: 944 }),
    )
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: 'Cancel Order' }))
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog).getByText('Cancel this order? ₹25 of the product price is kept, ₹944 goes back to you.'),
    ).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel Order' }))
    expect(await screen.findByText('Order Cancelled')).toBeVisible()
    await waitFor(async () => expect(await card()).toHaveFocus())
    await waitFor(() => expect(screen.queryByText('Order Cancelled')).not.toBeInTheDocument())
    expect(within(await card()).getByText('Cancelled', { selector: 'p' })).toBeVisible()
  })

  it.each([
    [200, '', 'No payment session found for this order.'],
    [409, 'Chicken Pickle is sold out.', 'Chicken Pickle is sold out.'],
    [500, '', 'Failed to retry payment.'],
  ])('explain a retry answered with %i', async (status, error, text) => {
    const server = aServerWithOrders(anOrder({ paymentStatus: 'Pending', canRetryPayment: true }))
    server.gives(
      'POST /api/orders/P-7KQ4-M2XD/retry-payment',
      status === 200 ? {} : { error, code: 'INVALID_TRANSITION' },
      status,
    )
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: 'Retry Payment' }))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it.each([
    ['Completed', 'Payment received. Thank you!', 'thanks'],
    ['Pending', 'The payment did not go through. You can retry it here.', 'message'],
  ])('say how a retried payment ended, as what it is: %s', async (paymentStatus, text, look) => {
    const server = aServerWithOrders(anOrder({ paymentStatus: 'Pending', canRetryPayment: true }))
    server.gives('POST /api/orders/P-7KQ4-M2XD/retry-payment', { sessionId: 's1' })
    server.gives('PUT /api/cashfree/P-7KQ4-M2XD/payment', { paymentStatus })
    window.Cashfree = () => ({ checkout: () => Promise.resolve({ paymentDetails: {} }) })
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: 'Retry Payment' }))
    expect(await screen.findByText(text)).toHaveClass(look)
    delete window.Cashfree
  })

  it('open the review of an item that may be reviewed', async () => {
    const [item] = anOrder().items
    const server = aServerWithOrders(
      anOrder({ deliveryStatus: 'Shipped', items: item ? [{ ...item, canReview: true }] : [] }),
    )
    server.gives('GET /api/review/existing', { review: { rating: 2, comment: 'Salty', approved: false } })
    const user = openOrders()
    await user.click(await screen.findByRole('button', { name: /^Rating & Review/ }))
    expect(await screen.findByText('Your review has been rejected. Please edit and resubmit.')).toBeVisible()
    expect(screen.getByLabelText('Rating')).toHaveValue('2')
  })
})

import { screen, waitFor } from '@testing-library/react'
import { anOrder } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'
import { aServerWithOrders, card } from '../../testing/orders.js'

const LINK = '/userhomepage?tab=placeOrder&order=P-7KQ4-M2XD'
const others = (count: number) =>
  Array.from({ length: count }, (_, at) => anOrder({ _id: `other${at}`, orderId: `P-OTHR-${at}` }))

describe('the link of a message to an order', () => {
  it('brings the order into view with the focus on it', async () => {
    aServerWithOrders(...others(2), anOrder())
    openShop(LINK)
    expect(await card()).toHaveFocus()
  })

  it('has the focus on Retry Payment where the order waits for its payment', async () => {
    aServerWithOrders(anOrder({ paymentStatus: 'Pending', canRetryPayment: true }), ...others(1))
    openShop(LINK)
    await card()
    expect(screen.getByRole('button', { name: 'Retry Payment' })).toHaveFocus()
  })

  it('finds an order that is older than those shown at first', async () => {
    const server = aServerWithOrders()
    const all = [...others(24), anOrder()]
    server.on('GET /api/orders', ({ query }) => {
      const perPage = Number(query.get('perPage'))
      return { body: { orders: all.slice(0, perPage), total: all.length } }
    })
    openShop(LINK)
    expect(await card()).toHaveFocus()
  })

  it('says so when the order is not one of this customer', async () => {
    aServerWithOrders(...others(1))
    openShop(LINK)
    expect(await screen.findByText(/^Order P-7KQ4-M2XD is not among the orders of this number\./)).toHaveRole(
      'status',
    )
  })

  it('is ignored where it names no order', async () => {
    aServerWithOrders(anOrder())
    openShop('/userhomepage?tab=placeOrder&order=<b>x</b>')
    expect(await card()).not.toHaveFocus()
    expect(screen.queryByText(/is not among the orders/)).toBeNull()
  })

  it('leads a visitor through the login to that very order', async () => {
    const server = aServer()
    server.gives('POST /api/send-otp', { role: 'user', message: 'OTP sent', resendAfterSeconds: 30 })
    server.on('POST /api/verify-otp', () => {
      logInAs(server)
      return { body: { message: 'OTP verified successfully', role: 'user', mobileNumber: '9876543210' } }
    })
    server.gives('GET /api/orders', { orders: [...others(1), anOrder()] })
    const user = openShop(LINK)
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    await user.type(await screen.findByLabelText('Mobile number'), '9876543210{Enter}')
    await user.type(await screen.findByLabelText('OTP'), '123456{Enter}')
    expect(await card()).toHaveFocus()
    expect(location.search).toBe('?tab=placeOrder&order=P-7KQ4-M2XD')
  })
})

it.each([
  ['an issue', 'tab=issue&order=P-7KQ4-M2XD', '/api/issues/order/P-7KQ4-M2XD'],
  ['a review', 'tab=review&order=P-7KQ4-M2XD&product=FG-0001', '/api/review/existing'],
])('the link of a message to %s opens it, after the login too', async (_what, search, call) => {
  const server = aServer()
  openShop(`/userhomepage?${search}`)
  expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
  const { path } = (history.state as { usr: { path: string } }).usr
  logInAs(server)
  openShop(path)
  await waitFor(() => expect(server.sent('GET', call)).toHaveLength(1))
})

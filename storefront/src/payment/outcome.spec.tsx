import { act, screen, waitFor, within } from '@testing-library/react'
import { type Order } from '../api/types.js'
import { type PaymentEnd } from '../state/payment.js'
import { anOrder } from '../testing/builders.js'
import { FakeStream } from '../testing/fake-stream.js'
import { aServer, openShop } from '../testing/open-shop.js'
import { aServerWithOrders } from '../testing/orders.js'

const orderId = 'P-7KQ4-M2XD'
const paid: PaymentEnd = { state: 'paid', orderId }
const failed = (trouble: Extract<PaymentEnd, { state: 'failed' }>['trouble'] = 'funds'): PaymentEnd => ({
  state: 'failed',
  orderId,
  trouble,
})
const unpaid = (change: Partial<Order> = {}) =>
  anOrder({ paymentStatus: 'Pending', canRetryPayment: true, ...change })

/** The page loaded anew at the entry of the history that shows the end of a payment, above that of the orders. */
function reloadAt(outcome: PaymentEnd) {
  history.replaceState({ usr: { tab: 'placeOrder' }, key: 'below', idx: 0 }, '', '/userhomepage')
  history.pushState({}, '')
  return openShop('/userhomepage', { tab: 'placeOrder', outcome, dialog: { name: 'outcome' } })
}
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('a paid order', () => {
  it('is congratulated with its jars, its sum, its day, its invoice and what happens next', async () => {
    const [item] = anOrder().items
    aServerWithOrders(
      anOrder({
        orderDate: '2026-11-20T04:30:00Z',
        invoiceUrl: `/api/orders/${orderId}/invoice`,
        items: item ? [item, { ...item, id: 'FG-0002', quantity: 3 }] : [],
      }),
    )
    reloadAt(paid)
    const told = within(await dialog('Congratulations!'))
    expect(told.getByText(`Your order ${orderId} is placed and paid.`)).toBeVisible()
    const jars = within(told.getByRole('list', { name: 'Items' })).getAllByRole('listitem')
    expect(jars.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Chicken Pickle, .*× 1$/),
      expect.stringMatching(/× 3$/),
    ])
    expect(told.getByText('₹969')).toBeVisible()
    expect(told.getByText('Arrives between Thu, 26 Nov and Tue, 1 Dec')).toBeVisible()
    expect(told.getByText(/we pack your jars, and write to you when they are packed/)).toBeVisible()
    expect(told.getByRole('link', { name: 'Invoice (PDF)' })).toHaveAttribute(
      'href',
      `/api/orders/${orderId}/invoice`,
    )
    expect(told.getByRole('button', { name: 'OK' })).toHaveFocus()
    expect(told.queryByRole('button', { name: 'Retry Payment' })).toBeNull()
  })

  it('promises no day to a customer who comes for it', async () => {
    aServerWithOrders(anOrder({ handover: 'pickup' }))
    reloadAt(paid)
    const told = within(await dialog('Congratulations!'))
    expect(told.getByText(/write to you when you can pick them up/)).toBeVisible()
    expect(told.queryByText(/^Arrives/)).toBeNull()
  })
})

describe('an order that was not paid', () => {
  it.each([
    ['left', /closed before anything was paid/],
    ['waiting', /Your bank has not answered yet.*do not pay twice/],
    ['expired', /took too long/],
    ['funds', /not enough money/],
    ['limit', /above what your bank allows/],
    ['card', /card was not accepted/],
    ['authentication', /did not accept the code or PIN/],
    ['declined', /declined the payment/],
  ] as const)('is told why, in plain words: %s', async (trouble, text) => {
    aServerWithOrders(unpaid())
    reloadAt(failed(trouble))
    const told = within(await dialog('Sorry'))
    expect(told.getByText(text)).toBeVisible()
    expect(told.getByText(/^The payment for order P-7KQ4-M2XD did not go through/)).toBeVisible()
    expect(told.getByText('₹969')).toBeVisible()
  })

  it('is congratulated as soon as its money comes late', async () => {
    FakeStream.install()
    const server = aServerWithOrders(unpaid())
    reloadAt(failed('waiting'))
    await dialog('Sorry')
    server.gives('GET /api/orders', { orders: [anOrder()] })
    FakeStream.newest.say('changes', 8, 'order')
    expect(await dialog('Congratulations!')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Sorry' })).toBeNull()
    Reflect.deleteProperty(globalThis, 'EventSource')
  })

  it('is paid again as the same order', async () => {
    const server = aServerWithOrders(unpaid())
    server.gives(`POST /api/orders/${orderId}/retry-payment`, { sessionId: 's2' })
    server.gives(`PUT /api/cashfree/${orderId}/payment`, { paymentStatus: 'Pending', trouble: 'left' })
    window.Cashfree = () => ({ checkout: () => Promise.resolve({ error: {} }) })
    const user = reloadAt(failed())
    await user.click(within(await dialog('Sorry')).getByRole('button', { name: 'Retry Payment' }))
    expect(await screen.findByText(/closed before anything was paid/)).toBeVisible()
    expect(server.sent('POST', `/api/orders/${orderId}/retry-payment`)).toHaveLength(1)
    server.gives(`PUT /api/cashfree/${orderId}/payment`, { paymentStatus: 'Completed', trouble: null })
    await user.click(within(await dialog('Sorry')).getByRole('button', { name: 'Retry Payment' }))
    expect(await dialog('Congratulations!')).toBeVisible()
    delete window.Cashfree
  })

  it('is congratulated once it is paid again, however slowly the browser goes back', async () => {
    const go = history.go.bind(history)
    jest.spyOn(history, 'go').mockImplementation((by) => void setTimeout(() => go(by), 400))
    const server = aServerWithOrders(unpaid())
    server.gives(`POST /api/orders/${orderId}/retry-payment`, { sessionId: 's2' })
    server.gives(`PUT /api/cashfree/${orderId}/payment`, { paymentStatus: 'Completed', trouble: null })
    window.Cashfree = () => ({ checkout: () => Promise.resolve({ error: {} }) })
    const user = reloadAt(failed())
    await user.click(within(await dialog('Sorry')).getByRole('button', { name: 'Retry Payment' }))
    expect(await dialog('Congratulations!')).toBeVisible()
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    expect(await dialog('Congratulations!')).toBeVisible()
    delete window.Cashfree
    jest.restoreAllMocks()
  })

  it('offers no retry where the order takes no payment just now', async () => {
    aServerWithOrders(unpaid({ canRetryPayment: false, paymentUnderReview: true }))
    reloadAt(failed('waiting'))
    expect(within(await dialog('Sorry')).queryByRole('button', { name: 'Retry Payment' })).toBeNull()
  })
})

describe('the end of a payment, loaded anew', () => {
  it('follows the server, whatever it said before', async () => {
    aServerWithOrders(unpaid())
    reloadAt(paid)
    expect(await dialog('Sorry')).toBeVisible()
  })

  it('leads to the orders with Back and with OK', async () => {
    aServerWithOrders(unpaid())
    const user = reloadAt(failed())
    await user.click(within(await dialog('Sorry')).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Order Summary' })).toHaveFocus())
    act(() => history.forward())
    expect(await dialog('Sorry')).toBeVisible()
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['deleted in another tab, or another person\u2019s', []],
    ['cancelled meanwhile', [anOrder({ orderStatus: 'Cancelled' })]],
  ])('shows the orders where the order was %s', async (_what, orders) => {
    aServerWithOrders(...orders)
    reloadAt(paid)
    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeVisible()
    await waitFor(() => expect(history.state).toMatchObject({ usr: { tab: 'placeOrder' } }))
    await waitFor(() => expect(history.state).not.toMatchObject({ usr: { outcome: paid } }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a visitor the way to log in, and nothing of the order', async () => {
    aServer()
    reloadAt(paid)
    expect(await screen.findByText('Please log in to see your orders.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

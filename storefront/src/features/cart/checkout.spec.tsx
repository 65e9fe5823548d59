import { screen, waitFor, within } from '@testing-library/react'
import { type Order } from '../../api/types.js'
import { aCart, aLine, anAddressedCart, anOrder } from '../../testing/builders.js'
import { aServerWithCart, openCart, placeOrder } from '../../testing/cart.js'
import { openShop } from '../../testing/open-shop.js'

function aPayingServer(paymentStatus: Order['paymentStatus'] = 'Completed') {
  const server = aServerWithCart(anAddressedCart())
  server.on('POST /api/orders', () => {
    // The server has placed the order, so the cart is empty, even if the answer was lost.
    server.gives('GET /api/cart/items', aCart(), 201)
    server.gives('PUT /api/cart/updateAddress', aCart())
    const canRetryPayment = paymentStatus === 'Pending'
    server.gives('GET /api/orders', { orders: [anOrder({ paymentStatus, canRetryPayment })] })
    return { status: 201, body: anOrder({ paymentStatus: 'Pending' }) }
  })
  server.gives('POST /api/cashfree/get-order-token', {
    payment_session_id: 's1',
    order_id: 'x',
    order_amount: 969,
  })
  server.gives('PUT /api/cashfree/P-7KQ4-M2XD/payment', {
    orderId: 'P-7KQ4-M2XD',
    paymentStatus,
    orderStatus: 'Placed',
  })
  const checkout = jest.fn().mockResolvedValue({ paymentDetails: { paymentMessage: 'done' } })
  window.Cashfree = () => ({ checkout })
  return { server, checkout }
}

/** The server places the order, and its answer does not arrive. */
function loseAnswers(
  server: ReturnType<typeof aPayingServer>['server'],
  times = Number.POSITIVE_INFINITY,
  alsoLost?: string,
) {
  let lost = 0
  server.on('POST /api/orders', () => {
    server.gives('GET /api/cart/items', aCart(), 201)
    server.gives('PUT /api/cart/updateAddress', aCart())
    if (alsoLost) server.unreachable(alsoLost)
    lost += 1
    if (lost <= times) throw new TypeError('Failed to fetch')
    return { status: 201, body: anOrder({ paymentStatus: 'Pending' }) }
  })
}

/** The browser cannot fetch the provider's script. */
function blockTheSdk() {
  delete window.Cashfree
  new MutationObserver((_, observer) => {
    const script = document.head.querySelector('script')
    if (!script) return
    observer.disconnect()
    script.dispatchEvent(new Event('error'))
  }).observe(document.head, { childList: true })
}

afterEach(() => {
  delete window.Cashfree
  jest.restoreAllMocks()
})

describe('the cart, placed as an order', () => {
  it('apologises when the order cannot be placed, and keeps every field', async () => {
    const { server } = aPayingServer()
    server.refuses('POST /api/orders', 500, 'INTERNAL')
    const user = openCart()
    await user.click(await placeOrder())
    expect(await screen.findByText('Techinical error. Please try again.')).toBeVisible()
    expect(screen.getByText('pls retry payment from Orders page').parentElement).toHaveFocus()
    expect(screen.getByLabelText('Contact name')).toHaveValue('Lakshmi')
  })

  it('sends along the figures that the screen shows', async () => {
    const { server } = aPayingServer()
    const user = openCart()
    await user.click(await placeOrder())
    await screen.findByRole('dialog', { name: 'Congratulations!' })
    expect(server.sent('POST', '/api/orders')[0]?.body).toEqual({
      seen: { items: [{ Id: 'FG-0001', quantity: 1, price: 849 }], deliveryCost: 120 },
    })
  })

  it.each([
    ['the same', ''],
    ['a mended', ' Rao'],
  ])('repeats with %s address an order whose answer was lost, and pays it', async (_which, typed) => {
    const { server } = aPayingServer()
    loseAnswers(server, 1, 'GET /api/cart/items')
    const user = openCart()
    await user.click(await placeOrder())
    await screen.findByText('Techinical error. Please try again.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled())
    if (typed) await user.type(screen.getByLabelText('Contact name'), typed)
    await user.click(await placeOrder())
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
    const [first, again] = server.sent('POST', '/api/orders')
    expect(first?.headers['Idempotency-Key']).toBeTruthy()
    expect(again?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key'])
    expect(again?.body).toEqual(first?.body)
  })

  it('asks again by itself for an order whose answer was lost, once its jars have left the cart', async () => {
    const { server } = aPayingServer()
    loseAnswers(server, 1)
    const user = openCart()
    await user.click(await placeOrder())
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
    const keys = server.sent('POST', '/api/orders').map(({ headers }) => headers['Idempotency-Key'])
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('leads to the orders when the cart is empty and the order gets no answer', async () => {
    const { server } = aPayingServer()
    loseAnswers(server)
    const user = openCart()
    await user.click(await placeOrder())
    const dialog = within(await screen.findByRole('dialog', { name: 'Sorry' }))
    expect(dialog.getByText('pls retry payment from Orders page')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeVisible()
  })

  it('names the jars that another tab counted otherwise, added and took out', async () => {
    const { server } = aPayingServer()
    const shown = anAddressedCart({
      cartItems: [aLine(), aLine({}, { Id: 'FG-0002', variantType: 'PRAWNS' })],
    })
    const now = anAddressedCart({
      cartItems: [aLine({ quantity: 3 }), aLine({}, { Id: 'FG-0003', variantType: 'GONGURA' })],
    })
    server.gives('GET /api/cart/items', shown)
    const user = openCart()
    const button = await placeOrder()
    server.gives('PUT /api/cart/updateAddress', now)
    server.gives('GET /api/cart/items', now)
    await user.click(button)
    expect(await screen.findByText(/^Chicken Pickle.*: quantity 1 is now 3\.$/)).toBeVisible()
    expect(screen.getByText(/^Gongura.*: 1 more in the cart than you saw\.$/)).toBeVisible()
    expect(screen.getByText(/^Prawns.*: not in the cart any more\.$/)).toBeVisible()
    expect(server.sent('POST', '/api/orders')).toHaveLength(0)
  })

  it('says that nothing was ordered when another tab took out all jars, and speaks of no charge', async () => {
    const { server } = aPayingServer()
    const now = anAddressedCart({ cartItems: [], deliveryCost: 0 })
    const user = openCart()
    const button = await placeOrder()
    server.gives('PUT /api/cart/updateAddress', now)
    server.gives('GET /api/cart/items', now)
    await user.click(button)
    expect(await screen.findByText(/^Chicken.*: not in the cart any more\.$/)).toBeVisible()
    expect(screen.getByText('The cart is empty now, so nothing was ordered.')).toBeVisible()
    expect(screen.queryByText(/^Delivery:/)).toBeNull()
    expect(server.sent('POST', '/api/orders')).toHaveLength(0)
  })

  it('names a quantity that changed while the order was on its way', async () => {
    const { server } = aPayingServer()
    const changes = [{ Id: 'FG-0001', name: 'CHICKEN', oldQuantity: 1, newQuantity: 2 }]
    server.refuses('POST /api/orders', 409, 'CART_CHANGED', 'Your cart has changed.', { changes })
    const user = openCart()
    await user.click(await placeOrder())
    expect(await screen.findByText(/^Chicken Pickle.*: quantity 1 is now 2\.$/)).toBeVisible()
  })

  it('asks to log in again when the session has ended, and comes back', async () => {
    const { server } = aPayingServer()
    server.refuses('PUT /api/cart/updateAddress', 401, 'NO_SESSION', 'Please log in.')
    const user = openCart()
    await user.click(await placeOrder())
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
    expect(history.state).toMatchObject({ usr: { from: 'cart' } })
  })

  it('names a price that changed since the cart was shown, and places nothing', async () => {
    const { server } = aPayingServer()
    const dearer = anAddressedCart({
      cartItems: [aLine({ problem: 'PRICE_CHANGED', priceWhenAdded: 849 }, { price: 899 })],
    })
    const user = openCart()
    const button = await placeOrder()
    server.gives('PUT /api/cart/updateAddress', dearer)
    server.gives('GET /api/cart/items', dearer)
    await user.click(button)
    expect(await screen.findByText(/^Chicken Pickle.*: ₹849 is now ₹899\.$/)).toBeVisible()
    expect(screen.getByText(/Nothing is ordered yet/)).toBeVisible()
    expect(server.sent('POST', '/api/orders')).toHaveLength(0)
    // The new price was shown, so the next press agrees to it.
    await user.click(await placeOrder())
    await waitFor(() => expect(server.sent('POST', '/api/orders')).toHaveLength(1))
  })

  it.each([
    [
      aLine({ quantity: 5, problem: 'INSUFFICIENT_STOCK' }, { availableStock: 2 }),
      /Chicken Pickle.*: only 2 left\./,
    ],
    [aLine({ problem: 'OUT_OF_STOCK' }, { availableStock: 0 }), /Chicken Pickle.*: none left\./],
    [aLine({ problem: 'NOT_SOLD' }, { activeFlag: false }), /Chicken Pickle.*: no longer sold\./],
  ])('names what cannot be bought any more: %#', async (line, text) => {
    const { server } = aPayingServer()
    const now = anAddressedCart({ cartItems: [line] })
    const user = openCart()
    const button = await placeOrder()
    server.gives('PUT /api/cart/updateAddress', now)
    server.gives('GET /api/cart/items', now)
    await user.click(button)
    expect(await screen.findByText(text)).toBeVisible()
    expect(server.sent('POST', '/api/orders')).toHaveLength(0)
    expect(await placeOrder()).toBeDisabled()
  })

  it('names another delivery charge before it is paid', async () => {
    const { server } = aPayingServer()
    server.gives('PUT /api/cart/updateAddress', anAddressedCart({ deliveryCost: 150 }))
    const user = openCart()
    await user.click(await placeOrder())
    expect(await screen.findByText('Delivery: ₹120 is now ₹150.')).toBeVisible()
    expect(server.sent('POST', '/api/orders')).toHaveLength(0)
  })

  it('names the jar that somebody else bought first, as the shop calls it', async () => {
    const { server } = aPayingServer()
    const details = { Id: 'FG-0001', name: 'CHICKEN CP_PO MEDIUM 1kg', available: 0 }
    server.refuses('POST /api/orders', 409, 'OUT_OF_STOCK', 'CHICKEN CP_PO MEDIUM 1kg: none left.', details)
    const user = openCart()
    await user.click(await placeOrder())
    expect(await screen.findByText(/^Chicken Pickle, .*: none left\.$/)).toBeVisible()
  })

  it('leads to the field that is wrong, and lets it be mended', async () => {
    const { server } = aPayingServer()
    server.gives('GET /api/cart/items', anAddressedCart({ contactNumber: '12' }))
    const user = openCart()
    await user.click(await placeOrder())
    const field = screen.getByLabelText('Contact number')
    expect(field).toHaveFocus()
    expect(screen.getByText('Please enter a valid 10-digit mobile number')).toBeVisible()
    expect(server.sent('POST', '/api/orders')).toHaveLength(0)
    await user.clear(field)
    await user.type(field, '9876543210')
    expect(field).toBeValid()
  })

  it.each([
    [
      { cartItems: [aLine({ problem: 'OUT_OF_STOCK' })] },
      'A jar in the cart cannot be bought as it stands: see what it says there.',
    ],
    [{ address: '' }, 'Please enter a valid address and pin code before placing an order.'],
    [{ contactName: '' }, 'Please enter contact name and number before placing an order.'],
    [{ deliveryCost: 0 }, 'Please enter pin code to get delivery charges before placing an order.'],
  ])('says beside the disabled button what is missing: %j', async (change, text) => {
    aServerWithCart(anAddressedCart(change))
    openCart()
    expect(await placeOrder()).toHaveAccessibleDescription(text)
  })
})

describe('the cart, paid', () => {
  it('passes on by name what is out of stock', async () => {
    const { server } = aPayingServer()
    server.refuses('POST /api/orders', 409, 'OUT_OF_STOCK', 'Chicken Pickle: only 0 left.')
    const user = openCart()
    await user.click(await placeOrder())
    expect(await screen.findByText('Chicken Pickle: only 0 left.')).toBeVisible()
  })

  it.each<[string, string, (server: ReturnType<typeof aPayingServer>['server']) => void]>([
    [
      'the session is refused',
      'Techinical error. Please try again.',
      (server) => server.refuses('POST /api/cashfree/get-order-token', 500, 'INTERNAL'),
    ],
    [
      'the network goes',
      'Techinical error. Please try again.',
      (server) => server.unreachable('POST /api/cashfree/get-order-token'),
    ],
    [
      'nobody answers in time',
      'You seem to be offline. Try again when the connection is back.',
      (server) => {
        // The shop's own limit, reached at once.
        jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
          const giveUp = new AbortController()
          setTimeout(() => giveUp.abort())
          return giveUp.signal
        })
        server.silent('POST /api/cashfree/get-order-token')
      },
    ],
    ["the provider's script does not load", 'Payment SDK failed to load', () => blockTheSdk()],
  ])(
    'says sorry when no payment can be opened as %s, and pays at once when tried again',
    async (_why, text, spoil) => {
      const { server, checkout } = aPayingServer('Pending')
      server.gives('POST /api/orders/P-7KQ4-M2XD/retry-payment', { sessionId: 's2' })
      spoil(server)
      const user = openCart()
      await user.click(await placeOrder())
      const dialog = within(await screen.findByRole('dialog', { name: 'Sorry' }))
      expect(dialog.getByText(text)).toBeVisible()
      expect(dialog.getByText('pls retry payment from Orders page')).toBeVisible()
      window.Cashfree = () => ({ checkout })
      server.gives('PUT /api/cashfree/P-7KQ4-M2XD/payment', { paymentStatus: 'Completed' })
      await user.click(dialog.getByRole('button', { name: 'Retry Payment' }))
      expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
      expect(checkout).toHaveBeenCalledWith({ paymentSessionId: 's2', redirectTarget: '_modal' })
    },
  )

  it('leads from a payment that cannot be opened to the orders', async () => {
    aPayingServer('Pending')
    blockTheSdk()
    const user = openCart()
    await user.click(await placeOrder())
    const dialog = within(await screen.findByRole('dialog', { name: 'Sorry' }))
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeVisible()
  })

  it('says sorry when the payment failed, whatever the window said, and leads to the orders', async () => {
    aPayingServer('Pending')
    const user = openCart()
    await user.click(await placeOrder())
    const dialog = await screen.findByRole('dialog', { name: 'Sorry' })
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeVisible()
  })

  it('does not call a payment failed that nobody could be asked about, and asks on the next page', async () => {
    const { server, checkout } = aPayingServer('Pending')
    checkout.mockResolvedValue({ error: {} })
    server.unreachable('PUT /api/cashfree/P-7KQ4-M2XD/payment')
    const user = openCart()
    await user.click(await placeOrder())
    const dialog = within(await screen.findByRole('dialog', { name: 'Sorry' }))
    expect(dialog.getByText(/^We could not ask whether .* please do not pay twice\.$/)).toBeVisible()
    expect(dialog.getByText('You seem to be offline. Try again when the connection is back.')).toBeVisible()
    expect(dialog.queryByText(/did not go through/)).not.toBeInTheDocument()
    expect(localStorage.getItem('payment')).toBe('P-7KQ4-M2XD')
  })

  it('shows the result of a payment on another screen too', async () => {
    const { checkout } = aPayingServer()
    let end: (result: object) => void = () => undefined
    checkout.mockReturnValue(new Promise((resolve) => (end = resolve)))
    const user = openCart()
    await user.click(await placeOrder())
    await waitFor(() => expect(checkout).toHaveBeenCalled())
    await user.click(screen.getAllByRole('link', { name: 'Products' })[0]!)
    await screen.findByRole('heading', { name: 'Products' })
    end({ paymentDetails: {} })
    const dialog = await screen.findByRole('dialog', { name: 'Congratulations!' })
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('heading', { name: 'Order Summary' })).toBeVisible()
  })

  it.each(['Pending', 'Completed'] as const)('tells after a reload that an order is %s', async (status) => {
    const { server } = aPayingServer(status)
    localStorage.setItem('payment', 'P-7KQ4-M2XD')
    server.gives('POST /api/orders/P-7KQ4-M2XD/retry-payment', { sessionId: 's2' })
    const user = openShop('/userhomepage', { tab: 'products' })
    if (status === 'Pending') {
      expect(await screen.findByText('Your order P-7KQ4-M2XD waits for its payment.')).toBeVisible()
      server.gives('PUT /api/cashfree/P-7KQ4-M2XD/payment', { paymentStatus: 'Completed' })
      await user.click(screen.getByRole('button', { name: 'Retry Payment' }))
    }
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
    expect(localStorage.getItem('payment')).toBeNull()
  })

  it('gives one order for two quick presses, pays it in the window, and congratulates', async () => {
    const { server, checkout } = aPayingServer()
    const user = openCart()
    await user.dblClick(await placeOrder())
    expect(await screen.findByText('Directing to payment Page...')).toBeVisible()
    expect(await screen.findByRole('dialog', { name: 'Congratulations!' })).toBeVisible()
    expect(server.sent('POST', '/api/orders')).toHaveLength(1)
    expect(checkout).toHaveBeenCalledWith({ paymentSessionId: 's1', redirectTarget: '_modal' })
    expect(server.sent('PUT', '/api/cashfree/P-7KQ4-M2XD/payment')).toHaveLength(1)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { type JarAgain } from '../../api/types.js'
import { aLine, anAddressedCart, anOrder } from '../../testing/builders.js'
import { aServerWithOrders, card, openOrders } from '../../testing/orders.js'

const PATH = '/api/orders/P-7KQ4-M2XD/again'
const jar = (change: Partial<JarAgain> = {}): JarAgain => ({
  Id: 'FG-0001',
  title: 'Chicken Pickle, 1 kg',
  wanted: 1,
  inCart: 1,
  problem: null,
  oldPrice: 849,
  newPrice: 849,
  ...change,
})

function aServerThatAnswers(...jars: JarAgain[]) {
  const server = aServerWithOrders(anOrder({ deliveryStatus: 'Delivered' }))
  const cart = anAddressedCart({ cartItems: [aLine()] })
  server.gives('GET /api/users', { mobileNumber: '9876543210' })
  server.on(`POST ${PATH}`, () => {
    server.gives('GET /api/cart/items', cart)
    return { body: { cart, jars } }
  })
  return server
}
const press = async (user: ReturnType<typeof openOrders>) =>
  user.dblClick(await screen.findByRole('button', { name: /^Order again/ }))

describe('Order again', () => {
  it('leads to the cart with the jars and the address, where the order can be placed', async () => {
    const server = aServerThatAnswers(jar())
    const user = openOrders()
    await press(user)
    expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeEnabled()
    expect(screen.getByLabelText('Pin code')).toHaveValue('560001')
    // A double tap asks once.
    expect(server.sent('POST', PATH)).toHaveLength(1)
  })

  it('names what is missing, fewer or at another price, all in one message', async () => {
    aServerThatAnswers(
      jar({ newPrice: 899 }),
      jar({ title: 'Gongura Pickle', inCart: 0, problem: 'OUT_OF_STOCK' }),
      jar({ title: 'Prawns Pickle', wanted: 5, inCart: 2, problem: 'INSUFFICIENT_STOCK' }),
      jar({ title: 'Mutton Pickle', wanted: 30, inCart: 20, problem: 'AT_MOST' }),
      jar({ title: 'Mango Pickle', inCart: 0, problem: 'NOT_SOLD', newPrice: null }),
      jar({ title: 'A replaced jar', oldPrice: 0 }),
    )
    await press(openOrders())
    const first = await screen.findByText('Chicken Pickle, 1 kg: ₹849 is now ₹899.')
    expect(
      within(first.parentElement!)
        .getAllByText(/./)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Chicken Pickle, 1 kg: ₹849 is now ₹899.',
      'Gongura Pickle: none left.',
      'Prawns Pickle: quantity 5 is now 2.',
      'Mutton Pickle: at most 20 in one order.',
      'Mango Pickle: no longer sold.',
    ])
    expect(first.parentElement).toHaveRole('status')
  })

  it('stays with the orders when no jar of it can be had', async () => {
    aServerThatAnswers(jar({ inCart: 0, problem: 'OUT_OF_STOCK' }))
    await press(openOrders())
    expect(
      await screen.findByText('None of these jars can be had just now. Chicken Pickle, 1 kg: none left.'),
    ).toHaveRole('status')
    expect(screen.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  })

  it('says that it did not work, and works when tried again', async () => {
    const server = aServerThatAnswers(jar())
    server.refuses(
      `POST ${PATH}`,
      409,
      'CART_BUSY',
      'Your cart is being changed elsewhere. Please try again.',
    )
    await press(openOrders())
    expect(await screen.findByText('Your cart is being changed elsewhere. Please try again.')).toBeVisible()
  })

  it('is offered for orders that were paid, whatever became of them, and for no other', async () => {
    aServerWithOrders(
      anOrder({ _id: 'a', orderId: 'P-CANCELLED', orderStatus: 'Cancelled' }),
      anOrder({ paymentStatus: 'Pending' }),
    )
    openOrders()
    const unpaid = await card()
    expect(within(unpaid).queryByRole('button', { name: /^Order again/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Order again: P-CANCELLED' })).toBeVisible()
  })
})

describe('an order that is over', () => {
  it('is folded: a sentence, its jars as pictures, no steps', async () => {
    aServerWithOrders(anOrder({ deliveryStatus: 'Delivered' }))
    openOrders()
    const order = within(await card())
    expect(order.getByText('Delivered', { selector: 'p' })).toBeVisible()
    expect(order.getByAltText(/^Chicken Pickle/)).toBeVisible()
    await waitFor(() => expect(order.getByText('Payment status')).not.toBeVisible())
    expect(order.queryByRole('list', { name: 'Where your order is' })).toBeNull()
  })

  it('keeps its lines while a jar can still be reviewed', async () => {
    const [item] = anOrder().items
    aServerWithOrders(
      anOrder({ deliveryStatus: 'Delivered', items: item ? [{ ...item, canReview: true }] : [] }),
    )
    openOrders()
    expect(within(await card()).getByRole('button', { name: /^Rating & Review/ })).toBeVisible()
  })
})

import { screen, waitFor } from '@testing-library/react'
import { aLine, anAddressedCart, aProduct } from '../../testing/builders.js'
import { aServerWithCart, openCart } from '../../testing/cart.js'

const chicken = aProduct()
const gongura = aProduct({
  Id: 'FG-2',
  name: 'GONGURA CP_PO LOW Half kg',
  variantType: 'GONGURA',
  price: 269,
})
const loved = [{ variantType: 'CHICKEN', jars: ['FG-0001'], together: ['FG-2'] }]
const more = { Id: 'FG-0001', jars: 2, deliveryCost: 132, perJar: 66, perJarNow: 75 }

function aCartOfOne(cart = anAddressedCart({ deliveryCost: 75 })) {
  const server = aServerWithCart(cart)
  server.gives('GET /api/products', { products: [chicken, gongura] })
  server.gives('GET /api/favourites', loved)
  server.gives('GET /api/cart/one-more', { more })
  return server
}

it('the cart says what each jar bears of the delivery with one more, and adds it', async () => {
  const server = aCartOfOne()
  server.gives(
    'PUT /api/cart/update',
    anAddressedCart({ cartItems: [aLine({ quantity: 2 })], deliveryCost: 132 }),
  )
  const user = openCart()
  expect(
    await screen.findByText(/^Two jars: delivery ₹66 each instead of ₹75\. One more Chicken Pickle, 1 kg\?$/),
  ).toBeVisible()
  server.gives('GET /api/cart/one-more', { more: null })
  await user.click(screen.getByRole('button', { name: /^Add one: Chicken Pickle/ }))
  await waitFor(() =>
    expect(server.sent('PUT', '/api/cart/update')[0]?.body).toEqual({ Id: 'FG-0001', quantity: 2 }),
  )
  await waitFor(() => expect(screen.queryByText(/^Two jars: delivery/)).not.toBeInTheDocument())
})

it('the cart names a jar that others took with these, and adds it', async () => {
  const server = aCartOfOne()
  server.gives('GET /api/cart/one-more', { more: null })
  server.gives(
    'POST /api/cart/add',
    anAddressedCart({ cartItems: [aLine(), aLine({ product: gongura })], deliveryCost: 96 }),
  )
  const user = openCart()
  expect(await screen.findByText('Often taken together: Gongura Pickle, 1 kg, ₹269')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Add one: Gongura Pickle/ }))
  await waitFor(() =>
    expect(server.sent('POST', '/api/cart/add')[0]?.body).toEqual({ Id: 'FG-2', quantity: 1 }),
  )
  await waitFor(() => expect(screen.queryByText(/^Often taken together/)).not.toBeInTheDocument())
})

it('what comes last stands last: the end of the cart, where it moves nothing', async () => {
  aCartOfOne()
  openCart()
  await screen.findByText(/^Two jars: delivery/)
  const texts = screen.getAllByText(/^(Two jars: delivery|Often taken together|Ordering more pickles)/)
  expect(texts.map((text) => text.textContent?.slice(0, 8))).toEqual(['Ordering', 'Often ta', 'Two jars'])
})

it('what has run out since is not named, and without a pin code nothing is asked', async () => {
  const server = aCartOfOne(anAddressedCart({ pin: '', deliveryCost: 0 }))
  server.gives('GET /api/products', { products: [chicken, { ...gongura, availableStock: 0 }] })
  openCart()
  await screen.findByRole('heading', { name: 'Chicken Pickle' })
  await waitFor(() => expect(server.sent('GET', '/api/favourites')).toHaveLength(1))
  expect(screen.queryByText(/^Often taken together/)).not.toBeInTheDocument()
  expect(server.sent('GET', '/api/cart/one-more')).toHaveLength(0)
})

it('a hint that cannot be asked for is missed by nobody', async () => {
  const server = aCartOfOne()
  server.unreachable('GET /api/cart/one-more')
  openCart()
  expect(await screen.findByText(/^Often taken together/)).toBeVisible()
  expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument()
})

import { screen, waitFor, within } from '@testing-library/react'
import { aCart, aLine, aProduct } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const small = aProduct({
  Id: 'FG-1',
  name: 'CHICKEN CP_PO MEDIUM Half kg',
  variantWeight: 'Half kg',
  netWeight: 500,
  price: 469,
})
const large = aProduct({ Id: 'FG-2', name: 'CHICKEN CP_PO MEDIUM 1kg', price: 849, mrp: 899 })
const hot = aProduct({
  Id: 'FG-3',
  name: 'CHICKEN CP_PO HIGH 1kg',
  variantSpicy: 'HIGH',
  price: 859,
  availableStock: 0,
})
const mutton = aProduct({ Id: 'FG-4', name: 'MUTTON CP_PO MEDIUM 1kg', variantType: 'MUTTON' })

function aShelf() {
  const server = aServer()
  server.gives('GET /api/products', { products: [small, large, hot, mutton] })
  for (const { Id } of [small, large, hot]) server.gives(`GET /api/review/product/${Id}`, { reviews: [] })
  return server
}

const choice = (name: RegExp) => screen.getByRole('link', { name })

it('a pickle shows its cheapest jar in stock, and what its other weights cost', async () => {
  aShelf()
  openShop('/pickles/chicken')
  expect(await screen.findByRole('heading', { name: 'Chicken Pickle', level: 1 })).toBeVisible()
  expect(document.title).toBe('Chicken Pickle · Jaadi')
  const weights = within(screen.getByRole('list', { name: 'Weight' }))
  expect(weights.getAllByRole('link').map((one) => one.textContent)).toEqual([
    'Half kg ₹469',
    '1 kg ₹849 saves ₹89',
  ])
  expect(choice(/^Half kg/)).toHaveAttribute('aria-current', 'true')
  expect(screen.queryByRole('list', { name: 'Oil' })).not.toBeInTheDocument()
})

it('another choice changes price, address and title in one history entry, and keeps the focus', async () => {
  aShelf()
  const user = openShop('/pickles/chicken-cp_po-medium-half-kg')
  await screen.findByRole('heading', { name: 'Chicken Pickle', level: 1 })
  const entries = history.length
  await user.click(choice(/^1 kg/))
  expect(location.pathname).toBe('/pickles/chicken-cp_po-medium-1kg')
  expect(history.length).toBe(entries)
  expect(choice(/^1 kg/)).toHaveFocus()
  await waitFor(() => expect(document.title).toContain('1 kg'))
  const price = screen.getByText('₹849', { selector: 'p' })
  expect(price).toBeVisible()
  expect(screen.getByText('₹899')).toBeVisible()
})

it('a jar that has run out can be chosen, says so, and names the nearest that is there', async () => {
  aShelf()
  const user = openShop('/pickles/chicken-cp_po-medium-1kg')
  await user.click(await screen.findByRole('link', { name: 'High spice sold out' }))
  expect(location.pathname).toBe('/pickles/chicken-cp_po-high-1kg')
  expect(screen.getByText('Stock not available')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  await user.click(
    screen.getByRole('link', { name: 'In stock: Cold pressed peanut oil, Medium spice, 1 kg' }),
  )
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

it('Add to cart becomes minus and plus once the cart has the jar', async () => {
  const server = aShelf()
  logInAs(server)
  server.gives('POST /api/cart/add', aCart({ cartItems: [aLine({ product: large, quantity: 1 })] }))
  const user = openShop('/pickles/chicken-cp_po-medium-1kg')
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByRole('button', { name: /^Take one away/ })).toBeEnabled()
})

it('three reviews or more are counted by their stars', async () => {
  const server = aShelf()
  const review = { rating: 5, comment: 'Good', mobileNumber: '98xxxxxx10', date: '2026-11-01T00:00:00.000Z' }
  server.gives('GET /api/review/product/FG-2', {
    reviews: [review, { ...review, rating: 4 }, { ...review, comment: 'Very good' }],
  })
  openShop('/pickles/chicken-cp_po-medium-1kg')
  expect(await screen.findByRole('listitem', { name: '5 of 5 stars: 2 reviews' })).toBeVisible()
  expect(screen.getByRole('listitem', { name: '4 of 5 stars: 1 review' })).toBeVisible()
})

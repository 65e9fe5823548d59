import { screen, waitFor } from '@testing-library/react'
import { aCart, aLanding, aLine, aShop } from '../testing/builders.js'
import { aServer, logInAs, openShop } from '../testing/open-shop.js'

const PATH = '/pickles/chicken-cp_po-medium-1kg'
const offer = { deliveryCost: 75, more: { jars: 2, deliveryCost: 132, perJar: 66, perJarNow: 75 } }

function aShelf() {
  const server = aServer()
  server.gives('GET /api/review/pickle/CHICKEN', { reviews: [], counts: [0, 0, 0, 0, 0] })
  server.gives('GET /api/favourites', [])
  server.gives('GET /api/delivery', offer)
  return server
}
const field = () => screen.findByRole('textbox', { name: 'Deliver to pin code' })

it('six digits tell when a jar arrives, what that costs, and what each of two costs', async () => {
  const server = aShelf()
  const user = openShop(PATH)
  await user.type(await field(), '500 074')
  expect(
    await screen.findByText(/^\w{3}, \d+ \w{3,4} – \w{3}, \d+ \w{3,4}, ₹75; two jars ₹66 each$/),
  ).toBeVisible()
  const [asked, more] = server.sent('GET', '/api/delivery')
  expect([asked?.query.get('pin'), asked?.query.get('Id'), more]).toEqual(['500074', 'FG-0001', undefined])
})

it('the start page, which shows no weight beside it, says which jar it is about', async () => {
  const server = aShelf()
  server.gives('GET /api/landing', aLanding({ blocks: ['delivery', 'loved'], deliveryOf: 'FG-0001' }))
  const user = openShop('/userhomepage')
  await user.type(await field(), '500074')
  expect(await screen.findByText(/^1 kg jar: .*, ₹75; two jars ₹66 each$/)).toBeVisible()
})

it('it is asked once and kept for the visit', async () => {
  aShelf()
  sessionStorage.setItem('jaadi.pin', '500074')
  openShop(PATH)
  expect(await field()).toHaveValue('500074')
  expect(await screen.findByText(/₹75; two jars/)).toBeVisible()
})

it("a customer's own pin is there from the beginning: the cart's, else the account's", async () => {
  const server = aShelf()
  logInAs(server)
  server.gives('GET /api/users', { name: 'Lakshmi', mobileNumber: '9876543210', pin: '560001' })
  openShop(PATH)
  await waitFor(async () => expect(await field()).toHaveValue('560001'))
})

it('the cart takes over the pin of the visit, and not the address of another pin', async () => {
  const server = aShelf()
  logInAs(server)
  server.gives('GET /api/users', {
    name: 'Lakshmi',
    mobileNumber: '9876543210',
    address: '1 Road',
    pin: '560001',
  })
  server.gives('GET /api/cart/items', aCart({ cartItems: [aLine()] }))
  server.gives('GET /api/delhivery/charges', [{ total_amount: 75, city: 'Hyderabad', state: 'Telangana' }])
  server.gives(
    'PUT /api/cart/updateAddress',
    aCart({ cartItems: [aLine()], pin: '500074', deliveryCost: 75 }),
  )
  sessionStorage.setItem('jaadi.pin', '500074')
  openShop('/userhomepage', { tab: 'cart' })
  await waitFor(() => expect(screen.getByLabelText('Pin code')).toHaveValue('500074'))
  expect(screen.getByLabelText('Contact name')).toHaveValue('Lakshmi')
  expect(screen.getByLabelText('Delivery address')).toHaveValue('')
  await waitFor(() => expect(server.sent('GET', '/api/delhivery/charges')).toHaveLength(1))
})

it('a pin that is too short, and one without a courier, get the fixed sentences', async () => {
  const server = aShelf()
  const user = openShop(PATH)
  await user.type(await field(), '5000')
  await user.tab()
  expect(await screen.findByText('Please enter a valid 6-digit pin code.')).toBeVisible()
  expect(await field()).toBeInvalid()
  server.refuses('GET /api/delivery', 422, 'PIN_NOT_SERVICEABLE', 'Refused')
  await user.type(await field(), '99')
  expect(await screen.findByText('This pin code is not serviceable or not valid.')).toBeVisible()
})

it('while the courier is away, the usual charge is told, and said to be it', async () => {
  const server = aShelf()
  server.gives('GET /api/delivery', { deliveryCost: 120, fallback: true, more: null })
  const user = openShop(PATH)
  await user.type(await field(), '500074')
  expect(
    await screen.findByText('₹120, our usual charge: the courier does not answer just now.'),
  ).toBeVisible()
})

it('without a network it says so', async () => {
  const server = aShelf()
  server.gives('GET /api/shop', aShop())
  server.unreachable('GET /api/delivery')
  const user = openShop(PATH)
  await user.type(await field(), '500074')
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
})

it('it tells the sum from which delivery is free, and that it is free', async () => {
  const server = aShelf()
  server.gives('GET /api/shop', aShop({ terms: { ...aShop().terms, freeDeliveryFrom: 999 } }))
  const user = openShop(PATH)
  await user.type(await field(), '500074')
  expect(await screen.findByText(/₹75; two jars ₹66 each; free from ₹999$/)).toBeVisible()
  server.gives('GET /api/delivery', { deliveryCost: 0, more: null })
  await user.clear(await field())
  await user.type(await field(), '560001')
  expect(await screen.findByText(/, free$/)).toBeVisible()
})

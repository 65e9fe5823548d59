import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aCart, aLine, anAddressedCart, aShop } from '../../testing/builders.js'
import { aServerWithCart, openCart, placeOrder } from '../../testing/cart.js'
import { type FakeAnswer } from '../../testing/fake-server.js'
import { aServer, openShop } from '../../testing/open-shop.js'

describe('the cart', () => {
  it('is empty for a visitor, with the way to the shop', async () => {
    aServer()
    const user = openCart()
    expect(await screen.findByText('Your cart is empty!')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Shop Now' }))
    expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible()
  })

  it('says that it could not be loaded, and is loaded when tried again', async () => {
    const server = aServerWithCart(anAddressedCart())
    server.unreachable('GET /api/cart/items')
    const user = openCart()
    expect(await screen.findByText('The cart could not be loaded. It is kept.')).toBeVisible()
    expect(screen.getByText(/You seem to be offline/)).toBeVisible()
    server.gives('GET /api/cart/items', anAddressedCart())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await placeOrder()).toBeVisible()
  })

  it('is fetched by itself when the connection is back', async () => {
    const server = aServerWithCart(anAddressedCart())
    server.unreachable('GET /api/cart/items')
    openCart()
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    server.gives('GET /api/cart/items', anAddressedCart())
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await placeOrder()).toBeVisible()
  })

  it('follows what another tab or device does to it, once the customer looks again', async () => {
    const server = aServerWithCart(anAddressedCart())
    openCart()
    expect(await screen.findByLabelText('City')).toHaveValue('Bengaluru')
    const cartItems = [aLine({ quantity: 3 })]
    server.gives('GET /api/cart/items', anAddressedCart({ cartItems, city: 'Mysuru', pin: '570001' }))
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(await screen.findAllByRole('link', { name: '3 jars in the cart' })).not.toHaveLength(0)
    expect(screen.getByLabelText('City')).toHaveValue('Mysuru')
    expect(screen.getByLabelText('Pin code')).toHaveValue('570001')
    expect(await placeOrder()).toBeEnabled()
  })

  it('is asked for anew on each visit', async () => {
    const server = aServerWithCart(anAddressedCart())
    const user = openShop('/userhomepage', { tab: 'products' })
    await screen.findAllByRole('link', { name: '1 jar in the cart' })
    server.gives('GET /api/cart/items', anAddressedCart({ cartItems: [aLine({ quantity: 2 })] }))
    await user.click(screen.getAllByRole('link', { name: 'Cart' })[0]!)
    expect(await screen.findByText('2 jars in the cart')).toBeInTheDocument()
  })

  it('keeps what is being typed while it changes elsewhere', async () => {
    const server = aServerWithCart(anAddressedCart())
    const user = openCart()
    const name = await screen.findByLabelText('Contact name')
    await user.type(name, ' Rao')
    server.gives('GET /api/cart/items', anAddressedCart({ contactName: 'Somebody else', city: 'Mysuru' }))
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Mysuru'))
    expect(name).toHaveValue('Lakshmi Rao')
  })

  it('fills in what the account knows, except the field that has the focus', async () => {
    const server = aServerWithCart(aCart({ cartItems: [aLine()] }))
    let answer: (account: { body: object }) => void = () => undefined
    server.on('GET /api/users', () => new Promise((resolve) => (answer = resolve)))
    const user = openCart()
    const number = await screen.findByLabelText('Contact number')
    await user.click(number)
    answer({ body: { name: 'Lakshmi', mobileNumber: '9876543210', city: 'Mysuru' } })
    await waitFor(() => expect(screen.getByLabelText('Contact name')).toHaveValue('Lakshmi'))
    await waitFor(() => expect(server.sent('PUT', '/api/cart/updateAddress')).toHaveLength(1))
    await user.type(number, '9876500000')
    expect(number).toHaveValue('9876500000')
    await user.tab()
    await waitFor(() => expect(server.sent('PUT', '/api/cart/updateAddress')).toHaveLength(2))
    expect(number).toHaveValue('9876500000')
  })

  it('says when the charge is the usual one, as the courier does not answer', async () => {
    aServerWithCart(anAddressedCart({ deliveryFallback: true }))
    openCart()
    expect(await screen.findByText(/This is our usual delivery charge\./)).toBeVisible()
  })

  it('names a jar once, where its description begins with the name', async () => {
    const description = '<p>Chicken pickle, hot, 1 kg</p><p>Fried dry, then in oil.</p>'
    aServerWithCart(anAddressedCart({ cartItems: [aLine({}, { description })] }))
    openCart()
    expect(await screen.findByText('Fried dry, then in oil.')).toBeVisible()
    expect(screen.queryByText('Chicken pickle, hot, 1 kg')).not.toBeInTheDocument()
  })

  it('names what changed since it was filled', async () => {
    aServerWithCart(
      aCart({
        cartItems: [
          aLine({ problem: 'PRICE_CHANGED', priceWhenAdded: 799 }),
          aLine({ problem: 'INSUFFICIENT_STOCK', quantity: 5 }, { Id: 'FG-2', availableStock: 2 }),
        ],
      }),
    )
    openCart()
    expect(await screen.findByText(/The price changed from ₹799 to ₹849/)).toBeVisible()
    expect(screen.getByText('Only 2 left. Take fewer to go on.')).toBeVisible()
  })
})

describe('the cart and its delivery', () => {
  it('shows no error while a pin is typed, one when it is left, none when it is mended', async () => {
    const server = aServerWithCart(aCart({ cartItems: [aLine()] }))
    server.gives('GET /api/delhivery/charges', [
      { total_amount: 119.6, city: 'Bengaluru', state: 'Karnataka' },
    ])
    const user = openCart()
    const pin = await screen.findByLabelText('Pin code')
    await user.type(pin, '50')
    expect(screen.queryByText('Please enter a valid 6-digit pin code.')).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByText('Please enter a valid 6-digit pin code.')).toBeVisible()
    expect(pin).toBeInvalid()
    await user.clear(pin)
    await user.type(pin, '560001')
    expect(pin).toBeValid()
  })

  it('fetches the charge from six digits of a pin alone, rounds it, and fills in the city', async () => {
    const server = aServerWithCart(aCart({ cartItems: [aLine({ quantity: 2 })] }))
    server.gives('GET /api/delhivery/charges', [
      { total_amount: 119.6, city: 'Bengaluru', state: 'Karnataka' },
    ])
    const user = openCart()
    await user.type(await screen.findByLabelText('Pin code'), '560001')
    expect(await screen.findByText('₹120')).toBeVisible()
    expect(screen.getByLabelText('City')).toHaveValue('Bengaluru')
    expect(screen.getByText(/Arrives between/)).toBeVisible()
    const [asked] = server.sent('GET', '/api/delhivery/charges')
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      md: 'S',
      cgm: '2800',
      o_pin: '500074',
      d_pin: '560001',
      ss: 'Delivered',
    })
    expect(await placeOrder()).toBeDisabled()
  })

  it('names no origin of the parcel while the shop does not answer', async () => {
    const server = aServerWithCart(aCart({ cartItems: [aLine()] }))
    server.unreachable('GET /api/shop')
    const user = openCart()
    await user.type(await screen.findByLabelText('Pin code'), '560001')
    await waitFor(() => expect(server.sent('GET', '/api/delhivery/charges')).toHaveLength(1))
    expect(server.sent('GET', '/api/delhivery/charges')[0]?.query.has('o_pin')).toBe(false)
  })

  it.each([
    ['the national ones', [], 'Counted without Sundays and national holidays.'],
    ['those that the shop has set', ['2027-01-15'], 'Counted without Sundays and holidays.'],
  ])('counts no holidays but %s', async (_, holidays, note) => {
    const server = aServerWithCart(anAddressedCart())
    server.gives('GET /api/shop', aShop({ holidays }))
    openCart()
    expect(await screen.findByText(note)).toBeVisible()
  })

  it('charges 120 when the courier names no amount', async () => {
    const server = aServerWithCart(aCart({ cartItems: [aLine()] }))
    server.gives('GET /api/delhivery/charges', [])
    const user = openCart()
    await user.type(await screen.findByLabelText('Pin code'), '560001')
    expect(await screen.findByText('₹120')).toBeVisible()
  })

  it('clears a pin that the courier does not serve', async () => {
    const server = aServerWithCart(aCart({ cartItems: [aLine()] }))
    server.refuses('GET /api/delhivery/charges', 422, 'PIN_NOT_SERVICEABLE')
    const user = openCart()
    const pin = await screen.findByLabelText('Pin code')
    await user.type(pin, '999999')
    expect(await screen.findByText('This pin code is not serviceable or not valid.')).toBeVisible()
    expect(pin).toHaveValue('')
    expect(server.sent('PUT', '/api/cart/updateAddress').at(-1)?.body).toEqual({ pin: '' })
    // One tap brings it back.
    server.gives('GET /api/delhivery/charges', [{ total_amount: 132 }])
    await user.click(screen.getByRole('button', { name: 'Try 999999 again' }))
    expect(pin).toHaveValue('999999')
    expect(await screen.findByText('₹132')).toBeVisible()
  })

  describe('two pins typed in a row', () => {
    /** Charges that answer when the test says so, by pin. */
    async function typeTwo() {
      const server = aServerWithCart(aCart({ cartItems: [aLine()] }))
      const answers = new Map<string, (answer: FakeAnswer) => void>()
      server.on(
        'GET /api/delhivery/charges',
        ({ query }) => new Promise((resolve) => answers.set(query.get('d_pin') ?? '', resolve)),
      )
      const user = openCart()
      const pin = await screen.findByLabelText('Pin code')
      await user.type(pin, '110001')
      await user.clear(pin)
      await user.type(pin, '560001')
      await waitFor(() => expect([...answers.keys()]).toEqual(['110001', '560001']))
      const answer = async (of: string, given: FakeAnswer) => {
        answers.get(of)?.(given)
        await act(async () => new Promise((resolve) => setTimeout(resolve)))
      }
      return { server, pin, answer }
    }
    const pinsSaved = (server: ReturnType<typeof aServerWithCart>) =>
      server
        .sent('PUT', '/api/cart/updateAddress')
        .flatMap(({ body }) => ('pin' in body ? [body['pin']] : []))
    const charge = (total_amount: number, city: string) => ({ body: [{ total_amount, city, state: '' }] })
    const refusal = { status: 422, body: { code: 'PIN_NOT_SERVICEABLE' } }

    it('a late refusal of the first one changes nothing', async () => {
      const { server, pin, answer } = await typeTwo()
      await answer('110001', refusal)
      expect(pin).toHaveValue('560001')
      expect(screen.getByText('Asking the courier…')).toBeVisible()
      await answer('560001', charge(120, 'Bengaluru'))
      expect(await screen.findByText('₹120')).toBeVisible()
      expect(screen.queryByText(/not serviceable/)).toBeNull()
      expect(pinsSaved(server)).toEqual(['560001'])
    })

    it('a late charge of the first one changes nothing', async () => {
      const { server, pin, answer } = await typeTwo()
      await answer('560001', charge(120, 'Bengaluru'))
      expect(await screen.findByText('₹120')).toBeVisible()
      await answer('110001', charge(150, 'Delhi'))
      expect(pin).toHaveValue('560001')
      expect(screen.getByLabelText('City')).toHaveValue('Bengaluru')
      expect(screen.getByText('₹120')).toBeVisible()
      expect(pinsSaved(server)).toEqual(['560001'])
    })
  })

  it('saves one field after the other, so that a late answer brings nothing back', async () => {
    const server = aServerWithCart(anAddressedCart())
    const answers: ((answer: FakeAnswer) => void)[] = []
    server.on('PUT /api/cart/updateAddress', () => new Promise((resolve) => answers.push(resolve)))
    const user = openCart()
    await user.type(await screen.findByLabelText('Contact name'), ' Rao')
    await user.type(screen.getByLabelText('City'), ' South')
    await user.tab()
    expect(server.sent('PUT', '/api/cart/updateAddress')).toHaveLength(1)
    answers[0]?.({ body: anAddressedCart({ contactName: 'Lakshmi Rao' }) })
    await waitFor(() => expect(answers).toHaveLength(2))
    await act(async () => {
      answers[1]?.({ body: anAddressedCart({ contactName: 'Lakshmi Rao', city: 'Bengaluru South' }) })
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(screen.getByLabelText('City')).toHaveValue('Bengaluru South')
    expect(screen.getByLabelText('Contact name')).toHaveValue('Lakshmi Rao')
  })

  it('asks again by one tap for a pin whose charge could not be fetched', async () => {
    const server = aServerWithCart(aCart({ cartItems: [aLine()] }))
    server.unreachable('GET /api/delhivery/charges')
    const user = openCart()
    await user.type(await screen.findByLabelText('Pin code'), '560001')
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    server.gives('GET /api/delhivery/charges', [{ total_amount: 132 }])
    await user.click(screen.getByRole('button', { name: 'Try 560001 again' }))
    expect(await screen.findByText('₹132')).toBeVisible()
    expect(screen.getByLabelText('Pin code')).toHaveValue('560001')
  })

  it.each(['contactName', 'contactNumber', 'address', 'pin'] as const)(
    'keeps Place Order disabled without %s',
    async (field) => {
      aServerWithCart(anAddressedCart({ [field]: '' }))
      openCart()
      expect(await placeOrder()).toBeDisabled()
    },
  )

  it('keeps Place Order disabled without a delivery cost', async () => {
    aServerWithCart(anAddressedCart({ deliveryCost: 0 }))
    openCart()
    expect(await placeOrder()).toBeDisabled()
  })

  it('removes the line with a minus at quantity 1', async () => {
    const server = aServerWithCart(anAddressedCart())
    server.gives('DELETE /api/cart/delete', aCart())
    const user = openCart()
    await user.click(await screen.findByRole('button', { name: /^One less/ }))
    expect(await screen.findByText('Your cart is empty!')).toBeVisible()
  })

  describe('that loses a line', () => {
    const mild = aLine({}, { Id: 'FG-2', words: { jar: 'Chicken Pickle', choices: ['Low spice'] } })
    const press = async (name: RegExp) => {
      ;(await screen.findByRole('button', { name })).focus()
      await userEvent.keyboard('{Enter}')
    }
    const said = 'Chicken Pickle, Low spice was removed.'

    it.each([
      ['Remove', /^Remove .*Low spice/],
      ['a minus at quantity 1', /^One less: .*Low spice/],
    ])('by %s says so, and the keyboard goes on in the next one', async (_, name) => {
      const others = [aLine(), aLine({}, { Id: 'FG-3' })]
      const server = aServerWithCart(anAddressedCart({ cartItems: [others[0]!, mild, others[1]!] }))
      server.gives('DELETE /api/cart/delete', anAddressedCart({ cartItems: others }))
      openCart()
      await press(name)
      await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })[1]).toHaveFocus())
      expect(await screen.findByText(said)).toHaveRole('status')
    })

    it('at its end goes on in the one before', async () => {
      const server = aServerWithCart(anAddressedCart({ cartItems: [aLine(), mild] }))
      server.gives('DELETE /api/cart/delete', anAddressedCart())
      openCart()
      await press(/^Remove .*Low spice/)
      await waitFor(() => expect(screen.getByRole('button', { name: /^Remove/ })).toHaveFocus())
    })

    it('and has no other goes on where it says that it is empty', async () => {
      const server = aServerWithCart(anAddressedCart({ cartItems: [mild] }))
      server.gives('DELETE /api/cart/delete', aCart())
      openCart()
      await press(/^Remove/)
      expect(await screen.findByText(`${said} Your cart is empty!`)).toHaveRole('status')
      expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus()
    })

    it('does not say so when the server refuses it', async () => {
      const server = aServerWithCart(anAddressedCart({ cartItems: [aLine(), mild] }))
      server.refuses('DELETE /api/cart/delete', 409, 'CART_BUSY', 'The cart is busy.')
      openCart()
      await press(/^Remove .*Low spice/)
      expect(await screen.findByText('The cart is busy.')).toBeVisible()
      expect(screen.queryByText(said)).not.toBeInTheDocument()
    })
  })
})

describe('free delivery', () => {
  const terms = { ...aShop().terms, freeDeliveryFrom: 999 }

  it('is told by what is missing, and nothing is told while there is none', async () => {
    const server = aServerWithCart(anAddressedCart())
    server.gives('GET /api/shop', aShop({ terms }))
    openCart()
    expect(await screen.findByText('₹150 more and delivery is free.')).toBeVisible()
  })

  it('is placed like any other, with a charge of nothing', async () => {
    const cartItems = [aLine({ quantity: 2 })]
    const server = aServerWithCart(anAddressedCart({ cartItems, deliveryCost: 0, deliveryFree: true }))
    server.gives('GET /api/shop', aShop({ terms }))
    openCart()
    expect(await screen.findByText('Delivery is free from ₹999.')).toBeVisible()
    expect(screen.getByText('Free')).toBeVisible()
    expect(await placeOrder()).toBeEnabled()
  })

  it('is not there while the owner offers none', async () => {
    aServerWithCart(anAddressedCart())
    openCart()
    expect(await placeOrder()).toBeVisible()
    expect(screen.queryByText(/delivery is free/i)).not.toBeInTheDocument()
  })
})

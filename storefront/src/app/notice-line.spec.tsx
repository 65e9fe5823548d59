import { act, screen, waitFor } from '@testing-library/react'
import { aCart, aLine, aProduct } from '../testing/builders.js'
import { aServer, logInAs, openShop } from '../testing/open-shop.js'

const NAME = 'Chicken Pickle, Cold pressed peanut oil, Medium spice, 1 kg'
const animate = jest.fn(() => ({ finished: Promise.resolve() }))

function aShopWithJars() {
  const server = aServer()
  logInAs(server)
  server.gives('GET /api/products', { products: [aProduct(), aProduct({ Id: 'FG-0002' })] })
  const filled = aCart({ cartItems: [aLine({ quantity: 1 })] })
  server.on('POST /api/cart/add', () => {
    server.gives('GET /api/cart/items', filled)
    return { body: filled }
  })
  return server
}
const plus = async () => (await screen.findAllByRole('button', { name: /^Add one/ }))[0]!

/** A browser that moves pictures, which the test environment is not. */
function aMovingBrowser(isCalm: boolean) {
  Object.assign(Element.prototype, { animate })
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: isCalm }),
    CSS: { escape: (text: string) => text },
  })
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
}
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  animate.mockClear()
  Reflect.deleteProperty(Element.prototype, 'animate')
  Reflect.deleteProperty(globalThis, 'matchMedia')
})

describe('a jar that comes into the cart', () => {
  it('is named in a line that offers the cart, without a dialog', async () => {
    aShopWithJars()
    const user = openShop('/userhomepage', { tab: 'products' })
    await user.click(await plus())
    expect(await screen.findByText(`${NAME} is in the cart.`)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'See the cart' }))
    expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible()
    expect(screen.queryByText(`${NAME} is in the cart.`)).toBeNull()
  })

  it('is said for some seconds', async () => {
    aShopWithJars()
    const user = openShop('/userhomepage', { tab: 'products' })
    const button = await plus()
    jest.useFakeTimers({ advanceTimers: true })
    await user.click(button)
    await screen.findByText(`${NAME} is in the cart.`)
    await act(() => jest.advanceTimersByTimeAsync(6000))
    await waitFor(() => expect(screen.queryByText(`${NAME} is in the cart.`)).toBeNull())
  })

  it('is not said of one that the server refused', async () => {
    const server = aShopWithJars()
    server.refuses('POST /api/cart/add', 409, 'OUT_OF_STOCK', 'Chicken Pickle: none left.')
    const user = openShop('/userhomepage', { tab: 'products' })
    await user.click(await plus())
    expect(await screen.findByText('Chicken Pickle: none left.')).toBeVisible()
    expect(screen.queryByText(/is in the cart\.$/)).toBeNull()
  })

  it.each([
    ['moves its picture there', false, 1],
    ['moves nothing for people who asked for less motion', true, 0],
  ])('%s', async (_what, isCalm, flights) => {
    aMovingBrowser(isCalm)
    aShopWithJars()
    const user = openShop('/userhomepage', { tab: 'products' })
    await user.click(await plus())
    await screen.findByText(`${NAME} is in the cart.`)
    expect(animate).toHaveBeenCalledTimes(flights)
    await waitFor(() => expect(document.querySelectorAll('body > img')).toHaveLength(0))
  })
})

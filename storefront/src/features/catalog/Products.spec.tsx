import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { aCart, aLine, aProduct, aShop } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

/** A window that nothing is near. @returns what brings an element near it */
function watchedWindow() {
  const watches: { target: Element; tell: (entries: { isIntersecting: boolean }[]) => void }[] = []
  class Watch {
    readonly #tell
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell
    }
    observe = (target: Element) => watches.push({ target, tell: this.#tell })
    disconnect = () => undefined
  }
  globalThis.IntersectionObserver = Watch as never
  return (near?: Element) =>
    watches.filter(({ target }) => target === near).forEach(({ tell }) => tell([{ isIntersecting: true }]))
}

const openProducts = () => openShop('/userhomepage', { tab: 'products' })

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

describe('the products', () => {
  it('say that they could not be loaded, and come when tried again', async () => {
    const server = aServer()
    server.refuses('GET /api/products', 500, 'INTERNAL')
    const user = openProducts()
    expect(await screen.findByText('The products could not be loaded.')).toBeVisible()
    server.gives('GET /api/products', { products: [aProduct()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: /^Chicken Pickle/ })).toBeVisible()
  })

  it('lead to the login when the server says 401', async () => {
    const server = aServer()
    server.refuses('GET /api/products', 401, 'NO_SESSION')
    openProducts()
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
  })

  it('stand cheapest first, without those that are not active', async () => {
    const server = aServer()
    server.gives('GET /api/products', {
      products: [
        aProduct({ Id: 'FG-1', price: 999, variantType: 'MUTTON' }),
        aProduct({ Id: 'FG-2', price: 299, variantType: 'GONGURA' }),
        aProduct({ Id: 'FG-3', price: 100, variantType: 'PRAWNS', activeFlag: false }),
      ],
    })
    openProducts()
    await screen.findAllByRole('article')
    const titles = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
    expect(titles).toEqual(['Gongura Pickle', 'Mutton Pickle'])
  })

  it('show price, price per kg, net weight and the legal mark before anything is added', async () => {
    const server = aServer()
    server.gives('GET /api/products', { products: [aProduct({ price: 469, netWeight: 500 })] })
    openProducts()
    const card = await screen.findByRole('article')
    for (const text of ['₹469', '₹938 per kg', 'Net 500 g', 'Non-veg']) {
      expect(within(card).getByText(text)).toBeVisible()
    }
  })

  it('say nothing of the choices of a jar that the lists of the shop do not name', async () => {
    const server = aServer()
    const named = { words: { jar: 'Lime 2026', choices: [] } }
    server.gives('GET /api/products', { products: [aProduct(named)] })
    openProducts()
    const card = await screen.findByRole('article', { name: 'Lime 2026' })
    expect(within(card).queryByText(/^,/)).toBeNull()
  })

  it('begin far from the window with name and price alone, and are whole once they come near', async () => {
    const server = aServer()
    server.gives('GET /api/products', {
      products: Array.from({ length: 20 }, (_, nth) => aProduct({ Id: `FG-${nth}`, price: 100 + nth })),
    })
    const comesNear = watchedWindow()
    openProducts()
    await screen.findAllByRole('article')
    const cards = screen.getAllByRole('article')
    const canBeAdded = (card?: HTMLElement) => Boolean(card?.querySelector('button[aria-label^="Add one"]'))
    expect(cards.map(canBeAdded)).toEqual(cards.map((_, nth) => nth < 18))
    expect(cards[19]).toHaveTextContent('₹119')
    act(() => comesNear(cards[19]))
    await waitFor(() => expect(canBeAdded(cards[19])).toBe(true))
    expect(canBeAdded(cards[18])).toBe(false)
  })

  it('are whole at once in a list that is come back to, whose place is measured by them', async () => {
    const server = aServer()
    server.gives('GET /api/products', {
      products: Array.from({ length: 20 }, (_, nth) => aProduct({ Id: `FG-${nth}`, price: 100 + nth })),
    })
    watchedWindow()
    const user = openProducts()
    await user.click((await screen.findAllByRole('link', { name: /^Chicken Pickle/ }))[0]!)
    await waitFor(() => expect(location.pathname).toMatch('/pickles/'))
    act(() => history.back())
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Add one/ })).toHaveLength(20))
  })

  it('keep plus and minus disabled when there is no stock', async () => {
    const server = aServer()
    server.gives('GET /api/products', { products: [aProduct({ availableStock: 0 })] })
    openProducts()
    const card = await screen.findByRole('article')
    expect(within(card).getByText('Stock not available')).toBeVisible()
    expect(within(card).getByRole('button', { name: /^Add one/ })).toBeDisabled()
    expect(within(card).getByRole('button', { name: /^Take one away/ })).toBeDisabled()
  })

  it('can be added without stock when the stock is unlimited', async () => {
    const server = aServer()
    server.gives('GET /api/products', { products: [aProduct({ availableStock: 0, unlimitedStock: true })] })
    openProducts()
    expect(await screen.findByRole('button', { name: /^Add one/ })).toBeEnabled()
    expect(screen.queryByText('Stock not available')).not.toBeInTheDocument()
  })

  it('keep minus disabled at a count of 0', async () => {
    aServer()
    openProducts()
    expect(await screen.findByRole('button', { name: /^Take one away/ })).toBeDisabled()
  })

  it('take a plus back when the server has none left, and say so', async () => {
    const server = aServer()
    logInAs(server)
    server.refuses('POST /api/cart/add', 409, 'OUT_OF_STOCK', 'Only 0 of Chicken Pickle left.')
    const user = openProducts()
    await user.click(await screen.findByRole('button', { name: /^Add one/ }))
    expect(await screen.findByText('Only 0 of Chicken Pickle left.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Take one away/ })).toBeDisabled()
  })

  it('gather quick presses into one total', async () => {
    const server = aServer()
    logInAs(server)
    server.gives('GET /api/cart/items', aCart({ cartItems: [aLine()] }))
    server.on('PUT /api/cart/update', ({ body }) => ({
      body: aCart({ cartItems: [aLine({ quantity: Number(body['quantity']) })] }),
    }))
    const user = openProducts()
    expect(await screen.findByText('1 jar in the cart')).toBeInTheDocument()
    const plus = await screen.findByRole('button', { name: /^Add one/ })
    await user.tripleClick(plus)
    expect(await screen.findByText('4 jars in the cart')).toBeInTheDocument()
    expect(server.sent('PUT', '/api/cart/update').at(-1)?.body).toEqual({ Id: 'FG-0001', quantity: 4 })
  })
})

describe('the products, as they are told about and found', () => {
  it('list only the ingredients flagged to be shown', async () => {
    const server = aServer()
    const ingredients = [
      { name: 'Chicken', showasIngredient: true },
      { name: 'House secret', showasIngredient: false },
    ]
    server.gives('GET /api/products', { products: [aProduct({ ingredients })] })
    const user = openProducts()
    await user.click(await screen.findByRole('button', { name: /^Ingredients/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Chicken')).toBeVisible()
    expect(within(dialog).queryByText('House secret')).not.toBeInTheDocument()
    expect(within(dialog).getByText('FSSAI licence 13624010000001')).toBeVisible()
  })

  it('show no zeros for a licence that is not entered yet', async () => {
    const server = aServer()
    server.gives('GET /api/shop', aShop({ fssaiLicence: '00000000000000' }))
    const user = openProducts()
    await user.click(await screen.findByRole('button', { name: /^Ingredients/ }))
    expect(within(await screen.findByRole('dialog')).queryByText(/FSSAI/)).not.toBeInTheDocument()
  })

  it('say that there are no reviews when the reviews cannot be fetched', async () => {
    const server = aServer()
    server.gives('GET /api/products', { products: [aProduct({ reviewCount: 2, avgRating: 4.5 })] })
    server.refuses('GET /api/review/product/FG-0001', 500, 'INTERNAL')
    const user = openProducts()
    await user.click(await screen.findByRole('button', { name: /^4.5 \(2 reviews\) of 5 stars/ }))
    expect(await screen.findByText('No reviews yet.')).toBeVisible()
  })

  it('run no script of a description', async () => {
    const server = aServer()
    const description =
      '<p onclick="alert(1)">Good <b>oil</b><script>alert(1)</script><img src=x onerror=alert(1)></p>'
    server.gives('GET /api/products', { products: [aProduct({ description })] })
    openProducts()
    const card = await screen.findByRole('article')
    expect(within(card).getByText('oil').tagName).toBe('B')
    expect(card.querySelector('script, [onclick], [onerror]')).toBeNull()
  })

  it('do not repeat their name at the beginning of the description, unless it says nothing else', async () => {
    const server = aServer()
    const named = '<p><strong>Chicken pickle</strong>, medium hot</p>'
    server.gives('GET /api/products', {
      products: [
        aProduct({ Id: 'FG-1', price: 1, description: `${named}<p>Fried dry first.</p>` }),
        aProduct({ Id: 'FG-2', price: 2, description: named }),
        aProduct({ Id: 'FG-3', price: 3, description: '<p>Fried dry.</p><p>Then in oil.</p>' }),
      ],
    })
    openProducts()
    await screen.findAllByRole('article')
    expect(screen.getAllByText(/medium hot/)).toHaveLength(1)
    for (const text of ['Fried dry first.', 'Fried dry.', 'Then in oil.'])
      expect(screen.getByText(text)).toBeVisible()
  })

  it('keep a figure of a description and its unit on one line', async () => {
    const server = aServer()
    server.gives('GET /api/products', { products: [aProduct({ description: '<p>In oil, 500 g</p>' })] })
    openProducts()
    const text = within(await screen.findByRole('article')).getByText('In oil, 500 g')
    expect(text.textContent).toBe('In oil, 500\u00a0g')
  })

  it('link from a description to web pages only', async () => {
    const server = aServer()
    const description =
      '<a href="https://oil.example/?a=1&amp;b=2" onclick="alert(1)" target="_top">oil</a> <a href="javascript:alert(1)">salt</a>'
    server.gives('GET /api/products', { products: [aProduct({ description })] })
    openProducts()
    const card = await screen.findByRole('article')
    const link = within(card).getByRole('link', { name: 'oil' })
    expect(link.outerHTML).toBe('<a href="https://oil.example/?a=1&amp;b=2" rel="nofollow noopener">oil</a>')
    expect(within(card).queryByRole('link', { name: 'salt' })).toBeNull()
    expect(card).toHaveTextContent('oil salt')
  })

  it.each(['500g', '500 G', 'low 500g chicken', 'half kg'])(
    'are found by their weight as it is typed: %s',
    async (typed) => {
      const server = aServer()
      const half = { variantWeight: 'Half kg', variantSpicy: 'LOW', netWeight: 500 }
      server.gives('GET /api/products', {
        products: [aProduct({ Id: 'FG-1' }), aProduct({ Id: 'FG-2', ...half })],
      })
      const user = openProducts()
      await user.type(await screen.findByRole('searchbox', { name: 'Search jars' }), typed)
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
      expect(screen.getByRole('article')).toHaveTextContent('Low spice')
    },
  )

  it('can be narrowed, and shown whole again when nothing matches', async () => {
    const server = aServer()
    server.gives('GET /api/products', {
      products: [
        aProduct({ Id: 'FG-1', variantSpicy: 'LOW' }),
        aProduct({ Id: 'FG-2', variantType: 'GONGURA', variantSpicy: 'HIGH', vegetarian: true }),
      ],
    })
    const user = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Chicken 1' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    // What would leave nothing cannot be pressed.
    expect(screen.getByRole('button', { name: 'High spice 0' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Gongura 1' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Chicken 1' }))
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await user.type(screen.getByRole('searchbox', { name: 'Search jars' }), 'gongura mild')
    expect(await screen.findByText('No jar matches these filters.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await user.type(screen.getByRole('searchbox', { name: 'Search jars' }), 'HIGH gong')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('are shown by pickle, each with its cheapest price, its choices and all its reviews', async () => {
    const server = aServer()
    const low = { variantSpicy: 'LOW', price: 499, reviewCount: 1, ratingSum: 5, avgRating: 5 }
    server.gives('GET /api/products', {
      products: [
        aProduct({ Id: 'FG-1', reviewCount: 3, ratingSum: 12, avgRating: 4 }),
        aProduct({ Id: 'FG-2', name: 'CHICKEN CP_PO LOW 1kg', ...low }),
        aProduct({ Id: 'FG-3', name: 'MUTTON CP_PO LOW 1kg', variantType: 'MUTTON', price: 999 }),
      ],
    })
    const user = openProducts()
    await user.click(await screen.findByRole('button', { name: 'By pickle' }))
    expect(location.search).toBe('?tab=products&view=pickles')
    await screen.findByRole('article', { name: 'Mutton Pickle' })
    expect(screen.getByText('2 pickles, 3 jars')).toBeVisible()
    const cards = screen.getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Chicken Pickle',
      'Mutton Pickle',
    ])
    for (const text of ['from ₹499', '4.3 (4 reviews)', 'Low spice · Medium spice', '2 jars'])
      expect(cards[0]).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: 'Chicken Pickle' })).toHaveAttribute('href', '/pickles/chicken')
    // Narrowed, a card leads to a jar that the filters leave; its stars are still those of the pickle.
    await user.click(screen.getByRole('button', { name: 'Medium spice 2' }))
    expect(screen.getByText('4.3 (4 reviews)')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Chicken Pickle' })).toHaveAttribute(
      'href',
      '/pickles/chicken-cp_po-medium-1kg',
    )
  })

  it('begin by pickle where the owner has chosen so, and the visitor’s own choice wins', async () => {
    const server = aServer()
    server.gives('GET /api/shop', aShop({ listByPickle: true }))
    server.gives('GET /api/products', {
      products: [aProduct(), aProduct({ Id: 'FG-2', name: 'CHICKEN CP_PO LOW 1kg', variantSpicy: 'LOW' })],
    })
    const user = openProducts()
    expect(await screen.findByRole('article', { name: 'Chicken Pickle' })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Every jar' }))
    expect(location.search).toBe('?tab=products&view=jars')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'By pickle' }))
    expect(location.search).toBe('?tab=products')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('keep their filters in the address, so that a reload, a link and Back find them again', async () => {
    const server = aServer()
    const products = [aProduct({ Id: 'FG-1' }), aProduct({ Id: 'FG-2', variantType: 'GONGURA' })]
    server.gives('GET /api/products', { products })
    const user = openProducts()
    await user.click(await screen.findByRole('button', { name: 'Chicken 1' }))
    expect(location.search).toBe('?tab=products&type=CHICKEN')
    await user.click(screen.getAllByRole('link', { name: 'Cart' })[0]!)
    expect(location.search).toBe('')
    history.back()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Chicken 1', pressed: true })).toBeVisible(),
    )
    cleanup()
    openShop('/userhomepage?tab=products&type=GONGURA')
    expect(await screen.findByRole('button', { name: 'Gongura 1', pressed: true })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('open at an address of their own, and come back there after a login', async () => {
    const server = aServer()
    server.gives('GET /api/review/pickle/CHICKEN', { reviews: [], counts: [0, 0, 0, 0, 0] })
    const user = openProducts()
    await user.click(await screen.findByRole('link', { name: /^Chicken Pickle/ }))
    expect(await screen.findByRole('heading', { name: 'Chicken Pickle', level: 1 })).toBeVisible()
    expect(location.pathname).toBe('/pickles/chicken-cp_po-medium-1kg')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByRole('heading', { name: 'OTP Login' })).toBeVisible()
    expect(history.state).toMatchObject({ usr: { path: '/pickles/chicken-cp_po-medium-1kg' } })
  })

  it.each([
    [{ fewLeft: true, availableStock: 3 }, 'Only 3 left'],
    [{ fewLeft: false, availableStock: 3 }, null],
  ])('say how many are left only when the shop counts them as few: %j', async (change, text) => {
    const server = aServer()
    server.gives('GET /api/products', { products: [aProduct(change)] })
    openProducts()
    await screen.findByRole('article')
    if (text) expect(screen.getByText(text)).toBeVisible()
    else expect(screen.queryByText(/^Only \d+ left/)).not.toBeInTheDocument()
  })

  it('are shared by a link, which is shown when it cannot be copied', async () => {
    aServer()
    const user = openShop('/pickles/chicken-cp_po-medium-1kg')
    const share = await screen.findByRole('button', { name: 'Share' })
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await user.click(share)
    expect(await screen.findByText('The link is copied.')).toBeVisible()
    expect(copy).toHaveBeenCalledWith(`${location.origin}/pickles/chicken-cp_po-medium-1kg`)
    copy.mockRejectedValueOnce(new Error('not allowed'))
    await user.click(share)
    expect(await screen.findByText(/^Copy this link: http.*1kg$/)).toBeVisible()
  })

  it('say so at the address of a jar that is not sold', async () => {
    aServer()
    openShop('/pickles/nothing')
    expect(await screen.findByText('This jar is not on our shelf (any more).')).toBeVisible()
  })
})

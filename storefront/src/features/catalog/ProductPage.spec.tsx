import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { aCart, aLine, aPickle, aProduct } from '../../testing/builders.js'
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
  server.gives('GET /api/review/pickle/CHICKEN', { reviews: [], counts: [0, 0, 0, 0, 0] })
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
  expect(await screen.findByRole('button', { name: /^Notify me/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument()
  // The unit stays beside its figure, wherever the line ends.
  await user.click(
    screen.getByRole('link', { name: 'In stock: Cold pressed peanut oil, Medium spice, 1\u00a0kg' }),
  )
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

it('a choice that no jar has together with the others says what comes with it', async () => {
  aShelf()
  const user = openShop('/pickles/chicken-cp_po-medium-half-kg')
  expect(await screen.findByRole('link', { name: 'High spice with 1\u00a0kg sold out' })).toBeVisible()
  await user.click(choice(/^1 kg/))
  expect(screen.getByRole('link', { name: 'High spice sold out' })).toBeVisible()
  await user.click(choice(/^High spice/))
  expect(choice(/^Half kg/)).toHaveAccessibleName('Half kg ₹469 with Medium spice')
})

it('Add to cart becomes minus and plus once the cart has the jar, and the keyboard goes on with plus', async () => {
  const server = aShelf()
  logInAs(server)
  server.gives('POST /api/cart/add', aCart({ cartItems: [aLine({ product: large, quantity: 1 })] }))
  const user = openShop('/pickles/chicken-cp_po-medium-1kg')
  const button = await screen.findByRole('button', { name: 'Add to cart' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: /^Take one away/ })).toBeEnabled()
  await waitFor(() => expect(screen.getByRole('button', { name: /^Add one/ })).toHaveFocus())
})

it('offers Notify me also where the jar that has run out lies in the cart', async () => {
  const server = aShelf()
  logInAs(server)
  server.gives('GET /api/cart/items', aCart({ cartItems: [aLine({ product: hot, quantity: 1 })] }))
  openShop('/pickles/chicken-cp_po-high-1kg')
  expect(await screen.findByRole('link', { name: '1 jar in the cart' })).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Notify me/ })).toBeVisible()
})

describe('the reviews', () => {
  const review = {
    productId: 'FG-2',
    rating: 5,
    comment: 'Good',
    mobileNumber: '98••••••10',
    date: '2026-11-01T00:00:00.000Z',
    author: null,
    photo: null,
    answer: null,
  }

  it('are those of the whole pickle, whichever jar is shown, and each says which jar it is about', async () => {
    const server = aShelf()
    server.gives('GET /api/products', {
      products: [
        { ...small, reviewCount: 1, ratingSum: 4, avgRating: 4 },
        { ...large, reviewCount: 2, ratingSum: 9, avgRating: 4.5 },
        mutton,
      ],
    })
    server.gives('GET /api/review/pickle/CHICKEN', {
      reviews: [review, { ...review, rating: 4 }, { ...review, productId: 'FG-1', rating: 4 }],
      counts: [0, 0, 0, 2, 1],
    })
    const user = openShop('/pickles/chicken-cp_po-medium-half-kg')
    expect(await screen.findByRole('link', { name: '4.3 (3 reviews)' })).toHaveAttribute('href', '#reviews')
    expect(await screen.findAllByText('Jar: Cold pressed peanut oil, Medium spice, 1 kg')).toHaveLength(2)
    expect(screen.getByText('Jar: Cold pressed peanut oil, Medium spice, Half kg')).toBeVisible()
    expect(screen.getByRole('listitem', { name: '5 of 5 stars: 1 review' })).toBeVisible()
    expect(screen.getByRole('listitem', { name: '4 of 5 stars: 2 reviews' })).toBeVisible()
    await user.click(choice(/^1 kg/))
    expect(screen.getByRole('link', { name: '4.3 (3 reviews)' })).toBeVisible()
    expect(server.sent('GET', '/api/review/pickle/CHICKEN')).toHaveLength(1)
  })

  it('are counted by all their stars, also those that are read on request', async () => {
    const server = aShelf()
    const counts = [0, 0, 0, 0, 4]
    server.gives('GET /api/review/pickle/CHICKEN', { reviews: [review, review, review], counts })
    const user = openShop('/pickles/chicken')
    expect(await screen.findByRole('listitem', { name: '5 of 5 stars: 4 reviews' })).toBeVisible()
    const older = screen.getByRole('button', { name: 'Older reviews (1)' })
    server.refuses('GET /api/review/pickle/CHICKEN', 500, 'INTERNAL')
    await user.click(older)
    expect(await screen.findByText(/^The older reviews could not be loaded/)).toBeVisible()
    server.gives('GET /api/review/pickle/CHICKEN', { reviews: [{ ...review, comment: 'The first' }], counts })
    await user.click(older)
    expect(await screen.findByText('The first')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Older reviews/ })).not.toBeInTheDocument()
  })
})

it('each jar says its own ingredients: the oil is one of them', async () => {
  const inOil = (name: string) => [{ name, showasIngredient: true }]
  const server = aShelf()
  const sesame = aProduct({ Id: 'FG-6', name: 'CHICKEN CP_SO MEDIUM 1kg', variantOil: 'CP_SO' })
  server.gives('GET /api/products', {
    products: [
      { ...large, ingredients: inOil('Peanut oil') },
      { ...sesame, ingredients: inOil('Sesame oil') },
    ],
  })
  const user = openShop('/pickles/chicken-cp_po-medium-1kg')
  expect(await screen.findByText('Peanut oil')).toBeVisible()
  await user.click(choice(/^Cold pressed sesame oil/))
  expect(screen.getByText('Sesame oil')).toBeVisible()
  expect(screen.queryByText('Peanut oil')).not.toBeInTheDocument()
})

describe('what the jars of a pickle share', () => {
  const nutrition = {
    energyKcal: 372,
    proteinG: null,
    carbohydrateG: 5.8,
    sugarG: 0,
    fatG: 31,
    saturatedFatG: 6.2,
    transFatG: null,
    sodiumMg: 1700,
  }

  it('stands on the page of each jar: days, maker, nutrition, how it is eaten and what it goes with', async () => {
    const server = aShelf()
    const days = { nutrition: null, madeOn: '2026-11-02', bestBefore: '2027-03-01' }
    const own = { Id: 'FG-2', nutrition: { ...nutrition, energyKcal: 399 }, madeOn: null, bestBefore: null }
    server.gives(
      'GET /api/pickles/CHICKEN',
      aPickle({
        nutrition,
        howToEat: 'With hot rice\nand a spoon of ghee.',
        goesWith: ['MUTTON', 'PRAWNS'],
        jars: [{ Id: 'FG-1', ...days }, own],
      }),
    )
    const user = openShop('/pickles/chicken')
    expect(await screen.findByText('Made 2 Nov 2026, best before 1 Mar 2027')).toBeVisible()
    const table = within(await screen.findByRole('table', { name: 'Nutrition per 100 g' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Energy372 kcal',
      'Carbohydrate5.8 g',
      'of which sugars0 g',
      'Fat31 g',
      'of which saturated6.2 g',
      'Sodium1700 mg',
    ])
    expect(screen.getByText(/^With hot rice/)).toBeVisible()
    expect(screen.getByText(/Jaadi Foods, L.B Nagar, Hyderabad, Telangana 500074/)).toBeVisible()
    // Of prawns no jar is on the shelf.
    const others = within(screen.getByRole('region', { name: 'Goes with' }))
    expect(others.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/pickles/mutton'])

    // What a jar states itself is what its page states.
    await user.click(choice(/^1 kg/))
    expect(screen.getByRole('row', { name: 'Energy 399 kcal' })).toBeVisible()
    expect(screen.queryByText(/^Made \d/)).not.toBeInTheDocument()
  })

  it('is absent until somebody writes it, and when it cannot be loaded', async () => {
    const server = aShelf()
    server.gives('GET /api/pickles/MUTTON', aPickle({ code: 'MUTTON', jars: [] }))
    for (const address of ['/pickles/mutton', '/pickles/chicken']) {
      openShop(address)
      expect(await screen.findByRole('heading', { name: 'Ingredients' })).toBeVisible()
      for (const name of ['How to eat it', 'Goes with', 'Nutrition per 100 g'])
        expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument()
      cleanup()
    }
  })
})

it('the address of a jar that has another name now leads to its pickle', async () => {
  aShelf()
  openShop('/pickles/chicken-ro_po-low-1kg')
  expect(await screen.findByRole('heading', { name: 'Chicken Pickle', level: 1 })).toBeVisible()
  expect(location.pathname).toBe('/pickles/chicken')
})

it('a price below the MRP says what is struck, and that all taxes are in it', async () => {
  aShelf()
  openShop('/pickles/chicken-cp_po-medium-1kg')
  const mrp = (await screen.findByText('incl. of all taxes')).parentElement
  expect(mrp).toHaveTextContent('MRP ₹899 incl. of all taxes')
  expect(screen.getByText('₹899').tagName).toBe('S')
})

it('jars that others took with this pickle are named below its ingredients, and added at once', async () => {
  const server = aShelf()
  logInAs(server)
  server.gives('GET /api/favourites', [
    { variantType: 'CHICKEN', jars: ['FG-2'], together: ['FG-4'] },
    { variantType: 'MUTTON', jars: ['FG-4'], together: [] },
  ])
  server.gives('POST /api/cart/add', aCart({ cartItems: [aLine({ product: mutton, quantity: 1 })] }))
  const user = openShop('/pickles/chicken')
  const together = within(await screen.findByRole('region', { name: 'Often taken together' }))
  expect(together.getByRole('link', { name: 'Mutton Pickle' })).toHaveAttribute(
    'href',
    '/pickles/mutton-cp_po-medium-1kg',
  )
  await user.click(together.getByRole('button', { name: /^Add one: Mutton Pickle/ }))
  expect(await together.findByRole('button', { name: /^Take one away: Mutton Pickle/ })).toBeEnabled()
  expect(server.sent('POST', '/api/cart/add')[0]?.body).toEqual({ Id: 'FG-4', quantity: 1 })
})

it('a pickle that the owner named already is not named again among what others took', async () => {
  const server = aShelf()
  server.gives('GET /api/favourites', [{ variantType: 'CHICKEN', jars: ['FG-2'], together: ['FG-4'] }])
  server.gives('GET /api/pickles/CHICKEN', aPickle({ goesWith: ['MUTTON'] }))
  openShop('/pickles/chicken')
  expect(await screen.findByRole('region', { name: 'Goes with' })).toBeVisible()
  await waitFor(() => expect(server.sent('GET', '/api/favourites')).toHaveLength(1))
  expect(screen.getAllByRole('link', { name: /Mutton Pickle/ })).toHaveLength(1)
  expect(screen.queryByText('Often taken together')).not.toBeInTheDocument()
})

it('a pickle that has wholly run out names another one that is made of the same', async () => {
  const gone = { ...small, availableStock: 0 }
  const akin = aProduct({ Id: 'FG-5', name: 'GONGURA CHICKEN CP_PO LOW 1kg', variantType: 'GONGURA CHICKEN' })
  const server = aServer()
  server.gives('GET /api/products', { products: [gone, mutton, akin] })
  server.gives('GET /api/review/pickle/CHICKEN', { reviews: [], counts: [0, 0, 0, 0, 0] })
  openShop('/pickles/chicken')
  expect(await screen.findByRole('link', { name: /^In stock: Gongura Chicken Pickle/ })).toHaveAttribute(
    'href',
    '/pickles/gongura-chicken-cp_po-low-1kg',
  )
})

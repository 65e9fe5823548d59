import { act, screen, waitFor, within } from '@testing-library/react'
import { showDrafts } from '../../app/preview.js'
import { createStores } from '../../state/stores.js'
import { aCart, aLanding, aLine, aLovedPickle, aShop } from '../../testing/builders.js'
import { aServer, logInAs, openShop } from '../../testing/open-shop.js'

const picture = {
  upload: '6740c1f2a4b5c6d7e8f90123',
  url: '/uploads/6740c1f2a4b5c6d7e8f90123-640.webp',
  alt: 'The cook at her stove',
  width: 1200,
  height: 900,
  widths: [320, 640],
}
type Change = Parameters<typeof aLanding>[0]

function open(change: Change = {}, server = aServer()) {
  server.gives('GET /api/landing', aLanding(change))
  return { server, user: openShop('/userhomepage') }
}
/** The headings of the blocks, in the order of the page. */
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

describe('the landing page', () => {
  it('says what its owner wrote', async () => {
    const { user } = open()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Pickle the way the house makes it',
    )
    expect(await screen.findByText('Chicken pickles start at ₹849 per kg')).toBeVisible()
    expect(await screen.findByText('4-7 business days')).toBeVisible()
    await user.click(await screen.findByText('May I cancel?'))
    expect(screen.getByText('Yes. 3% is deducted.')).toBeVisible()
  })

  it('opens and hides what it says about itself, in paragraphs', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'About us' }))
    expect(screen.getByText('Jaadi is one cook.')).toBeVisible()
    expect(screen.getByText('You pick the oil.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read more about us' })).toHaveAttribute('href', '/about')
    await user.click(screen.getByRole('button', { name: 'Hide about us' }))
    expect(screen.queryByText('You pick the oil.')).not.toBeInTheDocument()
  })

  it('shows the blocks that are on, in the owner’s order', async () => {
    open({ blocks: ['questions', 'promo', 'kitchen', 'loved'] })
    await screen.findByText('May I cancel?')
    await screen.findByText('One cook, small batches.')
    expect(headings()).toEqual([
      'Questions',
      'Three oils, three heats, your jar',
      'From the kitchen',
      'Most loved',
    ])
  })

  it('leaves out what is empty', async () => {
    const { hero, about, loved } = aLanding()
    open({
      blocks: ['loved'],
      hero: { ...hero, eyebrow: '', lead: '', price: '' },
      about: { ...about, shown: false },
      loved: { ...loved, heading: '' },
    })
    expect(await screen.findByRole('link', { name: 'Explore Products' })).toBeVisible()
    const words = within(screen.getByRole('main')).getAllByRole('heading')[0]?.parentElement
    expect(words?.querySelectorAll('p')).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'About us' })).not.toBeInTheDocument()
    expect(within(screen.getByRole('main')).queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  })

  it('shows the owner’s pictures with their words, in the copies that fit', async () => {
    const { hero, kitchen } = aLanding()
    open({
      hero: { ...hero, picture },
      kitchen: { ...kitchen, steps: [{ title: 'Fried', text: 'dry', picture }] },
    })
    const [shown] = await screen.findAllByRole('img', { name: 'The cook at her stove' })
    expect(shown).toHaveAttribute('src', picture.url)
    expect(shown?.previousElementSibling).toHaveAttribute(
      'srcset',
      expect.stringContaining('/uploads/6740c1f2a4b5c6d7e8f90123-320.webp 320w'),
    )
    expect(await screen.findByText('Fried')).toBeVisible()
    expect(screen.getAllByRole('img', { name: 'The cook at her stove' })).toHaveLength(2)
  })

  it('takes markup as text', async () => {
    const { hero } = aLanding()
    open({ hero: { ...hero, lead: '<img src=x onerror=alert(1)>' } })
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
  })

  it('says when it could not be fetched, and tries again', async () => {
    const server = aServer()
    server.unreachable('GET /api/landing')
    const user = openShop('/userhomepage')
    expect(await screen.findByText('The start page could not be loaded.')).toBeVisible()
    server.gives('GET /api/landing', aLanding())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Explore Products' })).toBeVisible()
  })
})

describe('the row of best sellers', () => {
  const NAME = 'Add one: Chicken Pickle, Cold pressed peanut oil, Medium spice, 1 kg'

  it('says what its jar costs, from which price there are others, and how many stars it has', async () => {
    open({ pickles: [aLovedPickle({ reviewCount: 31, avgRating: 4.8 })] })
    const card = within(await screen.findByRole('article', { name: 'Chicken Pickle' }))
    expect(card.getByText('₹849')).toBeVisible()
    expect(card.getByText('others from ₹469')).toBeVisible()
    expect(card.getByText('4.8 (31 reviews)')).toBeVisible()
    expect(card.getByText('Cold pressed peanut oil, Medium spice, 1 kg')).toBeVisible()
    expect(card.getByRole('link', { name: 'Chicken Pickle' })).toHaveAttribute('href', '/pickles/chicken')
  })

  it('puts the jar into the cart at once, and offers the cart', async () => {
    const server = aServer()
    logInAs(server)
    server.gives('POST /api/cart/add', aCart({ cartItems: [aLine()] }))
    const { user } = open({}, server)
    await user.click(await screen.findByRole('button', { name: NAME }))
    expect(await screen.findByRole('link', { name: '1 in the cart' })).toBeVisible()
    await waitFor(() =>
      expect(server.sent('POST', '/api/cart/add')[0]?.body).toMatchObject({ Id: 'FG-0001' }),
    )
  })

  it('leads a visitor to the login, and back to this page', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: NAME }))
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect((history.state as { usr: object }).usr).toMatchObject({ from: 'landingPage' })
  })

  it('takes nothing that has run out', async () => {
    const { jar } = aLovedPickle()
    open({ pickles: [aLovedPickle({ jar: { ...jar, availableStock: 0 } })] })
    expect(await screen.findByRole('button', { name: NAME })).toBeDisabled()
    expect(screen.getByText('Stock not available')).toBeVisible()
  })
})

describe('oils and heats', () => {
  const image = '/images/products/chicken-cp_po-medium-1kg.svg'

  it('are a picture of what is sold together, each leading to the list of its jars', async () => {
    open({
      combinations: [
        { oil: 'CP_SO', spicy: 'HIGH', image, pictures: [], price: 299 },
        { oil: 'CP_PO', spicy: 'LOW', image, pictures: [], price: 269 },
      ],
    })
    const groups = await screen.findAllByRole('group', { name: /oil$/ })
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Cold pressed peanut oil',
      'Cold pressed sesame oil',
    ])
    const link = screen.getByRole('link', { name: 'Cold pressed sesame oil, High spice from ₹299' })
    expect(link).toHaveTextContent('from ₹299')
    // Nothing stands where nothing is sold.
    expect(groups.flatMap((group) => within(group).getAllByRole('listitem'))).toHaveLength(2)
    expect(link).toHaveAttribute('href', '/userhomepage?tab=products&oil=CP_SO&spicy=HIGH')
  })

  it('are one jar where a shop sells one', async () => {
    open({ combinations: [{ oil: 'CP_PO', spicy: 'LOW', image, pictures: [], price: 269 }] })
    expect(await screen.findAllByRole('link', { name: /spice from/ })).toHaveLength(1)
  })
})

it('what people say is shown with who said it, as far as they allowed', async () => {
  const said = { jar: 'Mango Pickle', rating: 5, mobileNumber: '98••••••21', author: null, photo: null }
  open({
    blocks: ['reviews'],
    reviewCount: 61,
    avgRating: 4.7,
    praise: [
      { ...said, id: 'a', comment: 'Like at home.', author: { firstName: 'Lakshmi', city: 'Hyderabad' } },
      { ...said, id: 'b', comment: 'Again!', photo: '/api/review/b/photo/c' },
    ],
  })
  expect(await screen.findByText('4.7 of 5 stars from 61 reviews')).toBeVisible()
  expect(screen.getByText('Lakshmi, Hyderabad · on Mango Pickle')).toBeVisible()
  expect(screen.getByText('98••••••21 · on Mango Pickle')).toBeVisible()
})

it('who sells is named by what is set, and not at all while nothing is', async () => {
  open({ blocks: ['trust', 'questions'] })
  expect(await screen.findByText('FSSAI licence 13624010000001')).toBeVisible()
  expect(screen.queryByText(/GSTIN/)).not.toBeInTheDocument()
})

it('a placeholder is no licence', async () => {
  const server = aServer()
  server.gives('GET /api/shop', aShop({ fssaiLicence: '00000000000000' }))
  open({ blocks: ['trust', 'questions'] }, server)
  await screen.findByText('May I cancel?')
  expect(screen.queryByText('Who sells')).not.toBeInTheDocument()
})

it('in a frame of the console a draft is shown, if a page of this origin sends it, and nothing leads away', () => {
  const stores = createStores()
  showDrafts(stores)
  const send = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    act(() => {
      dispatchEvent(new MessageEvent('message', { origin: location.origin, source: parent, data, ...from }))
    })
  const draft = aLanding({ blocks: [] })
  send({ landing: draft }, { origin: 'https://evil.example' })
  send({ landing: draft }, { source: null })
  send(null)
  expect(stores.landing.get().data).toBeNull()
  send({ landing: draft })
  expect(stores.landing.get().data).toBe(draft)
  const link = document.body.appendChild(document.createElement('a'))
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false)
  link.remove()
})

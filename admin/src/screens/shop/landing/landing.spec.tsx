import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { faults } from '../../../testing/axe.js'
import { aSession } from '../../../testing/builders.js'
import { FakeServer, ok } from '../../../testing/fake-server.js'
import { openConsole } from '../../../testing/open-console.js'

const block = (name: string, shown = true) => ({ name, shown })
const landing = {
  blocks: [
    ...['delivery', 'loved', 'facts', 'promo', 'kitchen', 'reviews'].map((name) => block(name)),
    ...['questions', 'trust'].map((name) => block(name)),
  ],
  hero: {
    eyebrow: 'L.B Nagar',
    headline: 'Pickle the way the house makes it',
    lead: 'Small batches.',
    price: 'From {price}',
    explore: 'Explore Products',
    picture: null as object | null,
  },
  about: {
    shown: true,
    show: 'About us',
    hide: 'Hide',
    heading: 'One kitchen',
    text: 'One cook.',
    more: 'More',
  },
  loved: { heading: 'Most loved', picks: [] as string[] },
  facts: [{ title: '4 days', text: 'to your door' }],
  promo: { heading: 'Three oils', text: 'And heats.', button: 'Choose a jar' },
  kitchen: { heading: 'Kitchen', text: 'We cook.', steps: [] },
  reviews: { heading: 'People say' },
  questions: { heading: 'Questions', list: [{ question: 'Who?', answer: 'We.' }] },
  trust: { heading: 'Who sells' },
}
type Sent = { version: number; landing: typeof landing }
const edited = (change: object = {}, version = 4) => ({
  version,
  landing: { ...landing, ...change },
  original: { ...landing, hero: { ...landing.hero, headline: 'As the shop came' } },
  fillers: [{ name: 'price', is: 'the price of the cheapest jar' }],
})
const types = [
  { code: 'MANGO', label: 'Mango', hidden: false, vegetarian: true },
  { code: 'LEMON', label: 'Lemon', hidden: false, vegetarian: true },
]

function open() {
  const saved: Sent[] = []
  const server = new FakeServer()
    .on('GET /session', ok(aSession()))
    .on('GET /shop', ok({ catalogue: { variantTypes: types } }))
    .on('GET /admin/landing', ok(edited()))
    .on('PUT /admin/landing', ({ body }) => {
      saved.push(body as Sent)
      return ok(edited((body as Sent).landing, 5))
    })
    .on('POST /admin/landing/preview', ({ body }) => ok({ shown: (body as Sent).landing.hero.headline }))
    .listen()
  return { server, saved, ...openConsole('/dashboard/landing') }
}
const blocks = () => screen.getAllByRole('button', { name: /^Edit / }).map(({ textContent }) => textContent)

describe('the landing page in the console', () => {
  // jsdom lays nothing out.
  beforeAll(() => {
    globalThis.ResizeObserver = class {
      constructor(private readonly tell: () => void) {}
      observe(element: Element) {
        Object.defineProperty(element, 'clientWidth', { value: 640 })
        this.tell()
      }
      unobserve() {}
      disconnect() {}
    } as unknown as typeof ResizeObserver
  })

  it('changes words and questions, and sends all of it with the version it was read with', async () => {
    const { person, saved } = open()
    const headline = await screen.findByLabelText('Headline')
    await person.clear(headline)
    await person.type(headline, 'Mango, and nothing else')
    await person.click(screen.getByRole('button', { name: 'Edit Questions and answers' }))
    await person.click(screen.getByRole('button', { name: 'Add to Questions and answers' }))
    const second = screen.getByRole('group', { name: 'Questions and answers, entry 2' })
    await person.type(within(second).getByLabelText('Question'), 'Raw?')
    await person.type(within(second).getByLabelText('Answer'), 'Ripe.')
    await person.click(screen.getByRole('button', { name: 'Move entry 2 of Questions and answers up' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toEqual({
      version: 4,
      landing: {
        ...landing,
        hero: { ...landing.hero, headline: 'Mango, and nothing else' },
        questions: {
          ...landing.questions,
          list: [{ question: 'Raw?', answer: 'Ripe.' }, ...landing.questions.list],
        },
      },
    })
    expect(await screen.findByText(/The landing page was saved/)).toBeVisible()
  })

  it('moves blocks and switches them off', async () => {
    const { person, saved } = open()
    await screen.findByLabelText('Headline')
    await person.click(screen.getByRole('button', { name: 'Move Facts up' }))
    await person.click(screen.getByRole('switch', { name: 'Show Oils and heats' }))
    expect(blocks().slice(0, 3)).toEqual(['Deliver to', 'Facts', 'Best sellers'])
    expect(screen.getByRole('button', { name: 'Move Deliver to up' })).toBeDisabled()
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.landing.blocks.slice(1, 4)).toEqual([
      block('facts'),
      block('loved'),
      block('promo', false),
    ])
  })

  it('keeps the order in which pickles were picked', async () => {
    const { person, saved } = open()
    await person.click(await screen.findByRole('button', { name: 'Edit Best sellers' }))
    await person.click(await screen.findByRole('button', { name: 'Lemon' }))
    await person.click(screen.getByRole('button', { name: 'Mango' }))
    expect(screen.getByRole('button', { name: 'Mango, number 2' })).toHaveAttribute('aria-pressed', 'true')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved[0]?.landing.loved.picks).toEqual(['LEMON', 'MANGO']))
  })

  it('brings the words back that the shop came with', async () => {
    const { person } = open()
    await screen.findByLabelText('Headline')
    await person.click(screen.getByRole('button', { name: 'Original words' }))
    expect(screen.getByLabelText('Headline')).toHaveValue('As the shop came')
  })

  it('opens the block that the server refuses, and names the fault beside its field', async () => {
    const { person, server } = open()
    await screen.findByLabelText('Headline')
    server.on('PUT /admin/landing', {
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        error: 'Bad.',
        details: { fields: { 'landing.promo.button': 'The button is 2 to 40 characters.' } },
      },
    })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText('The button is 2 to 40 characters.'))[0]).toBeVisible()
    expect(screen.getByLabelText('Button below')).toBeVisible()
  })

  it('shows what visitors would see in the frame of the shop, which asks for it', async () => {
    const { person } = open()
    const frame = await screen.findByTitle<HTMLIFrameElement>('The landing page as a visitor would see it')
    expect(frame).toHaveAttribute('src', '/userhomepage?preview')
    const shown: unknown[] = []
    const page = frame.contentWindow as Window
    jest.spyOn(page, 'postMessage').mockImplementation((message: unknown) => void shown.push(message))
    await person.type(screen.getByLabelText('Headline'), '!')
    await waitFor(() => expect(shown).toContainEqual({ landing: { shown: `${landing.hero.headline}!` } }))
    shown.length = 0
    fireEvent(window, new MessageEvent('message', { origin: 'https://evil.example', source: page }))
    fireEvent(window, new MessageEvent('message', { origin: location.origin, source: window }))
    expect(shown).toEqual([])
    fireEvent(window, new MessageEvent('message', { origin: location.origin, source: page }))
    expect(shown).toHaveLength(1)
  })

  it('shows them on a phone, or on a computer as much smaller as there is room', async () => {
    const { person } = open()
    const frame = await screen.findByTitle('The landing page as a visitor would see it')
    expect(frame).toHaveStyle({ maxWidth: '400px' })
    await person.click(screen.getByRole('button', { name: 'Computer' }))
    expect(screen.getByTitle('The landing page as a visitor would see it')).toBe(frame)
    expect(frame).toHaveStyle({ width: '1280px', transform: 'scale(0.5)' })
    await person.click(screen.getByRole('button', { name: 'Phone' }))
    expect(frame).toHaveStyle({ maxWidth: '400px' })
  })

  it('can be used by everybody', async () => {
    open()
    await screen.findByLabelText('Headline')
    expect(await faults()).toEqual([])
  })
})

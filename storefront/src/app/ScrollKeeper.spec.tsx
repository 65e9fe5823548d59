import { act, screen, waitFor } from '@testing-library/react'
import { aProduct } from '../testing/builders.js'
import { aServer, openShop } from '../testing/open-shop.js'

const GUESSED_PX = 400
const LAID_OUT_PX = 500

/**
 * A window above a list of which each card has a guessed height until all are laid out: jsdom lays nothing out. A screen
 * without a list is as high as one with a list.
 */
function scrollingWindow() {
  const isWhole = () => 'whole' in document.documentElement.dataset
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  const at = window as { scrollY: number }
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    at.scrollY = top
  }) as typeof window.scrollTo)
  const rect = jest.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function of(
    this: HTMLLIElement,
  ) {
    const nth = [...(this.parentElement?.children ?? [])].indexOf(this)
    const height = isWhole() ? LAID_OUT_PX : GUESSED_PX
    return new DOMRect(0, nth * height - at.scrollY, 100, height)
  })
  return { at, restore: () => [scrollTo, rect].forEach((spy) => spy.mockRestore()) }
}

const jars = Array.from({ length: 40 }, (_, nth) => aProduct({ Id: `FG-${nth}`, price: 100 + nth }))
const cardOf = (Id: string) => document.getElementById(Id)!
const goBack = () => act(() => history.back())

describe('a screen that is come back to', () => {
  let view: ReturnType<typeof scrollingWindow>

  beforeEach(() => {
    delete document.documentElement.dataset['whole']
    view = scrollingWindow()
    aServer().gives('GET /api/products', { products: jars })
  })
  afterEach(() => view.restore())

  const openJar = async (user: ReturnType<typeof openShop>, Id: string) => {
    await user.click(cardOf(Id).querySelector('h2 a')!)
    await waitFor(() => expect(cardOf(Id)).not.toBeInTheDocument())
    expect(view.at.scrollY).toBe(0)
  }

  it('shows the card that stood there, although the heights above it were guessed', async () => {
    const user = openShop('/userhomepage', { tab: 'products' })
    await screen.findAllByRole('article')
    // As after a jump: the thirty-first card begins 30 px above the window.
    view.at.scrollY = 30 * GUESSED_PX + 30
    const { bottom } = cardOf('FG-30').getBoundingClientRect()
    await openJar(user, 'FG-31')
    goBack()
    await waitFor(() => expect(cardOf('FG-30')).toBeInTheDocument())
    expect(cardOf('FG-30').getBoundingClientRect().bottom).toBe(bottom)
  })

  it('keeps its place behind a dialog, which scrolls nothing', async () => {
    const user = openShop('/userhomepage', { tab: 'products' })
    await screen.findAllByRole('article')
    view.at.scrollY = 10 * GUESSED_PX + 30
    const { bottom } = cardOf('FG-10').getBoundingClientRect()
    await user.click(cardOf('FG-11').querySelector('button[aria-label^="Ingredients"]')!)
    await screen.findByRole('dialog')
    expect(view.at.scrollY).toBe(10 * GUESSED_PX + 30)
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cardOf('FG-10').getBoundingClientRect().bottom).toBe(bottom)
  })

  it('keeps the place behind the last card, as at the end of the page', async () => {
    const user = openShop('/userhomepage', { tab: 'products' })
    await screen.findAllByRole('article')
    view.at.scrollY = jars.length * GUESSED_PX + 200
    await openJar(user, 'FG-39')
    goBack()
    await waitFor(() => expect(cardOf('FG-39')).toBeInTheDocument())
    expect(cardOf('FG-39').getBoundingClientRect().bottom).toBe(-200)
  })

  it('stands at the top if it stood there', async () => {
    const user = openShop('/userhomepage', { tab: 'products' })
    await screen.findAllByRole('article')
    await openJar(user, 'FG-0')
    view.at.scrollY = 900
    goBack()
    await waitFor(() => expect(cardOf('FG-0')).toBeInTheDocument())
    expect(view.at.scrollY).toBe(0)
  })

  it('stands so far down as it stood, where it is no list of jars', async () => {
    const user = openShop('/userhomepage')
    view.at.scrollY = 700
    await user.click(await screen.findByRole('link', { name: 'Explore Products' }))
    await screen.findAllByRole('article')
    expect(view.at.scrollY).toBe(0)
    goBack()
    await screen.findByRole('link', { name: 'Explore Products' })
    expect(view.at.scrollY).toBe(700)
  })
})

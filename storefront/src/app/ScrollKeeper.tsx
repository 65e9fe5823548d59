import { Component } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { type HomeState, tabOf } from '../state/home-navigation.js'
import { useStores } from '../state/stores.js'

/**
 * How far down a screen is. Pixels are not enough in the list of jars: the height of a card that was never seen is
 * guessed, and is another when the list is come back to. There it counts where the first card in the window ends.
 */
interface Place {
  scrolled: number
  card?: string | undefined
  /** From the top of the window to the end of the card. */
  bottom?: number | undefined
}

const KEPT = new Map<string, Place>()

const bottomOf = (card: Element) => card.getBoundingClientRect().bottom

function placeNow(): Place {
  const cards = [...document.querySelectorAll('main li[id]')]
  const card = cards.find((each) => bottomOf(each) > 0) ?? cards.at(-1)
  return { scrolled: scrollY, card: card?.id, bottom: card && bottomOf(card) }
}

function goTo({ scrolled, card = '', bottom = 0 }: Place) {
  const found = scrolled > 0 && document.getElementById(card)
  window.scrollTo(0, found ? scrollY + bottomOf(found) - bottom : scrolled)
}

interface KeeperProps {
  entry: string
  screen: string
  how: NavigationType
  state: HomeState
  move: () => void
}

/** A class, since React asks only a class before it changes the page. */
class Keeper extends Component<KeeperProps> {
  override componentDidMount() {
    history.scrollRestoration = 'manual'
    // The right screen is in the page now: see server/document.ts.
    delete document.documentElement.dataset['waiting']
  }

  override getSnapshotBeforeUpdate({ entry }: KeeperProps) {
    if (entry !== this.props.entry) KEPT.set(entry, placeNow())
    return null
  }

  override componentDidUpdate(before: KeeperProps) {
    const { entry, screen, how, state, move } = this.props
    if (before.entry === entry) return
    move()
    const isSameScreen = before.screen === screen || state.stays
    if (state.dialog || (how === 'REPLACE' && isSameScreen)) return
    const kept = (how === 'POP' && KEPT.get(entry)) || { scrolled: 0 }
    // A place in a list is only found where all above it is laid out.
    document.documentElement.toggleAttribute('data-whole', kept.scrolled > 0)
    goTo(kept)
  }

  override render() {
    return null
  }
}

/**
 * Each history entry keeps the place of its list. A new screen starts at the top, also when it replaces another in the
 * history. A dialog, and a note added to the entry, move nothing.
 */
export function ScrollKeeper() {
  const { key, pathname, search, state } = useLocation()
  const home = (state ?? {}) as HomeState
  const screen = `${pathname} ${tabOf(home, search)}`
  return <Keeper entry={key} screen={screen} how={useNavigationType()} state={home} move={useStores().move} />
}

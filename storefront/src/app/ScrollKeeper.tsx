import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { type HomeState, tabOf } from '../state/home-navigation.js'
import { useStores } from '../state/stores.js'

const KEPT = new Map<string, number>()

/**
 * Each history entry keeps the scroll position of its list. A new screen starts at the top, also when it replaces
 * another in the history. A dialog, and a note added to the entry, move nothing.
 */
export function ScrollKeeper() {
  const { key, pathname, search, state } = useLocation()
  const how = useNavigationType()
  const { move } = useStores()
  const current = useRef(key)
  const screen = `${pathname} ${tabOf(state as HomeState | null, search)}`
  const shown = useRef(screen)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => KEPT.set(current.current, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  // The right screen is in the page now: see server/document.ts.
  useLayoutEffect(() => void delete document.documentElement.dataset['waiting'], [])
  useLayoutEffect(() => {
    const before = current.current
    if (before === key) return
    current.current = key
    move()
    const { dialog, stays = false } = (state ?? {}) as HomeState
    const isSameScreen = shown.current === screen || stays
    shown.current = screen
    const opensDialog = Boolean(dialog)
    if (opensDialog || (how === 'REPLACE' && isSameScreen)) KEPT.set(key, KEPT.get(before) ?? window.scrollY)
    else {
      const kept = how === 'POP' ? (KEPT.get(key) ?? 0) : 0
      // A place in a list is only found where all above it is laid out.
      document.documentElement.toggleAttribute('data-whole', kept > 0)
      window.scrollTo(0, kept)
    }
  }, [key, state, how, screen, move])
  return null
}

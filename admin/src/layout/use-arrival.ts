import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** State of a link that chooses something within the screen it stands on. */
export const STAYS = { stays: true }

const isChoice = (state: unknown): boolean => typeof state === 'object' && state !== null && 'stays' in state

/**
 * A followed link starts at the top of its screen, and that screen takes the focus when it is another one, as a page
 * load would.
 * Back and Forward keep the browser's own scroll position, and a choice within the screen (`STAYS`) moves nothing.
 */
export function useArrival() {
  const content = useRef<HTMLElement>(null)
  const location = useLocation()
  const followed = useNavigationType() === NavigationType.Push && !isChoice(location.state)
  const order = new URLSearchParams(location.search).get('order')
  const place = [location.pathname, order].join(' ')

  useEffect(() => {
    if (followed) window.scrollTo(0, 0)
  }, [followed, location.key])

  useEffect(() => {
    if (followed) content.current?.focus({ preventScroll: true })
  }, [followed, place])

  return content
}

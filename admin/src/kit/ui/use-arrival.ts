import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** State of a link that chooses something within the screen it stands on. */
export const STAYS = { stays: true }

const isChoice = (state: unknown): boolean => typeof state === 'object' && state !== null && 'stays' in state

/**
 * After a link, a screen starts at its top, and a new screen takes the focus, as after a page load. Back and Forward
 * keep the browser's own scroll position. A choice within the screen (`STAYS`) moves nothing.
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
    // A field of the new screen may have taken it: the jar's number of the next box.
    const hasField = content.current?.querySelector('input:focus, textarea:focus')
    if (followed && !hasField) content.current?.focus({ preventScroll: true })
  }, [followed, place])

  return content
}

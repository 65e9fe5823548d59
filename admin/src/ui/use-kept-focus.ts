import { type RefObject, useEffect, useRef } from 'react'

/**
 * When an act takes away the control that did it (a select that is done, a button that no longer applies), the
 * keyboard goes on from the thing that was acted on instead of from the top of the page.
 * @param after changes with each act, for instance the allocations of a line
 */
export function useKeptFocus<Thing extends HTMLElement>(after: string): RefObject<Thing | null> {
  const thing = useRef<Thing>(null)
  const last = useRef(after)
  useEffect(() => {
    if (last.current === after) return
    last.current = after
    const active = document.activeElement
    if (active === null || active === document.body) thing.current?.focus({ preventScroll: true })
  }, [after])
  return thing
}

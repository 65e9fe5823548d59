import { type RefObject, useEffect, useRef } from 'react'

/**
 * An action may remove the control that did it (a finished select, a button that no longer applies). Then the focus
 * goes to the thing that was changed, and not to the top of the page.
 * @param after changes with each action, for instance the allocations of a line
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

/** The ref of the next step: the keyboard goes on there as soon as it is shown. */
export const goOnHere = (step: HTMLElement | null): void => step?.focus()

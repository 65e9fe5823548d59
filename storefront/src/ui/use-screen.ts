import { useEffect, useRef } from 'react'
import { shell } from '../words/shell.js'

let first = true

/**
 * Sets the title and moves the focus to the heading of the screen, so that people who cannot see it notice a change of
 * tab. The very first screen leaves the focus where the browser puts it.
 * @param headed what the heading says: the focus stays where it is while only the title changes.
 */
export function useScreen<T extends HTMLElement = HTMLHeadingElement>(title: string | null, headed = title) {
  const heading = useRef<T>(null)
  useEffect(() => {
    document.title = title ? shell.titles.of(title) : shell.titles.landing
  }, [title])
  useEffect(() => {
    if (!first && !document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true })
    first = false
  }, [headed])
  return heading
}

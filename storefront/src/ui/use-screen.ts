import { useEffect, useRef } from 'react'
import { shell } from '../words/shell.js'

let first = true

/**
 * Sets the title and moves the focus to the heading of the screen, so that people who cannot see it notice a change of
 * tab. The very first screen leaves the focus where the browser puts it.
 */
export function useScreen<T extends HTMLElement = HTMLHeadingElement>(title: string | null) {
  const heading = useRef<T>(null)
  useEffect(() => {
    document.title = title ? shell.titles.of(title) : shell.titles.landing
    if (!first && !document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true })
    first = false
  }, [title])
  return heading
}

import { useEffect, useRef } from 'react'
import { isForScreen } from './single-key.js'

const ACTION = 'button.MuiButton-root:not([disabled]), a.MuiButton-root'

/** The key that leads to what is done with the chosen rows, which stands behind all of them. */
export const BAR_KEY = '.'

/** The keyboard goes to the first action of a bar by one key. @returns the ref of the bar */
export function useBarKey() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== BAR_KEY || !isForScreen(event)) return
      event.preventDefault()
      bar.current?.querySelector<HTMLElement>(ACTION)?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return bar
}

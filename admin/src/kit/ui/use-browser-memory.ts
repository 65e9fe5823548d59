import { useState } from 'react'
import { keep, kept } from '../../api/browser-store.js'

/** A choice that this browser remembers from one visit to the next; null before the first. */
export function useBrowserMemory(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => kept(key))
  const set = (next: string) => {
    // Where nothing can be kept, it lasts as long as the screen.
    keep(key, next)
    setValue(next)
  }
  return [value, set]
}

import { useState } from 'react'

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A private window may refuse; the value then lasts as long as the screen.
  }
}

/** A choice that this browser remembers from one visit to the next; null before the first. */
export function useBrowserMemory(key: string): [string | null, (value: string) => void] {
  const [value, setValue] = useState(() => kept(key))
  const set = (next: string) => {
    keep(key, next)
    setValue(next)
  }
  return [value, set]
}

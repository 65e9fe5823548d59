/** What this device keeps for a time without a network: entries of the browser's storage, each for itself. */

const changes = new EventTarget()
export const keptChanged = () => changes.dispatchEvent(new Event('change'))

/** Calls when this or another tab has changed what is kept. @returns the way to stop it */
export function onKeptChanged(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    changes.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

export function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** The keys below a prefix; none where the browser lets nothing be stored. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}/`))
  } catch {
    return []
  }
}

/** The entries below a prefix as they are stored, each in a line: the same text while nothing changed. */
export const storedBelow = (prefix: string): string =>
  keysFrom(prefix)
    .map((key) => localStorage.getItem(key) ?? '')
    .sort()
    .join('\n')

export const readStored = <T>(stored: string): T[] =>
  stored.split('\n').flatMap((text) => parsed<T>(text === '' ? null : text) ?? [])

let owner = ''

/** Whose things are kept from now on: one browser serves several people, one after the other. */
export function keepFor(person: string): void {
  owner = person
}

/** The key of something that belongs to who is logged in. */
export const own = (key: string): string => `${key} ${owner}`

/** What this browser keeps under a key; null for nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param value null removes it. @returns whether it is kept now: a private window or a full disk may refuse */
export function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** The list kept under a key; what is no list any more is none. */
export function keptList<Entry>(key: string): Entry[] {
  try {
    const list: unknown = JSON.parse(kept(key) ?? '[]')
    return Array.isArray(list) ? (list as Entry[]) : []
  } catch {
    return []
  }
}

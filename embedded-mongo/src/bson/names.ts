/** Names of fields come again and again: one string for each, found by its bytes, saves building and hashing it anew. */
const SLOTS = 2048
const names: (string | undefined)[] = new Array<string | undefined>(SLOTS).fill(undefined)

/** Longer ones, and such that are not ASCII, are rare. */
const LONGEST = 40

/** The NUL-terminated name at `from`; null when it is long, not ASCII or not terminated. */
export const nameAt = (bytes: Buffer, from: number): string | null => {
  let hash = 0
  let at = from
  for (;;) {
    const byte = bytes[at]
    if (byte === undefined || byte > 127 || at - from > LONGEST) return null
    if (byte === 0) break
    hash = (Math.imul(hash, 31) + byte) | 0
    at += 1
  }
  const slot = (hash ^ (hash >>> 11)) & (SLOTS - 1)
  const known = names[slot]
  if (known !== undefined && isAt(bytes, from, at - from, known)) return known
  const name = bytes.toString('latin1', from, at)
  names[slot] = name
  return name
}

const isAt = (bytes: Buffer, from: number, length: number, name: string): boolean => {
  if (name.length !== length) return false
  for (let i = 0; i < length; i += 1) if (name.charCodeAt(i) !== bytes[from + i]) return false
  return true
}

/** The same field names come again and again: each has one string, found by its bytes, built and hashed once. */
const SLOTS = 2048
const names: (string | undefined)[] = new Array<string | undefined>(SLOTS).fill(undefined)

/** Longer names, and names that are not ASCII, are rare: they are not kept. */
const LONGEST = 40

/** The NUL-terminated name at `from`; null when it is long, not ASCII or not terminated. */
export function nameAt(bytes: Buffer, from: number): string | null {
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

function isAt(bytes: Buffer, from: number, length: number, name: string): boolean {
  if (name.length !== length) return false
  for (let i = 0; i < length; i += 1) if (name.charCodeAt(i) !== bytes[from + i]) return false
  return true
}

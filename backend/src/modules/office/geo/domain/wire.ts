/** An answer of another service: any field may be missing or of another type. */
export type Wire = Readonly<Record<string, unknown>>

export const asWire = (value: unknown): Wire =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Wire) : {}

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Longest text that is copied into a field of an address. */
const LONGEST = 80

export function text(wire: Wire, ...names: readonly string[]): string {
  for (const name of names) {
    const value = wire[name]
    const found = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
    if (found !== '') return found.slice(0, LONGEST)
  }
  return ''
}

/** Degrees between -limit and limit; null for any other value. */
export function degrees(value: unknown, limit: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) <= limit ? number : null
}

/** The six digits of a postal code, which may be written in two groups. */
export function pinOf(written: string): string {
  const digits = written.replace(/\s+/g, '')
  return /^[1-9]\d{5}$/.test(digits) ? digits : ''
}

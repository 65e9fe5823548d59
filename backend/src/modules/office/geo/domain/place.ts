/** A place with the fields of an address form; empty strings and nulls when unknown. */
export interface Place {
  /** One line for a person to read. */
  label: string
  street: string
  city: string
  state: string
  pin: string
  /** Degrees, WGS 84. */
  lat: number | null
  lng: number | null
}

export interface Point {
  lat: number
  lng: number
}

/**
 * A precision of about eleven metres: exact enough for an address, and coarse enough that neighbours share
 * an answer.
 */
const DECIMALS = 4

/** The rounded point, whose answer its surroundings share. */
export function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) }
}

/** Joins the non-empty parts, each once. */
export function inOneLine(parts: readonly string[]): string {
  return [...new Set(parts.filter((part) => part !== ''))].join(', ')
}

/** One line for an address; the place's own name goes first, unless the address contains it. */
export function labelOf(name: string, address: readonly string[]): string {
  const line = inOneLine(address)
  return line.includes(name) ? line : inOneLine([name, line])
}

/** A place of which only name or postal code is known. */
export function placeWithoutPoint(known: { city: string; state: string; pin?: string }): Place {
  const { city, state, pin = '' } = known
  return { label: inOneLine([pin, city, state]), street: '', city, state, pin, lat: null, lng: null }
}

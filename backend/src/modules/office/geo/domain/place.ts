/** A place with what an address form takes from it; empty strings and nulls where it is not known. */
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

/** About eleven metres: near enough for an address, and far enough that neighbours share an answer. */
const DECIMALS = 4

/** The point that stands for its surroundings. */
export function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(DECIMALS)), lng: Number(lng.toFixed(DECIMALS)) }
}

/** Joins the parts that are there, each once. */
export function inOneLine(parts: readonly string[]): string {
  return [...new Set(parts.filter((part) => part !== ''))].join(', ')
}

/** One line for an address; the place's own name goes first, unless the address says it anyway. */
export function labelOf(name: string, address: readonly string[]): string {
  const line = inOneLine(address)
  return line.includes(name) ? line : inOneLine([name, line])
}

/** A place known by name or postal code only. */
export function placeWithoutPoint(known: { city: string; state: string; pin?: string }): Place {
  const { city, state, pin = '' } = known
  return { label: inOneLine([pin, city, state]), street: '', city, state, pin, lat: null, lng: null }
}

import { pinPlace } from './pin-directory.js'

export type Zone = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/** Rupees for the first half kilogram and for each further one, surface, before surcharge and tax. */
const RATES: Readonly<Record<Zone, { first: number; further: number }>> = {
  A: { first: 31, further: 19 },
  B: { first: 36, further: 22 },
  C: { first: 43, further: 28 },
  D: { first: 48, further: 32 },
  E: { first: 64, further: 42 },
  F: { first: 76, further: 50 },
}
const EXPRESS_FACTOR = 1.35
const FUEL_SURCHARGE = 0.1
const GST = 0.18
const METROS = new Set(['110', '400', '500', '560', '600', '700', '380', '411'])
const NORTH_EAST_AND_HIMALAYA = new Set(['AR', 'AS', 'JK', 'ML', 'MN', 'MZ', 'NL', 'SK', 'TR', 'HP'])
const REMOTE = new Set(['AN', 'LA', 'LD'])

export interface TariffLine {
  zone: Zone
  chargedWeight: number
  gross: number
  total: number
  tax: { CGST: number; SGST: number; IGST: number }
}

/** Zone between two postal codes: same district, same postal region, metro to metro, rest, far, remote. */
export function zoneBetween(origin: string, destination: string): Zone | null {
  const to = pinPlace(destination)
  if (!pinPlace(origin) || !to) return null
  if (REMOTE.has(to.stateCode)) return 'F'
  if (origin.slice(0, 3) === destination.slice(0, 3)) return 'A'
  if (NORTH_EAST_AND_HIMALAYA.has(to.stateCode)) return 'E'
  if (origin[0] === destination[0]) return 'B'
  return METROS.has(origin.slice(0, 3)) && METROS.has(destination.slice(0, 3)) ? 'C' : 'D'
}

/**
 * Charge of a parcel in rupees: by started half kilograms, fuel surcharge, tax by states; null where no parcel goes.
 */
export function tariff(route: {
  origin: string
  destination: string
  grams: number
  express: boolean
  /** Whether the freight of both ways is charged. */
  comesBack?: boolean
}): TariffLine | null {
  const zone = zoneBetween(route.origin, route.destination)
  const from = pinPlace(route.origin)
  const to = pinPlace(route.destination)
  if (!zone || !from || !to) return null
  const slabs = Math.max(1, Math.ceil(route.grams / 500))
  const { first, further } = RATES[zone]
  const freight =
    (first + further * (slabs - 1)) * (route.express ? EXPRESS_FACTOR : 1) * (route.comesBack ? 2 : 1)
  const gross = cents(freight * (1 + FUEL_SURCHARGE))
  const tax = cents(gross * GST)
  const sameState = from.stateCode === to.stateCode
  return {
    zone,
    chargedWeight: slabs * 500,
    gross,
    total: cents(gross + tax),
    tax: {
      CGST: sameState ? cents(tax / 2) : 0,
      SGST: sameState ? cents(tax - cents(tax / 2)) : 0,
      IGST: sameState ? 0 : tax,
    },
  }
}

function cents(rupees: number): number {
  return Math.round(rupees * 100) / 100
}

/** A place that the sandbox knows, in the words of an address. */
export interface SandboxPlace {
  name: string
  houseNumber: string
  road: string
  suburb: string
  city: string
  state: string
  pin: string
  lat: number
  lng: number
}

type Row = readonly [
  name: string,
  houseNumber: string,
  road: string,
  suburb: string,
  pin: string,
  lat: number,
  lng: number,
]

const inCity = (city: string, state: string, rows: readonly Row[]): SandboxPlace[] =>
  rows.map(([name, houseNumber, road, suburb, pin, lat, lng]) => ({
    name,
    houseNumber,
    road,
    suburb,
    city,
    state,
    pin,
    lat,
    lng,
  }))

/** Enough of three cities for a demo without a network. House numbers are invented. */
export const PLACES: readonly SandboxPlace[] = [
  ...inCity('Hyderabad', 'Telangana', [
    ['L B Nagar', '12', 'Inner Ring Road', 'L B Nagar', '500074', 17.3457, 78.5522],
    ['Charminar', '', 'Charminar Road', 'Ghansi Bazaar', '500002', 17.3616, 78.4747],
    ['Abids', '5-9', 'Abids Road', 'Abids', '500001', 17.3899, 78.4766],
    ['Banjara Hills', '8-2', 'Road No. 12', 'Banjara Hills', '500034', 17.4126, 78.4347],
    ['Gachibowli', '40', 'Old Mumbai Highway', 'Gachibowli', '500032', 17.4401, 78.3489],
    ['Secunderabad', '7', 'Station Road', 'Secunderabad', '500003', 17.4399, 78.4983],
  ]),
  ...inCity('Bengaluru', 'Karnataka', [
    ['Mahatma Gandhi Road', '81', 'Mahatma Gandhi Road', 'Ashok Nagar', '560001', 12.9755, 77.6068],
    ['Indiranagar', '100', '100 Feet Road', 'Indiranagar', '560038', 12.9784, 77.6408],
    ['Jayanagar', '11', '11th Main Road', 'Jayanagar', '560041', 12.9299, 77.5826],
    ['Whitefield', '3', 'Whitefield Main Road', 'Whitefield', '560066', 12.9698, 77.7499],
  ]),
  ...inCity('Chennai', 'Tamil Nadu', [
    ['T. Nagar', '25', 'Usman Road', 'T. Nagar', '600017', 13.0418, 80.2341],
    ['Mylapore', '6', 'Kutchery Road', 'Mylapore', '600004', 13.0339, 80.2619],
    ['Adyar', '14', 'Lattice Bridge Road', 'Adyar', '600020', 13.0067, 80.2571],
    ['Anna Nagar', '2', '2nd Avenue', 'Anna Nagar', '600040', 13.085, 80.2101],
  ]),
]

const FARTHEST_KM = 25
const KM_A_DEGREE = 111

function distanceKm(place: SandboxPlace, lat: number, lng: number): number {
  const north = (place.lat - lat) * KM_A_DEGREE
  const east = (place.lng - lng) * KM_A_DEGREE * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** The nearest place, up to 25 km away. */
export function nearestPlace(lat: number, lng: number): SandboxPlace | null {
  const [nearest] = PLACES.map((place) => ({ place, km: distanceKm(place, lat, lng) })).sort(
    (a, b) => a.km - b.km,
  )
  return nearest && nearest.km <= FARTHEST_KM ? nearest.place : null
}

/** Places that contain every word of the text; while somebody is typing, at the beginning of a word. */
export function placesFor(text: string): SandboxPlace[] {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return PLACES.filter((place) => {
    const { name, road, suburb, city, state, pin } = place
    const own = [name, road, suburb, city, state, pin, 'india'].join(' ').toLowerCase().split(/\s+/)
    return words.length > 0 && words.every((word) => own.some((candidate) => candidate.startsWith(word)))
  })
}

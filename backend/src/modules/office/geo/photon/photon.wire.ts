import { inOneLine, labelOf, type Place } from '../domain/place.js'
import { asList, asWire, degrees, pinOf, text } from '../domain/wire.js'

const STREETS = new Set(['street', 'house'])

function photonPlace(feature: unknown): Place | null {
  const { properties, geometry } = asWire(feature)
  const about = asWire(properties)
  const [east, north] = asList(asWire(geometry)['coordinates'])
  const lat = degrees(north, 90)
  const lng = degrees(east, 180)
  if (lat === null || lng === null || text(about, 'countrycode').toUpperCase() !== 'IN') return null
  const kind = text(about, 'type')
  const name = text(about, 'name')
  const road = text(about, 'street') || (STREETS.has(kind) ? name : '')
  const street = inOneLine([
    [text(about, 'housenumber'), road].filter(Boolean).join(' '),
    kind === 'district' || kind === 'locality' ? name : text(about, 'locality', 'district'),
  ])
  const city = kind === 'city' ? name : text(about, 'city', 'county')
  const state = text(about, 'state')
  const pin = pinOf(text(about, 'postcode'))
  return { label: labelOf(name, [street, city, state, pin]), street, city, state, pin, lat, lng }
}

/** The features of a GeoJSON answer that lie in India. */
export function photonPlaces(answer: unknown): Place[] {
  return asList(asWire(answer)['features']).flatMap((feature) => photonPlace(feature) ?? [])
}

import { inOneLine, labelOf, type Place } from '../domain/place.js'
import { asList, asWire, degrees, pinOf, text } from '../domain/wire.js'

/** One `jsonv2` result with `addressdetails`; null when it is an error, has no coordinates or is not in India. */
export function nominatimPlace(result: unknown): Place | null {
  const wire = asWire(result)
  const address = asWire(wire['address'])
  const lat = degrees(wire['lat'], 90)
  const lng = degrees(wire['lon'], 180)
  if (lat === null || lng === null || text(address, 'country_code').toLowerCase() !== 'in') return null
  const city = text(address, 'city', 'town', 'municipality', 'village', 'county', 'state_district')
  const state = text(address, 'state', 'union_territory', 'territory')
  const house = [text(address, 'house_number'), text(address, 'road', 'pedestrian', 'footway')]
  const street = inOneLine([
    house.filter(Boolean).join(' '),
    text(address, 'neighbourhood', 'quarter', 'hamlet'),
    text(address, 'suburb', 'city_district'),
  ])
  const pin = pinOf(text(address, 'postcode'))
  const name = text(wire, 'name')
  return { label: labelOf(name, [street, city, state, pin]), street, city, state, pin, lat, lng }
}

/** The valid places of a list of results. */
export function nominatimPlaces(results: unknown): Place[] {
  return asList(results).flatMap((result) => nominatimPlace(result) ?? [])
}

import { type SandboxPlace } from './sandbox-places.js'

const lineOf = ({ houseNumber, road, suburb, city, state, pin }: SandboxPlace): string =>
  [houseNumber, road, suburb, city, state, pin, 'India'].filter(Boolean).join(', ')

/** A `jsonv2` result with `addressdetails=1`, as Nominatim gives it. */
export function nominatimResult(place: SandboxPlace): Record<string, unknown> {
  return {
    lat: String(place.lat),
    lon: String(place.lng),
    category: 'place',
    type: 'suburb',
    name: place.name,
    display_name: lineOf(place),
    address: {
      ...(place.houseNumber === '' ? {} : { house_number: place.houseNumber }),
      road: place.road,
      suburb: place.suburb,
      city: place.city,
      state: place.state,
      postcode: place.pin,
      country: 'India',
      country_code: 'in',
    },
  }
}

/** A GeoJSON feature, as Photon gives it. */
export function photonFeature(place: SandboxPlace): Record<string, unknown> {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    properties: {
      osm_key: 'place',
      osm_value: 'suburb',
      type: 'house',
      name: place.name,
      ...(place.houseNumber === '' ? {} : { housenumber: place.houseNumber }),
      street: place.road,
      district: place.suburb,
      city: place.city,
      state: place.state,
      postcode: place.pin,
      country: 'India',
      countrycode: 'IN',
    },
  }
}

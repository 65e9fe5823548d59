import { type components } from '@jaadi/wire'
import { getJson } from './http.js'

/** Degrees, WGS 84. */
export interface Point {
  lat: number
  lng: number
}

/** What an address form takes from a place; empty strings and nulls where it is not known. */
export type Place = components['schemas']['PlaceAnswer']

/** City and state of a pin; a refusal 404 when the directory does not know it. */
export const fetchPin = (pin: string) =>
  getJson<components['schemas']['PinAnswer']>(`/pins/${encodeURIComponent(pin)}`)

/** Places for a text: suggestions while it is being typed, addresses once it is finished. */
export const fetchPlaces = async (text: string, finished: boolean) =>
  (
    await getJson<components['schemas']['PlacesAnswer']>(
      `/geo/search?q=${encodeURIComponent(text)}${finished ? '&finished=true' : ''}`,
    )
  ).places

export const fetchPlaceAt = ({ lat, lng }: Point) => getJson<Place>(`/geo/reverse?lat=${lat}&lng=${lng}`)

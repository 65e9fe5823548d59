import { AppError } from '../../../kernel/errors/errors.js'
import { type Place, type Point } from './domain/place.js'

/** No geocoder can answer now. */
export class GeocoderUnavailable extends AppError {
  constructor(readonly reason: string) {
    super('GEOCODER_UNAVAILABLE', 'Failed to fetch location. Please try again.')
  }
}

/** Finds places within India; every call throws GeocoderUnavailable when no geocoder answers. */
export abstract class Geocoder {
  /** Places that a complete text names, best first; empty when there are none. */
  abstract search(text: string): Promise<Place[]>

  /** Places that match a text still being typed. Null when the geocoder does not offer that. */
  abstract suggest(text: string): Promise<Place[] | null>

  /** The place at a point; null when none is known there. */
  abstract reverse(point: Point): Promise<Place | null>
}

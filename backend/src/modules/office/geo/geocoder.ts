import { AppError } from '../../../kernel/errors/errors.js'
import { type Place, type Point } from './domain/place.js'

/** Nobody can be asked about places now. */
export class GeocoderUnavailable extends AppError {
  constructor(readonly reason: string) {
    super('GEOCODER_UNAVAILABLE', 'Failed to fetch location. Please try again.')
  }
}

/** Who knows where places are. Answers are within India only; both calls throw GeocoderUnavailable. */
export abstract class Geocoder {
  /** Places that a complete text names, best first; empty when there are none. */
  abstract search(text: string): Promise<Place[]>

  /** Places that a text still being typed may become. Null: nobody offers that. */
  abstract suggest(text: string): Promise<Place[] | null>

  /** What is at a point; null when nothing is known there. */
  abstract reverse(point: Point): Promise<Place | null>
}

import { Injectable } from '@nestjs/common'
import { NotFound } from '../../kernel/errors.js'
import { type Place, type Point } from './domain/place.js'
import { Geocoder, GeocoderUnavailable } from './geocoder.js'
import { PinDirectory } from './pin-directory.service.js'

export interface FoundPlaces {
  places: Place[]
  /** Who answered: without a geocoder, the directory of postal codes does, and knows no coordinates. */
  source: 'geocoder' | 'pins'
}

/** Addresses from what somebody types or where somebody is. Outside calls: never inside a transaction. */
@Injectable()
export class Places {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly pins: PinDirectory,
  ) {}

  /**
   * Places for a text. While it is `typed` only those services are asked that allow completion; a geocoder that is
   * silent or knows nothing leaves the answer to the directory of postal codes.
   */
  async search(text: string, typed: 'partly' | 'wholly'): Promise<FoundPlaces> {
    const places = await this.asked(() =>
      typed === 'wholly' ? this.geocoder.search(text) : this.geocoder.suggest(text),
    )
    if (places !== null && places.length > 0) return { places, source: 'geocoder' }
    return { places: await this.pins.search(text), source: 'pins' }
  }

  /** What is at a point. @throws NotFound, GeocoderUnavailable */
  async reverse(point: Point): Promise<Place> {
    const place = await this.geocoder.reverse(point)
    if (place === null) throw new NotFound('An address there')
    return place
  }

  private async asked(question: () => Promise<Place[] | null>): Promise<Place[] | null> {
    try {
      return await question()
    } catch (error) {
      if (error instanceof GeocoderUnavailable) return null
      throw error
    }
  }
}

import { Injectable } from '@nestjs/common'
import { NotFound } from '../../../kernel/errors/errors.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../platform/clock.js'
import { SlidingLimits } from '../../../platform/sliding-limits.js'
import { type Place, type Point } from './domain/place.js'
import { Geocoder, GeocoderUnavailable } from './geocoder.js'
import { PinDirectory } from './pin-directory.service.js'

export interface FoundPlaces {
  places: Place[]
  /**
   * The source of the answer: the directory of postal codes answers without a geocoder, and has no
   * coordinates.
   */
  source: 'geocoder' | 'pins'
}

/**
 * Enough for several addresses, typed letter by letter. The services limit the requests of the whole shop.
 */
const PER_ACCOUNT = { count: 300, windowMs: 3_600_000 }

/** Finds addresses for a typed text or for a position. Calls outside services: never inside a transaction. */
@Injectable()
export class Places {
  private readonly limits: SlidingLimits

  constructor(
    private readonly geocoder: Geocoder,
    private readonly pins: PinDirectory,
    clock: Clock,
  ) {
    this.limits = new SlidingLimits(PER_ACCOUNT, clock)
  }

  /**
   * Places for a text. While the text is being typed (`typed`), only services that allow completion are
   * asked. The directory of postal codes answers if the geocoder does not answer or finds nothing, and for
   * an account that has asked too often.
   */
  async search(userId: string, text: string, typed: 'partly' | 'wholly'): Promise<FoundPlaces> {
    const mayAsk = this.limits.spend(userId) === 0
    const places = mayAsk
      ? await this.asked(() =>
          typed === 'wholly' ? this.geocoder.search(text) : this.geocoder.suggest(text),
        )
      : null
    if (places !== null && places.length > 0) return { places, source: 'geocoder' }
    return { places: await this.pins.search(text), source: 'pins' }
  }

  /** The place at a point. @throws NotFound, GeocoderUnavailable, TooManyRequests */
  async reverse(userId: string, point: Point): Promise<Place> {
    const waitMs = this.limits.spend(userId)
    if (waitMs > 0) throw new TooManyRequests('You have searched for too many places.', waitMs)
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

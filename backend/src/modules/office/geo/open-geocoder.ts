import { Injectable } from '@nestjs/common'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { type Place, type Point, rounded } from './domain/place.js'
import { GeoAnswers } from './geo-answers.service.js'
import { Geocoder, GeocoderUnavailable } from './geocoder.js'
import { MapsClient } from './maps.client.js'
import { nominatimPlace, nominatimPlaces } from './nominatim/nominatim.wire.js'
import { photonPlaces } from './photon/photon.wire.js'
import { type Pace } from './request-gate.service.js'

/**
 * At most one request per second by the whole application; a fifth slower, because clocks and networks
 * vary.
 */
const NOMINATIM: Pace = { name: 'nominatim', spacingMs: 1_200, longestWaitMs: 3_600 }
/** Fair use while typing: four requests per second, with a short wait. */
const PHOTON: Pace = { name: 'photon', spacingMs: 250, longestWaitMs: 500 }
const NOMINATIM_TIMEOUT_MS = 5_000
const PHOTON_TIMEOUT_MS = 2_000
const KEEP_MS = { found: 30 * DAY_MS, nothing: DAY_MS }
const MOST_PLACES = '6'
/** West, south, east and north of India, islands included. */
const INDIA = '68.1,6.5,97.5,37.1'

const keepList = (places: Place[]): number => (places.length > 0 ? KEEP_MS.found : KEEP_MS.nothing)
const keepOne = (place: Place | null): number => (place === null ? KEEP_MS.nothing : KEEP_MS.found)
const key = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/**
 * Uses Nominatim for whole addresses and points (its terms forbid completion), and Photon for text that is
 * being typed.
 */
@Injectable()
export class OpenGeocoder extends Geocoder {
  constructor(
    private readonly client: MapsClient,
    private readonly answers: GeoAnswers,
  ) {
    super()
  }

  search(text: string): Promise<Place[]> {
    return this.answers.remember(`search:${key(text)}`, keepList, async () =>
      nominatimPlaces(await this.nominatim('/search', { q: text, countrycodes: 'in', limit: MOST_PLACES })),
    )
  }

  async suggest(text: string): Promise<Place[] | null> {
    const base = this.client.suggestions()
    if (base === null) return null
    return this.answers.remember(`suggest:${key(text)}`, keepList, async () =>
      photonPlaces(
        await this.client.get(base, {
          path: '/api',
          query: { q: text, limit: MOST_PLACES, lang: 'en', bbox: INDIA },
          pace: PHOTON,
          timeoutMs: PHOTON_TIMEOUT_MS,
        }),
      ),
    )
  }

  reverse(point: Point): Promise<Place | null> {
    const { lat, lng } = rounded(point)
    return this.answers.remember(`reverse:${lat},${lng}`, keepOne, async () =>
      nominatimPlace(await this.nominatim('/reverse', { lat: String(lat), lon: String(lng), zoom: '18' })),
    )
  }

  private nominatim(path: string, query: Record<string, string>): Promise<unknown> {
    const base = this.client.geocoder()
    if (base === null) throw new GeocoderUnavailable('none is configured')
    return this.client.get(base, {
      path,
      query: { ...query, format: 'jsonv2', addressdetails: '1' },
      pace: NOMINATIM,
      timeoutMs: NOMINATIM_TIMEOUT_MS,
    })
  }
}

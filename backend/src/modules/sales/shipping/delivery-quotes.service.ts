import { Injectable } from '@nestjs/common'
import { maxPaise, type Paise, paise, roundToRupee } from '../../../kernel/amounts/money.js'
import { type Grams } from '../../../kernel/amounts/weight.js'
import { MINUTE_MS } from '../../../kernel/dates/durations.js'
import { AppError } from '../../../kernel/errors/errors.js'
import { Settings } from '../../office/settings/settings.service.js'
import { Courier, CourierRefused, CourierUnavailable, type PinService, type Route } from './courier.js'
import { CourierCache } from './courier-cache.service.js'
import { usualCharge, type UsualCharges, weightSlab } from './domain/usual-charge.js'

export interface DeliveryQuote {
  /** Whole rupees, in paise. */
  amountPaise: Paise
  /** The courier named no amount: what the settings say. */
  isFallback: boolean
  /** City and state as the courier knows the postal code; absent when the courier does not say. */
  city?: string
  state?: string
}

/** No parcel goes there. */
export class PinNotServiceable extends AppError {
  constructor(postalCode: string) {
    super('PIN_NOT_SERVICEABLE', 'This pin code is not serviceable or not valid.', { pin: postalCode })
  }
}

type Tariff = { kind: 'amount'; paise: Paise } | { kind: 'none' } | { kind: 'refused' }
type PinAnswer = { kind: 'known'; pin: PinService } | { kind: 'refused' } | { kind: 'unknown' }

const ONE_RUPEE = paise(100)
/**
 * A tariff changes rarely; a refusal may be an embargo that ends; after no answer the courier should be asked again
 * soon.
 */
const KEEP = {
  tariff: 6 * 60 * MINUTE_MS,
  pin: 24 * 60 * MINUTE_MS,
  refusal: 60 * MINUTE_MS,
  silence: MINUTE_MS,
}

/** What delivery costs the customer (docs/domain/orders.md#delivery-charge). Asks the courier: never inside a transaction. */
@Injectable()
export class DeliveryQuotes {
  constructor(
    private readonly courier: Courier,
    private readonly cache: CourierCache,
    private readonly settings: Settings,
  ) {}

  /**
   * The charge for a parcel from the shop to `postalCode`. The fallback of the settings is used when the courier names
   * no amount, does not answer in time, or may not be asked now (`mayAsk` runs before each question). When the courier
   * refuses the postal code, there is no fallback.
   * @throws PinNotServiceable
   */
  async quote(
    parcel: { postalCode: string; weightGrams: Grams },
    mayAsk?: () => boolean,
  ): Promise<DeliveryQuote> {
    const settings = await this.settings.current()
    const [place, tariff] = await Promise.all([
      this.place(parcel.postalCode, mayAsk),
      this.tariff(routeOf(parcel, settings), mayAsk),
    ])
    if (place.kind === 'refused' || tariff.kind === 'refused') throw new PinNotServiceable(parcel.postalCode)
    return quoteOf(place, tariff, usualCharge(parcel, settings))
  }

  /**
   * What `quote` would answer without asking anybody, not even the database; null when it would have to ask, or refuse.
   */
  kept(parcel: { postalCode: string; weightGrams: Grams }, settings: UsualCharges): DeliveryQuote | null {
    const { postalCode } = parcel
    const place = this.cache.kept<PinAnswer>(placeKey(postalCode))
    const tariff = this.cache.kept<Tariff>(tariffKey(routeOf(parcel, settings)))
    if (!place || !tariff || place.kind === 'refused' || tariff.kind === 'refused') return null
    return quoteOf(place, tariff, usualCharge(parcel, settings))
  }

  /**
   * What the courier itself takes for a parcel, to the paisa, when it arrives and when it comes back; null where the
   * courier names no amount.
   */
  async rates(parcel: {
    postalCode: string
    weightGrams: Grams
  }): Promise<{ chargePaise: Paise | null; returnChargePaise: Paise | null }> {
    const route = routeOf(parcel, await this.settings.current())
    const [there, back] = await Promise.all([this.tariff(route), this.tariff({ ...route, comesBack: true })])
    return { chargePaise: amountOf(there), returnChargePaise: amountOf(back) }
  }

  private async place(postalCode: string, mayAsk?: () => boolean): Promise<PinAnswer> {
    const answer = await this.cache.remember<PinAnswer>(
      placeKey(postalCode),
      async () => {
        try {
          const service = await this.courier.serviceability(postalCode)
          return service?.served
            ? { value: { kind: 'known', pin: service }, forMs: KEEP.pin }
            : { value: { kind: 'refused' }, forMs: KEEP.refusal }
        } catch (error) {
          if (error instanceof CourierUnavailable) return { value: { kind: 'unknown' }, forMs: KEEP.silence }
          throw error
        }
      },
      mayAsk,
    )
    return answer ?? { kind: 'unknown' }
  }

  private async tariff(route: Route, mayAsk?: () => boolean): Promise<Tariff> {
    const answer = await this.cache.remember<Tariff>(
      tariffKey(route),
      async () => {
        try {
          const charge = await this.courier.charge(route)
          return charge === null
            ? { value: { kind: 'none' }, forMs: KEEP.silence }
            : { value: { kind: 'amount', paise: charge }, forMs: KEEP.tariff }
        } catch (error) {
          if (error instanceof CourierRefused) return { value: { kind: 'refused' }, forMs: KEEP.refusal }
          if (error instanceof CourierUnavailable) return { value: { kind: 'none' }, forMs: KEEP.silence }
          throw error
        }
      },
      mayAsk,
    )
    return answer ?? { kind: 'none' }
  }
}

const placeKey = (postalCode: string): string => `pin:${postalCode}`
const tariffKey = ({ originPin, postalCode, weightGrams, comesBack }: Route): string =>
  `tariff:${originPin}:${postalCode}:${weightGrams}${comesBack ? ':back' : ''}`

function routeOf(
  { postalCode, weightGrams }: Pick<Route, 'postalCode' | 'weightGrams'>,
  { originPin }: Pick<Route, 'originPin'>,
): Route {
  return { originPin, postalCode, weightGrams: weightSlab(weightGrams), comesBack: false }
}

const amountOf = (tariff: Tariff): Paise | null => (tariff.kind === 'amount' ? tariff.paise : null)

function quoteOf(
  place: Exclude<PinAnswer, { kind: 'refused' }>,
  tariff: Exclude<Tariff, { kind: 'refused' }>,
  usualPaise: Paise,
): DeliveryQuote {
  const { city, state } = place.kind === 'known' ? place.pin : { city: '', state: '' }
  return {
    amountPaise: tariff.kind === 'amount' ? maxPaise(ONE_RUPEE, roundToRupee(tariff.paise)) : usualPaise,
    isFallback: tariff.kind !== 'amount',
    ...(city === '' ? {} : { city }),
    ...(state === '' ? {} : { state }),
  }
}

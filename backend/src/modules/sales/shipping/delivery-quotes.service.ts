import { Injectable } from '@nestjs/common'
import { networkOf } from '../../../kernel/access/network.js'
import { maxPaise, NO_MONEY, type Paise, paise, roundToRupee } from '../../../kernel/amounts/money.js'
import { type Grams } from '../../../kernel/amounts/weight.js'
import { MINUTE_MS } from '../../../kernel/dates/durations.js'
import { AppError } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { SlidingLimits } from '../../../platform/sliding-limits.js'
import { Settings } from '../../office/settings/settings.service.js'
import { Courier, CourierRefused, CourierUnavailable, type PinService, type Route } from './courier.js'
import { CourierCache } from './courier-cache.service.js'
import { type FreeDelivery, isDeliveryFree } from './domain/free-delivery.js'
import { usualCharge, type UsualCharges, weightSlab } from './domain/usual-charge.js'

export interface DeliveryQuote {
  /** Whole rupees, in paise. */
  amountPaise: Paise
  /** The courier named no amount, so the charge comes from the settings. */
  isFallback: boolean
  /** What free delivery spares the customer of the charge, which is 0 then. */
  sparedPaise: Paise
  /** City and state that the courier has for the postal code; absent when it does not name them. */
  city?: string
  state?: string
}

export interface QuotedParcel {
  postalCode: string
  weightGrams: Grams
  /** What its products cost, where free delivery may apply; without it the charge is that of the courier. */
  goodsPaise?: Paise
}

/** Who makes the shop ask the courier. */
export interface Asker {
  /** `null`: nobody is logged in. */
  userId: string | null
  address: string
}

/** The account that is placing an order. */
interface Placing {
  placing: string
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
 * How long answers are cached: a tariff changes rarely; a refusal may be an embargo that ends; after no
 * answer the courier should be asked again soon.
 */
const KEEP = {
  tariff: 6 * 60 * MINUTE_MS,
  pin: 24 * 60 * MINUTE_MS,
  refusal: 60 * MINUTE_MS,
  silence: MINUTE_MS,
}

/**
 * Calculates the customer's delivery charge (docs/domain/orders.md#delivery-charge). Asks the courier:
 * never call it inside a transaction.
 */
@Injectable()
export class DeliveryQuotes {
  private readonly limits: AskingLimits

  constructor(
    private readonly courier: Courier,
    private readonly cache: CourierCache,
    private readonly settings: Settings,
    clock: Clock,
  ) {
    this.limits = new AskingLimits(clock)
  }

  /**
   * The charge for a parcel from the shop to `postalCode`. The fallback of the settings is used when the courier names
   * no amount, does not answer in time, or may not be asked now for `asker`; for staff it always may. When the courier
   * refuses the postal code, there is no fallback.
   * @throws PinNotServiceable
   */
  async quote(parcel: QuotedParcel, asker?: Asker | Placing): Promise<DeliveryQuote> {
    const mayAsk = asker && (() => this.limits.mayAsk(asker))
    const settings = await this.settings.current()
    const [place, tariff] = await Promise.all([
      this.place(parcel.postalCode, mayAsk),
      this.tariff(routeOf(parcel, settings), mayAsk),
    ])
    if (place.kind === 'refused' || tariff.kind === 'refused') throw new PinNotServiceable(parcel.postalCode)
    return quoteOf(place, tariff, usualCharge(parcel, settings), isFree(parcel, settings))
  }

  /**
   * What `quote` would return from memory alone, without the database; null when it would have to ask, or
   * refuse.
   */
  kept(parcel: QuotedParcel, settings: UsualCharges & FreeDelivery): DeliveryQuote | null {
    const { postalCode } = parcel
    const place = this.cache.kept<PinAnswer>(placeKey(postalCode))
    const tariff = this.cache.kept<Tariff>(tariffKey(routeOf(parcel, settings)))
    if (!place || !tariff || place.kind === 'refused' || tariff.kind === 'refused') return null
    return quoteOf(place, tariff, usualCharge(parcel, settings), isFree(parcel, settings))
  }

  /**
   * The courier's own charges for a parcel, to the paisa, when it is delivered and when it comes back;
   * null when the courier names no amount.
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

const isFree = ({ goodsPaise }: QuotedParcel, terms: FreeDelivery): boolean =>
  goodsPaise !== undefined && isDeliveryFree(goodsPaise, terms)

const amountOf = (tariff: Tariff): Paise | null => (tariff.kind === 'amount' ? tariff.paise : null)

function quoteOf(
  place: Exclude<PinAnswer, { kind: 'refused' }>,
  tariff: Exclude<Tariff, { kind: 'refused' }>,
  usualPaise: Paise,
  free: boolean,
): DeliveryQuote {
  const { city, state } = place.kind === 'known' ? place.pin : { city: '', state: '' }
  const chargePaise = tariff.kind === 'amount' ? maxPaise(ONE_RUPEE, roundToRupee(tariff.paise)) : usualPaise
  return {
    amountPaise: free ? NO_MONEY : chargePaise,
    sparedPaise: free ? chargePaise : NO_MONEY,
    // Free stays free, whatever the courier would have said.
    isFallback: !free && tariff.kind !== 'amount',
    ...(city === '' ? {} : { city }),
    ...(state === '' ? {} : { state }),
  }
}

const WINDOW_MS = 5 * MINUTE_MS
/**
 * Two questions a postal code, one more for another weight. So each customer has five postal codes, even if others
 * share the address.
 */
const OWN = { count: 15, windowMs: WINDOW_MS }
/** Fifteen postal codes are more than a person types. */
const ACCOUNT = { count: 30, windowMs: WINDOW_MS }
/** Of strangers, and of customers beyond their own. Indian mobile networks share addresses. */
const ADDRESS = { count: 30, windowMs: WINDOW_MS }
/**
 * Placing an order asks what the cart has asked already; a new question comes only if the cart was changed in between.
 */
const PLACING = { count: 10, windowMs: WINDOW_MS }

/**
 * How often one person may make the shop ask the courier, whose own limit is shared by all customers. What is already
 * known may be asked for without end (docs/domain/orders.md#delivery-charge).
 */
class AskingLimits {
  private readonly own: SlidingLimits
  private readonly accounts: SlidingLimits
  private readonly addresses: SlidingLimits
  private readonly placing: SlidingLimits

  constructor(clock: Clock) {
    this.own = new SlidingLimits(OWN, clock)
    this.accounts = new SlidingLimits(ACCOUNT, clock)
    this.addresses = new SlidingLimits(ADDRESS, clock)
    this.placing = new SlidingLimits(PLACING, clock)
  }

  /** Whether the courier may be asked for this person now; the question counts. */
  mayAsk(asker: Asker | Placing): boolean {
    if ('placing' in asker) return this.placing.spend(asker.placing) === 0
    const { userId, address } = asker
    if (userId !== null) {
      if (this.accounts.spend(userId) > 0) return false
      if (this.own.spend(userId) === 0) return true
    }
    return this.addresses.spend(networkOf(address)) === 0
  }
}

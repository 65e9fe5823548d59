import { type Paise } from '../../../kernel/amounts/money.js'
import { type Grams } from '../../../kernel/amounts/weight.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { AppError } from '../../../kernel/errors/errors.js'
import { type ExternalId } from '../../../kernel/text/order-ids.js'
import { type LabelData } from './domain/label-data.js'
import { type TrackedParcel } from './domain/tracked-parcel.js'

/** The courier's answer about a postal code. */
export interface PinService {
  /** Whether the courier takes prepaid parcels there now. */
  served: boolean
  /** Empty when the courier does not name it. */
  city: string
  state: string
}

/** A parcel to hand over, with all figures from the stored order. */
export interface Parcel {
  /**
   * The shop's own reference (`order_extid`), unique at the courier: it finds a parcel whose answer was
   * lost.
   */
  reference: ExternalId
  recipient: { name: string; phone: string; address: string; city: string; state: string; postalCode: string }
  pickupLocation: string
  description: string
  pieces: number
  valuePaise: Paise
  weightGrams: Grams
  /** Length, width and height in cm. */
  boxCm: readonly [number, number, number]
}

export interface Route {
  originPin: string
  postalCode: string
  weightGrams: Grams
  /** The parcel was not accepted, and the courier brings it back. */
  comesBack: boolean
}

/** A request for a van to collect booked parcels. */
export interface PickupWish {
  /** The name of the pickup place as registered at the courier. */
  location: string
  day: IstDay
  /** `14:00`, in India. */
  time: string
  parcels: number
}

/** The courier did not answer in time or sensibly. It may have carried out the request. */
export class CourierUnavailable extends AppError {
  constructor(readonly reason: string) {
    super('COURIER_UNAVAILABLE', 'The courier cannot be reached just now. Please try again.')
  }
}

/** The courier refused; `reason` is its own text. */
export class CourierRefused extends AppError {
  constructor(readonly reason: string) {
    super('COURIER_REFUSED', `The courier refused: ${reason}`, { reason })
  }
}

/** The courier has this reference for a cancelled parcel, and never accepts it again. */
export class ReferenceSpent extends CourierRefused {
  constructor(
    readonly reference: ExternalId,
    reason: string,
  ) {
    super(reason)
  }
}

/** The courier. Every method throws CourierUnavailable when there is no sensible answer. */
export abstract class Courier {
  /** As customers know it. */
  abstract readonly name: string

  /** Whether prepaid parcels go to a postal code; null when the courier does not know the postal code. */
  abstract serviceability(postalCode: string): Promise<PinService | null>

  /**
   * The whole cost of a surface parcel, delivered or brought back; null when the courier names no amount.
   * @throws CourierRefused when it does not serve the postal code.
   */
  abstract charge(route: Route): Promise<Paise | null>

  /**
   * Books a parcel. @throws CourierRefused, ReferenceSpent; after CourierUnavailable search for the parcel
   * before trying again.
   */
  abstract createShipment(parcel: Parcel): Promise<{ waybill: string }>

  /** The parcel booked under the shop's reference; null when there is none. */
  abstract findByReference(reference: ExternalId): Promise<TrackedParcel | null>

  /** Tracks at most 50 waybills at a time; unknown ones are absent. */
  abstract track(waybills: readonly string[]): Promise<TrackedParcel[]>

  /**
   * Cancels a booking. @throws CourierRefused once the parcel was picked up; after CourierUnavailable its tracking
   * shows whether it was cancelled.
   */
  abstract cancel(waybill: string): Promise<void>

  /** The label of a booked parcel, as PDF. @throws CourierRefused when there is none. */
  abstract label(waybill: string): Promise<Buffer>

  /** What is printed on the labels of booked parcels; parcels without a label are absent. */
  abstract labels(waybills: readonly string[]): Promise<LabelData[]>

  /**
   * Requests a van. A second request for the same place and day gets the first one's number.
   * @throws CourierRefused
   */
  abstract requestPickup(wish: PickupWish): Promise<{ number: string }>

  /** The page on which a customer can track a parcel. */
  abstract trackingUrl(waybill: string): string
}

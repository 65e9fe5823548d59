import { type Paise } from '../../../kernel/amounts/money.js'
import { type Grams } from '../../../kernel/amounts/weight.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { AppError } from '../../../kernel/errors/errors.js'
import { type ExternalId } from '../../../kernel/text/order-ids.js'
import { type TrackedParcel } from './domain/tracked-parcel.js'

/** What the courier says of a postal code. */
export interface PinService {
  /** Takes prepaid parcels there now. */
  served: boolean
  /** Empty when not told. */
  city: string
  state: string
}

/** A parcel to hand over: all figures from the stored order. */
export interface Parcel {
  /** Our own reference (`order_extid`), unique at the courier: the key to find a parcel whose answer was lost. */
  reference: ExternalId
  recipient: { name: string; phone: string; address: string; city: string; state: string; postalCode: string }
  pickupLocation: string
  description: string
  pieces: number
  valuePaise: Paise
  weightGrams: Grams
  /** Length, width, height in cm. */
  boxCm: readonly [number, number, number]
}

export interface Route {
  originPin: string
  postalCode: string
  weightGrams: Grams
  /** Nobody took it: the courier brings it back. */
  comesBack: boolean
}

/** A van to send for parcels that are booked. */
export interface PickupWish {
  /** The name of the place as it is registered at the courier. */
  location: string
  day: IstDay
  /** `14:00`, in India. */
  time: string
  parcels: number
}

/** The courier did not answer in time or not sensibly. Whether it acted is not known. */
export class CourierUnavailable extends AppError {
  constructor(readonly reason: string) {
    super('COURIER_UNAVAILABLE', 'The courier cannot be reached just now. Please try again.')
  }
}

/** The courier answered no; `reason` in its own words. */
export class CourierRefused extends AppError {
  constructor(readonly reason: string) {
    super('COURIER_REFUSED', `The courier refused: ${reason}`, { reason })
  }
}

/** The courier has our reference for a parcel that was taken back there, and never gives it another one. */
export class ReferenceSpent extends CourierRefused {
  constructor(
    readonly reference: ExternalId,
    reason: string,
  ) {
    super(reason)
  }
}

/** The courier, whoever it is. Every method throws CourierUnavailable when there is no sensible answer. */
export abstract class Courier {
  /** As customers know it. */
  abstract readonly name: string

  /** Whether prepaid parcels go to a postal code; null when the courier does not know the postal code. */
  abstract serviceability(postalCode: string): Promise<PinService | null>

  /**
   * All that a surface parcel costs, brought there or brought back to us; null when the courier names no amount.
   * @throws CourierRefused when it does not go there.
   */
  abstract charge(route: Route): Promise<Paise | null>

  /**
   * Books a parcel. @throws CourierRefused, ReferenceSpent; after CourierUnavailable look it up before trying again.
   */
  abstract createShipment(parcel: Parcel): Promise<{ waybill: string }>

  /** The parcel booked under our reference; null when there is none. */
  abstract findByReference(reference: ExternalId): Promise<TrackedParcel | null>

  /** At most 50 at a time; unknown waybills are absent. */
  abstract track(waybills: readonly string[]): Promise<TrackedParcel[]>

  /**
   * Cancels a booking. @throws CourierRefused once the parcel was picked up; after CourierUnavailable its tracking
   * shows whether it was cancelled.
   */
  abstract cancel(waybill: string): Promise<void>

  /** What is stuck on a booked parcel, as PDF. @throws CourierRefused when there is none. */
  abstract label(waybill: string): Promise<Buffer>

  /**
   * Asks for the van. A second wish for the same place and day is answered with the first one's number.
   * @throws CourierRefused
   */
  abstract requestPickup(wish: PickupWish): Promise<{ number: string }>

  /** Page on which a customer can follow a parcel. */
  abstract trackingUrl(waybill: string): string
}

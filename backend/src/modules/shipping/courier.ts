import { AppError } from '../../kernel/errors.js'
import { type Paise } from '../../kernel/money.js'
import { type ParcelProgress } from './domain/parcel-progress.js'

/** What the courier says of a PIN. */
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
  reference: string
  recipient: { name: string; phone: string; address: string; city: string; state: string; pin: string }
  pickupLocation: string
  description: string
  pieces: number
  valuePaise: Paise
  weightGrams: number
  /** Length, width, height in cm. */
  boxCm: readonly [number, number, number]
}

export interface TrackedParcel {
  waybill: string
  reference: string
  progress: ParcelProgress
  /** The courier's own words. */
  status: string
  at: Date | null
}

/** 502: the courier did not answer in time or not sensibly. Whether it acted is not known. */
export class CourierUnavailable extends AppError {
  constructor(readonly reason: string) {
    super(502, 'COURIER_UNAVAILABLE', 'The courier cannot be reached just now. Please try again.')
  }
}

/** 422: the courier answered no; `reason` in its own words. */
export class CourierRefused extends AppError {
  constructor(readonly reason: string) {
    super(422, 'COURIER_REFUSED', `The courier refused: ${reason}`, { reason })
  }
}

/** The courier, whoever it is. Every method throws CourierUnavailable when there is no sensible answer. */
export abstract class Courier {
  /** Whether prepaid parcels go to a PIN; null when the courier does not know the PIN. */
  abstract serviceability(pin: string): Promise<PinService | null>

  /**
   * Charge of a surface parcel; null when the courier names no amount.
   * @throws CourierRefused when it does not go there.
   */
  abstract charge(route: { originPin: string; pin: string; weightGrams: number }): Promise<Paise | null>

  /** Books a parcel. @throws CourierRefused; after CourierUnavailable look it up before trying again. */
  abstract createShipment(parcel: Parcel): Promise<{ waybill: string }>

  /** The parcel booked under our reference; null when there is none. */
  abstract findByReference(reference: string): Promise<TrackedParcel | null>

  /** At most 50 at a time; unknown waybills are absent. */
  abstract track(waybills: readonly string[]): Promise<TrackedParcel[]>

  /** Page on which a customer can follow a parcel. */
  abstract trackingUrl(waybill: string): string
}

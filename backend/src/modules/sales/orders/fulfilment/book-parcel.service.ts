import { Injectable, Logger } from '@nestjs/common'
import { paise } from '../../../../kernel/amounts/money.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Courier, CourierUnavailable, type Parcel as BookedParcel } from '../../shipping/courier.js'
import { DeliveryQuotes } from '../../shipping/delivery-quotes.service.js'
import { type TrackedParcel } from '../../shipping/domain/tracked-parcel.js'
import { liveParcels, type Parcel } from '../domain/fulfilment/parcels.js'
import { type StoredOrder } from '../store/stored-order.js'

export type Booking = { waybill: string } & Awaited<ReturnType<DeliveryQuotes['rates']>>

/**
 * Books one parcel at the courier. The courier accepts no idempotency keys, so before a second booking it
 * is asked whether the first one worked.
 */
@Injectable()
export class BookParcel {
  private readonly logger = new Logger('BookParcel')

  constructor(
    private readonly courier: Courier,
    private readonly quotes: DeliveryQuotes,
    private readonly settings: Settings,
  ) {}

  /**
   * @param mayBeBooked an earlier call had no answer. @returns the waybill, and the courier's charge.
   * @throws CourierRefused, CourierUnavailable
   */
  async book(order: StoredOrder, parcel: Parcel, mayBeBooked: boolean): Promise<Booking> {
    const { postalCode } = order
    const [waybill, rates] = await Promise.all([
      this.waybillOf(order, parcel, mayBeBooked),
      this.quotes.rates({ postalCode, weightGrams: parcel.weightGrams }),
    ])
    return { waybill, ...rates }
  }

  private async waybillOf(order: StoredOrder, parcel: Parcel, mayBeBooked: boolean): Promise<string> {
    const known = mayBeBooked ? await this.standing(parcel) : null
    if (known) return known.waybill
    try {
      return (await this.courier.createShipment(await this.formOf(order, parcel))).waybill
    } catch (error) {
      if (!(error instanceof CourierUnavailable)) throw error
      this.logger.warn({ order: order.orderId, booking: 'unanswered, looking it up', reason: error.reason })
      const booked = await this.standing(parcel)
      if (!booked) throw error
      return booked.waybill
    }
  }

  private async standing({ reference }: Parcel): Promise<TrackedParcel | null> {
    const known = await this.courier.findByReference(reference)
    return known?.progress === 'cancelled' ? null : known
  }

  private async formOf(order: StoredOrder, parcel: Parcel): Promise<BookedParcel> {
    const { pickupLocation } = await this.settings.current()
    const { contactName, contactNumber, address, city, state, postalCode: pin, parcels, totalPaise } = order
    const { reference, weightGrams, boxCm, pieces } = parcel
    const all = liveParcels(parcels).reduce((sum, one) => sum + one.pieces, 0)
    return {
      reference,
      recipient: { name: contactName, phone: contactNumber, address, city, state, postalCode: pin },
      pickupLocation: pickupLocation.name,
      // What the courier owes for a lost parcel: its share of the goods.
      valuePaise: paise(Math.round((totalPaise * pieces) / all)),
      description: (await this.settings.linesInWords(order.items)).map(({ name }) => name).join(', '),
      pieces,
      weightGrams,
      boxCm,
    }
  }
}

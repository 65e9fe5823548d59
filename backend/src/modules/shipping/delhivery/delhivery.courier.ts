import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../config/config.js'
import { APP_CONFIG } from '../../../config/config.module.js'
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../kernel/money.js'
import { type ExternalId } from '../../../kernel/order-ids.js'
import { type Grams } from '../../../kernel/weight.js'
import {
  Courier,
  CourierRefused,
  CourierUnavailable,
  type Parcel,
  type PinService,
  type TrackedParcel,
} from '../courier.js'
import { DELHIVERY_TIMEOUTS, DelhiveryClient, type DelhiveryTimeouts } from './delhivery.client.js'
import { readBooking, readCharge, readPinService, readTracking, wireText } from './delhivery.wire.js'

/** Delhivery's public API over `fetch` (docs/integrations.md#delhivery). */
@Injectable()
export class DelhiveryCourier extends Courier {
  constructor(
    private readonly client: DelhiveryClient,
    @Inject(DELHIVERY_TIMEOUTS) private readonly timeouts: DelhiveryTimeouts,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    super()
  }

  override async serviceability(postalCode: string): Promise<PinService | null> {
    const { body } = await this.client.get(
      '/c/api/pin-codes/json/',
      { filter_codes: postalCode },
      this.timeouts.quote,
    )
    return readPinService(body, postalCode)
  }

  override async charge(route: {
    originPin: string
    postalCode: string
    weightGrams: Grams
  }): Promise<Paise | null> {
    // Without `pt` the live service may answer 0.
    const query = {
      md: 'S',
      ss: 'Delivered',
      pt: 'Pre-paid',
      o_pin: route.originPin,
      d_pin: route.postalCode,
    }
    const { body } = await this.client.get(
      '/api/kinko/v1/invoice/charges/.json',
      { ...query, cgm: String(route.weightGrams) },
      this.timeouts.quote,
    )
    const charge = readCharge(body)
    // Our own postal code refused is a setting gone wrong, and no reason to turn every customer away.
    if (charge.kind === 'refused' && /o_pin/.test(charge.reason)) throw new CourierUnavailable(charge.reason)
    if (charge.kind === 'refused') throw new CourierRefused(charge.reason)
    return charge.kind === 'amount' ? rupeesToPaise(Math.round(charge.rupees * 100) / 100) : null
  }

  override async createShipment(parcel: Parcel): Promise<{ waybill: string }> {
    const data = JSON.stringify({
      shipments: [this.shipment(parcel)],
      pickup_location: { name: parcel.pickupLocation },
    })
    const { body } = await this.client.post(
      '/api/cmu/create.json',
      { format: 'json', data },
      this.timeouts.booking,
    )
    const booking = readBooking(body)
    if (booking.kind === 'booked') return { waybill: booking.waybill }
    // Our reference is taken, by an earlier call whose answer was lost.
    if (/duplicate order/i.test(booking.reason)) {
      const known = await this.findByReference(parcel.reference)
      if (known) return { waybill: known.waybill }
    }
    throw new CourierRefused(booking.reason)
  }

  override async findByReference(reference: ExternalId): Promise<TrackedParcel | null> {
    const { body } = await this.client.get(
      '/api/v1/packages/json/',
      { waybill: '', ref_ids: reference },
      this.timeouts.tracking,
    )
    return readTracking(body).find((parcel) => parcel.reference === reference) ?? null
  }

  override async track(waybills: readonly string[]): Promise<TrackedParcel[]> {
    if (waybills.length === 0) return []
    if (waybills.length > 50) throw new CourierUnavailable('More than 50 waybills at a time')
    const { body } = await this.client.get(
      '/api/v1/packages/json/',
      { waybill: waybills.join(','), ref_ids: '' },
      this.timeouts.tracking,
    )
    return readTracking(body)
  }

  override trackingUrl(waybill: string): string {
    const sandboxed = this.config.delhivery.baseUrl === null
    return sandboxed
      ? `/sandbox/delhivery/track/${waybill}`
      : `https://www.delhivery.com/track-v2/package/${waybill}`
  }

  private shipment(parcel: Parcel): Record<string, string | number> {
    const { recipient } = parcel
    const [length, width, height] = parcel.boxCm
    return {
      order: parcel.reference,
      name: wireText(recipient.name),
      add: wireText(recipient.address),
      city: wireText(recipient.city),
      state: wireText(recipient.state),
      pin: recipient.postalCode,
      phone: recipient.phone,
      country: 'India',
      payment_mode: 'Prepaid',
      cod_amount: 0,
      products_desc: wireText(parcel.description),
      quantity: parcel.pieces,
      total_amount: paiseToRupees(parcel.valuePaise),
      weight: parcel.weightGrams,
      shipment_length: length,
      shipment_width: width,
      shipment_height: height,
      shipping_mode: 'Surface',
      address_type: 'home',
    }
  }
}

import { Inject, Injectable } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { type Paise, paiseToRupees, rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { type ExternalId } from '../../../../kernel/text/order-ids.js'
import {
  Courier,
  CourierRefused,
  CourierUnavailable,
  type Parcel,
  type PickupWish,
  type PinService,
  ReferenceSpent,
  type Route,
} from '../courier.js'
import { type LabelData } from '../domain/label-data.js'
import { type TrackedParcel } from '../domain/tracked-parcel.js'
import { DELHIVERY_TIMEOUTS, DelhiveryClient, type DelhiveryTimeouts } from './delhivery.client.js'
import {
  namesPins,
  readBooking,
  readCancelling,
  readCharge,
  readLabelAddress,
  readLabels,
  readPickup,
  readPinService,
  readTracking,
  wireText,
} from './delhivery.wire.js'

/** A label is one page; some couriers include their logo in full size. */
const MOST_LABEL_BYTES = 5 * 1024 * 1024
/** No limit is documented; an address holds this many waybills easily. */
const SLIPS_AT_ONCE = 25
const PDF_BEGINS = Buffer.from('%PDF-')

/** Delhivery's public API over `fetch` (docs/integrations.md#delhivery). */
@Injectable()
export class DelhiveryCourier extends Courier {
  readonly name = 'Delhivery'

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
    // An answer other than a list is an error, and proves nothing about the postal code.
    if (!namesPins(body)) throw new CourierUnavailable('No list of postal codes')
    return readPinService(body, postalCode)
  }

  override async charge(route: Route): Promise<Paise | null> {
    // Without `pt` the live service may answer 0.
    const query = {
      md: 'S',
      ss: route.comesBack ? 'RTO' : 'Delivered',
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
    // A refusal of the shop's own postal code is a wrong setting, and no reason to turn every customer
    // away.
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
    // The reference is taken by an earlier call whose answer was lost.
    if (/duplicate order/i.test(booking.reason)) {
      const known = await this.findByReference(parcel.reference)
      // A cancelled parcel keeps its reference for ever.
      if (known?.progress === 'cancelled') throw new ReferenceSpent(parcel.reference, booking.reason)
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

  override async cancel(waybill: string): Promise<void> {
    const { body } = await this.client.postJson(
      '/api/p/edit',
      { waybill, cancellation: 'true' },
      this.timeouts.booking,
    )
    const answer = readCancelling(body)
    if (!answer.cancelled) throw new CourierRefused(answer.reason)
  }

  override async label(waybill: string): Promise<Buffer> {
    const { body } = await this.client.get(
      '/api/p/packing_slip',
      { wbns: waybill, pdf: 'true' },
      this.timeouts.tracking,
    )
    const address = readLabelAddress(body, waybill)
    if (address === null) throw new CourierRefused('There is no label for this parcel')
    const bytes = await this.client.file(address, MOST_LABEL_BYTES, this.timeouts.tracking)
    if (!bytes.subarray(0, 5).equals(PDF_BEGINS)) throw new CourierUnavailable('A label that is no PDF')
    return bytes
  }

  override async labels(waybills: readonly string[]): Promise<LabelData[]> {
    const labels: LabelData[] = []
    for (let from = 0; from < waybills.length; from += SLIPS_AT_ONCE) {
      const wbns = waybills.slice(from, from + SLIPS_AT_ONCE).join(',')
      const { body } = await this.client.get('/api/p/packing_slip', { wbns }, this.timeouts.tracking)
      labels.push(...readLabels(body))
    }
    return labels
  }

  override async requestPickup({ location, day, time, parcels }: PickupWish): Promise<{ number: string }> {
    const { body } = await this.client.postJson(
      '/fm/request/new/',
      {
        pickup_location: location,
        pickup_date: day,
        pickup_time: `${time}:00`,
        expected_package_count: parcels,
      },
      this.timeouts.booking,
    )
    const pickup = readPickup(body)
    if (pickup.kind === 'refused') throw new CourierRefused(pickup.reason)
    return { number: pickup.number }
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

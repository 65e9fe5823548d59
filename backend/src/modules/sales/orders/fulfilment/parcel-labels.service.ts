import { Injectable } from '@nestjs/common'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { type Pdf } from '../../../../platform/pdf/send-pdf.js'
import { Courier } from '../../shipping/courier.js'
import { liveParcels } from '../domain/fulfilment/parcels.js'
import { EXISTING } from '../domain/guards.js'
import { OrderStore } from '../store/order-store.service.js'

/** Fetches the courier's own labels for booked parcels. */
@Injectable()
export class ParcelLabels {
  constructor(
    private readonly store: OrderStore,
    private readonly courier: Courier,
  ) {}

  /** @throws NotFound when the order has no such parcel on its way, CourierRefused, CourierUnavailable */
  async fetch(orderId: string, waybill: string): Promise<Pdf> {
    const order = await this.store.find(orderId, EXISTING.filter)
    if (!liveParcels(order.parcels).some((parcel) => parcel.waybill === waybill))
      throw new NotFound('The parcel')
    return { fileName: `parcel-${waybill}.pdf`, bytes: await this.courier.label(waybill) }
  }
}

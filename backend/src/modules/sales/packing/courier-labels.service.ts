import { Injectable } from '@nestjs/common'
import { type Role } from '../../../kernel/access/permissions.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { type Pdf } from '../../../platform/pdf/send-pdf.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { liveParcels } from '../orders/domain/fulfilment/parcels.js'
import { Courier } from '../shipping/courier.js'
import { courierLabelOf, type LabelledParcel } from './domain/courier-label.js'
import { NamedOrders } from './named-orders.service.js'
import { type drawLabelSheet } from './pdf/label-sheet.js'
import { type PaperSize } from './pdf/sizes.js'

export const LABEL_SHEET = { file: new URL('./pdf/label-sheet.js', import.meta.url), name: 'drawLabelSheet' }
/** So many are fetched within the time that a browser waits. */
const MOST_PARCELS = 300

/** Prints the courier's labels of many parcels at once (docs/domain/courier.md#labels). */
@Injectable()
export class CourierLabels {
  constructor(
    private readonly orders: NamedOrders,
    private readonly courier: Courier,
    private readonly workers: Workers,
  ) {}

  /**
   * The labels of all parcels of these orders, in the order of the pick list; parcels without a label are named on a
   * page behind them.
   * @throws InvalidInput naming an order that does not exist, or when no parcel has a label; AppError FORBIDDEN;
   * CourierUnavailable
   */
  async draw(orderIds: readonly string[], size: PaperSize, role: Role): Promise<Pdf> {
    const orders = await this.orders.asPicked(orderIds, role)
    const parcels = orders.flatMap((order) => {
      const live = liveParcels(order.parcels)
      return live.map(({ waybill, pieces, weightGrams }, at) => {
        return { waybill, orderId: order.orderId, at: at + 1, of: live.length, pieces, weightGrams }
      })
    })
    if (parcels.length > MOST_PARCELS)
      throw InvalidInput.field('orders', `At most ${MOST_PARCELS} labels are printed at once.`)
    const found = await this.courier.labels(parcels.flatMap(({ waybill }) => waybill ?? []))
    const data = new Map(found.map((label) => [label.waybill, label]))
    const labels = parcels.flatMap((parcel) => {
      const own = data.get(parcel.waybill ?? '')
      return own ? [courierLabelOf(own, parcel, this.courier.name)] : []
    })
    const without = [
      ...orders
        .filter(({ parcels: all }) => liveParcels(all).length === 0)
        .map(({ orderId }) => notBooked(orderId)),
      ...parcels.filter(({ waybill }) => !data.has(waybill ?? '')).map(withoutLabel),
    ]
    if (labels.length === 0) throw InvalidInput.field('orders', without.join(' '))
    const notes = without.length > 0 ? ['These parcels have no label:', ...without] : []
    const sheet = { title: 'Courier labels', labels, size, notes }
    const bytes = await this.workers.run<typeof drawLabelSheet>(LABEL_SHEET, sheet)
    return { fileName: `courier-labels-${labels.length}-${size}.pdf`, bytes }
  }
}

const notBooked = (orderId: string): string => `Order ${orderId} is not booked yet.`

function withoutLabel({ waybill, orderId, at, of }: LabelledParcel & { waybill: string | null }): string {
  const which = of > 1 ? `, parcel ${at} of ${of}` : ''
  return waybill === null
    ? `Order ${orderId}${which}: not booked yet.`
    : `Order ${orderId}${which}: the courier has no label for waybill ${waybill}.`
}

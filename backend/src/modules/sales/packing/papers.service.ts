import { Injectable } from '@nestjs/common'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { type Pdf } from '../../../platform/pdf/send-pdf.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { addressLabelOf, slipOf } from './domain/papers.js'
import { type drawAddressLabels } from './pdf/address-label-pdf.js'
import { type PaperSize } from './pdf/sizes.js'
import { type drawSlips } from './pdf/slip-pdf.js'

const SLIPS = { file: new URL('./pdf/slip-pdf.js', import.meta.url), name: 'drawSlips' }
const LABELS = { file: new URL('./pdf/address-label-pdf.js', import.meta.url), name: 'drawAddressLabels' }

/** Prints the papers in and on a parcel as PDF (docs/domain/orders.md#papers-of-a-parcel). */
@Injectable()
export class Papers {
  constructor(
    private readonly orders: OrderQueries,
    private readonly settings: Settings,
    private readonly workers: Workers,
  ) {}

  /** Packing slips. @throws InvalidInput naming an order that does not exist */
  async slips(orderIds: readonly string[], size: PaperSize): Promise<Pdf> {
    const [orders, settings] = [await this.named(orderIds), await this.settings.current()]
    const slips = orders.map((order) => slipOf(order, settings))
    const bytes = await this.workers.run<typeof drawSlips>(SLIPS, { slips, size })
    return { fileName: fileName('packing-slips', orders, size), bytes }
  }

  /** Address labels. @throws as `slips`, and for an order that its customer picks up */
  async labels(orderIds: readonly string[], size: PaperSize): Promise<Pdf> {
    const [orders, settings] = [await this.named(orderIds), await this.settings.current()]
    const [pickUp] = orders.filter(({ handover }) => handover === 'pickup')
    if (pickUp) throw noAddress(pickUp)
    const labels = orders.map((order) => addressLabelOf(order, settings))
    const bytes = await this.workers.run<typeof drawAddressLabels>(LABELS, { labels, size })
    return { fileName: fileName('address-labels', orders, size), bytes }
  }

  /** The orders, in the order in which they were named. */
  private async named(orderIds: readonly string[]): Promise<StoredOrder[]> {
    const found = new Map(
      (await this.orders.byOrderIds(orderIds)).map((order) => [String(order.orderId), order]),
    )
    const missing = orderIds.filter((id) => !found.has(id))
    if (missing.length > 0) {
      const sentence = `There is no order ${missing.join(', ')}.`
      throw InvalidInput.field('orders', sentence)
    }
    return orderIds.flatMap((id) => found.get(id) ?? [])
  }
}

function noAddress({ orderId }: StoredOrder): InvalidInput {
  const sentence = `Order ${orderId} is picked up at the shop: it needs no address label.`
  return InvalidInput.field('orders', sentence)
}

function fileName(paper: string, orders: readonly StoredOrder[], size: PaperSize): string {
  const [first] = orders
  const whose = first && orders.length === 1 ? first.orderId : `${orders.length}-orders`
  return `${paper}-${whose}-${size}.pdf`
}

import { Injectable } from '@nestjs/common'
import { type Role } from '../../../kernel/access/permissions.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { type Pdf } from '../../../platform/pdf/send-pdf.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { LABEL_SHEET } from './courier-labels.service.js'
import { addressLabelOf, slipOf } from './domain/papers.js'
import { NamedOrders } from './named-orders.service.js'
import { type drawLabelSheet } from './pdf/label-sheet.js'
import { type PaperSize } from './pdf/sizes.js'
import { type drawSlips } from './pdf/slip-pdf.js'

const SLIPS = { file: new URL('./pdf/slip-pdf.js', import.meta.url), name: 'drawSlips' }

/** Prints the papers in and on a parcel as PDF (docs/domain/orders.md#papers-of-a-parcel). */
@Injectable()
export class Papers {
  constructor(
    private readonly orders: NamedOrders,
    private readonly settings: Settings,
    private readonly workers: Workers,
  ) {}

  /** Packing slips. @throws InvalidInput naming an order that does not exist; AppError FORBIDDEN */
  async slips(orderIds: readonly string[], size: PaperSize, role: Role): Promise<Pdf> {
    const [orders, settings] = [await this.orders.asNamed(orderIds, role), await this.settings.current()]
    const slips = orders.map((order) => slipOf(order, settings))
    const bytes = await this.workers.run<typeof drawSlips>(SLIPS, { slips, size })
    return { fileName: fileName('packing-slips', orders, size), bytes }
  }

  /** Address labels. @throws as `slips`, and for an order that its customer picks up */
  async labels(orderIds: readonly string[], size: PaperSize, role: Role): Promise<Pdf> {
    const [orders, settings] = [await this.orders.asNamed(orderIds, role), await this.settings.current()]
    const [pickUp] = orders.filter(({ handover }) => handover === 'pickup')
    if (pickUp) throw noAddress(pickUp)
    const labels = orders.map((order) => addressLabelOf(order, settings))
    const sheet = { title: 'Address labels', labels, size }
    const bytes = await this.workers.run<typeof drawLabelSheet>(LABEL_SHEET, sheet)
    return { fileName: fileName('address-labels', orders, size), bytes }
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

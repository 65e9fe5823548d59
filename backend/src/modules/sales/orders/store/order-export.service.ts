import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter } from 'mongoose'
import { csvHead, csvLine } from '../../../../kernel/csv/csv.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ORDER_FILE_HEAD, orderFileRow } from '../domain/order-file.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type StoredOrder } from './stored-order.js'

const ROWS_AT_ONCE = 500
const NEWEST_FIRST = { orderDate: -1, _id: -1 } as const
/** Fields that are long, and of no use in a file. */
const WITHOUT = { timeline: 0, words: 0, shipment: 0, 'items.description': 0, 'items.image': 0 } as const

/**
 * Exports orders as a file, of any length in little memory. The audit log records who exported it, since
 * it is full of personal data.
 */
@Injectable()
export class OrderExport {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly audit: Audit,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async file(
    filter: Record<string, unknown>,
    { userId, mobileNumber, role }: Principal,
  ): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
    await this.audit.record({
      action: 'orders.exported',
      subject: 'orders',
      origin: { actorId: userId, actor: mobileNumber, actorRole: role, address: '', userAgent: '' },
    })
    return { fileName: `orders-${istDay(this.clock.now())}.csv`, lines: this.lines(filter) }
  }

  private async *lines(filter: Record<string, unknown>): AsyncGenerator<string> {
    yield csvHead(ORDER_FILE_HEAD)
    for (let last: StoredOrder | undefined; ;) {
      const portion = await this.after(last, filter as QueryFilter<OrderDocument>)
      if (portion.length > 0) yield (await Promise.all(portion.map((order) => this.line(order)))).join('')
      if (portion.length < ROWS_AT_ONCE) return
      last = portion.at(-1)
    }
  }

  private async line(order: StoredOrder): Promise<string> {
    return csvLine(orderFileRow({ ...order, items: await this.settings.linesInWords(order.items) }))
  }

  /** The next orders after the last one, whatever was placed meanwhile. */
  private after(last: StoredOrder | undefined, filter: QueryFilter<OrderDocument>): Promise<StoredOrder[]> {
    const behind = last
      ? [
          { orderDate: { $lte: last.orderDate } },
          { $or: [{ orderDate: { $lt: last.orderDate } }, { _id: { $lt: last._id } }] },
        ]
      : []
    return this.orders
      .find({ $and: [filter, ...behind] }, WITHOUT)
      .sort(NEWEST_FIRST)
      .limit(ROWS_AT_ONCE)
      .lean<OrderDocument[]>()
  }
}

import { Injectable } from '@nestjs/common'
import { formatRupees } from '../../../kernel/amounts/money.js'
import { fromMilli } from '../../../kernel/amounts/quantity.js'
import { dayInWords, istDay } from '../../../kernel/dates/ist.js'
import { filled } from '../../../kernel/text/braces.js'
import { type Reply, type ReplyFact } from '../../office/settings/domain/replies.js'
import { Settings } from '../../office/settings/settings.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type StoredOrder } from '../orders/store/stored-order.js'

const NOT_YET = '(not known yet)'

/** The shop's ready answers with the facts of an order, to be read and changed before they are sent. */
@Injectable()
export class ReadyAnswers {
  constructor(
    private readonly orders: OrderQueries,
    private readonly settings: Settings,
  ) {}

  /** @param orderId orderId or _id @throws NotFound */
  async forOrder(orderId: string): Promise<Reply[]> {
    const [{ replies }, facts] = await Promise.all([
      this.settings.current(),
      this.factsOf(await this.orders.resolve(orderId)),
    ])
    return replies.map(({ title, text }) => ({ title, text: filled(text, facts) }))
  }

  private async factsOf(order: StoredOrder): Promise<Record<ReplyFact, string>> {
    const { name: shop, phone } = await this.settings.current()
    const lines = await this.settings.linesInWords(order.items)
    return {
      name: order.contactName,
      orderId: order.orderId,
      orderDate: dayInWords(istDay(order.orderDate)),
      jars: lines.map(({ name, quantityMilli }) => `${fromMilli(quantityMilli)} × ${name}`).join(', '),
      total: formatRupees(order.finalPaise),
      deliveryStatus: order.deliveryStatus,
      waybill: order.waybill ?? NOT_YET,
      shop,
      phone,
    }
  }
}

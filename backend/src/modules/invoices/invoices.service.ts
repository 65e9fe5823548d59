import { Injectable } from '@nestjs/common'
import { type Principal } from '../../platform/http/access.js'
import { InvoiceNumbers } from '../orders/invoice-numbers.service.js'
import { Orders } from '../orders/orders.service.js'
import { nameInWords } from '../settings/domain/catalogue-lists.js'
import { Settings } from '../settings/settings.service.js'
import { invoiceOf } from './domain/invoice.js'
import { drawInvoice } from './pdf/invoice-pdf.js'

/** Invoices of paid orders, as PDF. */
@Injectable()
export class Invoices {
  constructor(
    private readonly orders: Orders,
    private readonly numbers: InvoiceNumbers,
    private readonly settings: Settings,
  ) {}

  /**
   * A customer's own invoice; any for staff.
   * @throws NotFound also for somebody else's; Conflict NOT_PAID
   */
  async pdf(caller: Principal, orderId: string): Promise<{ fileName: string; bytes: Buffer }> {
    const { _id } =
      caller.role === 'user' ? await this.orders.owned(caller, orderId) : await this.orders.resolve(orderId)
    const order = await this.numbers.numbered(String(_id))
    const seller = await this.settings.current()
    const items = order.items.map((item) => ({ ...item, name: nameInWords(item.name, seller.catalogue) }))
    const bytes = await drawInvoice(invoiceOf({ ...order, items }, seller))
    return { fileName: `${order.invoiceNumber.replaceAll('/', '-')}.pdf`, bytes }
  }
}

import { Injectable } from '@nestjs/common'
import { type Principal } from '../../platform/http/access.js'
import { type Pdf } from '../../platform/pdf/document.js'
import { creditOf } from '../orders/domain/credit.js'
import { PaperNumbers } from '../orders/money/paper-numbers.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { nameInWords } from '../settings/domain/catalogue-lists.js'
import { Settings } from '../settings/settings.service.js'
import { creditNoteOf } from './domain/credit-note.js'
import { invoiceOf } from './domain/invoice.js'
import { type Paper, type PaperOrder, type Seller } from './domain/paper.js'
import { partCreditNoteOf } from './domain/part-credit-note.js'
import { drawPaper } from './pdf/paper-pdf.js'

/** Invoices of paid orders and credit notes of cancelled ones, as PDF. */
@Injectable()
export class Invoices {
  constructor(
    private readonly orders: OrderQueries,
    private readonly numbers: PaperNumbers,
    private readonly settings: Settings,
  ) {}

  /**
   * A customer's own invoice; any for staff. It names the credit notes to it.
   * @throws NotFound also for somebody else's; Conflict NOT_PAID
   */
  async invoice(caller: Principal, orderId: string): Promise<Pdf> {
    const _id = await this.reachable(caller, orderId)
    const order = await this.numbers.withNotes(_id)
    return this.drawn(creditOf(order) ? await this.numbers.credited(_id) : order, invoiceOf)
  }

  /**
   * A customer's own credit note; any for staff.
   * @throws NotFound also for somebody else's; Conflict NO_CREDIT_NOTE
   */
  async creditNote(caller: Principal, orderId: string): Promise<Pdf> {
    return this.drawn(await this.numbers.credited(await this.reachable(caller, orderId)), creditNoteOf)
  }

  /**
   * The credit note for a part of a customer's own order; any for staff.
   * @throws NotFound also for somebody else's; Conflict NO_CREDIT_NOTE until the money is back
   */
  async partCreditNote(caller: Principal, orderId: string, creditId: string): Promise<Pdf> {
    const _id = await this.reachable(caller, orderId)
    const { order, credit } = await this.numbers.creditedPart(_id, creditId)
    return this.drawn(order, (paper, seller) => partCreditNoteOf(paper, credit, seller))
  }

  private async reachable(caller: Principal, orderId: string): Promise<string> {
    const { _id } =
      caller.role === 'user'
        ? await this.orders.owned(caller.userId, orderId)
        : await this.orders.resolve(orderId)
    return String(_id)
  }

  private async drawn<T extends PaperOrder>(
    order: T,
    paperOf: (order: T, seller: Seller) => Paper,
  ): Promise<Pdf> {
    const seller = await this.settings.current()
    const items = order.items.map((item) => ({ ...item, name: nameInWords(item.name, seller.catalogue) }))
    const paper = paperOf({ ...order, items }, seller)
    return { fileName: `${paper.number.replaceAll('/', '-')}.pdf`, bytes: await drawPaper(paper) }
  }
}

import { Injectable } from '@nestjs/common'
import { type Principal } from '../../../platform/http/routes/access.js'
import { type Pdf } from '../../../platform/pdf/send-pdf.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { demandKnown } from '../../sales/orders/domain/demand-known.js'
import { creditOf } from '../../sales/orders/domain/money/credit.js'
import { type PaperFacts, type PaperSeller } from '../../sales/orders/domain/money/paper-facts.js'
import { PaperNumbers } from '../../sales/orders/money/paper-numbers.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { creditNoteOf } from './domain/credit-note.js'
import { invoiceOf } from './domain/invoice.js'
import { type Paper, type PaperOrder } from './domain/paper.js'
import { partCreditNoteOf } from './domain/part-credit-note.js'
import { type drawPaper } from './pdf/paper-pdf.js'

const DRAWING = { file: new URL('./pdf/paper-pdf.js', import.meta.url), name: 'drawPaper' }

/** Invoices of paid orders and credit notes of cancelled ones, as PDF. */
@Injectable()
export class Invoices {
  constructor(
    private readonly orders: OrderQueries,
    private readonly numbers: PaperNumbers,
    private readonly workers: Workers,
  ) {}

  /**
   * A customer's own invoice; any invoice for staff. It names its credit notes.
   * @throws NotFound also for another customer's order; Conflict NOT_PAID
   */
  async invoice(caller: Principal, orderId: string): Promise<Pdf> {
    return this.invoiceOf(await this.reachable(caller, orderId))
  }

  /**
   * A customer's own credit note; any for staff.
   * @throws NotFound also for another customer's order; Conflict NO_CREDIT_NOTE
   */
  async creditNote(caller: Principal, orderId: string): Promise<Pdf> {
    return this.creditNoteOf(await this.reachable(caller, orderId))
  }

  /** Any invoice, to go along with a message to its customer. @throws NotFound; Conflict NOT_PAID */
  async invoiceOf(orderId: string): Promise<Pdf> {
    const noted = await this.numbers.withNotes(orderId)
    const order = creditOf(noted) ? await this.numbers.credited(orderId) : noted
    return this.drawn(order, order.invoicePaper, invoiceOf)
  }

  /** As `invoiceOf`, of a cancelled order. @throws NotFound; Conflict NO_CREDIT_NOTE */
  async creditNoteOf(orderId: string): Promise<Pdf> {
    const order = await this.numbers.credited(orderId)
    return this.drawn(order, order.creditNotePaper, creditNoteOf)
  }

  /**
   * The credit note for a part of a customer's own order; any for staff.
   * @throws NotFound also for another customer's order; Conflict NO_CREDIT_NOTE until the money is back
   */
  async partCreditNote(caller: Principal, orderId: string, creditId: string): Promise<Pdf> {
    const _id = await this.reachable(caller, orderId)
    const { order, credit } = await this.numbers.creditedPart(_id, creditId)
    return this.drawn(order, credit.paper, (paper, seller) => partCreditNoteOf(paper, credit, seller))
  }

  private async reachable(caller: Principal, orderId: string): Promise<string> {
    if (caller.role === 'user') return String((await this.orders.owned(caller.userId, orderId))._id)
    const order = await this.orders.resolve(orderId)
    demandKnown(caller.role, [order])
    return String(order._id)
  }

  /** A paper keeps the content that it had when it got its number. */
  private async drawn<T extends Omit<PaperOrder, 'placeOfSupply'>>(
    order: T,
    { seller, buyer, placeOfSupply, products }: PaperFacts,
    paperOf: (order: T & { placeOfSupply: string }, seller: PaperSeller) => Paper,
  ): Promise<Pdf> {
    const items = order.items.map((item, at) => ({ ...item, name: products[at] ?? item.name }))
    const paper = paperOf({ ...order, ...buyer, items, placeOfSupply }, seller)
    const bytes = await this.workers.run<typeof drawPaper>(DRAWING, paper)
    return { fileName: `${paper.number.replaceAll('/', '-')}.pdf`, bytes }
  }
}

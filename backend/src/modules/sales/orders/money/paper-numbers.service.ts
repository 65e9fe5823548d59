import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { Counters } from '../../../../platform/mongo/counters.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { type Credit, creditOf } from '../domain/money/credit.js'
import { type OrderCredit } from '../domain/money/credits.js'
import { type PaperFacts, paperFactsOf } from '../domain/money/paper-facts.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type OrderGuard, OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { counterKey, CREDIT_NOTES, INVOICES, paperNumber } from './domain/paper-number.js'

const AT_A_TIME = 50
/** Most batches in one round; the rest waits for the next round. */
const BATCHES = 40

export type InvoicedOrder = StoredOrder & { invoiceNumber: string; invoicePaper: PaperFacts; paidAt: Date }
export type CreditedOrder = InvoicedOrder & {
  creditNoteNumber: string
  creditNotePaper: PaperFacts
  cancelledAt: Date
  credit: Credit
}
/** A credit whose money was refunded, with the number of its note. */
export interface NotedCredit {
  order: InvoicedOrder
  credit: OrderCredit & { noteNumber: string; paper: PaperFacts; doneAt: Date }
}

/**
 * Gives running numbers to invoices and credit notes, and stores the facts of the day with each. Numbers
 * are given shortly after the payment or the cancellation, not in its transaction, where every buyer would
 * wait for the one counter. Counter and order commit together, so no number is lost or given twice.
 */
@Injectable()
export class PaperNumbers {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly counters: Counters,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The order with the number of its invoice. If it has none yet, it gets one now.
   * @throws NotFound; Conflict NOT_PAID
   */
  async invoiced(orderId: string): Promise<InvoicedOrder> {
    const order = await this.store.find(orderId)
    const { invoiceNumber, invoicePaper, paidAt } = order
    if (!paidAt)
      throw new Conflict('NOT_PAID', `Order ${order.orderId} has no invoice until it is paid.`, {
        paymentStatus: order.paymentStatus,
      })
    if (invoiceNumber && invoicePaper) return { ...order, invoiceNumber, invoicePaper, paidAt }
    // Orders that were paid earlier get their number first, whichever invoice is opened first.
    if (order.invoiceDue) await this.numberInvoices()
    else await this.giveInvoice(order)
    return this.invoiced(orderId)
  }

  /** As `invoiced`, with the numbers of its credit notes that are due. @throws NotFound; Conflict NOT_PAID */
  async withNotes(orderId: string): Promise<InvoicedOrder> {
    const order = await this.invoiced(orderId)
    if (!order.creditNoteDue) return order
    await this.giveCreditNotes(order)
    return this.invoiced(orderId)
  }

  /**
   * The order with the numbers of its invoice and its credit note. If it has no credit note yet, it gets
   * one now.
   * @throws NotFound; Conflict NO_CREDIT_NOTE unless it was cancelled after payment and a refund is due.
   */
  async credited(orderId: string): Promise<CreditedOrder> {
    const order = await this.store.find(orderId)
    const credit = creditOf(order)
    const { creditNoteNumber, creditNotePaper, paidAt, cancelledAt, orderStatus } = order
    if (!credit || !paidAt || !cancelledAt)
      throw new Conflict('NO_CREDIT_NOTE', `Order ${order.orderId} has no credit note.`, { orderStatus })
    if (creditNoteNumber && creditNotePaper)
      return { ...(await this.invoiced(orderId)), creditNoteNumber, creditNotePaper, cancelledAt, credit }
    await this.giveCreditNotes(order)
    return this.credited(orderId)
  }

  /**
   * The order and one of its credits with the number of its note. If the credit has no note yet, it gets one now.
   * @throws NotFound; Conflict NO_CREDIT_NOTE until the money is back
   */
  async creditedPart(orderId: string, creditId: string): Promise<NotedCredit> {
    const order = await this.store.find(orderId)
    const credit = order.credits.find(({ id }) => id === creditId)
    if (!credit) throw new NotFound('The credit note')
    const { noteNumber, paper, doneAt } = credit
    if (!doneAt || !order.paidAt)
      throw new Conflict(
        'NO_CREDIT_NOTE',
        `The credit note follows once the money of order ${order.orderId} is back.`,
      )
    if (noteNumber && paper)
      return { order: await this.invoiced(orderId), credit: { ...credit, noteNumber, paper, doneAt } }
    await this.giveCreditNotes(order)
    return this.creditedPart(orderId, creditId)
  }

  /** Numbers the invoice of every paid order that waits for one, in the order of payments. @returns how many. */
  numberInvoices(): Promise<number> {
    return this.round({ invoiceDue: true }, 'paidAt', (order) => this.giveInvoice(order))
  }

  /** Numbers the credit notes of cancellations and credits. @returns how many orders got some. */
  numberCreditNotes(): Promise<number> {
    return this.round({ creditNoteDue: true }, 'cancelledAt', (order) => this.giveCreditNotes(order))
  }

  private async round(
    waiting: OrderGuard,
    by: 'paidAt' | 'cancelledAt',
    give: (order: StoredOrder) => Promise<void>,
  ): Promise<number> {
    let given = 0
    for (let batch = 0; batch < BATCHES; batch++) {
      const due = await this.orders
        .find(waiting, { _id: 1 })
        .sort({ [by]: 1, _id: 1 })
        .limit(AT_A_TIME)
        .lean<StoredOrder[]>()
      // All in one commit, so that the counter is waited for once.
      await this.transactions.run(async () => {
        for (const order of due) await give(order)
      })
      given += due.length
      if (due.length < AT_A_TIME) break
    }
    return given
  }

  private async giveInvoice({ _id }: StoredOrder): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.store.lock(_id, { invoiceNumber: null, paidAt: { $ne: null } })
      if (!order?.paidAt) return
      const running = await this.counters.next(counterKey(INVOICES, order.paidAt))
      await this.store.write(order, {
        invoiceNumber: paperNumber(INVOICES, order.paidAt, running),
        invoicePaper: await this.factsOf(order),
        invoiceDue: false,
      })
    })
  }

  /** Numbers every note that waits. A credit note names its invoice, so the invoice gets its number first. */
  private async giveCreditNotes(due: StoredOrder): Promise<void> {
    await this.transactions.run(async () => {
      await this.giveInvoice(due)
      const order = await this.store.lock(due._id, {})
      if (!order?.paidAt) return
      const { cancelledAt } = order
      const isDue = cancelledAt !== null && !order.creditNoteNumber && creditOf(order) !== null
      const facts = await this.factsOf(order)
      const note = isDue ? { creditNoteNumber: await this.nextNote(cancelledAt), creditNotePaper: facts } : {}
      const credits: OrderCredit[] = []
      for (const credit of order.credits) credits.push(await this.noted(credit, facts))
      await this.store.write(order, { ...note, credits, creditNoteDue: false })
    })
  }

  private async noted(credit: OrderCredit, paper: PaperFacts): Promise<OrderCredit> {
    if (!credit.noteDue || credit.noteNumber || !credit.doneAt) return credit
    return { ...credit, noteNumber: await this.nextNote(credit.doneAt), paper, noteDue: false }
  }

  private async factsOf(order: StoredOrder): Promise<PaperFacts> {
    return paperFactsOf(order, await this.settings.current())
  }

  private async nextNote(at: Date): Promise<string> {
    return paperNumber(CREDIT_NOTES, at, await this.counters.next(counterKey(CREDIT_NOTES, at)))
  }
}

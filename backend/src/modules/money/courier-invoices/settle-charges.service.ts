import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees, type Paise } from '../../../kernel/amounts/money.js'
import { Conflict, InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { assertTransition } from '../../../kernel/states/transitions.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { DISPUTE, type DisputeState } from './domain/dispute.js'
import { totalOf } from './import-invoice.service.js'
import { InvoiceBooks } from './invoice-books.service.js'
import { CourierChargeDocument, type StoredCharge } from './schemas/courier-charge.schema.js'
import { CourierInvoiceDocument } from './schemas/courier-invoice.schema.js'

/** Lets a person settle a charge that differs, or dispute it (docs/domain/courier.md#disputes). */
@Injectable()
export class SettleCharges {
  constructor(
    @InjectModel(CourierInvoiceDocument.name) private readonly invoices: Model<CourierInvoiceDocument>,
    @InjectModel(CourierChargeDocument.name) private readonly charges: Model<CourierChargeDocument>,
    private readonly books: InvoiceBooks,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The charge is paid as it is; no money moves. @throws NotFound, Conflict CHARGE_SETTLED */
  async settle(id: string, { note, by }: { note: string; by: string }): Promise<void> {
    const closed = { at: this.clock.now(), by, note }
    await this.transactions.run(async () => {
      // A disputed charge waits for the courier's answer.
      const charge = await this.charges
        .findOneAndUpdate({ _id: id, open: true, dispute: null }, { $set: { open: false, closed } })
        .lean<StoredCharge>()
      if (!charge) throw await this.refusal(id)
      await this.countDown(charge.invoice)
      await this.record('courier-charge.settled', charge, note)
    })
  }

  /**
   * Notes that the shop asks a part of the charge back; it stands in the file for the courier from now on.
   * @param amount with GST, at most the charge @throws NotFound, InvalidInput, Conflict CHARGE_SETTLED
   */
  async dispute(id: string, { paise, note, by }: { paise: Paise; note: string; by: string }): Promise<void> {
    const at = this.clock.now()
    await this.transactions.run(async () => {
      const dispute = { state: DISPUTE.initial, paise, note, by, at, changedAt: at }
      const charge = await this.charges
        .findOneAndUpdate({ _id: id, dispute: null }, { $set: { dispute, open: true, closed: null } })
        .lean<StoredCharge>()
      if (!charge) throw await this.refusal(id)
      demandWithin(charge, paise)
      if (!charge.open)
        await this.invoices.updateOne({ _id: charge.invoice }, { $inc: { openLines: 1, revision: 1 } })
      await this.record('courier-charge.disputed', charge, `${formatRupees(paise)}: ${note}`)
    })
  }

  /**
   * Notes that the dispute was sent to the courier, or what it answered. What is won is no cost any more.
   * @param won what the courier gave back; all that was asked for when absent
   * @throws NotFound, InvalidInput, Conflict INVALID_TRANSITION
   */
  async moveDispute(id: string, state: DisputeState, won: Paise | undefined): Promise<void> {
    const changedAt = this.clock.now()
    await this.transactions.run(async () => {
      // The first write locks the charge.
      const charge = await this.charges
        .findOneAndUpdate({ _id: id, dispute: { $ne: null } }, { $set: { 'dispute.changedAt': changedAt } })
        .lean<StoredCharge>()
      if (!charge?.dispute) throw new NotFound('The dispute')
      assertTransition(DISPUTE, charge.dispute.state, state)
      const paise = state === 'won' ? (won ?? charge.dispute.paise) : charge.dispute.paise
      demandWithin(charge, paise)
      const isOver = state !== 'raised'
      const changes = { 'dispute.state': state, 'dispute.paise': paise, ...(isOver ? { open: false } : {}) }
      await this.charges.updateOne({ _id: id }, { $set: changes })
      if (isOver) await this.countDown(charge.invoice)
      if (state === 'won') await this.books.noteParcels([charge])
      await this.record('courier-charge.dispute-moved', charge, `${state}, ${formatRupees(paise)}`)
    })
  }

  private async countDown(invoice: string): Promise<void> {
    await this.invoices.updateOne({ _id: invoice }, { $inc: { openLines: -1, revision: 1 } })
  }

  private async refusal(id: string): Promise<Error> {
    if (!(await this.charges.exists({ _id: id }))) return new NotFound('The charge')
    const sentence =
      'This charge does not differ, or somebody settled or disputed it already. Please look again.'
    return new Conflict('CHARGE_SETTLED', sentence)
  }

  private async record(
    action: 'courier-charge.settled' | 'courier-charge.disputed' | 'courier-charge.dispute-moved',
    { waybill }: StoredCharge,
    note: string,
  ): Promise<void> {
    await this.audit.record({
      action,
      subject: `parcel:${waybill}`,
      changes: [{ field: 'note', after: note }],
    })
  }
}

function demandWithin(charge: StoredCharge, paise: Paise): void {
  if (paise > totalOf(charge))
    throw InvalidInput.field(
      'amount',
      `The charge is ${formatRupees(totalOf(charge))}: no more can be asked back.`,
    )
}

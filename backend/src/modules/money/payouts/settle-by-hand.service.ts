import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { PaidOutMoney } from '../payments/paid-out-money.service.js'
import { isOpenSettlement } from './domain/sums.js'
import { SettlementDocument } from './schemas/settlement.schema.js'
import { SettlementLineDocument } from './schemas/settlement-line.schema.js'

/** A person's explanation of a record that does not match. */
export interface Finding {
  note: string
  /** Mobile number of the staff member. */
  by: string
}

const settledAlready = (): Conflict =>
  new Conflict('PAYOUT_SETTLED', 'This matches, or somebody settled it already. Please look again.')

/**
 * Lets a person settle, with a note, what does not match (docs/domain/payments.md#payouts). Amounts are
 * not changed.
 */
@Injectable()
export class SettleByHand {
  constructor(
    @InjectModel(SettlementDocument.name) private readonly settlements: Model<SettlementDocument>,
    @InjectModel(SettlementLineDocument.name) private readonly lines: Model<SettlementLineDocument>,
    private readonly money: PaidOutMoney,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Conflict PAYOUT_SETTLED */
  async line(id: string, { note, by }: Finding): Promise<void> {
    const closed = { at: this.clock.now(), by, note }
    await this.transactions.run(async () => {
      const line = await this.lines
        .findOneAndUpdate({ _id: id, open: true }, { $set: { open: false, closed } })
        .lean<SettlementLineDocument>()
      if (!line) throw await this.notOpen(this.lines.exists({ _id: id }), 'The line')
      const settlement = await this.settlements
        .findOneAndUpdate(
          { _id: line.utr },
          { $inc: { openLines: -1, revision: 1 } },
          { returnDocument: 'after' },
        )
        .orFail()
        .lean<SettlementDocument>()
      const open = isOpenSettlement(settlement)
      await this.settlements.updateOne({ _id: line.utr }, { $set: { open } })
      await this.record('payout.line-settled', `settlement:${line.utr}`, note)
    })
  }

  /**
   * Settles a difference between the lines of a settlement and its transfer. @throws NotFound, Conflict
   * PAYOUT_SETTLED
   */
  async difference(utr: string, { note, by }: Finding): Promise<void> {
    await this.transactions.run(async () => {
      const settlement = await this.settlements
        .findOneAndUpdate({ _id: utr }, { $inc: { revision: 1 } }, { returnDocument: 'after' })
        .lean<SettlementDocument>()
      if (!settlement) throw new NotFound('The settlement')
      if (!isOpenSettlement({ ...settlement, openLines: 0 })) throw settledAlready()
      const closed = { at: this.clock.now(), by, note }
      const open = isOpenSettlement({ ...settlement, closed })
      await this.settlements.updateOne({ _id: utr }, { $set: { closed, open } })
      await this.record('payout.difference-settled', `settlement:${utr}`, note)
    })
  }

  /** Settles a payment that no settlement will contain. @throws NotFound, Conflict PAYOUT_SETTLED */
  async payment(paymentId: string, { note }: Finding): Promise<void> {
    await this.transactions.run(async () => {
      const payment = await this.money.close(paymentId, this.clock.now())
      if (!payment) throw await this.notOpen(this.money.find(paymentId), 'The payment')
      await this.record('payout.payment-settled', `order:${payment.orderId}`, note)
    })
  }

  private async notOpen(found: PromiseLike<unknown>, what: string): Promise<Error> {
    return (await found) === null ? new NotFound(what) : settledAlready()
  }

  private async record(action: Parameters<Audit['record']>[0]['action'], subject: string, note: string) {
    await this.audit.record({ action, subject, changes: [{ field: 'note', after: note }] })
  }
}

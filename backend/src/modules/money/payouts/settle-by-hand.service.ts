import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { subtractPaise, sumPaise } from '../../../kernel/amounts/money.js'
import { istDay } from '../../../kernel/dates/ist.js'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { ClosedMonths } from '../closed-months/closed-months.service.js'
import { PaidOutMoney } from '../payments/paid-out-money.service.js'
import { differenceOf, isOpenSettlement } from './domain/sums.js'
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
    private readonly months: ClosedMonths,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** @throws NotFound, Conflict PAYOUT_SETTLED | MONTH_CLOSED */
  async line(id: string, { note, by }: Finding): Promise<void> {
    await this.transactions.run(async () => {
      const closed = { at: await this.months.now('note'), by, note }
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
   * Settles a difference between the lines of a settlement and its transfer; it is in the books under today.
   * @throws NotFound, Conflict PAYOUT_SETTLED | MONTH_CLOSED
   */
  async difference(utr: string, { note, by }: Finding): Promise<void> {
    await this.transactions.run(async () => {
      const settlement = await this.settlements
        .findOneAndUpdate({ _id: utr }, { $inc: { revision: 1 } }, { returnDocument: 'after' })
        .lean<SettlementDocument>()
      if (!settlement) throw new NotFound('The settlement')
      if (!isOpenSettlement({ ...settlement, openLines: 0 })) throw settledAlready()
      const closed = { at: await this.months.now('note'), by, note }
      const open = isOpenSettlement({ ...settlement, closed })
      const day = istDay(closed.at)
      const known = sumPaise(settlement.differences.map(({ paise }) => paise))
      const paise = subtractPaise(differenceOf(settlement), known)
      await this.settlements.updateOne(
        { _id: utr },
        { $set: { closed, open }, ...(paise === 0 ? {} : { $push: { differences: { day, paise } } }) },
      )
      await this.record('payout.difference-settled', `settlement:${utr}`, note)
    })
  }

  /**
   * Settles a payment that no settlement will contain; it is in the books under today.
   * @throws NotFound, Conflict PAYOUT_SETTLED | MONTH_CLOSED
   */
  async payment(paymentId: string, { note }: Finding): Promise<void> {
    await this.transactions.run(async () => {
      const payment = await this.money.close(paymentId, await this.months.now('note'))
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

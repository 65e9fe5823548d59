import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, Types } from 'mongoose'
import { formatRupees, type Paise } from '../../../kernel/amounts/money.js'
import { type IstDay, istDay } from '../../../kernel/dates/ist.js'
import { InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { ClosedMonths } from '../closed-months/closed-months.service.js'
import { type PaidFrom } from '../desk/drawer/domain/cash.js'
import { BillMoney } from './bill-money.service.js'
import { subjectOf } from './bill-refusals.js'
import { type StoredBill } from './bills.queries.js'
import { BillPaymentDocument } from './schemas/bill-payment.schema.js'

export type StoredBillPayment = Readonly<BillPaymentDocument>

export interface NewBillPayment {
  day: IstDay
  amountPaise: Paise
  paidFrom: PaidFrom
  reference: string
  /** Mobile number of the person. */
  by: string
  /** Repeating the request pays nothing more. */
  requestKey?: string | undefined
}

/** Writes down what was paid for bills (docs/domain/purchases.md#payments). No money is moved by it. */
@Injectable()
export class PayBills {
  constructor(
    @InjectModel(BillPaymentDocument.name) private readonly payments: Model<BillPaymentDocument>,
    private readonly money: BillMoney,
    private readonly months: ClosedMonths,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The payments of a bill, also those that were taken back, the oldest first. */
  of(bill: Types.ObjectId): Promise<StoredBillPayment[]> {
    return this.payments.find({ bill }).sort({ day: 1, _id: 1 }).lean<BillPaymentDocument[]>().exec()
  }

  /**
   * @returns the bill after the payment
   * @throws NotFound; InvalidInput naming `day`; Conflict BILL_CANCELLED | PAYMENT_EXCEEDS_BILL | MONTH_CLOSED, and
   * from the drawer DRAWER_CLOSED | CASH_SHORT
   */
  async pay(billId: string, { requestKey, ...payment }: NewBillPayment): Promise<StoredBill> {
    const { day, amountPaise } = payment
    if (day > istDay(this.clock.now())) throw InvalidInput.field('day', 'The day cannot be in the future.')
    return this.transactions.run(async () => {
      const known = requestKey && (await this.payments.exists({ requestKey }))
      if (known) return this.money.billOf(billId)
      await this.months.assertOpen(day, 'day')
      const _id = new Types.ObjectId()
      const { bill, drawer } = await this.money.take(billId, { ...payment, _id })
      const stored = {
        ...payment,
        _id,
        drawer,
        bill: bill._id,
        supplier: bill.supplier,
        at: this.clock.now(),
      }
      await this.payments.create([{ ...stored, requestKey: requestKey ?? null }])
      await this.record('bill.paid', bill, { paid: formatRupees(amountPaise), day, from: payment.paidFrom })
      return bill
    })
  }

  /**
   * Takes back a payment that was entered by mistake: it counts nowhere any more. Repeating it changes nothing.
   * @returns the bill after it
   * @throws NotFound; Conflict MONTH_CLOSED, and DRAWER_CLOSED when the cash drawer that paid it was counted since
   */
  async takeBack(
    billId: string,
    paymentId: string,
    { reason, by }: { reason: string; by: string },
  ): Promise<StoredBill> {
    return this.transactions.run(async () => {
      const bill = await this.money.billOf(billId)
      const payment = await rowOrNotFound(this.payments, paymentId, 'The payment')
      if (!payment.bill.equals(bill._id)) throw new NotFound('The payment')
      if (payment.takenBack !== null) return bill
      await this.months.assertOpen(payment.day, 'day')
      const takenBack = { reason, by, at: this.clock.now() }
      await this.payments.updateOne({ _id: payment._id }, { $set: { takenBack } })
      const opened = await this.money.giveBack(bill, payment, by)
      await this.record('bill.payment-taken-back', bill, {
        takenBack: formatRupees(payment.amountPaise),
        reason,
      })
      return opened
    })
  }

  private record(
    action: 'bill.paid' | 'bill.payment-taken-back',
    bill: StoredBill,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record({ action, subject: subjectOf(bill), changes: changesBetween({}, after) })
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { formatRupees, type Paise, paiseToRupees } from '../../../kernel/amounts/money.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { type PaidFrom } from '../desk/drawer/domain/cash.js'
import { Drawers } from '../desk/drawer/drawers.service.js'
import { demandCounting, subjectOf } from './bill-refusals.js'
import { BillQueries, type StoredBill } from './bills.queries.js'
import { SupplierBillDocument } from './schemas/supplier-bill.schema.js'

/** What a payment moves. */
interface MovedMoney {
  /** Of the payment. */
  _id: Types.ObjectId
  day: IstDay
  amountPaise: Paise
  paidFrom: PaidFrom
  by: string
}

/** Moves what is open of a bill, and the cash of the drawer that pays it; joins the caller's transaction. */
@Injectable()
export class BillMoney {
  constructor(
    @InjectModel(SupplierBillDocument.name) private readonly bills: Model<SupplierBillDocument>,
    private readonly queries: BillQueries,
    private readonly drawers: Drawers,
  ) {}

  /** @throws NotFound */
  billOf(id: string): Promise<StoredBill> {
    return this.queries.byId(id)
  }

  /**
   * @returns the bill after the payment, and the drawer that paid
   * @throws NotFound; InvalidInput naming `day`; Conflict BILL_CANCELLED | PAYMENT_EXCEEDS_BILL | DRAWER_CLOSED |
   * CASH_SHORT
   */
  async take(
    billId: string,
    payment: MovedMoney,
  ): Promise<{ bill: StoredBill; drawer: Types.ObjectId | null }> {
    const { amountPaise } = payment
    const known = await this.queries.byId(billId)
    const paid = await this.bills
      .findOneAndUpdate(
        { _id: known._id, state: 'open', openPaise: { $gte: amountPaise } },
        { $inc: { paidPaise: amountPaise, openPaise: -amountPaise } },
        { returnDocument: 'after' },
      )
      .lean<SupplierBillDocument>()
    if (!paid) throw refusal(known, amountPaise)
    const drawer = payment.paidFrom === 'drawer' ? await this.fromDrawer(paid, payment) : null
    return { bill: paid.openPaise === 0 ? await this.inState(paid, 'paid') : paid, drawer }
  }

  /** @returns the bill after it @throws Conflict DRAWER_CLOSED */
  async giveBack(
    bill: StoredBill,
    { _id, amountPaise, drawer }: Pick<MovedMoney, '_id' | 'amountPaise'> & { drawer: Types.ObjectId | null },
    by: string,
  ): Promise<StoredBill> {
    const opened = await this.bills
      .findOneAndUpdate(
        { _id: bill._id },
        { $inc: { paidPaise: -amountPaise, openPaise: amountPaise } },
        { returnDocument: 'after' },
      )
      .orFail()
      .lean<SupplierBillDocument>()
    if (drawer) {
      const reason = subjectOf(bill).replace('bill:', '').slice(0, 200)
      await this.drawers.takeBack({ drawer, paise: amountPaise, reason, by, key: String(_id) })
    }
    return this.inState(opened, 'open')
  }

  private fromDrawer(
    { supplierName, number }: StoredBill,
    { _id, day, amountPaise: paise, by }: MovedMoney,
  ): Promise<Types.ObjectId> {
    const reason = `${supplierName}, ${number}`.slice(0, 200)
    return this.drawers.pay({ kind: 'bill', paise, reason, by, key: String(_id), day, field: 'day' })
  }

  private async inState(bill: StoredBill, state: 'open' | 'paid'): Promise<StoredBill> {
    await this.bills.updateOne({ _id: bill._id }, { $set: { state } })
    return { ...bill, state }
  }
}

function refusal(bill: StoredBill, amountPaise: Paise): Conflict {
  demandCounting(bill)
  const { number, openPaise } = bill
  const sentence = `${formatRupees(openPaise)} of bill ${number} are open, which is less than ${formatRupees(amountPaise)}.`
  return new Conflict('PAYMENT_EXCEEDS_BILL', sentence, { open: paiseToRupees(openPaise) })
}

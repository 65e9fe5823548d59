import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../kernel/amounts/money.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { Suppliers } from '../../stock/suppliers/suppliers.service.js'
import { BillPaymentDocument, COUNTING_PAYMENTS } from './schemas/bill-payment.schema.js'
import { COUNTING_BILLS, SupplierBillDocument } from './schemas/supplier-bill.schema.js'

/** A bill, or a payment of one, in a supplier's account. */
export interface AccountEntry {
  day: IstDay
  kind: 'bill' | 'payment'
  billId: Types.ObjectId
  number: string
  amountPaise: Paise
  /** What the supplier is owed after it. */
  balancePaise: Paise
}

/** A supplier's account of a range of days; a balance below 0 was paid in advance. */
export interface SupplierAccount {
  supplierName: string
  openingPaise: Paise
  entries: AccountEntry[]
  closingPaise: Paise
}

/** Reads what a supplier billed and was paid (docs/domain/purchases.md#what-is-owed). */
@Injectable()
export class SupplierAccounts {
  constructor(
    @InjectModel(SupplierBillDocument.name) private readonly bills: Model<SupplierBillDocument>,
    @InjectModel(BillPaymentDocument.name) private readonly payments: Model<BillPaymentDocument>,
    private readonly suppliers: Suppliers,
  ) {}

  /** @param id `_id` of the supplier; both days included @throws NotFound */
  async of(id: string, from: IstDay, to: IstDay): Promise<SupplierAccount> {
    const { _id: supplier, name } = await this.suppliers.byId(id)
    const [billed] = await this.bills.aggregate<{ sum: Paise }>([
      { $match: { ...COUNTING_BILLS, supplier, day: { $lt: from } } },
      { $group: { _id: null, sum: { $sum: '$totalPaise' } } },
    ])
    const [paid] = await this.payments.aggregate<{ sum: Paise }>([
      { $match: { ...COUNTING_PAYMENTS, supplier, day: { $lt: from } } },
      { $group: { _id: null, sum: { $sum: '$amountPaise' } } },
    ])
    const openingPaise = subtractPaise(billed?.sum ?? NO_MONEY, paid?.sum ?? NO_MONEY)
    const entries = await this.entries(supplier, { day: { $gte: from, $lte: to } }, openingPaise)
    return {
      supplierName: name,
      openingPaise,
      entries,
      closingPaise: entries.at(-1)?.balancePaise ?? openingPaise,
    }
  }

  private async entries(
    supplier: Types.ObjectId,
    days: { day: { $gte: IstDay; $lte: IstDay } },
    openingPaise: Paise,
  ): Promise<AccountEntry[]> {
    const bills = await this.bills
      .find({ ...COUNTING_BILLS, supplier, ...days }, { day: 1, number: 1, totalPaise: 1 })
      .lean<Pick<SupplierBillDocument, '_id' | 'day' | 'number' | 'totalPaise'>[]>()
    const payments = await this.payments
      .find({ ...COUNTING_PAYMENTS, supplier, ...days })
      .lean<BillPaymentDocument[]>()
    const named = await this.bills
      .find({ _id: { $in: payments.map(({ bill }) => bill) } }, { number: 1 })
      .lean()
    const numbers = new Map(named.map(({ _id, number }) => [String(_id), number]))
    const entries: Omit<AccountEntry, 'balancePaise'>[] = [
      ...bills.map(({ _id, day, number, totalPaise }) => ({
        day,
        kind: 'bill' as const,
        billId: _id,
        number,
        amountPaise: totalPaise,
      })),
      ...payments.map(({ bill, day, amountPaise }) => ({
        day,
        kind: 'payment' as const,
        billId: bill,
        number: numbers.get(String(bill)) ?? '',
        amountPaise,
      })),
    ]
    let balancePaise = openingPaise
    // On one day bills stand before payments.
    const inOrder = entries.sort((one, other) =>
      `${one.day}${one.kind}`.localeCompare(`${other.day}${other.kind}`),
    )
    return inOrder.map((entry) => {
      const move = entry.kind === 'bill' ? addPaise : subtractPaise
      balancePaise = move(balancePaise, entry.amountPaise)
      return { ...entry, balancePaise }
    })
  }
}

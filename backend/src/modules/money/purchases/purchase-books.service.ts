import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../kernel/amounts/money.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { rowsOf } from '../../../platform/mongo/rows-of.js'
import { type PaidFrom } from '../desk/drawer/domain/cash.js'
import { NO_TAX, type PaidTax } from '../expenses/domain/input-tax.js'
import { ExpenseQueries } from '../expenses/expenses.queries.js'
import { type BillLine } from './domain/bill.js'
import { BillPaymentDocument, COUNTING_PAYMENTS } from './schemas/bill-payment.schema.js'
import { COUNTING_BILLS, SupplierBillDocument } from './schemas/supplier-bill.schema.js'

/** A bill in the books; ids are hex. */
export interface BookedBill extends PaidTax {
  billId: string
  supplierId: string
  supplierName: string
  gstin: string | null
  number: string
  day: IstDay
  dueDay: IstDay
  lines: readonly BillLine[]
  /** Of all lines, before tax. */
  taxablePaise: Paise
  /** In the total beside the lines and their tax; below 0 when it was rounded down. */
  roundingPaise: Paise
  totalPaise: Paise
  /** Whether the shop claims the tax back. */
  isClaimable: boolean
}

/** A payment of a bill; ids are hex. */
export interface BillPayment {
  paymentId: string
  billId: string
  supplierId: string
  day: IstDay
  amountPaise: Paise
  paidFrom: PaidFrom
}

/** What a supplier is owed at the end of a day; below 0 when more was paid than billed by then. */
export interface SupplierOpen {
  supplierId: string
  supplierName: string
  openPaise: Paise
}

/** GST on purchases: what the shop claims back, and what it does not, of bills and expenses. */
export interface InputTax {
  claimed: PaidTax
  unclaimed: PaidTax
}

const BY_DAY = { day: 1, _id: 1 } as const

/** The books of purchases, for the accountant's files (docs/domain/purchases.md#for-the-books). */
@Injectable()
export class PurchaseBooks {
  constructor(
    @InjectModel(SupplierBillDocument.name) private readonly bills: Model<SupplierBillDocument>,
    @InjectModel(BillPaymentDocument.name) private readonly payments: Model<BillPaymentDocument>,
    private readonly expenses: ExpenseQueries,
  ) {}

  /** The bills of a range of days in India, both included, by day; read as they are taken. */
  async *billsBetween(from: IstDay, to: IstDay): AsyncGenerator<BookedBill> {
    const found = this.bills.find({ ...COUNTING_BILLS, day: { $gte: from, $lte: to } }).sort(BY_DAY)
    for await (const bill of rowsOf<SupplierBillDocument>(found.lean())) yield toBookedBill(bill)
  }

  /** The payments of a range of days, as `billsBetween`. */
  async *paymentsBetween(from: IstDay, to: IstDay): AsyncGenerator<BillPayment> {
    const found = this.payments.find({ ...COUNTING_PAYMENTS, day: { $gte: from, $lte: to } }).sort(BY_DAY)
    for await (const one of rowsOf<BillPaymentDocument>(found.lean()))
      yield {
        paymentId: String(one._id),
        billId: String(one.bill),
        supplierId: String(one.supplier),
        day: one.day,
        amountPaise: one.amountPaise,
        paidFrom: one.paidFrom,
      }
  }

  /** What suppliers are owed at the end of a day, those alone who are owed something or paid too early. */
  async openAt(day: IstDay): Promise<SupplierOpen[]> {
    const until = { day: { $lte: day } }
    const billed = await this.bills.aggregate<{ _id: unknown; name: string; sum: Paise }>([
      { $match: { ...COUNTING_BILLS, ...until } },
      { $sort: BY_DAY },
      { $group: { _id: '$supplier', name: { $last: '$supplierName' }, sum: { $sum: '$totalPaise' } } },
    ])
    const paid = await this.payments.aggregate<{ _id: unknown; bill: unknown; sum: Paise }>([
      { $match: { ...COUNTING_PAYMENTS, ...until } },
      { $group: { _id: '$supplier', bill: { $last: '$bill' }, sum: { $sum: '$amountPaise' } } },
    ])
    const open = new Map(
      billed.map(({ _id, name, sum }) => [String(_id), { supplierName: name, openPaise: sum }]),
    )
    for (const { _id, bill, sum } of paid) {
      const known = open.get(String(_id)) ?? {
        // Paid in advance: the bill itself has a later day.
        supplierName: (await this.bills.findById(bill).lean())?.supplierName ?? '',
        openPaise: NO_MONEY,
      }
      open.set(String(_id), { ...known, openPaise: subtractPaise(known.openPaise, sum) })
    }
    return [...open]
      .map(([supplierId, one]) => ({ supplierId, ...one }))
      .filter(({ openPaise }) => openPaise !== 0)
      .sort((one, other) => one.supplierName.localeCompare(other.supplierName))
  }

  /** The input tax of a range of days (docs/domain/purchases.md#input-tax): GSTR-3B, table 4. */
  async inputTax(from: IstDay, to: IstDay): Promise<InputTax> {
    const spent = await this.expenses.taxOf({ from, to })
    const billed = await this.bills.aggregate<PaidTax & { _id: boolean }>([
      { $match: { ...COUNTING_BILLS, day: { $gte: from, $lte: to } } },
      {
        $group: {
          _id: '$isClaimable',
          cgstPaise: { $sum: '$cgstPaise' },
          sgstPaise: { $sum: '$sgstPaise' },
          igstPaise: { $sum: '$igstPaise' },
        },
      },
    ])
    const of = (isClaimable: boolean) => billed.find(({ _id }) => _id === isClaimable) ?? NO_TAX
    return { claimed: sum(of(true), spent.claimed), unclaimed: sum(of(false), spent.unclaimed) }
  }
}

const sum = (one: PaidTax, other: PaidTax): PaidTax => ({
  cgstPaise: addPaise(one.cgstPaise, other.cgstPaise),
  sgstPaise: addPaise(one.sgstPaise, other.sgstPaise),
  igstPaise: addPaise(one.igstPaise, other.igstPaise),
})

function toBookedBill(bill: SupplierBillDocument): BookedBill {
  const { supplierName, gstin, number, day, dueDay, lines, isClaimable } = bill
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise, totalPaise } = bill
  return {
    billId: String(bill._id),
    supplierId: String(bill.supplier),
    supplierName,
    gstin,
    number,
    day,
    dueDay,
    lines,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    roundingPaise,
    totalPaise,
    isClaimable,
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Paise } from '../../../kernel/amounts/money.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { countMatches, readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { SupplierBillDocument } from './schemas/supplier-bill.schema.js'

export type StoredBill = Readonly<SupplierBillDocument>

/** What a supplier is owed. */
export interface Owed {
  supplierId: Types.ObjectId
  supplierName: string
  bills: number
  openPaise: Paise
  /** Of it, what should be paid by now. */
  overduePaise: Paise
  /** The first day on which something is due. */
  dueDay: IstDay
}

/** Reads suppliers' bills. */
@Injectable()
export class BillQueries {
  constructor(@InjectModel(SupplierBillDocument.name) private readonly bills: Model<SupplierBillDocument>) {}

  page(request: ListRequest): Promise<ListPage<StoredBill>> {
    return readList(this.bills, request)
  }

  /** How many bills match each of the filters. */
  counts(filters: readonly Condition[]): Promise<number[]> {
    return countMatches(this.bills, filters)
  }

  /** @throws NotFound */
  byId(id: string): Promise<StoredBill> {
    return rowOrNotFound(this.bills, id, 'The bill')
  }

  /** The bill that a request entered; null when it entered none. */
  async byRequest(requestKey: string | undefined): Promise<StoredBill | null> {
    return requestKey === undefined ? null : this.bills.findOne({ requestKey }).lean<SupplierBillDocument>()
  }

  /** The bill of a supplier with a number, in its compared form, in a financial year. */
  twin(supplier: string, numberKey: string, year: string): Promise<StoredBill | null> {
    return this.bills.findOne({ supplier, year, numberKey }).lean<SupplierBillDocument>().exec()
  }

  /** A bill other than `id` on which one of the batches stands. */
  standingOn(batches: readonly string[], id: string | null = null): Promise<StoredBill | null> {
    return this.bills
      .findOne({ receipts: { $in: [...batches] }, ...(id === null ? {} : { _id: { $ne: id } }) })
      .lean<SupplierBillDocument>()
      .exec()
  }

  /** Those of the batches (hex) that stand on a bill. */
  async billed(batches: readonly string[]): Promise<Set<string>> {
    const found = await this.bills.find({ receipts: { $in: [...batches] } }, { receipts: 1 }).lean()
    return new Set(found.flatMap(({ receipts }) => receipts.map(String)))
  }

  countOfSupplier(supplier: Types.ObjectId): Promise<number> {
    return this.bills.countDocuments({ supplier })
  }

  /** Those of the pictures that a bill shows. */
  shown(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.bills.distinct('photo', { photo: { $in: [...ids] } })
  }

  /** Number of bills that should be paid today or are overdue, for the cockpit. */
  countDue(today: IstDay): Promise<number> {
    return this.bills.countDocuments({ state: 'open', dueDay: { $lte: today } })
  }

  /** What each supplier is owed: those who wait too long first, then by the day on which something is due. */
  async owed(today: IstDay): Promise<Owed[]> {
    const overdue = { $cond: [{ $lt: ['$dueDay', today] }, '$openPaise', 0] }
    const owed = await this.bills.aggregate<Omit<Owed, 'supplierId'> & { _id: Types.ObjectId }>([
      { $match: { state: 'open' } },
      {
        $group: {
          _id: '$supplier',
          supplierName: { $last: '$supplierName' },
          bills: { $sum: 1 },
          openPaise: { $sum: '$openPaise' },
          overduePaise: { $sum: overdue },
          dueDay: { $min: '$dueDay' },
        },
      },
      { $sort: { dueDay: 1, _id: 1 } },
    ])
    return owed.map(({ _id: supplierId, ...one }) => ({ supplierId, ...one }))
  }
}

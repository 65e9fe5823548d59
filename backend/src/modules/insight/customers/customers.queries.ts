import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types } from 'mongoose'
import { type Paise, paiseToRupees } from '../../../kernel/amounts/money.js'
import { csvHead, csvLine, type CsvValue } from '../../../kernel/csv/csv.js'
import { istDay } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { Audit } from '../../office/audit/audit.service.js'
import { CustomerSums } from './customer-sums.service.js'
import { type CustomerSums as Sums, silentBefore } from './domain/customer-sums.js'
import { CustomerDocument } from './schemas/customer.schema.js'

export type StoredCustomer = Readonly<CustomerDocument>

/** How many customers there are of which kind. */
export interface CustomerCounts {
  customers: number
  new: number
  returning: number
  regular: number
  silent: number
  withOpenIssue: number
}

const ROWS_AT_ONCE = 500

const day = (at: Date | null): CsvValue => at && istDay(at)
const rupees = (paise: Paise | null): CsvValue => (paise === null ? null : paiseToRupees(paise))

type Column = readonly [name: string, value: (customer: Sums) => CsvValue]

const COLUMNS: readonly Column[] = [
  ['Name', ({ name }) => name],
  ['Mobile number', ({ mobileNumber }) => mobileNumber],
  ['City', ({ city }) => city],
  ['Standing', ({ standing }) => standing],
  ['Orders', ({ orders }) => orders],
  ['Cancelled', ({ cancelled }) => cancelled],
  ['Spent (rupees)', ({ spentPaise }) => rupees(spentPaise)],
  ['Average order (rupees)', ({ averagePaise }) => rupees(averagePaise)],
  ['First order', ({ firstOrderAt }) => day(firstOrderAt)],
  ['Last order', ({ lastOrderAt }) => day(lastOrderAt)],
  ['Issues', ({ issues }) => issues],
  ['Open issue', ({ hasOpenIssue }) => (hasOpenIssue ? 'yes' : 'no')],
]

const FILE_HEAD = COLUMNS.map(([name]) => name)

/** A customer as a line of the file; days are of India. */
const fileRow = (customer: Sums): CsvValue[] => COLUMNS.map(([, value]) => value(customer))

/** Reads of customers, each after those with changed orders were summed up. */
@Injectable()
export class CustomerQueries {
  constructor(
    @InjectModel(CustomerDocument.name) private readonly customers: Model<CustomerDocument>,
    private readonly sums: CustomerSums,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async page(request: ListRequest): Promise<ListPage<StoredCustomer>> {
    await this.sums.refresh()
    return readList(this.customers, request, { words: 0 })
  }

  /** @throws NotFound also for an account that never ordered, or was deleted. */
  async byId(id: string): Promise<StoredCustomer> {
    await this.sums.refresh()
    return rowOrNotFound(this.customers, id, 'The customer')
  }

  async counts(): Promise<CustomerCounts> {
    await this.sums.refresh()
    const count = (filter: QueryFilter<CustomerDocument>) => this.customers.countDocuments(filter)
    return {
      customers: await this.customers.estimatedDocumentCount(),
      new: await count({ standing: 'new' }),
      returning: await count({ standing: 'returning' }),
      regular: await count({ standing: 'regular' }),
      silent: await count({ lastOrderAt: { $lt: silentBefore(istDay(this.clock.now())) } }),
      withOpenIssue: await count({ hasOpenIssue: true }),
    }
  }

  /** Customers as a file, of any length in little memory. The audit log names who took it. */
  async file(
    filter: Condition,
    { userId, mobileNumber, role }: Principal,
  ): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
    await this.audit.record({
      action: 'customers.exported',
      subject: 'customers',
      origin: { actorId: userId, actor: mobileNumber, actorRole: role, address: '', userAgent: '' },
    })
    await this.sums.refresh()
    return { fileName: `customers-${istDay(this.clock.now())}.csv`, lines: this.lines(filter) }
  }

  private async *lines(filter: Condition): AsyncGenerator<string> {
    yield csvHead(FILE_HEAD)
    for (let last: Types.ObjectId | undefined; ;) {
      const portion = await this.customers
        .find({ $and: [filter, last ? { _id: { $gt: last } } : {}] } as QueryFilter<CustomerDocument>)
        .sort({ _id: 1 })
        .limit(ROWS_AT_ONCE)
        .lean<CustomerDocument[]>()
      if (portion.length > 0) yield portion.map((one) => csvLine(fileRow(one))).join('')
      if (portion.length < ROWS_AT_ONCE) return
      last = portion.at(-1)?._id
    }
  }
}

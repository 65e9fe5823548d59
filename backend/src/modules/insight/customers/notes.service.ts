import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { Conflict } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { Accounts } from '../../office/auth/accounts.service.js'
import { CustomerNoteDocument } from './schemas/customer-note.schema.js'

export const MOST_NOTES = 200

/** A note with its author's name; their number where they have none. */
export type Note = Pick<CustomerNoteDocument, '_id' | 'text' | 'at' | 'by'>

/** What staff write down about customers. */
@Injectable()
export class Notes {
  constructor(
    @InjectModel(CustomerNoteDocument.name) private readonly notes: Model<CustomerNoteDocument>,
    private readonly accounts: Accounts,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async of(customer: Types.ObjectId): Promise<Note[]> {
    return this.named(await this.notes.find({ customer }).sort({ seq: -1 }).lean<CustomerNoteDocument[]>())
  }

  /** The audit log tells who wrote about whom, and not what: it is kept when the account is gone. @throws Conflict NOTES_FULL */
  async add(customer: Types.ObjectId, text: string, by: string, requestKey: string | null): Promise<Note> {
    const note = await this.transactions.run(async () => {
      const said =
        requestKey === null ? null : await this.notes.findOne({ requestKey }).lean<CustomerNoteDocument>()
      if (said) {
        this.audit.nothingNew()
        return said
      }
      const last = await this.notes.findOne({ customer }).sort({ seq: -1 }).lean<CustomerNoteDocument>()
      const seq = last ? last.seq + 1 : 0
      if (seq >= MOST_NOTES)
        throw new Conflict('NOTES_FULL', `A customer has at most ${MOST_NOTES} notes.`, { most: MOST_NOTES })
      const [stored] = await this.notes.insertMany([
        { customer, seq, requestKey, text, by, at: this.clock.now() },
      ])
      await this.audit.record({ action: 'customer.noted', subject: `customer:${String(customer)}` })
      return stored as CustomerNoteDocument
    })
    const [named] = await this.named([note])
    return named as Note
  }

  private async named(notes: readonly CustomerNoteDocument[]): Promise<Note[]> {
    const names = await this.accounts.staffNames(notes.map(({ by }) => by))
    return notes.map(({ _id, text, at, by }) => ({ _id, text, at, by: names.get(by) ?? by }))
  }
}

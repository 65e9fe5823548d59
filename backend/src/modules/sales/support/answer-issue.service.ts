import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { AppError, Conflict } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { OrderIssue } from '../orders/store/order-issue.service.js'
import { Conversation, isStaff, timesOf } from './conversation.service.js'
import { clocksAfterStatus, type IssueStatus, maySetStatus, MOST_NOTES } from './domain/issue.js'
import { type StoredIssue } from './issues.queries.js'
import { IssueDocument } from './schemas/issue.schema.js'

/** A message, a status, or both. */
export interface IssueUpdate {
  /** Trimmed, not empty. */
  message?: string | undefined
  status?: IssueStatus | undefined
}

/** The conversation about an order: its customer and staff write, read and set the status. */
@Injectable()
export class AnswerIssue {
  constructor(
    @InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>,
    private readonly conversation: Conversation,
    private readonly orderIssue: OrderIssue,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A request that is repeated under its key writes nothing more.
   * @throws NotFound also for somebody else's, AppError ISSUE_STATUS_OF_STAFF when a customer resolves,
   * Conflict ISSUE_FULL.
   */
  async answer(caller: Principal, id: string, { message, status }: IssueUpdate): Promise<StoredIssue> {
    const written = message === undefined ? null : await this.conversation.written(caller, message)
    return this.transactions.run(async () => {
      let issue = await this.conversation.reachable(caller, id)
      if (this.transactions.isRepeat) return issue
      if (status !== undefined) issue = await this.setStatus(caller, issue, status)
      return written ? this.conversation.append(caller, issue, written) : issue
    })
  }

  /**
   * The caller has read the first `count` messages. What came in since stays unread.
   * @returns how many the caller has not read. @throws NotFound also for somebody else's.
   */
  async see(caller: Principal, id: string, count: number): Promise<number> {
    const mine = isStaff(caller) ? 'unreadByStaff' : 'unreadByCustomer'
    return this.transactions.run(async () => {
      const issue = await this.conversation.reachable(caller, id)
      const later = issue.messages.slice(count)
      const unseen = later.filter(({ role }) => (role === 'user') === isStaff(caller)).length
      const unread = Math.min(issue[mine], unseen)
      // Reading is no news: the order of the list stays.
      if (unread !== issue[mine])
        await this.issues.updateOne({ _id: issue._id }, { $set: { [mine]: unread } }, { timestamps: false })
      return unread
    })
  }

  /** Staff note something for each other, once for each key. @throws NotFound, Conflict ISSUE_FULL */
  async note(caller: Principal, id: string, text: string): Promise<StoredIssue> {
    const { sender: by, timestamp: at } = await this.conversation.written(caller, text)
    return this.transactions.run(async () => {
      const issue = await rowOrNotFound(this.issues, id, 'The issue')
      if (this.transactions.isRepeat) return issue
      const noted = await this.issues
        .findOneAndUpdate(
          { _id: issue._id, [`notes.${MOST_NOTES - 1}`]: { $exists: false } },
          { $push: { notes: { by, at, text } } },
          { returnDocument: 'after', runValidators: true, timestamps: false },
        )
        .lean<IssueDocument>()
      if (!noted) throw new Conflict('ISSUE_FULL', `An issue has at most ${MOST_NOTES} notes.`)
      return noted
    })
  }

  private async setStatus(caller: Principal, issue: StoredIssue, status: IssueStatus): Promise<StoredIssue> {
    if (!maySetStatus(isStaff(caller), issue.status, status))
      throw new AppError('ISSUE_STATUS_OF_STAFF', 'Only the shop can mark an issue as resolved.')
    if (issue.status === status) return issue
    // Locks the order first, so that rivals conflict here.
    await this.orderIssue.show(String(issue.order), status)
    const clocks = clocksAfterStatus(status, issue, isStaff(caller), this.clock.now())
    return this.issues
      .findOneAndUpdate(
        { _id: issue._id },
        { $set: { status, ...timesOf(status, clocks) } },
        { returnDocument: 'after' },
      )
      .orFail()
      .lean<IssueDocument>()
  }
}

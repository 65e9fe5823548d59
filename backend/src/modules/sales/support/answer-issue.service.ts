import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { AppError, Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Accounts } from '../../office/auth/accounts.service.js'
import { OrderIssue } from '../orders/store/order-issue.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type IssueStatus, maySetStatus, MOST_MESSAGES } from './domain/issue.js'
import { type StoredIssue } from './issues.queries.js'
import { IssueDocument, type IssueMessage } from './schemas/issue.schema.js'

/** A message, a status, or both. */
export interface IssueUpdate {
  /** Trimmed, not empty. */
  message?: string | undefined
  status?: IssueStatus | undefined
}

/** The conversation about an order: its customer and staff write and set the status. */
@Injectable()
export class AnswerIssue {
  constructor(
    @InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>,
    private readonly orders: OrderQueries,
    private readonly orderIssue: OrderIssue,
    private readonly accounts: Accounts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound also for somebody else's, AppError ISSUE_STATUS_OF_STAFF when a customer resolves,
   * Conflict ISSUE_FULL.
   */
  async answer(caller: Principal, id: string, { message, status }: IssueUpdate): Promise<StoredIssue> {
    const written = message === undefined ? null : await this.written(caller, message)
    return this.transactions.run(async () => {
      let issue = await this.reachable(caller, id)
      if (status !== undefined) issue = await this.setStatus(caller, issue, status)
      return written ? this.append(issue, written) : issue
    })
  }

  private async reachable(caller: Principal, id: string): Promise<StoredIssue> {
    const issue = await rowOrNotFound(this.issues, id, 'The issue')
    if (!isStaff(caller)) await this.orders.owned(caller.userId, String(issue.order)).catch(asIssue)
    return issue
  }

  private async setStatus(caller: Principal, issue: StoredIssue, status: IssueStatus): Promise<StoredIssue> {
    if (!maySetStatus(isStaff(caller), issue.status, status))
      throw new AppError('ISSUE_STATUS_OF_STAFF', 'Only the shop can mark an issue as resolved.')
    if (issue.status === status) return issue
    // Locks the order first, so that rivals conflict here.
    await this.orderIssue.show(String(issue.order), status)
    return this.issues
      .findOneAndUpdate({ _id: issue._id }, { $set: { status } }, { returnDocument: 'after' })
      .orFail()
      .lean<IssueDocument>()
  }

  private async append(issue: StoredIssue, message: IssueMessage): Promise<StoredIssue> {
    const extended = await this.issues
      .findOneAndUpdate(
        { _id: issue._id, [`messages.${MOST_MESSAGES - 1}`]: { $exists: false } },
        { $push: { messages: message } },
        { returnDocument: 'after', runValidators: true },
      )
      .lean<IssueDocument>()
    if (!extended)
      throw new Conflict('ISSUE_FULL', 'This conversation has become too long. Please call the shop.')
    return extended
  }

  private async written(caller: Principal, message: string): Promise<IssueMessage> {
    const { userId, mobileNumber, role } = caller
    const name = isStaff(caller) ? (await this.accounts.profileOf(userId)).name : ''
    return { sender: name || mobileNumber, role, message, timestamp: this.clock.now() }
  }
}

function isStaff({ role }: Principal): boolean {
  return isAllowed(role, 'support.reply')
}

/** An order of somebody else means an issue of somebody else. */
function asIssue(error: unknown): never {
  throw error instanceof NotFound ? new NotFound('The issue') : error
}

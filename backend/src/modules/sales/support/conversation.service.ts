import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type UpdateQuery } from 'mongoose'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { Accounts } from '../../office/auth/accounts.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { batchesOf } from './batch-complaints.service.js'
import {
  clocksAfterMessage,
  clocksOfNew,
  firstMessages,
  ISSUE,
  type IssueClocks,
  issueDue,
  type IssueStatus,
  MOST_MESSAGES,
  standingSubject,
} from './domain/issue.js'
import { issueWords } from './domain/issue-words.js'
import { IssueNotices } from './issue-notices.service.js'
import { type StoredIssue } from './issues.queries.js'
import { IssueDocument, type IssueMessage } from './schemas/issue.schema.js'

/** Whether the caller is on the shop's side of a conversation. */
export function isStaff({ role }: Principal): boolean {
  return isAllowed(role, 'support.reply')
}

/** What is stored of the clocks. */
export function timesOf(status: IssueStatus, { openedAt, waitsSince }: IssueClocks) {
  return { openedAt, waitsSince, dueAt: issueDue(status, { openedAt, waitsSince }).dueAt }
}

/** What the customer writes. Who wrote it and when comes from the session and the clock. */
export interface NewIssue {
  /** orderId or _id. */
  orderId: string
  issueType: string
  /** Empty for the standing subject. */
  subject: string
  description: string
  messages: readonly string[]
}

/** Who may see an issue, and how a message gets into it: words, photos, from either side. */
@Injectable()
export class Conversation {
  constructor(
    @InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>,
    private readonly orders: OrderQueries,
    private readonly accounts: Accounts,
    private readonly notices: IssueNotices,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound also for somebody else's. */
  async reachable(caller: Principal, id: string): Promise<StoredIssue> {
    const issue = await rowOrNotFound(this.issues, id, 'The issue')
    if (!isStaff(caller)) await this.orders.owned(caller.userId, String(issue.order)).catch(asIssue)
    return issue
  }

  /** The first words of an issue, which starts Open; in the caller's transaction. */
  async begin(caller: Principal, order: StoredOrder, given: NewIssue): Promise<StoredIssue> {
    const { orderId } = order
    const at = this.clock.now()
    const clocks = clocksOfNew(at)
    const { mobileNumber, role } = caller
    const messages = firstMessages(given.messages).map((message) => ({
      sender: mobileNumber,
      role,
      message,
      timestamp: at,
    }))
    const issue = new this.issues({
      order: order._id,
      orderId,
      mobileNumber,
      issueType: given.issueType,
      description: given.description,
      subject: given.subject || standingSubject(orderId),
      status: ISSUE.initial,
      messages,
      lastMessage: messages.at(-1),
      unreadByStaff: messages.length,
      ...timesOf(ISSUE.initial, clocks),
      batchNumbers: batchesOf(order),
    })
    issue.words = issueWords(issue, order.contactName)
    const stored = (await issue.save()).toObject()
    await this.notices.written(order, stored)
    return stored
  }

  /** A message in the name of the caller, as of now. */
  async written(caller: Principal, message: string): Promise<IssueMessage> {
    const { userId, mobileNumber, role } = caller
    const name = isStaff(caller) ? (await this.accounts.profileOf(userId)).name : ''
    return { sender: name || mobileNumber, role, message, timestamp: this.clock.now() }
  }

  /**
   * Adds a message, in the caller's transaction, and tells the other side of it.
   * @param issue as it was read in this transaction
   * @throws Conflict ISSUE_FULL
   */
  async append(caller: Principal, issue: StoredIssue, message: IssueMessage): Promise<StoredIssue> {
    const order = await this.orders.resolve(String(issue.order))
    const clocks = clocksAfterMessage(issue, isStaff(caller), message.timestamp)
    // A customer may have asked where the jars are before they were packed, and now writes that they leak.
    const batchNumbers = isStaff(caller) ? issue.batchNumbers : batchesOf(order)
    const messages = [...issue.messages, message]
    const change: UpdateQuery<IssueDocument> = {
      $push: { messages: message },
      $inc: { [isStaff(caller) ? 'unreadByCustomer' : 'unreadByStaff']: 1 },
      $set: {
        lastMessage: message,
        ...timesOf(issue.status, clocks),
        batchNumbers,
        words: issueWords({ ...issue, batchNumbers, messages }, order.contactName),
      },
    }
    const extended = await this.issues
      .findOneAndUpdate({ _id: issue._id, [`messages.${MOST_MESSAGES - 1}`]: { $exists: false } }, change, {
        returnDocument: 'after',
        runValidators: true,
      })
      .lean<IssueDocument>()
    if (!extended)
      throw new Conflict('ISSUE_FULL', 'This conversation has become too long. Please call the shop.')
    await (isStaff(caller) ? this.notices.answered(order, extended) : this.notices.written(order, extended))
    return extended
  }
}

/** An order of somebody else means an issue of somebody else. */
function asIssue(error: unknown): never {
  throw error instanceof NotFound ? new NotFound('The issue') : error
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../kernel/errors.js'
import { Clock } from '../../platform/clock.js'
import { type Principal } from '../../platform/http/access.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { isDuplicateKey } from '../auth/duplicate-key.js'
import { canRaiseIssue } from '../orders/domain/order.js'
import { type OrderRecord, Orders } from '../orders/orders.service.js'
import { Settings } from '../settings/settings.service.js'
import { firstMessages, ISSUE } from './domain/issue.js'
import { type IssueRecord } from './issues.queries.js'
import { IssueDocument } from './schemas/issue.schema.js'

/** What the customer says; who says it and when, the session and the clock know. */
export interface NewIssue {
  /** orderId or _id. */
  orderId: string
  issueType: string
  /** Empty for the standing subject. */
  subject: string
  description: string
  messages: readonly string[]
}

/** A customer raises the issue of an order. */
@Injectable()
export class RaiseIssue {
  constructor(
    @InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>,
    private readonly orders: Orders,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * One for each order, within the shop's window from the order date; it starts Open, and the order shows it.
   * @throws NotFound, Conflict ISSUE_WINDOW_CLOSED | ISSUE_EXISTS
   */
  async execute(caller: Principal, given: NewIssue): Promise<IssueRecord> {
    const { issueWindowDays } = await this.settings.current()
    const at = this.clock.now()
    try {
      return await this.transactions.run(async () => {
        const order = await this.orders.owned(caller, given.orderId)
        if (await this.issues.exists({ order: order._id })) throw exists(order.orderId)
        if (!canRaiseIssue(order, issueWindowDays, at)) throw tooLate(order, issueWindowDays)
        // The order first: rivals meet here.
        await this.orders.setIssueStatus(String(order._id), ISSUE.initial)
        return this.insert(caller, order, given, at)
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      throw exists(given.orderId)
    }
  }

  private async insert(
    { mobileNumber, role }: Principal,
    { _id: order, orderId }: OrderRecord,
    { issueType, subject, description, messages }: NewIssue,
    timestamp: Date,
  ): Promise<IssueRecord> {
    const issue = new this.issues({
      ...{ order, orderId, mobileNumber, issueType, description },
      subject: subject || `Issue for Order ${orderId}`,
      status: ISSUE.initial,
      messages: firstMessages(messages).map((message) => ({
        sender: mobileNumber,
        role,
        message,
        timestamp,
      })),
    })
    return (await issue.save()).toObject()
  }
}

function exists(orderId: string): Conflict {
  return new Conflict('ISSUE_EXISTS', `Order ${orderId} has an issue already. Please write there.`, {
    orderId,
  })
}

function tooLate({ orderId, orderDate }: OrderRecord, days: number): Conflict {
  return new Conflict(
    'ISSUE_WINDOW_CLOSED',
    `An issue can be raised within ${days} days of the order; order ${orderId} is older.`,
    { orderId, orderDate, days },
  )
}

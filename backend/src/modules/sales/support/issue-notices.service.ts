import { Injectable } from '@nestjs/common'
import { beginningOf } from '../../../kernel/text/beginning-of.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Messages } from '../../office/messages/messages.service.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { BatchComplaints } from './batch-complaints.service.js'
import { type StoredIssue } from './issues.queries.js'

/** As much of a message as a phone shows at once. */
const LONGEST = 200

/** Tells the other side that there is something to read, once for each message. */
@Injectable()
export class IssueNotices {
  constructor(
    private readonly messages: Messages,
    private readonly complaints: BatchComplaints,
    private readonly transactions: Transactions,
  ) {}

  /** The customer wrote; in the transaction that stores it. */
  async written(order: StoredOrder, issue: StoredIssue): Promise<void> {
    const { orderId, subject } = issue
    await this.messages.toStaff('newIssue', {
      about: occasion(issue),
      facts: {
        orderId,
        issue: subject,
        customer: order.contactName,
        message: newest(issue),
        link: `/dashboard/support/${orderId}`,
      },
    })
    // Afterwards, so that of two at once the later one sees both.
    await this.transactions.afterCommit(() => this.complaints.warn(order, issue))
  }

  /** Staff answered; in the transaction that stores it. */
  async answered(order: StoredOrder, issue: StoredIssue): Promise<void> {
    const { mobileNumber, contactName: name, email } = order
    const { orderId, subject } = issue
    await this.messages.toCustomer('issueAnswered', {
      customer: { mobileNumber, name, email },
      about: occasion(issue),
      facts: {
        orderId,
        issue: subject,
        answer: newest(issue),
        link: `/userhomepage?${new URLSearchParams({ tab: 'issue', order: orderId })}`,
      },
    })
  }
}

const occasion = ({ _id, messages }: StoredIssue): string => `${_id}:${messages.length}`
const newest = ({ lastMessage }: StoredIssue): string => beginningOf(lastMessage?.message ?? '', LONGEST)

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { countMatches, readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { type IssueOfOrder } from '../orders/answers/issue-news.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { BatchComplaints } from './batch-complaints.service.js'
import { type IssueStatus, OPEN_ISSUE } from './domain/issue.js'
import { IssueDocument } from './schemas/issue.schema.js'

export type StoredIssue = Readonly<IssueDocument>

/** Where a photo of a conversation is fetched. */
export const photoAddress = (issue: Types.ObjectId, photo: Types.ObjectId): string =>
  `/api/issues/${issue}/photos/${photo}`

@Injectable()
export class IssueQueries {
  constructor(
    @InjectModel(IssueDocument.name) private readonly issues: Model<IssueDocument>,
    private readonly orders: OrderQueries,
    private readonly complaints: BatchComplaints,
    private readonly clock: Clock,
  ) {}

  /**
   * The issues of an order (orderId or _id): one or none. Staff see every order's, a customer the own.
   * @throws NotFound
   */
  async ofOrder(caller: Principal, orderId: string): Promise<StoredIssue[]> {
    const order = isAllowed(caller.role, 'support.reply')
      ? await this.orders.resolve(orderId)
      : await this.orders.owned(caller.userId, orderId)
    return this.issues.find({ order: order._id }).lean<IssueDocument[]>()
  }

  /** The issues of some orders, those with the latest news first, at most `most`. */
  async ofOrders(orders: readonly Types.ObjectId[], most: number): Promise<StoredIssue[]> {
    return this.issues
      .find({ order: { $in: [...orders] } })
      .sort({ updatedAt: -1, _id: -1 })
      .limit(most)
      .lean<IssueDocument[]>()
  }

  /** Everybody's issues, those with the latest news first. */
  async latest(page: {
    page: number
    perPage: number
    status?: IssueStatus | undefined
  }): Promise<StoredIssue[]> {
    return this.issues
      .find(page.status ? { status: page.status } : {})
      .sort({ updatedAt: -1, _id: -1 })
      .skip((page.page - 1) * page.perPage)
      .limit(page.perPage)
      .lean<IssueDocument[]>()
  }

  /** How many issues match each of the filters. */
  counts(filters: readonly Condition[]): Promise<number[]> {
    return countMatches(this.issues, filters)
  }

  /** A page of the console's list, without what only the conversation shows. */
  async page(request: ListRequest): Promise<ListPage<StoredIssue>> {
    return readList(this.issues, request, { messages: 0, notes: 0, words: 0 })
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredIssue> {
    return rowOrNotFound(this.issues, id, 'The issue')
  }

  /** What is new in the issues of some orders. */
  async newsOf(orders: readonly Types.ObjectId[]): Promise<IssueOfOrder[]> {
    const found = await this.issues
      .find({ order: { $in: [...orders] } }, { order: 1, lastMessage: 1, unreadByCustomer: 1 })
      .lean<Pick<IssueDocument, 'order' | 'lastMessage' | 'unreadByCustomer'>[]>()
    return found.map(({ order, lastMessage, unreadByCustomer }) => ({
      order,
      unread: unreadByCustomer,
      lastMessage: lastMessage && {
        message: lastMessage.message,
        role: lastMessage.role,
        timestamp: lastMessage.timestamp,
      },
    }))
  }

  /** What of it waits for somebody. */
  async openWork(): Promise<Record<'openIssues' | 'issuesOverdue' | 'batchesWithComplaints', number>> {
    const [openIssues, issuesOverdue, batches] = await Promise.all([
      this.countOpen(),
      // They should have been answered or settled by now.
      this.issues.countDocuments({ dueAt: { $lt: this.clock.now() } }),
      this.complaints.many(),
    ])
    return { openIssues, issuesOverdue, batchesWithComplaints: batches.length }
  }

  /** The accounts of issues by `_id` (both hex): those of their orders. */
  async owners(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.issues.find({ _id: { $in: [...ids] } }, { order: 1 }).lean<IssueDocument[]>()
    const ofOrders = await this.orders.owners(found.map(({ order }) => String(order)))
    return new Map(
      found.flatMap(({ _id, order }) => {
        const owner = ofOrders.get(String(order))
        return owner === undefined ? [] : [[String(_id), owner]]
      }),
    )
  }

  /** Issues that wait for somebody. */
  async countOpen(): Promise<number> {
    return this.issues.countDocuments(OPEN_ISSUE.filter)
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, Types } from 'mongoose'
import { canTransition } from '../../../../kernel/states/transitions.js'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Moved } from '../../../../platform/mongo/late-writes.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { SlidingLimits } from '../../../../platform/sliding-limits.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { ATTEMPT } from '../domain/attempt.js'
import { nextCheck, REPORTS, sessionExpiry, SESSIONS } from '../domain/checks.js'
import { REOPENABLE_ATTEMPT, SETTLEABLE_ATTEMPT, UNPAID_ATTEMPT, UNSENT_ATTEMPT } from '../domain/guards.js'
import { type ProviderOrder } from '../provider/payment-provider.js'
import { AttemptDocument, type StoredAttempt } from '../schemas/attempt.schema.js'

/** All amounts are in rupees. */
export const CURRENCY = 'INR'

export interface OrderAndAttempts {
  order: StoredOrder
  attempts: readonly StoredAttempt[]
}

/** Stores attempts: begins them, gives them their session and finds them. `Settlement` ends them. */
@Injectable()
export class Attempts {
  private readonly windows: SlidingLimits

  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    private readonly orders: OrderQueries,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.windows = new SlidingLimits({ count: SESSIONS.most, windowMs: SESSIONS.withinMs }, clock)
  }

  /** Stores the intent to collect a new order's money. Joins the placing transaction, as its last write. */
  async first(order: StoredOrder): Promise<void> {
    const at = this.clock.now()
    const row = {
      ...this.intent(order, 1),
      _id: new Types.ObjectId(),
      sessionId: null,
      providerOrderId: null,
      paymentId: null,
      paidAt: null,
      trouble: null,
      reportsFrom: null,
      reports: 0,
      readings: 0,
      createdAt: at,
      updatedAt: at,
    }
    await this.transactions.append(this.attempts, [row])
  }

  /** Stores a further intent, or returns the one that a concurrent request stored. */
  async next(order: StoredOrder, sequence: number): Promise<StoredAttempt> {
    try {
      const [attempt] = await this.attempts.create([this.intent(order, sequence)])
      if (attempt) return attempt.toObject()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
    const rival = await this.attempts.findOne({ order: order._id, sequence }).lean()
    if (!rival) throw new Error(`Attempt ${sequence} of order ${order.orderId} was neither made nor found`)
    return rival
  }

  latest(order: Types.ObjectId): Promise<StoredAttempt | null> {
    return this.attempts.findOne({ order }).sort({ sequence: -1 }).lean().exec()
  }

  byReference(reference: string): Promise<StoredAttempt | null> {
    return this.attempts.findOne({ reference }).lean().exec()
  }

  /** The attempt with a reference and its order, in one read; null when there is none. */
  async withOrderOf(reference: string): Promise<{ attempt: StoredAttempt; order: StoredOrder } | null> {
    const [found] = await this.attempts.collection
      .aggregate<StoredAttempt & { orders: StoredOrder[] }>([
        { $match: { reference } },
        this.orders.beside('order'),
      ])
      .toArray()
    if (!found) return null
    const { orders, ...attempt } = found
    const [order] = orders
    if (!order) throw new Error(`Attempt ${reference} is of no order`)
    return { attempt, order }
  }

  /**
   * A customer's own order, as by `OrderQueries.owned`, and its attempts in their order, in one read.
   * @throws NotFound
   */
  async withOrder(userId: string, orderId: string): Promise<OrderAndAttempts> {
    const { order, beside } = await this.orders.ownedBeside<StoredAttempt>(userId, orderId, {
      from: this.attempts.collection.name,
      foreignField: 'order',
    })
    return { order, attempts: beside.sort((a, b) => a.sequence - b.sequence) }
  }

  /**
   * Counts a client's report of an order; a single condition decides, even across processes.
   * @returns false when the client has caused too many reads of the provider recently; the next round then
   * reads it.
   */
  async admitReport(order: Types.ObjectId): Promise<boolean> {
    const now = this.clock.now()
    const from = new Date(now.getTime() - REPORTS.withinMs)
    const latest = await this.latest(order)
    if (!latest) return true
    const { _id } = latest
    const count = async (): Promise<boolean> =>
      (
        await this.attempts.updateOne(
          { _id, reportsFrom: { $gt: from }, reports: { $lt: REPORTS.most } },
          { $inc: { reports: 1 } },
        )
      ).modifiedCount === 1
    if (await count()) return true
    const anew = await this.attempts.updateOne(
      { _id, $or: [{ reportsFrom: null }, { reportsFrom: { $lte: from } }] },
      { $set: { reportsFrom: now, reports: 1 } },
    )
    // A concurrent request may have just begun the new count.
    if (anew.modifiedCount === 1 || (await count())) return true
    await this.attempts.updateMany(
      { order, ...UNPAID_ATTEMPT.filter, nextCheckAt: { $gt: now } },
      { $set: { nextCheckAt: now } },
    )
    return false
  }

  /**
   * Counts a request for a payment window, since each causes a call to the provider.
   * @returns 0, or the milliseconds until this order may have another window.
   */
  admitWindow(order: Types.ObjectId): number {
    return this.windows.spend(String(order))
  }

  /** Attempts that the reconciler has to read now, longest overdue first. */
  due(now: Date, limit: number): Promise<StoredAttempt[]> {
    return this.attempts
      .find({ nextCheckAt: { $ne: null, $lte: now } })
      .sort({ nextCheckAt: 1 })
      .limit(limit)
      .lean()
      .exec()
  }

  /** Gives an intent that waited too long a later end before it is sent. */
  async prolong(attempt: StoredAttempt, holdUntil: Date): Promise<StoredAttempt> {
    const expiresAt = sessionExpiry(holdUntil, this.clock.now())
    await this.attempts.updateOne(
      { _id: attempt._id, ...UNSENT_ATTEMPT.filter, expiresAt: attempt.expiresAt },
      { $set: { expiresAt } },
    )
    return this.reload(attempt)
  }

  /**
   * Stores the provider's session: `created` → `active`, once; also when the answer to the create was lost
   * and the order was found by reading. An attempt in any other state is not changed.
   */
  async activate(attempt: StoredAttempt, order: ProviderOrder): Promise<StoredAttempt> {
    if (!UNSENT_ATTEMPT.holds(attempt)) return attempt
    const now = this.clock.now()
    const expiresAt = order.expiresAt ?? attempt.expiresAt
    const active = {
      status: 'active',
      sessionId: order.sessionId,
      providerOrderId: order.providerOrderId,
      expiresAt,
      nextCheckAt: nextCheck({ ...attempt, status: 'active', expiresAt }, now),
    } as const
    const unsent = { _id: attempt._id, ...UNSENT_ATTEMPT.filter }
    try {
      await this.transactions.change(this.attempts, unsent, { $set: { ...active, updatedAt: new Date() } })
      return { ...attempt, ...active }
    } catch (error) {
      if (error instanceof Moved) return this.reload(attempt)
      throw error
    }
  }

  /** Offers the same session again after a failed or dropped try. */
  async reopen(attempt: StoredAttempt): Promise<StoredAttempt> {
    await this.attempts.updateOne(
      { _id: attempt._id, ...REOPENABLE_ATTEMPT.filter },
      { $set: { status: 'active' } },
    )
    return this.reload(attempt)
  }

  /**
   * Ends an intent that never reached the provider, or a session that the provider no longer knows. It is
   * ended only if it has not changed since the provider was asked: a session that the customer opened
   * meanwhile may take money and has to be read again.
   */
  async giveUp({ _id, status, expiresAt }: StoredAttempt): Promise<void> {
    if (!canTransition(ATTEMPT, status, 'expired')) return
    await this.attempts.updateOne(
      { _id, status, expiresAt },
      { $set: { status: 'expired', nextCheckAt: null } },
    )
  }

  /** Settles an attempt by a payment that staff accepted. Joins the caller's transaction. */
  async settleBy(reference: string, { paymentId, at }: { paymentId: string; at: Date }): Promise<void> {
    const attempt = await this.byReference(reference)
    if (!attempt) return
    const settled = { status: 'paid', paymentId, paidAt: at } as const
    const nextCheckAt = nextCheck({ ...attempt, ...settled }, this.clock.now())
    await this.attempts.updateOne(
      { _id: attempt._id, ...SETTLEABLE_ATTEMPT.filter },
      { $set: { ...settled, nextCheckAt } },
    )
  }

  /** Moves an attempt behind the others of the next round, after the provider did not answer. */
  async postpone(attempt: StoredAttempt): Promise<void> {
    const later = new Date(this.clock.now().getTime() + 60_000)
    await this.attempts.updateOne(
      { _id: attempt._id, nextCheckAt: { $ne: null } },
      { $set: { nextCheckAt: later } },
    )
  }

  private async reload({ _id, reference }: StoredAttempt): Promise<StoredAttempt> {
    const stored = await this.attempts.findById(_id).lean()
    if (!stored) throw new Error(`Attempt ${reference} is gone`)
    return stored
  }

  private intent(order: StoredOrder, sequence: number) {
    const now = this.clock.now()
    return {
      order: order._id,
      orderId: order.orderId,
      sequence,
      reference: sequence === 1 ? order.externalId : `${order.externalId}-${sequence}`,
      amountPaise: order.finalPaise,
      currency: CURRENCY,
      customer: {
        id: order.userId.toString(),
        name: order.contactName,
        phone: order.mobileNumber,
        email: order.email,
      },
      status: ATTEMPT.initial,
      expiresAt: sessionExpiry(order.holdUntil, now),
      nextCheckAt: new Date(now.getTime() + 60_000),
    }
  }
}

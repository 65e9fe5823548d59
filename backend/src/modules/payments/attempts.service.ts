import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { canTransition, sourcesOf } from '../../kernel/transitions.js'
import { Clock } from '../../platform/clock.js'
import { SlidingLimits } from '../../platform/sliding-limits.js'
import { type OrderRecord } from '../orders/orders.service.js'
import { ATTEMPT } from './domain/attempt.js'
import { nextCheck, REPORTS, sessionExpiry, SESSIONS } from './domain/checks.js'
import { type ProviderOrder } from './provider/payment-provider.js'
import { AttemptDocument, type AttemptRecord } from './schemas/attempt.schema.js'

/** All money is in rupees (spec). */
const CURRENCY = 'INR'
const DUPLICATE_KEY = 11000

/** Stored attempts: how they begin, get their session and are found. Their end is the settlement's. */
@Injectable()
export class Attempts {
  private readonly windows: SlidingLimits

  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    private readonly clock: Clock,
  ) {
    this.windows = new SlidingLimits({ count: SESSIONS.most, windowMs: SESSIONS.withinMs }, clock)
  }

  /** The intent to collect a new order's money. Joins the placing transaction. */
  async first(order: OrderRecord): Promise<void> {
    await this.attempts.create([this.intent(order, 1)])
  }

  /** A further intent, or the one that a rival request made at the same time. */
  async next(order: OrderRecord, sequence: number): Promise<AttemptRecord> {
    try {
      const [attempt] = await this.attempts.create([this.intent(order, sequence)])
      if (attempt) return attempt.toObject()
    } catch (error) {
      if ((error as { code?: number }).code !== DUPLICATE_KEY) throw error
    }
    const rival = await this.attempts.findOne({ order: order._id, sequence }).lean()
    if (!rival) throw new Error(`Attempt ${sequence} of order ${order.orderId} was neither made nor found`)
    return rival
  }

  latest(order: Types.ObjectId): Promise<AttemptRecord | null> {
    return this.attempts.findOne({ order }).sort({ sequence: -1 }).lean().exec()
  }

  byReference(reference: string): Promise<AttemptRecord | null> {
    return this.attempts.findOne({ reference }).lean().exec()
  }

  /** Attempts of an order that may still bring news. */
  unsettled(order: Types.ObjectId): Promise<AttemptRecord[]> {
    return this.attempts
      .find({ order, nextCheckAt: { $ne: null }, status: { $ne: 'paid' } })
      .sort({ sequence: 1 })
      .limit(10)
      .lean()
      .exec()
  }

  /**
   * Counts a client's report of an order; one condition decides, in any number of processes.
   * @returns false when the client has made us read the provider too often just now; the next round reads it then.
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
    // A rival may have begun the new count just now.
    if (anew.modifiedCount === 1 || (await count())) return true
    await this.attempts.updateMany(
      { order, status: { $ne: 'paid' }, nextCheckAt: { $gt: now } },
      { $set: { nextCheckAt: now } },
    )
    return false
  }

  /**
   * Counts a payment window that the customer asks for: each makes us ask the provider as well.
   * @returns 0, or the milliseconds until this order may have another.
   */
  admitWindow(order: Types.ObjectId): number {
    return this.windows.take(String(order))
  }

  /** What the reconciler has to read now, longest overdue first. */
  due(now: Date, limit: number): Promise<AttemptRecord[]> {
    return this.attempts
      .find({ nextCheckAt: { $ne: null, $lte: now } })
      .sort({ nextCheckAt: 1 })
      .limit(limit)
      .lean()
      .exec()
  }

  /** An intent that waited too long gets a later end before it is sent. */
  async prolong(attempt: AttemptRecord, holdUntil: Date): Promise<AttemptRecord> {
    const expiresAt = sessionExpiry(holdUntil, this.clock.now())
    await this.attempts.updateOne(
      { _id: attempt._id, status: 'created', expiresAt: attempt.expiresAt },
      { $set: { expiresAt } },
    )
    return this.reload(attempt)
  }

  /**
   * The provider's session becomes ours: `created` → `active`, once, also when the answer to the create was lost and
   * the order was found by reading. Nothing to do for an attempt in any other state.
   */
  async activate(attempt: AttemptRecord, order: ProviderOrder): Promise<AttemptRecord> {
    if (attempt.status !== 'created') return attempt
    const now = this.clock.now()
    const expiresAt = order.expiresAt ?? attempt.expiresAt
    const active = {
      status: 'active',
      sessionId: order.sessionId,
      providerOrderId: order.providerOrderId,
      expiresAt,
      nextCheckAt: nextCheck({ ...attempt, status: 'active', expiresAt }, now),
    } as const
    const activated = await this.attempts
      .findOneAndUpdate(
        { _id: attempt._id, status: 'created' },
        { $set: active },
        { returnDocument: 'after' },
      )
      .lean()
    return activated ?? this.reload(attempt)
  }

  /** After a failed or dropped try the same session is offered again. */
  async reopen(attempt: AttemptRecord): Promise<AttemptRecord> {
    await this.attempts.updateOne(
      { _id: attempt._id, status: { $in: sourcesOf(ATTEMPT, 'active') } },
      { $set: { status: 'active' } },
    )
    return this.reload(attempt)
  }

  /**
   * An intent that the provider never heard of, or a session it no longer knows. Only as it was when the provider was
   * asked: a session that the customer opened meanwhile may take money and has to be looked at again.
   */
  async giveUp({ _id, status, expiresAt }: AttemptRecord): Promise<void> {
    if (!canTransition(ATTEMPT, status, 'expired')) return
    await this.attempts.updateOne(
      { _id, status, expiresAt },
      { $set: { status: 'expired', nextCheckAt: null } },
    )
  }

  /** Staff accepted a payment that did not settle the attempt by itself. Joins the caller's transaction. */
  async settleBy(reference: string, { paymentId, at }: { paymentId: string; at: Date }): Promise<void> {
    const attempt = await this.byReference(reference)
    if (!attempt) return
    const settled = { status: 'paid', paymentId, paidAt: at } as const
    const nextCheckAt = nextCheck({ ...attempt, ...settled }, this.clock.now())
    await this.attempts.updateOne(
      { _id: attempt._id, status: { $in: sourcesOf(ATTEMPT, 'paid') } },
      { $set: { ...settled, nextCheckAt } },
    )
  }

  /** The provider did not answer: asked again with the next round, the others first. */
  async postpone(attempt: AttemptRecord): Promise<void> {
    const later = new Date(this.clock.now().getTime() + 60_000)
    await this.attempts.updateOne(
      { _id: attempt._id, nextCheckAt: { $ne: null } },
      { $set: { nextCheckAt: later } },
    )
  }

  private async reload({ _id, reference }: AttemptRecord): Promise<AttemptRecord> {
    const stored = await this.attempts.findById(_id).lean()
    if (!stored) throw new Error(`Attempt ${reference} is gone`)
    return stored
  }

  private intent(order: OrderRecord, sequence: number) {
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

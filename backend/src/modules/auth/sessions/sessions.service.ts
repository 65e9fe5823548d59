import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, Types } from 'mongoose'
import { NotFound } from '../../../kernel/errors.js'
import { DAY_MS } from '../../../kernel/ist.js'
import { Clock } from '../../../platform/clock.js'
import { type ClientFacts } from '../../../platform/http/client-facts.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Keyring } from '../keyring.service.js'
import { type AccountDocument } from '../schemas/account.schema.js'
import { SessionDocument } from './schemas/session.schema.js'

/** A session as the other rooms read it. */
export type StoredSession = Readonly<SessionDocument>

export const SESSION_DAYS = 365
const MOST_LISTED = 100
const LONGEST_AGENT = 200

/**
 * A screen of the shop asks several questions at once, each with the same session: one read serves them. What this
 * process ends ends at once, also here; what another process ends, within this time. Sessions of staff are always read.
 */
const AT_HAND_MS = 1_000
const MOST_AT_HAND = 1_000

/** Sessions of signed-in browsers. */
@Injectable()
export class Sessions {
  private atHand = new Map<string, { session: StoredSession; readAt: number }>()

  constructor(
    @InjectModel(SessionDocument.name) private readonly sessions: Model<SessionDocument>,
    private readonly keyring: Keyring,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** An id for a session about to be opened. */
  newId(): Types.ObjectId {
    return new Types.ObjectId()
  }

  /** Opens a session; to be called in the transaction that has just seen the account in good standing. */
  async open(_id: Types.ObjectId, account: AccountDocument, client: ClientFacts): Promise<{ token: string }> {
    const now = this.clock.now()
    const token = this.keyring.newToken()
    await this.sessions.create([
      {
        _id,
        tokenHash: this.keyring.tokenHash(token),
        userId: String(account._id),
        mobileNumber: account.mobileNumber,
        role: account.role,
        createdAt: now,
        seenAt: now,
        expiresAt: this.expiry(now),
        address: client.address,
        userAgent: client.userAgent.slice(0, LONGEST_AGENT),
      },
    ])
    return { token }
  }

  /** The living session of a token: one indexed read, or one of a moment ago. */
  async byToken(token: string): Promise<StoredSession | null> {
    if (!this.keyring.isToken(token)) return null
    const tokenHash = this.keyring.tokenHash(token)
    const readAt = performance.now()
    const { atHand } = this
    const kept = atHand.get(tokenHash)
    if (kept && readAt - kept.readAt < AT_HAND_MS) return this.living(kept.session)
    const session = await this.sessions.findOne({ tokenHash }).lean<SessionDocument>()
    if (session?.role === 'user') {
      if (atHand.size >= MOST_AT_HAND) atHand.clear()
      // Into the map of before the read: when a session was ended meanwhile, nobody looks there any more.
      atHand.set(tokenHash, { session, readAt })
    }
    return this.living(session)
  }

  async byId(sessionId: string): Promise<StoredSession | null> {
    return this.living(await this.sessions.findById(sessionId).lean<SessionDocument>())
  }

  /** Moves the end of a session ahead, at most once a day; says whether it did. */
  async slide({ _id, seenAt }: StoredSession): Promise<boolean> {
    const now = this.clock.now()
    if (now.getTime() - seenAt.getTime() < DAY_MS) return false
    const slid = await this.sessions.updateOne(
      { _id, seenAt },
      { $set: { seenAt: now, expiresAt: this.expiry(now) } },
    )
    if (slid.modifiedCount === 1) await this.forget()
    return slid.modifiedCount === 1
  }

  /** Living sessions of an account, last seen first. */
  listOf(userId: string): Promise<StoredSession[]> {
    return this.sessions
      .find({ userId, expiresAt: { $gt: this.clock.now() } })
      .sort({ seenAt: -1 })
      .limit(MOST_LISTED)
      .lean<SessionDocument[]>()
  }

  /** @throws NotFound for a session that is not the owner's. */
  async revoke(userId: string, sessionId: string): Promise<void> {
    if (isValidObjectId(sessionId)) {
      const { deletedCount } = await this.sessions.deleteOne({ _id: sessionId, userId })
      await this.forget()
      if (deletedCount === 1) return
    }
    throw new NotFound('The session')
  }

  /** Ends all sessions of an account, but for `keep`; answers how many. */
  async revokeAll(userId: string, keep?: string): Promise<number> {
    const { deletedCount } = await this.sessions.deleteMany({
      userId,
      ...(keep === undefined ? {} : { _id: { $ne: keep } }),
    })
    await this.forget()
    return deletedCount
  }

  /** What was read until now counts no more; once the transaction that ends a session has committed, again. */
  private async forget(): Promise<void> {
    const drop = () => {
      this.atHand = new Map()
    }
    drop()
    await this.transactions.afterCommit(drop)
  }

  private living(session: StoredSession | null): StoredSession | null {
    return session !== null && session.expiresAt > this.clock.now() ? session : null
  }

  private expiry(now: Date): Date {
    return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, Types } from 'mongoose'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { isDiskFull } from '../../../../platform/health/disk-room.js'
import { type ClientFacts, LONGEST_AGENT } from '../../../../platform/http/requests/client-facts.js'
import { insertAll } from '../../../../platform/mongo/insert-all.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type EndReason } from '../domain/end-reason.js'
import { isSessionToken } from '../domain/session-token.js'
import { Keyring } from '../keyring.service.js'
import { type AccountDocument } from '../schemas/account.schema.js'
import { EndedSessionDocument } from './schemas/ended-session.schema.js'
import { SessionDocument } from './schemas/session.schema.js'

/** A session as the other submodules read it. */
export type StoredSession = Readonly<SessionDocument>

export const SESSION_DAYS = 365
const MOST_LISTED = 100

/**
 * A screen of the shop sends several requests at once, all with the same session: one read serves them. A session that
 * this process ends is over at once, also here; one that another process ends is over within this time. Sessions of
 * staff are always read.
 */
const AT_HAND_MS = 1_000
const MOST_AT_HAND = 1_000

/** Sessions of signed-in browsers. */
@Injectable()
export class Sessions {
  private atHand = new Map<string, { session: StoredSession; readAt: number }>()

  constructor(
    @InjectModel(SessionDocument.name) private readonly sessions: Model<SessionDocument>,
    @InjectModel(EndedSessionDocument.name) private readonly notes: Model<EndedSessionDocument>,
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
        pinAt: account.role === 'user' ? null : this.clock.actual(),
        address: client.address,
        userAgent: client.userAgent.slice(0, LONGEST_AGENT),
      },
    ])
    return { token }
  }

  /** The living session of a token: one indexed read, or one of a moment ago. */
  async byToken(token: string): Promise<StoredSession | null> {
    if (!isSessionToken(token)) return null
    const tokenHash = this.keyring.tokenHash(token)
    const readAt = performance.now()
    const { atHand } = this
    const kept = atHand.get(tokenHash)
    if (kept && readAt - kept.readAt < AT_HAND_MS) return this.alive(kept.session)
    const session = await this.sessions.findOne({ tokenHash }).lean<SessionDocument>()
    if (session?.role === 'user') {
      if (atHand.size >= MOST_AT_HAND) atHand.clear()
      // Into the map from before the read: if a session was ended meanwhile, nobody reads that map any more.
      atHand.set(tokenHash, { session, readAt })
    }
    return this.alive(session)
  }

  async byId(sessionId: string): Promise<StoredSession | null> {
    return this.alive(await this.sessions.findById(sessionId).lean<SessionDocument>())
  }

  /** Those of the sessions that live, by id (hex). */
  async living(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.sessions
      .find({ _id: { $in: [...ids] }, expiresAt: { $gt: this.clock.now() } }, { _id: 1 })
      .lean<SessionDocument[]>()
    return new Set(found.map(({ _id }) => String(_id)))
  }

  /** Moves the end of a session ahead, at most once a day; says whether it did. */
  async slide({ _id, seenAt }: StoredSession): Promise<boolean> {
    const now = this.clock.now()
    if (now.getTime() - seenAt.getTime() < DAY_MS) return false
    try {
      const slid = await this.sessions.updateOne(
        { _id, seenAt },
        { $set: { seenAt: now, expiresAt: this.expiry(now) } },
      )
      if (slid.modifiedCount === 1) await this.forget()
      return slid.modifiedCount === 1
    } catch (error) {
      // A request that only reads is answered on a full disk too; the session ends a day earlier.
      if (isDiskFull(error)) return false
      throw error
    }
  }

  /** The owner has just shown the PIN in this session. */
  async pinShown(sessionId: string): Promise<void> {
    const at = this.clock.actual()
    await this.sessions.updateOne({ _id: sessionId }, { $set: { pinAt: at, confirmedAt: at } })
  }

  /** Uses up that the PIN was shown in this session since `earliest`; false where it was not. */
  async spendConfirmation(sessionId: string, earliest: Date): Promise<boolean> {
    const spent = await this.sessions.updateOne(
      { _id: sessionId, confirmedAt: { $gt: earliest } },
      { $set: { confirmedAt: null } },
    )
    return spent.modifiedCount === 1
  }

  async isConfirmed(sessionId: string, earliest: Date): Promise<boolean> {
    return (await this.sessions.exists({ _id: sessionId, confirmedAt: { $gt: earliest } })) !== null
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

  /** Ends all sessions of an account, but for `keep`; answers how many. `why` is told to the devices that were in them. */
  async revokeAll(userId: string, { keep, why }: { keep?: string; why?: EndReason } = {}): Promise<number> {
    const theirs = { userId, ...(keep === undefined ? {} : { _id: { $ne: keep } }) }
    if (why !== undefined) await this.noteEnd(theirs, why)
    const { deletedCount } = await this.sessions.deleteMany(theirs)
    await this.forget()
    return deletedCount
  }

  /** Why the session of a token was ended, where that is worth telling. */
  async whyEnded(token: string): Promise<EndReason | null> {
    if (!isSessionToken(token)) return null
    const note = await this.notes.findById(this.keyring.tokenHash(token)).lean<EndedSessionDocument>()
    return note?.why ?? null
  }

  private async noteEnd(theirs: object, why: EndReason): Promise<void> {
    const ended = await this.sessions
      .find(theirs, { tokenHash: 1 })
      .limit(MOST_LISTED)
      .lean<SessionDocument[]>()
    const at = this.clock.now()
    await insertAll(
      this.notes,
      ended.map(({ tokenHash }) => ({ _id: tokenHash, why, at })),
    )
  }

  /** Forgets what was read until now; and once more after the transaction that ends a session has committed. */
  private async forget(): Promise<void> {
    const drop = () => {
      this.atHand = new Map()
    }
    drop()
    await this.transactions.afterCommit(drop)
  }

  private alive(session: StoredSession | null): StoredSession | null {
    return session !== null && session.expiresAt > this.clock.now() ? session : null
  }

  private expiry(now: Date): Date {
    return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, Types } from 'mongoose'
import { type Role } from '../../../../kernel/access/permissions.js'
import { HOUR_MS } from '../../../../kernel/dates/durations.js'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { isDiskFull } from '../../../../platform/health/disk-room.js'
import { type ClientFacts, LONGEST_AGENT } from '../../../../platform/http/requests/client-facts.js'
import { insertAll } from '../../../../platform/mongo/insert-all.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../settings/settings.service.js'
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
 * How long a read session is cached: a screen of the shop sends several requests at once with the same
 * session. A session that this process ends is over at once; one that another process ends, within this
 * time. Sessions of staff are always read.
 */
const AT_HAND_MS = 1_000
const MOST_AT_HAND = 1_000

/**
 * How often the use of a session is noted. The cookies of staff live as long as everybody's, but their
 * sessions end after idle days, which may be few.
 */
const NOTED_EVERY_MS = { user: DAY_MS, ops: HOUR_MS, admin: HOUR_MS }

/** Stores the sessions of signed-in browsers. */
@Injectable()
export class Sessions {
  private atHand = new Map<string, { session: StoredSession; readAt: number }>()

  constructor(
    @InjectModel(SessionDocument.name) private readonly sessions: Model<SessionDocument>,
    @InjectModel(EndedSessionDocument.name) private readonly notes: Model<EndedSessionDocument>,
    private readonly keyring: Keyring,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** An id for a session about to be opened. */
  newId(): Types.ObjectId {
    return new Types.ObjectId()
  }

  /** Opens a session; called in the transaction that has just checked the account. */
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
        seenAt: this.timeOf(account.role),
        expiresAt: this.expiry(now),
        pinAt: account.role === 'user' ? null : this.clock.actual(),
        address: client.address,
        userAgent: client.userAgent.slice(0, LONGEST_AGENT),
      },
    ])
    return { token }
  }

  /** The valid session of a token: one indexed read, or the cached one. */
  async byToken(token: string): Promise<StoredSession | null> {
    if (!isSessionToken(token)) return null
    const tokenHash = this.keyring.tokenHash(token)
    const readAt = performance.now()
    const { atHand } = this
    const kept = atHand.get(tokenHash)
    if (kept && readAt - kept.readAt < AT_HAND_MS) return this.alive(kept.session)
    const session = await this.sessions.findOne({ tokenHash }).lean<SessionDocument>()
    if (session && (await this.isIdle(session))) return this.endIdle(session)
    if (session?.role === 'user') {
      if (atHand.size >= MOST_AT_HAND) atHand.clear()
      // Stored in the map from before the read: if a session was ended meanwhile, that map is no longer
      // used.
      atHand.set(tokenHash, { session, readAt })
    }
    return this.alive(session)
  }

  async byId(sessionId: string): Promise<StoredSession | null> {
    const session = await this.sessions.findById(sessionId).lean<SessionDocument>()
    return session && (await this.isIdle(session)) ? this.endIdle(session) : this.alive(session)
  }

  /** Those of the sessions that live, by id (hex). */
  async living(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.sessions
      .find({ _id: { $in: [...ids] }, ...(await this.valid()) }, { _id: 1 })
      .lean<SessionDocument[]>()
    return new Set(found.map(({ _id }) => String(_id)))
  }

  /** Extends a session, at most once a day (of staff: an hour); returns whether it did. */
  async slide({ _id, seenAt, role }: StoredSession): Promise<boolean> {
    const now = this.timeOf(role)
    if (now.getTime() - seenAt.getTime() < NOTED_EVERY_MS[role]) return false
    try {
      const slid = await this.sessions.updateOne(
        { _id, seenAt },
        { $set: { seenAt: now, expiresAt: this.expiry(this.clock.now()) } },
      )
      if (slid.modifiedCount === 1) await this.forget()
      return slid.modifiedCount === 1
    } catch (error) {
      // A request that only reads is answered on a full disk too; the session then ends earlier.
      if (isDiskFull(error)) return false
      throw error
    }
  }

  /** Records that the PIN was just entered in this session. */
  async pinShown(sessionId: string): Promise<void> {
    const at = this.clock.actual()
    await this.sessions.updateOne({ _id: sessionId }, { $set: { pinAt: at, confirmedAt: at } })
  }

  /** Uses the PIN entry of this session since `earliest`; false when there was none. */
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

  /** Valid sessions of an account, last used first. */
  async listOf(userId: string): Promise<StoredSession[]> {
    return this.sessions
      .find({ userId, ...(await this.valid()) })
      .sort({ seenAt: -1 })
      .limit(MOST_LISTED)
      .lean<SessionDocument[]>()
  }

  /** @throws NotFound for a session of another account. */
  async revoke(userId: string, sessionId: string): Promise<void> {
    if (isValidObjectId(sessionId)) {
      const { deletedCount } = await this.sessions.deleteOne({ _id: sessionId, userId })
      await this.forget()
      if (deletedCount === 1) return
    }
    throw new NotFound('The session')
  }

  /** Ends all sessions of an account except `keep`; returns how many. `why` is shown on their devices. */
  async revokeAll(userId: string, { keep, why }: { keep?: string; why?: EndReason } = {}): Promise<number> {
    const theirs = { userId, ...(keep === undefined ? {} : { _id: { $ne: keep } }) }
    if (why !== undefined) await this.noteEnd(theirs, why)
    const { deletedCount } = await this.sessions.deleteMany(theirs)
    await this.forget()
    return deletedCount
  }

  /** The reason why the session of a token was ended, if its device should be told. */
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

  /** Drops the cached sessions; and once more after the transaction that ends a session has committed. */
  private async forget(): Promise<void> {
    const drop = () => {
      this.atHand = new Map()
    }
    drop()
    await this.transactions.afterCommit(drop)
  }

  /** Staff sessions used last before this have ended (docs/domain/people.md#sessions). */
  private async idleSince(): Promise<Date> {
    const { staffIdleDays } = (await this.settings.current()).otp
    return new Date(this.clock.actual().getTime() - staffIdleDays * DAY_MS)
  }

  /** Staff are not logged out when the sandbox shifts the clock. */
  private timeOf(role: Role): Date {
    return role === 'user' ? this.clock.now() : this.clock.actual()
  }

  private async isIdle({ role, seenAt }: StoredSession): Promise<boolean> {
    return role !== 'user' && seenAt <= (await this.idleSince())
  }

  /** Ends it for good, also if the setting changes later; its device is told why. */
  private async endIdle({ _id, tokenHash }: StoredSession): Promise<null> {
    await this.notes.updateOne(
      { _id: tokenHash },
      { $set: { why: 'idle' satisfies EndReason, at: this.clock.now() } },
      { upsert: true },
    )
    await this.sessions.deleteOne({ _id })
    return null
  }

  private async valid(): Promise<object> {
    const used = [{ role: 'user' }, { seenAt: { $gt: await this.idleSince() } }]
    return { expiresAt: { $gt: this.clock.now() }, $or: used }
  }

  private alive(session: StoredSession | null): StoredSession | null {
    return session !== null && session.expiresAt > this.clock.now() ? session : null
  }

  private expiry(now: Date): Date {
    return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  }
}

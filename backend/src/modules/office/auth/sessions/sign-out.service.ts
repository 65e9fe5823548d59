import { Injectable } from '@nestjs/common'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { Audit } from '../../audit/audit.service.js'
import { type SessionDocument } from './schemas/session.schema.js'
import { Sessions } from './sessions.service.js'

/** Ending sessions: this one, another of one's own, all. */
@Injectable()
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  /** Ends the caller's session; twice is as good as once. */
  async signOut({ userId, sessionId }: Principal): Promise<void> {
    try {
      await this.sessions.revoke(userId, sessionId)
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
    }
    await this.audit.record({ action: 'sign-out.done', subject: `session:${sessionId}` })
  }

  list({ userId }: Principal): Promise<SessionDocument[]> {
    return this.sessions.listOf(userId)
  }

  /** @throws NotFound for a session that is not the caller's. */
  async revoke({ userId }: Principal, sessionId: string): Promise<void> {
    await this.sessions.revoke(userId, sessionId)
    await this.audit.record({ action: 'session.revoked', subject: `session:${sessionId}` })
  }

  /** Ends all sessions of the caller, this one included; answers how many. */
  async everywhere({ userId }: Principal): Promise<number> {
    const ended = await this.sessions.revokeAll(userId)
    await this.audit.record({ action: 'session.revoked-all', subject: `account:${userId}` })
    return ended
  }
}

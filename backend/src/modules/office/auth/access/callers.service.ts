import { Injectable } from '@nestjs/common'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { isSessionToken } from '../domain/session-token.js'
import { Sessions, type StoredSession } from '../sessions/sessions.service.js'
import { type Claims } from './domain/claims.js'
import { RequestCredentials } from './request-credentials.service.js'

/** A request's caller, and by what it was known. */
export interface Identity {
  principal: Principal
  by: 'cookie' | 'credentials'
  session: StoredSession
  /** The request carries the PIN or code itself. */
  showsSecret: boolean
}

function identityOf(session: StoredSession, by: Identity['by'], showsSecret: boolean): Identity {
  const { userId, mobileNumber, role, _id } = session
  return { principal: { userId, mobileNumber, role, sessionId: String(_id) }, by, session, showsSecret }
}

/** Finds out who calls. */
@Injectable()
export class Callers {
  constructor(
    private readonly sessions: Sessions,
    private readonly credentials: RequestCredentials,
  ) {}

  /**
   * The cookie's session, else the session that the claims stand for. Full claims for another number than the cookie's
   * replace the cookie: whoever sends them means them.
   * @throws TooManyRequests when the network sent too many wrong credentials.
   */
  async identify(cookie: string | undefined, claims: Claims, network: string): Promise<Identity | null> {
    const session = cookie === undefined ? null : await this.sessions.byToken(cookie)
    const claimsOther = claims.otp !== undefined && claims.mobileNumber !== session?.mobileNumber
    if (session && !(claimsOther && claims.mobileNumber !== undefined))
      return identityOf(session, 'cookie', false)
    const claimed = await this.credentials.authenticate(claims, network)
    const showsSecret = !isSessionToken(claims.otp ?? '')
    return claimed ? identityOf(claimed, 'credentials', showsSecret) : null
  }
}

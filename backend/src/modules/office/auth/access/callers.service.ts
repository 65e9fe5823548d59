import { Injectable } from '@nestjs/common'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { isSessionToken } from '../domain/session-token.js'
import { Sessions, type StoredSession } from '../sessions/sessions.service.js'
import { type Visitor } from '../sign-in/place.js'
import { type Claims } from './domain/claims.js'
import { RequestCredentials } from './request-credentials.service.js'

/** The caller of a request, and how the caller was identified. */
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

/** Identifies the caller of a request. */
@Injectable()
export class Callers {
  constructor(
    private readonly sessions: Sessions,
    private readonly credentials: RequestCredentials,
  ) {}

  /**
   * Uses the cookie's session, otherwise the session that the claims belong to. Full claims for another
   * number than the cookie's replace the cookie, since a client sends them on purpose. `visitor` is asked for only when
   * credentials are checked.
   * @throws TooManyRequests when the network sent too many wrong credentials, or the PIN is locked.
   */
  async identify(
    cookie: string | undefined,
    claims: Claims,
    visitor: () => Visitor,
  ): Promise<Identity | null> {
    const session = cookie === undefined ? null : await this.sessions.byToken(cookie)
    const claimsOther = claims.otp !== undefined && claims.mobileNumber !== session?.mobileNumber
    if (session && !(claimsOther && claims.mobileNumber !== undefined))
      return identityOf(session, 'cookie', false)
    const claimed = await this.credentials.authenticate(claims, visitor())
    const showsSecret = !isSessionToken(claims.otp ?? '')
    return claimed ? identityOf(claimed, 'credentials', showsSecret) : null
  }
}

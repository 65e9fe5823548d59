import { Injectable } from '@nestjs/common'
import { type Claims } from './domain/claims.js'
import { TOO_MANY_TRIES, WRONG_CREDENTIALS_PER_NETWORK } from './domain/limits.js'
import { MOBILE_NUMBER } from './domain/mobile-number.js'
import { TooManyRequests } from './domain/too-many-requests.js'
import { Keyring } from './keyring.service.js'
import { OtpCodes } from './otp-codes.service.js'
import { PinCredentials } from './pin-credentials.service.js'
import { type SessionRecord } from './schemas/session.schema.js'
import { Sessions } from './sessions.service.js'
import { Throttles } from './throttles.service.js'

/**
 * Credentials in query or body, as a client that follows the spec to the letter sends them (domain.md 4): the code
 * that opened a session, a staff PIN that did, or the session's token. They stand for that session and end with it.
 */
@Injectable()
export class RequestCredentials {
  constructor(
    private readonly codes: OtpCodes,
    private readonly pins: PinCredentials,
    private readonly sessions: Sessions,
    private readonly throttles: Throttles,
    private readonly keyring: Keyring,
  ) {}

  /**
   * The session that the claims stand for, or null.
   * @throws TooManyRequests when the network sent too many wrong ones.
   */
  async authenticate({ mobileNumber, otp }: Claims, network: string): Promise<SessionRecord | null> {
    if (mobileNumber === undefined || otp === undefined) return null
    const wait = await this.throttles.waitMs(WRONG_CREDENTIALS_PER_NETWORK, network)
    if (wait > 0) throw new TooManyRequests(TOO_MANY_TRIES, wait)
    const session = MOBILE_NUMBER.test(mobileNumber) ? await this.sessionOf(mobileNumber, otp) : null
    if (session?.mobileNumber === mobileNumber) return session
    await this.throttles.take(WRONG_CREDENTIALS_PER_NETWORK, network, TOO_MANY_TRIES)
    return null
  }

  private async sessionOf(mobileNumber: string, otp: string): Promise<SessionRecord | null> {
    if (this.keyring.isToken(otp)) return this.sessions.byToken(otp)
    const hasCode = (await this.codes.last(mobileNumber)) !== null
    const sessionId = hasCode
      ? ((await this.codes.guess(mobileNumber, otp))?.sessionId ?? null)
      : await this.pins.sessionOf(mobileNumber, otp)
    return sessionId === null ? null : this.sessions.byId(sessionId)
  }
}

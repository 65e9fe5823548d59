import { Injectable } from '@nestjs/common'
import { MOBILE_NUMBER } from '../../../kernel/mobile-number.js'
import { TooManyRequests } from '../../../kernel/too-many-requests.js'
import { TOO_MANY_TRIES, WRONG_CREDENTIALS_PER_NETWORK } from '../domain/limits.js'
import { Keyring } from '../keyring.service.js'
import { Sessions, type StoredSession } from '../sessions/sessions.service.js'
import { OtpCodes } from '../sign-in/otp-codes.service.js'
import { PinCredentials } from '../sign-in/pin-credentials.service.js'
import { Throttles } from '../throttles.service.js'
import { type Claims } from './domain/claims.js'

/**
 * Credentials in query or body (docs/domain.md#credentials-in-a-request): the code that opened a session, a staff PIN
 * that did, or the session's token. They stand for that session and end with it.
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
  async authenticate({ mobileNumber, otp }: Claims, network: string): Promise<StoredSession | null> {
    if (mobileNumber === undefined || otp === undefined) return null
    const wait = await this.throttles.waitMs(WRONG_CREDENTIALS_PER_NETWORK, network)
    if (wait > 0) throw new TooManyRequests(TOO_MANY_TRIES, wait)
    const session = MOBILE_NUMBER.test(mobileNumber) ? await this.sessionOf(mobileNumber, otp) : null
    if (session?.mobileNumber === mobileNumber) return session
    await this.throttles.spend(WRONG_CREDENTIALS_PER_NETWORK, network, TOO_MANY_TRIES)
    return null
  }

  private async sessionOf(mobileNumber: string, otp: string): Promise<StoredSession | null> {
    if (this.keyring.isToken(otp)) return this.sessions.byToken(otp)
    const hasCode = (await this.codes.last(mobileNumber)) !== null
    const sessionId = hasCode
      ? ((await this.codes.guess(mobileNumber, otp))?.sessionId ?? null)
      : await this.pins.sessionOf(mobileNumber, otp)
    return sessionId === null ? null : this.sessions.byId(sessionId)
  }
}

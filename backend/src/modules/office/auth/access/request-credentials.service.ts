import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { networkOf } from '../../../../kernel/access/network.js'
import { AppError } from '../../../../kernel/errors/errors.js'
import { TooManyRequests } from '../../../../kernel/errors/too-many-requests.js'
import { MOBILE_NUMBER } from '../../../../kernel/text/mobile-number.js'
import { Settings } from '../../settings/settings.service.js'
import { TOO_MANY_TRIES, WRONG_CREDENTIALS_PER_NETWORK } from '../domain/limits.js'
import { isSessionToken } from '../domain/session-token.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { Sessions, type StoredSession } from '../sessions/sessions.service.js'
import { OtpCodes } from '../sign-in/otp-codes.service.js'
import { PinCredentials } from '../sign-in/pin-credentials.service.js'
import { placeOfNetwork, type Visitor } from '../sign-in/place.js'
import { Throttles } from '../throttles.service.js'
import { type Claims } from './domain/claims.js'

/** The account has a second factor, which cannot be sent with each call. */
export class CredentialsRefused extends AppError {
  constructor() {
    super(
      'FORBIDDEN',
      'Your account has a second factor, so number and PIN are not taken with each call. Use the console.',
    )
  }
}

/**
 * Credentials in query or body (docs/domain/people.md#credentials-in-a-request): the code or staff PIN that opened a session,
 * or the session's token. They stand for that session and end with it.
 */
@Injectable()
export class RequestCredentials {
  constructor(
    private readonly codes: OtpCodes,
    private readonly pins: PinCredentials,
    private readonly sessions: Sessions,
    private readonly throttles: Throttles,
    private readonly settings: Settings,
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
  ) {}

  /**
   * The session that the claims belong to, or null.
   * @throws TooManyRequests when the network sent too many wrong ones, or the PIN is locked; CredentialsRefused
   */
  async authenticate({ mobileNumber, otp }: Claims, visitor: Visitor): Promise<StoredSession | null> {
    if (mobileNumber === undefined || otp === undefined) return null
    const network = networkOf(visitor.address)
    const wait = await this.throttles.waitMs(WRONG_CREDENTIALS_PER_NETWORK, network)
    if (wait > 0) throw new TooManyRequests(TOO_MANY_TRIES, wait)
    const session = MOBILE_NUMBER.test(mobileNumber) ? await this.sessionOf(mobileNumber, otp, visitor) : null
    if (session?.mobileNumber === mobileNumber && (await this.mayComeSo(session))) {
      await this.refuseWithSecondFactor(session)
      return session
    }
    await this.throttles.spend(WRONG_CREDENTIALS_PER_NETWORK, network, TOO_MANY_TRIES)
    return null
  }

  /** Whether staff may send credentials: the owner may restrict them to the console. */
  private async mayComeSo({ role }: StoredSession): Promise<boolean> {
    return role === 'user' || (await this.settings.current()).otp.staffCredentials
  }

  /** With a second factor, credentials in requests are refused: a thief would need only the PIN. */
  private async refuseWithSecondFactor({ role, userId }: StoredSession): Promise<void> {
    if (role === 'user') return
    if (await this.accounts.exists({ _id: userId, secondFactorAt: { $ne: null } }))
      throw new CredentialsRefused()
  }

  private async sessionOf(
    mobileNumber: string,
    otp: string,
    visitor: Visitor,
  ): Promise<StoredSession | null> {
    if (isSessionToken(otp)) return this.sessions.byToken(otp)
    const hasCode = (await this.codes.last(mobileNumber)) !== null
    const sessionId = hasCode
      ? ((await this.codes.guess(mobileNumber, otp, placeOfNetwork(networkOf(visitor.address))))?.sessionId ??
        null)
      : await this.pins.sessionOf(mobileNumber, otp, visitor)
    return sessionId === null ? null : this.sessions.byId(sessionId)
  }
}

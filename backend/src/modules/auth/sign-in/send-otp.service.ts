import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { networkOf } from '../../../kernel/network.js'
import { type Role } from '../../../kernel/permissions.js'
import { TooManyRequests } from '../../../kernel/too-many-requests.js'
import { Clock } from '../../../platform/clock.js'
import { type OtpSettings } from '../../settings/domain/shop-settings.js'
import { Settings } from '../../settings/settings.service.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { Throttles } from '../throttles.service.js'
import { isPending, secondsToResend } from './domain/otp-send.js'
import { OtpCodes } from './otp-codes.service.js'
import { OtpDispatch } from './otp-dispatch.service.js'
import { type OtpCodeDocument } from './schemas/otp-code.schema.js'

const HOUR_MS = 3_600_000
const TOO_MANY = 'Too many codes were asked for.'

/** What the login screen is told. */
export interface SendOutcome {
  outcome: 'sent' | 'sent-before' | 'pin'
  role: Role
  /** Seconds until another code may be asked for; 0 for staff. */
  resendAfterSeconds: number
}

/**
 * Asks for a one-time password. The answer is the same whether or not the number has an account, but for staff, who
 * are asked for their PIN. Limits: per network, one in 30 seconds and a few an hour per number, per day for the
 * shop; where a code sent before is still good, that is said instead of a refusal.
 */
@Injectable()
export class SendOtp {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly codes: OtpCodes,
    private readonly dispatch: OtpDispatch,
    private readonly throttles: Throttles,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequests, OtpNotSent */
  async execute(mobileNumber: string, address: string): Promise<SendOutcome> {
    const { otp } = await this.settings.current()
    const perNetwork = { name: 'otp-network', count: otp.perIpPer10Minutes, windowMs: HOUR_MS / 6 }
    await this.throttles.spend(perNetwork, networkOf(address), TOO_MANY)
    const account = await this.accounts.findOne({ mobileNumber }, { role: 1 }).lean<AccountDocument>()
    if (account && account.role !== 'user')
      return { outcome: 'pin', role: account.role, resendAfterSeconds: 0 }
    const last = await this.codes.last(mobileNumber)
    const wait = secondsToResend(last, this.clock.now(), otp)
    if (wait > 0) return this.sentBefore(last, otp, wait * 1000)
    const perNumber = { name: 'otp-number', count: otp.perNumberPerHour, windowMs: HOUR_MS }
    const fullForMs = await this.throttles.tryTake(perNumber, mobileNumber)
    if (fullForMs > 0) return this.sentBefore(last, otp, fullForMs)
    const sent = await this.dispatch.send(mobileNumber, last, otp)
    // A second click costs the person none of the few codes an hour.
    if (!sent) await this.throttles.giveBack(perNumber, mobileNumber)
    return { outcome: sent ? 'sent' : 'sent-before', role: 'user', resendAfterSeconds: otp.resendSeconds }
  }

  /** The last code is still good: no refusal, the person may log in with it. */
  private sentBefore(last: OtpCodeDocument | null, otp: OtpSettings, waitMs: number): SendOutcome {
    if (!isPending(last, this.clock.now(), otp)) throw new TooManyRequests(TOO_MANY, waitMs)
    return { outcome: 'sent-before', role: 'user', resendAfterSeconds: Math.ceil(waitMs / 1000) }
  }
}

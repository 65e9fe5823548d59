import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { networkOf } from '../../../../kernel/access/network.js'
import { type Role } from '../../../../kernel/access/permissions.js'
import { Settings } from '../../settings/settings.service.js'
import { TEN_MINUTES_MS } from '../domain/limits.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { Throttles } from '../throttles.service.js'
import { type CodeRequest, CodeRequests } from './code-requests.service.js'
import { TOO_MANY } from './domain/too-many-codes.js'
import { KnownDevices } from './known-devices.service.js'

/** What the login screen is told. */
export interface SendOutcome {
  outcome: 'sent' | 'sent-before' | 'pin'
  role: Role
  /** Seconds until another code may be asked for; 0 for staff. */
  resendAfterSeconds: number
}

type Wish = Pick<CodeRequest, 'visitor' | 'isNew' | 'proof'>

/**
 * Asks for a one-time password. The answer is the same with and without an account. Only staff are asked for their PIN
 * instead.
 */
@Injectable()
export class SendOtp {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly requests: CodeRequests,
    private readonly devices: KnownDevices,
    private readonly throttles: Throttles,
    private readonly settings: Settings,
  ) {}

  /** @throws TooManyRequests, ProofWanted, OtpNotSent */
  async send(mobileNumber: string, { visitor, isNew, proof }: Wish): Promise<SendOutcome> {
    const { otp } = await this.settings.current()
    const perNetwork = { name: 'otp-network', count: otp.perIpPer10Minutes, windowMs: TEN_MINUTES_MS }
    await this.throttles.spend(perNetwork, networkOf(visitor.address), TOO_MANY)
    const account = await this.accounts.findOne({ mobileNumber }, { role: 1 }).lean<AccountDocument>()
    if (account && account.role !== 'user')
      return { outcome: 'pin', role: account.role, resendAfterSeconds: 0 }
    const isKnownDevice = await this.devices.knows(mobileNumber, visitor.device)
    const isNewNumber = account === null
    const answer = await this.requests.sendCode({
      mobileNumber,
      isNewNumber,
      isKnownDevice,
      visitor,
      isNew,
      proof,
    })
    return { ...answer, role: 'user' }
  }
}

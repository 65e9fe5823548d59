import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Role } from '../../kernel/permissions.js'
import { Settings } from '../settings/settings.service.js'
import { Audit } from './audit.service.js'
import { TOO_MANY_TRIES, verifyPerNetwork } from './domain/limits.js'
import { maskMobileNumber } from './domain/mobile-number.js'
import { networkOf } from './domain/network.js'
import { OtpCodes } from './otp-codes.service.js'
import { OtpDays } from './otp-days.service.js'
import { PinChecks } from './pin-checks.service.js'
import { AccountRecord } from './schemas/account.schema.js'
import { type ClientFacts } from './sessions.service.js'
import { InvalidOtp, type SignedIn, SignIn } from './sign-in.service.js'
import { Throttles } from './throttles.service.js'

export interface Attempt {
  mobileNumber: string
  /** Code of a customer, PIN of staff. */
  otp: string
  role: string | undefined
}

/** One log-in: limits, the guess, the session, the audit log. */
@Injectable()
export class VerifyOtp {
  constructor(
    @InjectModel(AccountRecord.name) private readonly accounts: Model<AccountRecord>,
    private readonly throttles: Throttles,
    private readonly codes: OtpCodes,
    private readonly days: OtpDays,
    private readonly pins: PinChecks,
    private readonly signIn: SignIn,
    private readonly audit: Audit,
    private readonly settings: Settings,
  ) {}

  /** @throws InvalidOtp, RoleMismatch, TooManyRequests */
  async execute(attempt: Attempt, client: ClientFacts): Promise<SignedIn> {
    const { perIpPer10Minutes } = (await this.settings.current()).otp
    const limit = verifyPerNetwork(perIpPer10Minutes)
    await this.throttles.take(limit, networkOf(client.address), TOO_MANY_TRIES)
    const { mobileNumber } = attempt
    const account = await this.accounts.findOne({ mobileNumber }).lean<AccountRecord>()
    try {
      const signedIn =
        account && account.role !== 'user'
          ? await this.ofStaff(account, attempt, client)
          : await this.ofCustomer(attempt, client)
      await this.record('sign-in.done', mobileNumber, signedIn.account, client)
      return signedIn
    } catch (error) {
      await this.record('sign-in.refused', mobileNumber, account, client)
      throw error
    }
  }

  private async ofCustomer({ mobileNumber, otp, role }: Attempt, client: ClientFacts): Promise<SignedIn> {
    const code = await this.codes.guess(mobileNumber, otp)
    if (!code) throw new InvalidOtp()
    const signedIn = await this.signIn.withCode(code, role, client)
    await this.days.countVerified()
    return signedIn
  }

  private async ofStaff(
    account: AccountRecord,
    { otp, role }: Attempt,
    client: ClientFacts,
  ): Promise<SignedIn> {
    if (!(await this.pins.isRight(account, otp, client.address))) throw new InvalidOtp()
    return this.signIn.withPin(account, role, client)
  }

  private async record(
    action: string,
    mobileNumber: string,
    account: AccountRecord | null,
    client: ClientFacts,
  ): Promise<void> {
    const actorRole: Role | null = account?.role ?? null
    const isStaff = actorRole === 'ops' || actorRole === 'admin'
    await this.audit.record({
      action,
      origin: {
        actorId: account ? String(account._id) : null,
        actor: isStaff ? mobileNumber : maskMobileNumber(mobileNumber),
        actorRole,
        address: client.address,
        userAgent: client.userAgent,
      },
    })
  }
}

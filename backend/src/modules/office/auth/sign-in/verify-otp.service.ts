import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { networkOf } from '../../../../kernel/access/network.js'
import { type Role } from '../../../../kernel/access/permissions.js'
import { maskMobileNumber } from '../../../../kernel/text/mobile-number.js'
import { Audit } from '../../audit/audit.service.js'
import { type AuditAction } from '../../audit/domain/actions.js'
import { Settings } from '../../settings/settings.service.js'
import { TOO_MANY_TRIES, verifyPerNetwork } from '../domain/limits.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { Throttles } from '../throttles.service.js'
import { CustomerSignIn } from './customer-sign-in.service.js'
import { type Challenged, type Visitor } from './place.js'
import { SecondFactorWanted } from './second-factor-checks.service.js'
import { type Attempt, type SignedIn } from './sign-in.service.js'
import { StaffSignIn } from './staff-sign-in.service.js'

/** One log-in: limits, the guess, the session, the audit log. */
@Injectable()
export class VerifyOtp {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly throttles: Throttles,
    private readonly customers: CustomerSignIn,
    private readonly staff: StaffSignIn,
    private readonly audit: Audit,
    private readonly settings: Settings,
  ) {}

  /** @throws InvalidOtp, SecondFactorWanted, RoleMismatch, TooManyRequests */
  async verify(attempt: Attempt, client: Challenged): Promise<SignedIn> {
    const { perIpPer10Minutes } = (await this.settings.current()).otp
    const limit = verifyPerNetwork(perIpPer10Minutes)
    await this.throttles.spend(limit, networkOf(client.address), TOO_MANY_TRIES)
    const { mobileNumber } = attempt
    const account = await this.accounts.findOne({ mobileNumber }).lean<AccountDocument>()
    try {
      const signedIn =
        account && account.role !== 'user'
          ? await this.staff.signIn(account, attempt, client)
          : { ...(await this.customers.signIn(attempt, client)), factor: null }
      const byRecoveryCode = signedIn.factor === 'recovery-code'
      const action = byRecoveryCode ? 'sign-in.by-recovery-code' : 'sign-in.done'
      await this.record(action, mobileNumber, signedIn.account, client)
      return signedIn
    } catch (error) {
      const isHalf = error instanceof SecondFactorWanted
      await this.record(isHalf ? 'sign-in.factor-wanted' : 'sign-in.refused', mobileNumber, account, client)
      throw error
    }
  }

  private async record(
    action: Extract<AuditAction, `sign-in.${string}`>,
    mobileNumber: string,
    account: AccountDocument | null,
    client: Visitor,
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

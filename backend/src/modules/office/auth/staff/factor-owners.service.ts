import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../../kernel/errors/errors.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { type Shown } from '../second-factor/second-factors.service.js'
import { type Challenged } from '../sign-in/place.js'
import { SecondFactorChecks } from '../sign-in/second-factor-checks.service.js'
import { OwnPin } from './own-pin.service.js'

/** Requires the PIN, and the second factor if one is on, of a person who changes their own second factor. */
@Injectable()
export class FactorOwners {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly checks: SecondFactorChecks,
    private readonly pin: OwnPin,
  ) {}

  /** @throws NotFound */
  async account({ userId }: Principal): Promise<AccountDocument> {
    const account = await this.accounts.findById(userId).lean<AccountDocument>()
    if (!account) throw new NotFound('The account')
    return account
  }

  /**
   * Uses the second factor. The PIN entry is used only together with it, so that the PIN is not asked for
   * again after a mistyped code.
   * @throws AppError PIN_WANTED, SecondFactorWanted, InvalidOtp, TooManyRequests
   */
  async demand(caller: Principal, shown: Shown, visitor: Challenged): Promise<AccountDocument> {
    const account = await this.account(caller)
    if (account.secondFactorAt) {
      await this.pin.expectShown(caller, 'second-factor')
      await this.checks.demand(account, shown, visitor, `change ${caller.sessionId} ${visitor.browser}`)
    }
    await this.pin.demandShown(caller, 'second-factor')
    return account
  }

  /** As `demand`, for an account whose second factor must be on. @throws Conflict SECOND_FACTOR_OFF too */
  async demandOn(caller: Principal, shown: Shown, visitor: Challenged): Promise<AccountDocument> {
    if (!(await this.account(caller)).secondFactorAt)
      throw new Conflict('SECOND_FACTOR_OFF', 'You have no second factor.')
    return this.demand(caller, shown, visitor)
  }
}

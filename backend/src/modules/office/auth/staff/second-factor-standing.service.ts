import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../audit/audit.service.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { SecondFactors } from '../second-factor/second-factors.service.js'
import { StaffAccess } from './staff-access.service.js'

type Account = Pick<AccountDocument, '_id' | 'mobileNumber'>
/** The browser in which a change is made, which stays logged in. */
export interface Kept {
  sessionId: string
  device: string | null
}

/**
 * Turns the second factor of an account on and off. The account stores it, so that a log-in at the same
 * moment conflicts.
 */
@Injectable()
export class SecondFactorStanding {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly factors: SecondFactors,
    private readonly access: StaffAccess,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a passkey or app, if `isSetUp` finds it complete. The first one turns the second factor on. The
   * other devices are logged out and told why.
   * @returns ten recovery codes for the first, none for a further one; null when nothing was set up
   */
  add(account: Account, keep: Kept, isSetUp: () => Promise<boolean>, name = 'app'): Promise<string[] | null> {
    const userId = String(account._id)
    return this.transactions.run(async () => {
      await this.factors.inTurn()
      if (!(await isSetUp())) return null
      const turnedOn = await this.accounts.updateOne(
        { _id: userId, secondFactorAt: null },
        { $set: { secondFactorAt: this.clock.now() } },
      )
      const isFirst = turnedOn.modifiedCount === 1
      await this.access.endForSecondFactor(
        { userId, mobileNumber: account.mobileNumber },
        keep,
        'second-factor',
      )
      await this.record(isFirst ? 'second-factor.turned-on' : 'second-factor.added', account, { after: name })
      return isFirst ? this.factors.renewCodes(userId) : []
    })
  }

  /**
   * Removes a passkey or app with `take`, which returns its name; removing the last one turns the second
   * factor off. The other devices are logged out and told why: it may have been lost together with one of
   * them.
   * @returns whether it is off now; null when there was nothing to remove
   */
  takeAway(account: Account, keep: Kept, take: () => Promise<string | null>): Promise<boolean | null> {
    const userId = String(account._id)
    return this.transactions.run(async () => {
      await this.factors.inTurn()
      const name = await take()
      if (name === null) return null
      const isLast = !(await this.factors.hasAny(userId))
      if (isLast) await this.drop(account)
      await this.access.endForSecondFactor(
        { userId, mobileNumber: account.mobileNumber },
        keep,
        'factor-removed',
      )
      await this.record(isLast ? 'second-factor.turned-off' : 'second-factor.taken-away', account, {
        before: name,
      })
      return isLast
    })
  }

  /**
   * Turns it off after the owner has entered PIN and code. The other devices stay logged in, since they
   * have proved more than is now needed.
   */
  turnOff(account: Account): Promise<void> {
    return this.transactions.run(async () => {
      await this.factors.inTurn()
      await this.drop(account)
      await this.record('second-factor.turned-off', account)
    })
  }

  /**
   * Removes it for another person: every device is logged out and told.
   * @throws Conflict SECOND_FACTOR_OFF
   */
  remove(account: Account): Promise<void> {
    return this.transactions.run(async () => {
      await this.factors.inTurn()
      if (!(await this.drop(account)))
        throw new Conflict('SECOND_FACTOR_OFF', 'This employee has no second factor.')
      await this.access.endWithoutSecondFactor(String(account._id))
      await this.record('second-factor.removed', account)
    })
  }

  private async drop({ _id, mobileNumber }: Account): Promise<boolean> {
    const dropped = await this.accounts.updateOne(
      { _id, secondFactorAt: { $ne: null } },
      { $set: { secondFactorAt: null } },
    )
    await this.factors.forget(String(_id))
    await this.access.forgiveCodes(mobileNumber)
    return dropped.modifiedCount === 1
  }

  private record(
    action: `second-factor.${'turned-on' | 'added' | 'taken-away' | 'turned-off' | 'removed'}`,
    { mobileNumber }: Account,
    what?: { before?: string; after?: string },
  ): Promise<void> {
    const changes = what ? [{ field: 'factor', ...what }] : []
    return this.audit.record({ action, subject: `employee:${mobileNumber}`, changes })
  }
}

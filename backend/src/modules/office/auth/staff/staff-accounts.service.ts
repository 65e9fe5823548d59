import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Role } from '../../../../kernel/access/permissions.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../audit/audit.service.js'
import { changesBetween } from '../../audit/domain/changes.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { OtpCodes } from '../sign-in/otp-codes.service.js'
import { NewPins } from './new-pins.service.js'

export type StaffRole = Exclude<Role, 'user'>
export const STAFF_ROLES: readonly StaffRole[] = ['ops', 'admin']

export interface NewStaff {
  mobileNumber: string
  role: StaffRole
  name: string
  /** 6 to 12 digits. */
  pin: string
}

/** Creates accounts of staff. */
@Injectable()
export class StaffAccounts {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly transactions: Transactions,
    private readonly newPins: NewPins,
    private readonly codes: OtpCodes,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput (a weak PIN), Conflict ACCOUNT_EXISTS when the number has an account, a customer's included. */
  async create({ mobileNumber, role, name, pin }: NewStaff): Promise<AccountDocument> {
    const pinHash = await this.newPins.hash(pin, mobileNumber)
    try {
      return await this.transactions.run(async () => {
        const [account] = await this.accounts.create([
          { mobileNumber, role, name, pinHash, createdAt: this.clock.now() },
        ])
        if (!account) throw new Error('The account was not stored')
        // A code sent while the number was a customer's must not open the account.
        await this.codes.forget(mobileNumber)
        await this.audit.record({
          action: 'employee.created',
          subject: `employee:${mobileNumber}`,
          changes: changesBetween({}, { role, name, pin }),
        })
        return account.toObject()
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      throw new Conflict('ACCOUNT_EXISTS', 'This number already has an account. Use another number.')
    }
  }

  /**
   * Creates the first admin when there is no active one; returns whether it did. Two processes starting at
   * once conflict on the unique number.
   * @throws Conflict ACCOUNT_EXISTS when the number belongs to an account that is not an active admin.
   */
  async ensureFirstAdmin(mobileNumber: string, pin: string): Promise<boolean> {
    if (await this.hasActiveAdmin()) return false
    try {
      await this.create({ mobileNumber, role: 'admin', name: 'Admin', pin })
      return true
    } catch (error) {
      if (error instanceof Conflict && (await this.hasActiveAdmin())) return false
      throw error
    }
  }

  /** Whether an active admin exists. */
  async hasActiveAdmin(): Promise<boolean> {
    return (await this.accounts.exists({ role: 'admin', disabledAt: null })) !== null
  }
}

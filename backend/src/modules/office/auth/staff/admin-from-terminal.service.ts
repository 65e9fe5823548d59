import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { AccountDocument } from '../schemas/account.schema.js'
import { faultOfAdmin } from './domain/wanted-admin.js'
import { ManageStaff } from './manage-staff.service.js'
import { SecondFactorStanding } from './second-factor-standing.service.js'
import { StaffAccounts } from './staff-accounts.service.js'

interface WantedAdmin {
  mobileNumber: string
  name: string
  pin: string
  /** Renews an employee who cannot get in any more; a second factor is removed. */
  reset: boolean
}

/** What anybody with access to the machine may do: make an admin, or let one in again. */
@Injectable()
export class AdminFromTerminal {
  constructor(
    @InjectModel(AccountDocument.name) private readonly accounts: Model<AccountDocument>,
    private readonly staff: StaffAccounts,
    private readonly manage: ManageStaff,
    private readonly factors: SecondFactorStanding,
  ) {}

  /** @throws InvalidInput, Conflict ACCOUNT_EXISTS */
  async createOrReset({ mobileNumber, name, pin, reset }: WantedAdmin): Promise<'created' | 'reset'> {
    const fault = faultOfAdmin({ mobileNumber, pin })
    if (fault) throw new InvalidInput(fault)
    const account = await this.accounts.findOne({ mobileNumber }).lean<AccountDocument>()
    if (!account) {
      await this.staff.create({ mobileNumber, role: 'admin', name, pin })
      return 'created'
    }
    if (account.role === 'user')
      throw new Conflict('ACCOUNT_EXISTS', 'This number is a customer’s. Use another number.')
    if (!reset)
      throw new Conflict(
        'ACCOUNT_EXISTS',
        'This employee exists. Add --reset to give a new PIN and full rights.',
      )
    await this.manage.change(String(account._id), { pin, role: 'admin', disabled: false }, null)
    if (account.secondFactorAt) await this.factors.remove(account)
    return 'reset'
  }
}

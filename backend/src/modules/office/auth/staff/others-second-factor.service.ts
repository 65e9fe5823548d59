import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { type AccountDocument } from '../schemas/account.schema.js'
import { ManageStaff } from './manage-staff.service.js'
import { OwnPin } from './own-pin.service.js'
import { SecondFactorStanding } from './second-factor-standing.service.js'

/** Lets an admin remove the second factor of a person whose phone and recovery codes are lost. */
@Injectable()
export class OthersSecondFactor {
  constructor(
    private readonly staff: ManageStaff,
    private readonly pin: OwnPin,
    private readonly standing: SecondFactorStanding,
  ) {}

  /** @throws NotFound, Conflict OWN_SECOND_FACTOR and SECOND_FACTOR_OFF, AppError PIN_WANTED */
  async remove(id: string, by: Principal): Promise<AccountDocument> {
    const account = await this.staff.byId(id)
    if (id === by.userId)
      throw new Conflict('OWN_SECOND_FACTOR', 'Turn your own second factor off at Logins, with a code.')
    if (!account.secondFactorAt)
      throw new Conflict('SECOND_FACTOR_OFF', 'This employee has no second factor.')
    await this.pin.demandShown(by, 'second-factor')
    await this.standing.remove(account)
    return this.staff.byId(id)
  }
}

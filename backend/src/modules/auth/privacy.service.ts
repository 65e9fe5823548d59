import { Injectable } from '@nestjs/common'
import { Clock } from '../../platform/clock.js'
import { type Principal } from '../../platform/http/access.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { Audit } from './audit.service.js'
import { PersonalData } from './personal-data.service.js'

/** What a person may ask of the data kept about them: a copy, and its end. */
@Injectable()
export class Privacy {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Everything kept of the person, by area. */
  async download({ userId, mobileNumber }: Principal): Promise<Record<string, unknown>> {
    const data = await this.personalData.collect({ userId, mobileNumber })
    return { madeAt: this.clock.now().toISOString(), mobileNumber, ...data }
  }

  /**
   * Deletes the account: all areas or none.
   * @throws Conflict with a sentence when an area cannot let go yet.
   */
  async erase({ userId, mobileNumber }: Principal): Promise<void> {
    await this.transactions.run(async () => {
      await this.personalData.erase({ userId, mobileNumber })
      await this.audit.record({ action: 'account.deleted', subject: `account:${userId}` })
    })
  }
}

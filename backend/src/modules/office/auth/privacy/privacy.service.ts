import { Injectable } from '@nestjs/common'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../audit/audit.service.js'
import { Accounts } from '../accounts.service.js'
import { type DataSubject, PersonalData } from './personal-data.service.js'

/** Gives people a copy of their data, and deletes it. */
@Injectable()
export class Privacy {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly accounts: Accounts,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Everything stored about the person, by area: a JSON object in pieces, since years of orders may be more than fits into
   * memory.
   */
  async download(caller: Principal): Promise<AsyncIterable<string>> {
    const { mobileNumber } = caller
    const madeAt = this.clock.now().toISOString()
    return this.personalData.collect(await this.subject(caller), { madeAt, mobileNumber })
  }

  /**
   * Deletes the account: all areas or none.
   * @throws Conflict with a sentence when an area cannot delete its data yet.
   */
  async erase(caller: Principal): Promise<void> {
    await this.transactions.run(async () => {
      await this.personalData.erase(await this.subject(caller))
      await this.audit.record({ action: 'account.deleted', subject: `account:${caller.userId}` })
    })
  }

  private async subject({ userId, mobileNumber }: Principal): Promise<DataSubject> {
    const { email } = await this.accounts.profileOf(userId)
    return { userId, mobileNumber, email }
  }
}

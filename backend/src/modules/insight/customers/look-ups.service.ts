import { Injectable } from '@nestjs/common'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { HOUR_MS } from '../../../kernel/dates/durations.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Audit } from '../../office/audit/audit.service.js'
import { Throttles } from '../../office/auth/throttles.service.js'

/** More than a packer has a reason for, and few beside all customers. */
const CUSTOMERS = { name: 'customer-lookups', count: 40, windowMs: HOUR_MS }
/** Who comes back to the same customer within the hour looks up nobody new. */
const SAME = { name: 'customer-looked-up', count: 1, windowMs: HOUR_MS }

/** Whom staff look up, who have no list of all customers (docs/domain/customers.md#who-sees-what-of-a-customer). */
@Injectable()
export class LookUps {
  constructor(
    private readonly throttles: Throttles,
    private readonly audit: Audit,
  ) {}

  /** Counts and records that the caller looks at a customer. @throws TooManyRequests */
  async note({ userId, mobileNumber, role }: Principal, customer: string): Promise<void> {
    if (isAllowed(role, 'customers.manage')) return
    const pair = `${userId}:${customer}`
    if ((await this.throttles.tryTake(SAME, pair)) > 0) return
    const wait = await this.throttles.tryTake(CUSTOMERS, userId)
    if (wait > 0) {
      await this.throttles.giveBack(SAME, pair)
      throw new TooManyRequests('You have looked up too many customers.', wait)
    }
    await this.audit.record({
      action: 'customer.looked-up',
      subject: `customer:${customer}`,
      origin: { actorId: userId, actor: mobileNumber, actorRole: role, address: '', userAgent: '' },
    })
  }
}

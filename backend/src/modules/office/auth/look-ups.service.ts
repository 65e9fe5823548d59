import { Injectable } from '@nestjs/common'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { HOUR_MS } from '../../../kernel/dates/durations.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { maskMobileNumber } from '../../../kernel/text/mobile-number.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Audit } from '../audit/audit.service.js'
import { type AuditAction } from '../audit/domain/actions.js'
import { type Limit, Throttles } from './throttles.service.js'

/** More than a packer has a reason for, and few beside all customers. */
const CUSTOMERS: Limit = { name: 'customer-lookups', count: 40, windowMs: HOUR_MS }
/** A search is asked for while it is typed, so one word costs several. */
const SEARCHES: Limit = { name: 'customer-searches', count: 120, windowMs: HOUR_MS }
/** Who comes back to the same within the hour learns nothing new. */
const SAME: Limit = { name: 'customer-looked-up', count: 1, windowMs: HOUR_MS }

/** A number, however it is typed; shorter ones are parts of an order's number. */
const LONG_NUMBER = /^\+?[\d\s-]{6,}$/

/** Whom staff look up, who have no list of all customers (docs/domain/customers.md#who-sees-what-of-a-customer). */
@Injectable()
export class LookUps {
  constructor(
    private readonly throttles: Throttles,
    private readonly audit: Audit,
  ) {}

  /** Counts and records that the caller looks at a customer. @throws TooManyRequests */
  async note(caller: Principal, customer: string): Promise<void> {
    if (await this.isNew(caller, customer, CUSTOMERS))
      await this.record(caller, { action: 'customer.looked-up', subject: `customer:${customer}` })
  }

  /** The same for a number that may be nobody's: guessing numbers is bounded too. @throws TooManyRequests */
  async noteNumber(caller: Principal, mobileNumber: string, customer: string | null): Promise<void> {
    if (customer !== null) return this.note(caller, customer)
    await this.isNew(caller, mobileNumber, CUSTOMERS)
  }

  /**
   * Counts and records a search among the orders or issues of everybody. The log keeps numbers masked and no words,
   * which would be names. @throws TooManyRequests
   */
  async noteSearch(caller: Principal, words: string): Promise<void> {
    const asked = words.trim().toLowerCase()
    if (asked === '' || !(await this.isNew(caller, `search:${asked}`, SEARCHES))) return
    const digits = LONG_NUMBER.test(asked) ? asked.replace(/\D/g, '').slice(-10) : null
    const what = digits === null ? 'words' : maskMobileNumber(digits)
    await this.record(caller, { action: 'customer.searched', subject: `search:${what}` })
  }

  private async isNew({ userId, role }: Principal, what: string, limit: Limit): Promise<boolean> {
    if (isAllowed(role, 'customers.manage')) return false
    const pair = `${userId}:${what}`
    if ((await this.throttles.tryTake(SAME, pair)) > 0) return false
    const wait = await this.throttles.tryTake(limit, userId)
    if (wait === 0) return true
    await this.throttles.giveBack(SAME, pair)
    throw new TooManyRequests('You have looked up too many customers.', wait)
  }

  private async record(
    { userId, mobileNumber, role }: Principal,
    entry: { action: AuditAction; subject: string },
  ): Promise<void> {
    const origin = { actorId: userId, actor: mobileNumber, actorRole: role, address: '', userAgent: '' }
    await this.audit.record({ ...entry, origin })
  }
}

import { Injectable } from '@nestjs/common'
import { HOUR_MS } from '../../../kernel/dates/durations.js'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Throttles } from '../../office/auth/throttles.service.js'

/** One for each order: more than anybody orders. */
const ISSUES = [
  { name: 'issues-hour', count: 20, windowMs: HOUR_MS },
  { name: 'issues-day', count: 50, windowMs: DAY_MS },
]
/** One in a minute, without a rest. */
const MESSAGES = [
  { name: 'messages-hour', count: 60, windowMs: HOUR_MS },
  { name: 'messages-day', count: 200, windowMs: DAY_MS },
]

/** Each takes a second of the processor, and a place in the store. */
const PHOTOS = [
  { name: 'issue-photos-hour', count: 10, windowMs: HOUR_MS },
  { name: 'issue-photos-day', count: 20, windowMs: DAY_MS },
]

/** How much one customer may write to the shop; staff answer without end. */
@Injectable()
export class IssueBounds {
  constructor(private readonly throttles: Throttles) {}

  /** Counts an issue that is about to be raised. @throws TooManyRequests */
  async spendIssue({ userId }: Principal): Promise<void> {
    for (const limit of ISSUES) await this.throttles.spend(limit, userId, 'You have raised too many issues.')
  }

  /** Counts a photo that is about to be coded. @throws TooManyRequests */
  async spendPhoto({ userId }: Principal): Promise<void> {
    for (const limit of PHOTOS) await this.throttles.spend(limit, userId, 'You have sent too many photos.')
  }

  /** Counts a message or a change of status. @throws TooManyRequests */
  async spendMessage({ userId, role }: Principal): Promise<void> {
    if (role !== 'user') return
    for (const limit of MESSAGES)
      await this.throttles.spend(limit, userId, 'You have sent too many messages.')
  }
}

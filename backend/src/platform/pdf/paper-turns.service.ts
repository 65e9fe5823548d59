import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { type Role } from '../../kernel/access/permissions.js'
import { HOUR_MS } from '../../kernel/dates/durations.js'
import { TooManyRequests } from '../../kernel/errors/too-many-requests.js'
import { Clock } from '../clock.js'
import { type AuthenticatedRequest } from '../http/routes/access.js'
import { SlidingLimits } from '../sliding-limits.js'

/** Limits for customers: enough to open all papers of a year's orders once more. */
const OF_CUSTOMERS = { inLine: 10, limit: { count: 60, windowMs: HOUR_MS } }
/** Limits for staff: enough for the papers of a day of packing, each opened in a tab of its own. */
const OF_STAFF = { inLine: 100, limit: { count: 2_000, windowMs: HOUR_MS } }
/** How long to wait when the line is full: a paper is drawn in a fraction of a second. */
const LINE_MS = 5_000

/**
 * Draws papers one at a time for each account; further papers wait in line. The line is kept in memory,
 * since it protects the processor of this process.
 */
@Injectable()
export class PaperTurns {
  private readonly customers: SlidingLimits
  private readonly staff: SlidingLimits
  /** The line of each account: how many papers are being drawn or waiting, and the last of them. */
  private readonly lines = new Map<string, { length: number; last: Promise<unknown> }>()

  constructor(clock: Clock) {
    this.customers = new SlidingLimits(OF_CUSTOMERS.limit, clock)
    this.staff = new SlidingLimits(OF_STAFF.limit, clock)
  }

  /** Draws once the papers before it in the line are drawn. @throws TooManyRequests */
  async take<T>({ userId, role }: { userId: string; role: Role }, draw: () => Promise<T>): Promise<T> {
    const [{ inLine }, limits] = role === 'user' ? [OF_CUSTOMERS, this.customers] : [OF_STAFF, this.staff]
    const line = this.lines.get(userId) ?? { length: 0, last: Promise.resolve() }
    if (line.length >= inLine)
      throw new TooManyRequests('You have asked for too many documents at once.', LINE_MS)
    const waitMs = limits.spend(userId)
    if (waitMs > 0) throw new TooManyRequests('You have opened too many documents.', waitMs)
    const drawn = line.last.then(draw)
    line.length += 1
    line.last = drawn.catch(() => undefined)
    this.lines.set(userId, line)
    try {
      return await drawn
    } finally {
      line.length -= 1
      if (line.length === 0) this.lines.delete(userId)
    }
  }
}

/** Makes routes with a session that answer with a PDF draw one paper at a time for each account. */
@Injectable()
export class PapersInTurn implements NestInterceptor {
  constructor(private readonly turns: PaperTurns) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { principal } = context.switchToHttp().getRequest<AuthenticatedRequest>()
    if (!principal) throw new Error('A paper on a route without a session')
    return from(this.turns.take(principal, () => lastValueFrom(next.handle())))
  }
}

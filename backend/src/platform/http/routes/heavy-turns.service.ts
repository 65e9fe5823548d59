import { finished } from 'node:stream/promises'
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { type FastifyReply } from 'fastify'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { type Role } from '../../../kernel/access/permissions.js'
import { HOUR_MS } from '../../../kernel/dates/durations.js'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../clock.js'
import { SlidingLimits } from '../../sliding-limits.js'
import { type AuthenticatedRequest } from './access.js'

/**
 * Papers: enough for customers to open all papers of a year's orders once more, and for staff to open those of a day of
 * packing, each in a tab of its own. They are small, and those that wait hold no memory.
 */
const PAPERS = {
  ofCustomers: { inLine: 10, limit: { count: 60, windowMs: HOUR_MS } },
  ofStaff: { inLine: 100, limit: { count: 2_000, windowMs: HOUR_MS } },
}
/** Files that come in or go out, pictures, and reports of many months: one is worked on, four wait. */
const MOST_HEAVY = 5
/** How long to wait when the line is full. */
const LINE_MS = 5_000

interface Person {
  userId: string
  role: Role
}

/**
 * Heavy work is done one at a time for each account; more waits in line. So nobody keeps the threads of the process
 * from others, however much is asked for. The line is kept in memory, since it protects the processor of this process.
 */
@Injectable()
export class HeavyTurns {
  private readonly customers: SlidingLimits
  private readonly staff: SlidingLimits
  /** The line of each account: how much is worked on or waits, and the end of the last of it. */
  private readonly lines = new Map<string, { length: number; last: Promise<unknown> }>()

  constructor(clock: Clock) {
    this.customers = new SlidingLimits(PAPERS.ofCustomers.limit, clock)
    this.staff = new SlidingLimits(PAPERS.ofStaff.limit, clock)
  }

  /**
   * Draws a paper once what is before it in the line is done.
   * @param given resolves when the answer is out; until then the turn lasts
   * @throws TooManyRequests
   */
  async paper<T>(
    person: Person,
    draw: () => Promise<T>,
    given?: (drawn: Promise<T>) => Promise<unknown>,
  ): Promise<T> {
    const [{ inLine }, limits] =
      person.role === 'user' ? [PAPERS.ofCustomers, this.customers] : [PAPERS.ofStaff, this.staff]
    this.demandRoom(person, inLine, 'You have asked for too many documents at once.')
    const waitMs = limits.spend(person.userId)
    if (waitMs > 0) throw new TooManyRequests('You have opened too many documents.', waitMs)
    return this.inLine(person, draw, given)
  }

  /** As `paper`, for other heavy work. @throws TooManyRequests */
  async work<T>(
    person: Person,
    work: () => Promise<T>,
    given?: (done: Promise<T>) => Promise<unknown>,
  ): Promise<T> {
    this.demandRoom(person, MOST_HEAVY, 'The shop is still busy with what you asked for before.')
    return this.inLine(person, work, given)
  }

  private demandRoom({ userId }: Person, most: number, sentence: string): void {
    if ((this.lines.get(userId)?.length ?? 0) >= most) throw new TooManyRequests(sentence, LINE_MS)
  }

  private async inLine<T>(
    { userId }: Person,
    work: () => Promise<T>,
    given: (done: Promise<T>) => Promise<unknown> = (done) => done,
  ): Promise<T> {
    const line = this.lines.get(userId) ?? { length: 0, last: Promise.resolve() }
    this.lines.set(userId, line)
    line.length += 1
    const done = line.last.then(work)
    line.last = given(done)
      .catch(() => undefined)
      .then(() => {
        line.length -= 1
        if (line.length === 0) this.lines.delete(userId)
      })
    return done
  }
}

/** Resolves when the work is done and its answer is out, or will never be. */
const whenAnswered =
  ({ raw }: FastifyReply) =>
  async (done: Promise<unknown>): Promise<void> => {
    await done.catch(() => undefined)
    await finished(raw)
  }

abstract class InTurn implements NestInterceptor {
  constructor(
    private readonly turns: HeavyTurns,
    private readonly kind: 'paper' | 'work',
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp()
    const { principal } = http.getRequest<AuthenticatedRequest>()
    if (!principal) throw new Error('Heavy work on a route without a session')
    const handled = () => lastValueFrom(next.handle())
    return from(this.turns[this.kind](principal, handled, whenAnswered(http.getResponse<FastifyReply>())))
  }
}

/** Makes routes with a session that answer with a PDF draw one paper at a time for each account. */
@Injectable()
export class PapersInTurn extends InTurn {
  constructor(turns: HeavyTurns) {
    super(turns, 'paper')
  }
}

/** Makes routes with a session do one heavy thing at a time for each account, such as an import or an export. */
@Injectable()
export class HeavyInTurn extends InTurn {
  constructor(turns: HeavyTurns) {
    super(turns, 'work')
  }
}

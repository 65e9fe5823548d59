import { Injectable } from '@nestjs/common'
import { istDay } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { CreateRun } from '../../stock/runs/keeping/create-run.service.js'
import { type StoredRun } from '../../stock/runs/runs.queries.js'
import { shareOfAll } from './domain/plan.js'
import { PlanRequests } from './plan-requests.service.js'
import { RunDrafts } from './run-drafts.service.js'
import { wantedOf, type WantedRun } from './wanted-runs.js'
import { WorkshopQueries } from './workshop.queries.js'

type Author = Pick<Principal, 'userId' | 'mobileNumber'>

/** Chosen lines of the plan become runs, all or none (docs/domain/workshop.md#making-runs-of-the-plan). */
@Injectable()
export class PlanRuns {
  constructor(
    private readonly requests: PlanRequests,
    private readonly workshops: WorkshopQueries,
    private readonly drafts: RunDrafts,
    private readonly create: CreateRun,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param requestKey of the request: sent again, it is the runs that it made. @throws InvalidInput naming the line */
  async plan(wanted: readonly WantedRun[], author: Author, requestKey?: string): Promise<StoredRun[]> {
    if (requestKey === undefined) return this.make(wanted, author, null)
    const known = await this.requests.madeBy(requestKey)
    if (known) return known
    try {
      return await this.make(wanted, author, requestKey)
    } catch (error) {
      const rival = isDuplicateKey(error) ? await this.requests.madeBy(requestKey) : null
      if (rival) return rival
      throw error
    }
  }

  /** The stock is shared out as the transaction sees it: when two want the same batch, one starts over. */
  private make(
    wanted: readonly WantedRun[],
    { userId, mobileNumber: by }: Author,
    requestKey: string | null,
  ): Promise<StoredRun[]> {
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const workshop = await this.workshops.standing({ today: istDay(at) })
      const { runs } = shareOfAll(wantedOf(wanted, workshop), workshop)
      const made: StoredRun[] = []
      for (const draft of await this.drafts.draft(runs, workshop, userId))
        made.push(await this.create.create(draft, { by, at }))
      if (requestKey !== null) await this.requests.record(requestKey, made, at)
      return made
    })
  }
}

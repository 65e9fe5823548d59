import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { inProportion } from '../../../kernel/amounts/quantity.js'
import { istDay } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Accounts } from '../../office/auth/accounts.service.js'
import { BomQueries } from '../../stock/bom/boms.queries.js'
import { CreateRun } from '../../stock/runs/keeping/create-run.service.js'
import { type RunDraft } from '../../stock/runs/keeping/run-draft.js'
import { RunQueries, type StoredRun } from '../../stock/runs/runs.queries.js'
import { shareOfAll } from './domain/plan.js'
import { type SharedRun } from './domain/share-out.js'
import { takings } from './domain/takings.js'
import { PlanRequestDocument } from './schemas/plan-request.schema.js'
import { wantedOf, type WantedRun } from './wanted-runs.js'
import { type StandingWorkshop, WorkshopQueries } from './workshop.queries.js'

const REMARKS = 'From the cook plan'

/** Writes runs of the plan as staff would in the form. */
@Injectable()
export class RunDrafts {
  constructor(
    private readonly boms: BomQueries,
    private readonly accounts: Accounts,
  ) {}

  /** In the order of the runs. @param userId in whose name they are reserved */
  async draft(
    runs: readonly SharedRun[],
    { batches }: Pick<StandingWorkshop, 'batches'>,
    userId: string,
  ): Promise<RunDraft[]> {
    const { name, mobileNumber } = await this.accounts.profileOf(userId)
    const boms = await this.boms.byIds(runs.map(({ recipe }) => recipe.bomId))
    return takings(runs, batches).map((taken, place) => {
      const { recipe, quantityMilli } = runs[place] as SharedRun
      const written = boms.get(recipe.bomId)?.parentProductQuantityMilli ?? recipe.makesMilli
      return {
        bomId: recipe.bomId,
        // The plan counts in the unit of the stock, a run in the one that its BOM is written in.
        quantityMilli: inProportion(written, recipe.makesMilli, quantityMilli),
        reservedBy: name || mobileNumber,
        remarks: REMARKS,
        lines: taken.map((line) => ({
          product: line.product,
          chosen: line.batches.map((batch) => ({
            numbers: [batch.batchNumber],
            quantityMilli: batch.quantityMilli,
          })),
        })),
      }
    })
  }
}

/** Which request made which runs. */
@Injectable()
export class PlanRequests {
  constructor(
    @InjectModel(PlanRequestDocument.name) private readonly requests: Model<PlanRequestDocument>,
    private readonly runs: RunQueries,
  ) {}

  /** The runs that a request made, in their order, without those that were deleted since. */
  async madeBy(requestKey: string): Promise<StoredRun[] | null> {
    const request = await this.requests.findById(requestKey).lean<PlanRequestDocument>()
    if (!request) return null
    const found = await this.runs.byIds(request.runs.map(String))
    return request.runs.flatMap((id) => found.find((run) => run._id.equals(id)) ?? [])
  }

  /** In the transaction that made the runs; a second request with the key fails on it. */
  async record(requestKey: string, runs: readonly StoredRun[], at: Date): Promise<void> {
    await this.requests.create([{ _id: requestKey, at, runs: runs.map(({ _id }) => _id) }])
  }
}

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

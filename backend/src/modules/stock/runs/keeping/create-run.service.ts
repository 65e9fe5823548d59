import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Author } from '../../../../kernel/access/author.js'
import { Counters } from '../../../../platform/mongo/counters.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { costOf } from '../domain/component.js'
import { runCounterKey, runNumber } from '../domain/run-number.js'
import { storedComponents } from '../run-components.js'
import { RunJournal } from '../run-journal.service.js'
import { RunQueries, type StoredRun } from '../runs.queries.js'
import { RunDocument } from '../schemas/run.schema.js'
import { type RunDraft } from './run-draft.js'
import { RunPlans } from './run-plans.service.js'

/** Plans a run and reserves its batches, all or none (docs/domain/workshop.md#run). */
@Injectable()
export class CreateRun {
  constructor(
    @InjectModel(RunDocument.name) private readonly runs: Model<RunDocument>,
    private readonly queries: RunQueries,
    private readonly plans: RunPlans,
    private readonly journal: RunJournal,
    private readonly counters: Counters,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param requestKey key of the caller's request: when it is repeated, or sent twice at once, it gives
   * the run that was created
   * @throws InvalidInput naming the field; Conflict RESERVATION_INCOMPLETE, INVALID_TRANSITION,
   * INSUFFICIENT_BATCH, BATCH_QUARANTINED, BATCH_EXPIRED
   */
  async create(draft: RunDraft, author: Author, requestKey?: string): Promise<StoredRun> {
    if (requestKey === undefined) return this.insert(draft, author, null)
    try {
      return await this.insert(draft, author, requestKey)
    } catch (error) {
      const rival = isDuplicateKey(error) ? await this.queries.byRequest(requestKey) : null
      if (rival) return rival
      throw error
    }
  }

  /**
   * The number that `create` would give, for display in the form; the run gets its number when it is
   * saved.
   */
  async nextNumber(at: Date): Promise<string> {
    return runNumber(at, await this.counters.peek(runCounterKey(at)))
  }

  private async insert(draft: RunDraft, author: Author, requestKey: string | null): Promise<StoredRun> {
    const { reservedBy, remarks } = draft
    return this.transactions.run(async () => {
      // Looked for here: to a repetition at the same moment, the batches of the first request are gone.
      const known = requestKey === null ? null : await this.queries.byRequest(requestKey)
      if (known) return known
      const { bomId, recipe, quantityMilli, components, status } = await this.plans.fresh(draft)
      const running = await this.counters.next(runCounterKey(author.at))
      const run = new this.runs({
        reservationId: runNumber(author.at, running),
        bomId,
        recipe,
        quantityToProduceMilli: quantityMilli,
        costPricePaise: costOf(components),
        reservedBy,
        reservedAt: author.at,
        remarks,
        status,
        components: storedComponents(components),
        requestKey,
        createdBy: author.by,
      })
      await run.save()
      const created = run.toObject()
      await this.journal.created(created, components, author)
      return created
    })
  }
}

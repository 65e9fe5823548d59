import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Author } from '../../../../kernel/access/author.js'
import { Counters } from '../../../../platform/mongo/counters.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { costOf } from '../domain/component.js'
import { reservationCounterKey, reservationNumber } from '../domain/reservation-number.js'
import { ReservationQueries, type StoredReservation } from '../reservations.queries.js'
import { storedComponents } from '../run-components.js'
import { RunJournal } from '../run-journal.service.js'
import { ReservationDocument } from '../schemas/reservation.schema.js'
import { type RunDraft } from './run-draft.js'
import { RunPlans } from './run-plans.service.js'

/** A run is planned and its batches are set aside, all or nothing (docs/domain/workshop.md#reservation). */
@Injectable()
export class CreateRun {
  constructor(
    @InjectModel(ReservationDocument.name) private readonly runs: Model<ReservationDocument>,
    private readonly queries: ReservationQueries,
    private readonly plans: RunPlans,
    private readonly journal: RunJournal,
    private readonly counters: Counters,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param requestKey of the caller's request: if the same request comes again, or twice at once, it gives the run that
   * was made
   * @throws InvalidInput naming the field; Conflict RESERVATION_INCOMPLETE, INVALID_TRANSITION, INSUFFICIENT_BATCH,
   * BATCH_QUARANTINED, BATCH_EXPIRED
   */
  async execute(draft: RunDraft, author: Author, requestKey?: string): Promise<StoredReservation> {
    if (requestKey === undefined) return this.create(draft, author, null)
    const known = await this.queries.byRequest(requestKey)
    if (known) return known
    try {
      return await this.create(draft, author, requestKey)
    } catch (error) {
      const rival = isDuplicateKey(error) ? await this.queries.byRequest(requestKey) : null
      if (rival) return rival
      throw error
    }
  }

  /** The number that `execute` would give, for showing in the form; the server has the last word. */
  async nextNumber(at: Date): Promise<string> {
    return reservationNumber(at, await this.counters.peek(reservationCounterKey(at)))
  }

  private async create(
    draft: RunDraft,
    author: Author,
    requestKey: string | null,
  ): Promise<StoredReservation> {
    const { reservedBy, remarks } = draft
    return this.transactions.run(async () => {
      const { bomId, recipe, quantityMilli, components, status } = await this.plans.fresh(draft)
      const running = await this.counters.next(reservationCounterKey(author.at))
      const run = new this.runs({
        reservationId: reservationNumber(author.at, running),
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

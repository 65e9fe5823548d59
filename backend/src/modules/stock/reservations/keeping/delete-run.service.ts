import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { isOpen } from '../domain/reservation-status.js'
import { ReservationQueries, type StoredReservation } from '../reservations.queries.js'
import { RunJournal } from '../run-journal.service.js'
import { undeletable } from '../run-refusals.js'
import { ReservationDocument } from '../schemas/reservation.schema.js'
import { type Author } from './run-draft.js'

/** A run that will not be cooked: the batches that were set aside for it are free again. */
@Injectable()
export class DeleteRun {
  constructor(
    @InjectModel(ReservationDocument.name) private readonly runs: Model<ReservationDocument>,
    private readonly queries: ReservationQueries,
    private readonly journal: RunJournal,
    private readonly transactions: Transactions,
  ) {}

  /** @param id `reservationId` or `_id` @throws NotFound, Conflict RUN_COMPLETED */
  async execute(id: string, author: Author): Promise<StoredReservation> {
    return this.transactions.run(async () => {
      const run = await this.queries.resolve(id)
      if (!isOpen(run.status)) throw undeletable(run)
      const { _id, status, version } = run
      const { deletedCount } = await this.runs.deleteOne({ _id, status, version })
      if (deletedCount === 0) throw new Error('A reservation changed under a transaction that had read it')
      await this.journal.deleted(run, author)
      return run
    })
  }
}

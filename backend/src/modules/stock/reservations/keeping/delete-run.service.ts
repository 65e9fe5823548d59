import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Author } from '../../../../kernel/access/author.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { isOpen } from '../domain/reservation-status.js'
import { ReservationQueries, type StoredReservation } from '../reservations.queries.js'
import { RunJournal } from '../run-journal.service.js'
import { ReservationDocument } from '../schemas/reservation.schema.js'

/** The sentence of the contract. */
const NOT_DELETED = 'You can only delete reservations with status "Pending" or "Reserved"'

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
      const { _id, reservationId, status, version } = run
      if (!isOpen(status)) throw new Conflict('RUN_COMPLETED', NOT_DELETED, { reservationId, status })
      const { deletedCount } = await this.runs.deleteOne({ _id, status, version })
      if (deletedCount === 0) throw new Error('A reservation changed under a transaction that had read it')
      await this.journal.deleted(run, author)
      return run
    })
  }
}

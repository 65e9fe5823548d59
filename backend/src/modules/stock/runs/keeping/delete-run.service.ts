import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Author } from '../../../../kernel/access/author.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { isOpen } from '../domain/run-status.js'
import { RunJournal } from '../run-journal.service.js'
import { RunQueries, type StoredRun } from '../runs.queries.js'
import { RunDocument } from '../schemas/run.schema.js'

/** The sentence of the contract. */
const NOT_DELETED = 'You can only delete reservations with status "Pending" or "Reserved"'

/** A run that will not be cooked: the batches that were set aside for it are free again. */
@Injectable()
export class DeleteRun {
  constructor(
    @InjectModel(RunDocument.name) private readonly runs: Model<RunDocument>,
    private readonly queries: RunQueries,
    private readonly journal: RunJournal,
    private readonly transactions: Transactions,
  ) {}

  /** @param id `reservationId` or `_id` @throws NotFound, Conflict RUN_COMPLETED */
  async delete(id: string, author: Author): Promise<StoredRun> {
    return this.transactions.run(async () => {
      const run = await this.queries.resolve(id)
      const { _id, reservationId, status, version } = run
      if (!isOpen(status)) throw new Conflict('RUN_COMPLETED', NOT_DELETED, { reservationId, status })
      const { deletedCount } = await this.runs.deleteOne({ _id, status, version })
      if (deletedCount === 0) throw new Error('A run changed under a transaction that had read it')
      await this.journal.deleted(run, author)
      return run
    })
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { EditConflict } from '../../../../platform/mongo/versions.js'
import { RunAnswers } from '../answers/run-answers.service.js'
import { type Component, costOf } from '../domain/component.js'
import { isOpen } from '../domain/reservation-status.js'
import { ReservationQueries, type StoredReservation } from '../reservations.queries.js'
import { storedComponents } from '../run-components.js'
import { RunJournal } from '../run-journal.service.js'
import { completed } from '../run-refusals.js'
import { ReservationDocument } from '../schemas/reservation.schema.js'
import { type Author } from './run-draft.js'

type Fields = Partial<
  Pick<
    ReservationDocument,
    'bomId' | 'recipe' | 'quantityToProduceMilli' | 'reservedBy' | 'remarks' | 'status'
  >
>

/** Runs that are not completed: read and written in the transaction of their change. */
@Injectable()
export class OpenRuns {
  constructor(
    @InjectModel(ReservationDocument.name) private readonly runs: Model<ReservationDocument>,
    private readonly queries: ReservationQueries,
    private readonly journal: RunJournal,
    private readonly answers: RunAnswers,
  ) {}

  /**
   * @param id `reservationId` or `_id`
   * @param version what the editor started from; without one the last save wins
   * @throws NotFound, EditConflict, Conflict RUN_COMPLETED
   */
  async read(id: string, version: number | undefined): Promise<StoredReservation> {
    const run = await this.queries.resolve(id)
    if (!isOpen(run.status)) throw completed(run)
    if (version !== undefined && run.version !== version)
      throw new EditConflict('The reservation', await this.answers.one(run))
    return run
  }

  /** Writes the run, then gives back and sets aside exactly the difference. */
  async write(
    before: StoredReservation,
    { components, ...fields }: Fields & { components: Component[] },
    author: Author,
  ): Promise<StoredReservation> {
    const { _id, version, status } = before
    const changed = await this.runs
      .findOneAndUpdate(
        { _id, version, status },
        {
          $set: { ...fields, components: storedComponents(components), costPricePaise: costOf(components) },
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<ReservationDocument>()
    if (!changed) throw new Error('A reservation changed under a transaction that had read it')
    await this.journal.changed(before, changed, components, author)
    return changed
  }
}

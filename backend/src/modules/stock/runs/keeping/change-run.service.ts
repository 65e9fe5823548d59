import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model } from 'mongoose'
import { type Author } from '../../../../kernel/access/author.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { EditConflict } from '../../../../platform/mongo/versions.js'
import { RunAnswers } from '../answers/reservation.answer.js'
import { type Component, costed, costOf } from '../domain/component.js'
import { askedStatus, isOpen, type OpenStatus, type RunStatus } from '../domain/run-status.js'
import { componentsOf, storedComponents } from '../run-components.js'
import { RunJournal } from '../run-journal.service.js'
import { RunQueries, type StoredRun } from '../runs.queries.js'
import { RunDocument } from '../schemas/run.schema.js'
import { type RunChanges } from './run-draft.js'
import { RunPlans } from './run-plans.service.js'

type Fields = Partial<
  Pick<RunDocument, 'bomId' | 'recipe' | 'quantityToProduceMilli' | 'reservedBy' | 'remarks' | 'status'>
>

/** A run that is not completed is changed: its batches follow, all or nothing (docs/domain/workshop.md#run). */
@Injectable()
export class ChangeRun {
  constructor(
    @InjectModel(RunDocument.name) private readonly runs: Model<RunDocument>,
    private readonly queries: RunQueries,
    private readonly plans: RunPlans,
    private readonly journal: RunJournal,
    private readonly answers: RunAnswers,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param id `reservationId` or `_id`
   * @param version what the editor started from; without one the last save wins
   * @throws NotFound, EditConflict, InvalidInput naming the field; Conflict RUN_COMPLETED, RESERVATION_INCOMPLETE,
   * INVALID_TRANSITION, INSUFFICIENT_BATCH, BATCH_QUARANTINED, BATCH_EXPIRED
   */
  async change(
    id: string,
    changes: RunChanges,
    version: number | undefined,
    author: Author,
  ): Promise<StoredRun> {
    return this.transactions.run(async () => {
      const before = await this.read(id, version)
      const { bomId, quantityMilli, ...plan } = await this.plans.changed(before, changes)
      const { reservedBy = before.reservedBy, remarks = before.remarks } = changes
      const fields = { bomId: new mongoose.Types.ObjectId(bomId), quantityToProduceMilli: quantityMilli }
      return this.write(before, { ...plan, ...fields, reservedBy, remarks }, author)
    })
  }

  /** The status alone: Pending gives every batch back. @throws as `change` */
  async setStatus(
    id: string,
    status: RunStatus,
    version: number | undefined,
    author: Author,
  ): Promise<StoredRun> {
    return this.transactions.run(async () => {
      const before = await this.read(id, version)
      const held = componentsOf(before)
      const components = status === 'Pending' ? held.map(withoutBatches) : held
      const reached = askedStatus(components, { status, capped: false })
      if (reached !== status) throw unreachable(status, reached)
      return this.write(before, { components, status: reached }, author)
    })
  }

  /**
   * @param id `reservationId` or `_id`
   * @param version what the editor started from; without one the last save wins
   * @throws NotFound, EditConflict, Conflict RUN_COMPLETED
   */
  private async read(id: string, version: number | undefined): Promise<StoredRun> {
    const run = await this.queries.resolve(id)
    if (!isOpen(run.status)) throw completed(run)
    if (version !== undefined && run.version !== version)
      throw new EditConflict('The reservation', await this.answers.one(run))
    return run
  }

  /** Writes the run, then gives back and sets aside exactly the difference. */
  private async write(
    before: StoredRun,
    { components, ...fields }: Fields & { components: Component[] },
    author: Author,
  ): Promise<StoredRun> {
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
      .lean<RunDocument>()
    if (!changed) throw new Error('A run changed under a transaction that had read it')
    await this.journal.changed(before, changed, components, author)
    return changed
  }
}

function withoutBatches(component: Component): Component {
  return costed({ ...component, batches: [] })
}

function unreachable(asked: RunStatus, status: OpenStatus): Conflict {
  const sentence = `The status follows from the batches that are set aside: it is ${status}, not ${asked}.`
  return new Conflict('INVALID_TRANSITION', sentence, { status })
}

/** A completed run stays as it is. */
function completed({ reservationId, status }: StoredRun): Conflict {
  const sentence = `Reservation ${reservationId} is completed: nothing of it changes any more.`
  return new Conflict('RUN_COMPLETED', sentence, { reservationId, status })
}

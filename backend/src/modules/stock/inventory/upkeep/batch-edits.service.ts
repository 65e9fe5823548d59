import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../../platform/mongo/versions.js'
import { CostBasis } from '../../catalog/cost-basis.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { Suppliers } from '../../suppliers/suppliers.service.js'
import { checkDates, fefoDay, isExpired } from '../domain/batch-dates.js'
import { StandingChanges } from '../movements/standing-changes.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { type BatchPapers } from '../receiving/receiving.service.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { BatchDiary } from './batch-diary.service.js'
import { BatchUses } from './batch-uses.service.js'

/**
 * The fields of a batch that may be changed; absent ones keep their values. An edit never changes product
 * or quantity.
 */
interface BatchDraft extends BatchPapers {
  outlet?: string | undefined
  /** Per unit. */
  pricePaise?: Paise | undefined
  receivedOn?: IstDay | undefined
  bestBefore?: IstDay | null | undefined
}

export interface BatchEdit {
  draft: BatchDraft
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version?: number | undefined
  /** The editor knows that runs were costed with the old price, and that they keep their cost. */
  keepRunCosts: boolean
  /**
   * Runs that were costed with the old price are costed again, and so is everything made of their
   * products.
   */
  recostRuns: boolean
  /** Converts the stored batch to an answer, for a person whose edit came too late. */
  toAnswer: (batch: StoredBatch) => object
}

/** The rules for editing a batch, and the effects of an edit. Both join its transaction. */
@Injectable()
export class BatchEditRules {
  constructor(
    private readonly outlets: Outlets,
    private readonly suppliers: Suppliers,
    private readonly uses: BatchUses,
    private readonly costs: CostBasis,
    private readonly standings: StandingChanges,
    private readonly clock: Clock,
  ) {}

  /** @returns the fields to write. @throws as `BatchEdits.change` */
  async accept(batch: StoredBatch, edit: BatchEdit): Promise<Partial<BatchDocument>> {
    const { draft } = edit
    const { receivedOn = batch.receivedOn, bestBefore = batch.bestBefore } = draft
    const fault = checkDates({ receivedOn, bestBefore }, istDay(this.clock.now()))
    if (fault) throw InvalidInput.field(fault.field, fault.message)
    if (draft.outlet !== undefined && draft.outlet !== String(batch.outlet))
      await this.outlets.receives(draft.outlet)
    if (draft.supplier && String(draft.supplier) !== String(batch.supplier))
      await this.suppliers.receives(draft.supplier)
    const isRepriced = draft.pricePaise !== undefined && draft.pricePaise !== batch.pricePaise
    const isAsked = isRepriced && !batch.reservation && !edit.keepRunCosts && !edit.recostRuns
    if (isAsked) await this.demandUncosted(batch)
    const fields = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
    return draft.bestBefore === undefined ? fields : { ...fields, fefoDay: fefoDay(draft.bestBefore) }
  }

  /**
   * Applies the effects of an edit. A new price is passed on to the parts at other outlets and, if the editor
   * asks for it, to everything that was made of the batch, down to the last jar. A new best-before day may make
   * the batch expired, or usable again.
   * @returns the batch after these changes
   * @throws InvalidInput for a new price of what a run made
   */
  async follow(before: StoredBatch, after: StoredBatch, { recostRuns }: BatchEdit): Promise<StoredBatch> {
    if (after.pricePaise !== before.pricePaise) {
      // Refused here and not in `accept`: whoever started from an older price is told of that first.
      if (after.reservation) throw priceOfRun(after.batchNumber, after.reservation.reservationId)
      await this.costs.changed()
      await this.uses.follow(after._id, before.pricePaise, recostRuns)
    }
    const expired = isExpired(after, istDay(this.clock.now()))
    if (expired === after.expired) return after
    return (await this.standings.apply(after._id, {}, { expired })) ?? after
  }

  private async demandUncosted({ _id, batchNumber }: StoredBatch): Promise<void> {
    const runs = await this.uses.costedWith(_id)
    if (runs.length === 0) return
    const [were, keep] =
      runs.length === 1
        ? ['A run was', 'it keeps its cost, or is']
        : [`${runs.length} runs were`, 'they keep their cost, or are']
    throw new Conflict(
      'PRICE_USED_IN_RUNS',
      `${were} costed with the old price of ${batchNumber}: ${keep} costed anew.`,
      { batchNumber, runs },
    )
  }
}

function priceOfRun(batchNumber: string, run: string): InvalidInput {
  return InvalidInput.field(
    'price',
    `The price of ${batchNumber} follows from what run ${run} cost. Correct the price of what went into it.`,
  )
}

/** Lets staff correct the entered fields of a batch (docs/domain/catalogue.md#editing-a-batch). */
@Injectable()
export class BatchEdits {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly queries: BatchQueries,
    private readonly rules: BatchEditRules,
    private readonly diary: BatchDiary,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param id batch number or `_id`
   * @throws NotFound (batch, outlet, supplier), InvalidInput naming the field, EditConflict, Conflict
   * PRICE_USED_IN_RUNS | TOO_MANY_RUNS
   */
  async change(id: string, edit: BatchEdit): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const before = await this.queries.resolve(id)
      const fields = await this.rules.accept(before, edit)
      const changed = await changeVersioned(this.batches, {
        id: before._id,
        version: edit.version,
        change: { $set: fields },
        what: 'The batch',
        toAnswer: edit.toAnswer,
      })
      await this.diary.note('stock.changed', changed, before, fields)
      return this.rules.follow(before, changed, edit)
    })
  }
}

import { Injectable } from '@nestjs/common'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { checkDates, fefoDay } from '../domain/batch-dates.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { ReceiptSubjects } from '../receiving/receipt-subjects.service.js'
import { type StockDocument } from '../schemas/stock.schema.js'
import { type BatchEdit } from './batch-edit.js'
import { BatchUses } from './batch-uses.service.js'

/** What an edit may not do. */
@Injectable()
export class BatchEditChecks {
  constructor(
    private readonly subjects: ReceiptSubjects,
    private readonly uses: BatchUses,
    private readonly clock: Clock,
  ) {}

  /** @returns the fields to write. @throws as `BatchEdits.change` */
  async accept(
    batch: StoredBatch,
    { draft, keepRunCosts, recostRuns }: BatchEdit,
  ): Promise<Partial<StockDocument>> {
    const { receivedOn = batch.receivedOn, bestBefore = batch.bestBefore } = draft
    const fault = checkDates({ receivedOn, bestBefore }, istDay(this.clock.now()))
    if (fault) throw InvalidInput.field(fault.field, fault.message)
    if (draft.outlet !== undefined && draft.outlet !== String(batch.outlet))
      await this.subjects.bookOutlet(draft.outlet)
    if (draft.supplier && String(draft.supplier) !== String(batch.supplier))
      await this.subjects.bookSupplier(draft.supplier)
    const isRepriced = draft.pricePaise !== undefined && draft.pricePaise !== batch.pricePaise
    if (isRepriced && !keepRunCosts && !recostRuns) await this.demandUncosted(batch)
    const fields = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
    return draft.bestBefore === undefined ? fields : { ...fields, fefoDay: fefoDay(draft.bestBefore) }
  }

  private async demandUncosted(batch: StoredBatch): Promise<void> {
    const runs = await this.uses.runs(batch._id)
    if (runs.length === 0) return
    throw new Conflict(
      'PRICE_USED_IN_RUNS',
      `${runs.length === 1 ? 'A run was' : `${runs.length} runs were`} costed with the old price of ${batch.batchNumber}: ${runs.length === 1 ? 'it keeps its cost, or is' : 'they keep their cost, or are'} costed anew.`,
      { batchNumber: batch.batchNumber, runs },
    )
  }
}

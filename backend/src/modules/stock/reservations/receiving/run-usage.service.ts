import { Injectable } from '@nestjs/common'
import { addMilli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { insufficient } from '../../inventory/movements/batch-refusals.js'
import { StockQueries, type StoredBatch } from '../../inventory/reading/stock.queries.js'
import { type Component } from '../domain/component.js'
import { type UsedBatch, usedIn } from '../domain/usage.js'
import { type UsageDraft } from './run-receipt.js'

/** What really went into a run, compared with what was reserved for it. */
@Injectable()
export class RunUsage {
  constructor(
    private readonly stock: StockQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput naming the field; Conflict INSUFFICIENT_BATCH, BATCH_QUARANTINED, BATCH_EXPIRED */
  async of(components: readonly Component[], used: readonly UsageDraft[]): Promise<Component[]> {
    const batches = await this.stock.byNumbers(used.map(({ batchNumber }) => batchNumber))
    const told = used.map((one, index): UsedBatch => {
      const field = `used.${index}.batchNumber`
      const batch = batches.find(({ batchNumber }) => batchNumber === one.batchNumber)
      if (!batch) throw InvalidInput.field(field, `There is no batch ${one.batchNumber}.`)
      if (used.findIndex(({ batchNumber }) => batchNumber === one.batchNumber) !== index)
        throw InvalidInput.field(field, `Batch ${one.batchNumber} is named twice.`)
      if (!components.some(({ productId }) => productId === String(batch.product)))
        throw InvalidInput.field(field, `Batch ${one.batchNumber} is of no component of the run.`)
      this.demandEnough(batch, components, one)
      return toUsed(batch, one)
    })
    return usedIn(components, told)
  }

  /** Checked before anything moves, so that a preview shows it too. The movements check it again. */
  private demandEnough(batch: StoredBatch, components: readonly Component[], used: UsageDraft): void {
    const parts = components.flatMap((component) => component.batches)
    const own = parts.find(({ stockId }) => stockId === String(batch._id))?.reservedMilli ?? NO_QUANTITY
    if (used.quantityMilli > addMilli(own, batch.remainingMilli))
      throw insufficient(batch, istDay(this.clock.now()), own)
  }
}

function toUsed({ _id, batchNumber, product, pricePaise }: StoredBatch, used: UsageDraft): UsedBatch {
  return {
    stockId: String(_id),
    batchNumber,
    productId: String(product),
    quantityMilli: used.quantityMilli,
    pricePaise,
  }
}

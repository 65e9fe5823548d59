import { Injectable, type OnModuleInit } from '@nestjs/common'
import { formatRupees, multiplyMoney, NO_MONEY, subtractPaise } from '../../../../kernel/amounts/money.js'
import { sumMilli } from '../../../../kernel/amounts/quantity.js'
import { ApprovalActions } from '../../../office/approvals/approval-actions.js'
import { toStockEntry } from '../answers/stock-entry.answer.js'
import { BatchQueries } from '../reading/batch.queries.js'
import { type BatchEdit, BatchEdits } from './batch-edits.service.js'

export interface EditRequest {
  /** Batch number or `_id`. */
  id: string
  edit: Omit<BatchEdit, 'toAnswer'>
}

/**
 * Bounds a lower price. Goods that are written off are worth their price, so a lower one lets more of them go; it counts as
 * written off for all that came in, parts at other outlets that follow the price included
 * (docs/domain/people.md#the-owners-yes).
 */
@Injectable()
export class BoundedEdits implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly batches: BatchQueries,
    private readonly edits: BatchEdits,
  ) {}

  onModuleInit(): void {
    this.actions.register('edit-batch', {
      worth: async ({ id, edit: { draft } }: EditRequest) => {
        const batch = await this.batches.resolve(id)
        const cut = subtractPaise(batch.pricePaise, draft.pricePaise ?? batch.pricePaise)
        // A jar is worth its price in the shop, and the edit refuses a price of what a run made.
        if (cut <= 0 || batch.materialType === 'FG' || batch.reservation)
          return { bound: 'writeOff', valuePaise: NO_MONEY }
        const cheaper = await this.batches.followersOf(batch)
        const quantity = sumMilli(cheaper.map(({ quantityMilli }) => quantityMilli))
        return { bound: 'writeOff', valuePaise: multiplyMoney(cut, quantity) }
      },
      about: async ({ id, edit: { draft } }: EditRequest) => {
        const { batchNumber, pricePaise, priceUnit } = await this.batches.resolve(id)
        // Without the price that it has: who asks may not know what material costs.
        const price = formatRupees(draft.pricePaise ?? pricePaise)
        return {
          what: `Lower the price of batch ${batchNumber} to ${price} per ${priceUnit}`,
          link: `/stock-receipt/${batchNumber}`,
        }
      },
      run: async ({ id, edit }: EditRequest) => {
        const references = await this.batches.referencesOf([await this.batches.resolve(id)])
        return this.edits.change(id, { ...edit, toAnswer: (batch) => toStockEntry(batch, references) })
      },
    })
  }
}

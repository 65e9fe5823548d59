import { Injectable, type OnModuleInit } from '@nestjs/common'
import { sumMilli } from '../../../../kernel/amounts/quantity.js'
import { measureOf, quantityInWords } from '../../../../kernel/amounts/units.js'
import { Clock } from '../../../../platform/clock.js'
import { ApprovalActions } from '../../../office/approvals/approval-actions.js'
import { Products } from '../../catalog/products.service.js'
import { runPage } from '../domain/run-number.js'
import { RunQueries } from '../runs.queries.js'
import { ReceiveRun } from './receive-run.service.js'
import { type RunReceipt } from './run-receipts.service.js'
import { RunWaste } from './run-waste.service.js'

export interface RunReceiptRequest {
  /** `reservationId` or `_id` of the run. */
  id: string
  receipt: RunReceipt
  /** Key of the request: repeating it gives what was received. */
  key?: string | undefined
}

/** A run that used more than what came out of it needs (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class BoundedRunReceipts implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly runs: RunQueries,
    private readonly products: Products,
    private readonly waste: RunWaste,
    private readonly receiving: ReceiveRun,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.actions.register('receive-run', {
      worth: async ({ id, receipt }: RunReceiptRequest) => ({
        bound: 'writeOff',
        valuePaise: await this.waste.worthOf(await this.runs.resolve(id), receipt),
      }),
      about: async ({ id, receipt }: RunReceiptRequest) => {
        const { reservationId, recipe, quantityToProduceMilli } = await this.runs.resolve(id)
        const measure = measureOf(await this.products.resolve(String(recipe.parentProduct)))
        const planned = quantityInWords(quantityToProduceMilli, measure)
        const made = quantityInWords(sumMilli(receipt.yields.map((one) => one.quantityMilli)), measure)
        return {
          what: `Receive run ${reservationId}: ${made} of ${planned} came out, and more was used than that needs`,
          link: runPage(reservationId),
        }
      },
      run: ({ id, receipt, key: receiptKey }: RunReceiptRequest, by) =>
        this.receiving.receive(id, receipt, { by, at: this.clock.now(), receiptKey }),
    })
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common'
import { measureOf, quantityInWords } from '../../../../kernel/amounts/units.js'
import { Clock } from '../../../../platform/clock.js'
import { ApprovalActions } from '../../../office/approvals/approval-actions.js'
import { nameInWords } from '../../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Products } from '../../catalog/products.service.js'
import { BatchWorth } from '../reading/batch-worth.service.js'
import { type Receipt, Receiving } from './receiving.service.js'

export interface OpeningRequest {
  receipt: Omit<Receipt, 'by' | 'at'>
  reason: string
  /** Key of the request: repeating it gives the batch that it entered. */
  key?: string | undefined
}

/** Stock that no run or purchase made (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class BoundedOpening implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly products: Products,
    private readonly worth: BatchWorth,
    private readonly receiving: Receiving,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.actions.register('open-batch', {
      worth: async ({ receipt }: OpeningRequest) => ({
        bound: 'opening',
        valuePaise: await this.worth.of(receipt.productId, receipt.pricePaise, receipt.quantityMilli),
      }),
      about: async ({ receipt, reason }: OpeningRequest) => {
        const product = await this.products.resolve(receipt.productId)
        const { catalogue } = await this.settings.current()
        const quantity = quantityInWords(receipt.quantityMilli, measureOf(product))
        return {
          what: `Enter ${quantity} of ${nameInWords(product.name, catalogue)}: ${reason}`,
          link: '/stock-receipt',
        }
      },
      run: ({ receipt, reason, key: requestKey }: OpeningRequest, by) =>
        this.receiving.open({ ...receipt, requestKey, by, at: this.clock.now() }, reason),
    })
  }
}

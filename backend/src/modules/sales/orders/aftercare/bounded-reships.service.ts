import { Injectable, type OnModuleInit } from '@nestjs/common'
import { addPaise, NO_MONEY } from '../../../../kernel/amounts/money.js'
import { sumMilli } from '../../../../kernel/amounts/quantity.js'
import { quantityInWords } from '../../../../kernel/amounts/units.js'
import { ApprovalActions } from '../../../office/approvals/approval-actions.js'
import { BatchWorth } from '../../../stock/inventory/reading/batch-worth.service.js'
import { jarsOut } from '../domain/aftercare/returned-jars.js'
import { OrderStore } from '../store/order-store.service.js'
import { type CareRequest } from './care-writes.service.js'
import { SettleParcel } from './settle-parcel.service.js'

export type ReshipRequest = Omit<CareRequest, 'by'>

/**
 * Jars that are sent again while the first ones are still out: nobody pays for them, as for a replacement, and a packer
 * gives away only so many alone (docs/domain/people.md#the-owners-yes).
 */
@Injectable()
export class BoundedReships implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly store: OrderStore,
    private readonly jars: BatchWorth,
    private readonly settling: SettleParcel,
  ) {}

  onModuleInit(): void {
    this.actions.register('reship-jars', {
      worth: async ({ orderId }: ReshipRequest) => {
        const order = await this.store.find(orderId)
        let valuePaise = NO_MONEY
        for (const { line, quantityMilli } of jarsOut(order)) {
          const item = order.items[line]
          if (!item) continue
          // A replacement has no price, and its jars are worth what other customers pay.
          const worth = await this.jars.of(String(item.productId), item.unitPaise, quantityMilli)
          valuePaise = addPaise(valuePaise, worth)
        }
        return { bound: 'replacement', valuePaise }
      },
      about: async ({ orderId }: ReshipRequest) => {
        const order = await this.store.find(orderId)
        const out = sumMilli(jarsOut(order).map(({ quantityMilli }) => quantityMilli))
        const what = `Send order ${order.orderId} again: ${quantityInWords(out, 'JAR')} of it did not come back`
        return { what, link: `/dashboard/courier/${order.orderId}` }
      },
      run: (request: ReshipRequest, by) => this.settling.reship({ ...request, by }),
    })
  }
}

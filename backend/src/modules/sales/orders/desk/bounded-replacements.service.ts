import { Injectable, type OnModuleInit } from '@nestjs/common'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { quantityInWords } from '../../../../kernel/amounts/units.js'
import { ApprovalActions } from '../../../office/approvals/approval-actions.js'
import { worthOf } from '../domain/worth.js'
import { OrderStore } from '../store/order-store.service.js'
import { type Replacement, ReplaceOrder } from './replace-order.service.js'

export type ReplacementRequest = Omit<Replacement, 'by' | 'isRecall'>

/** Jars that nobody pays for: a packer gives away only so many alone (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class BoundedReplacements implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly store: OrderStore,
    private readonly replacing: ReplaceOrder,
  ) {}

  onModuleInit(): void {
    this.actions.register('replace-jars', {
      worth: async ({ orderId, lines }: ReplacementRequest) => {
        const { items } = await this.store.find(orderId)
        const wanted = lines.map(({ line, quantity }) => ({ line, quantityMilli: jars(quantity) }))
        return { bound: 'replacement', valuePaise: worthOf(items, wanted) }
      },
      about: async ({ orderId, lines, reason }: ReplacementRequest) => {
        const { orderId: id } = await this.store.find(orderId)
        const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        return {
          what: `Replace ${quantityInWords(jars(count), 'JAR')} of order ${id}: ${reason}`,
          link: `/assign-stock?order=${id}`,
        }
      },
      run: (request: ReplacementRequest, by) => this.replacing.replace({ ...request, by }),
    })
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common'
import { multiplyMoney, type Paise, sumPaise } from '../../../kernel/amounts/money.js'
import { fromMilli, jars, type Milli, sumMilli } from '../../../kernel/amounts/quantity.js'
import { ApprovalActions } from '../../office/approvals/approval-actions.js'
import { type CareRequest } from './aftercare/care-writes.service.js'
import { InspectJars } from './aftercare/inspect-jars.service.js'
import { ReplaceOrder, type Replacement } from './desk/replace-order.service.js'
import { type Inspected } from './domain/aftercare/returned-jars.js'
import { OrderStore } from './store/order-store.service.js'

export type ReplacementRequest = Omit<Replacement, 'by' | 'isRecall'>
export interface InspectionRequest {
  care: Omit<CareRequest, 'by'>
  found: readonly Inspected[]
}

/**
 * What of the orders a packer does alone only up to a worth a day: jars that nobody pays for, and jars
 * that are written off (docs/domain/people.md#the-owners-yes).
 */
@Injectable()
export class BoundedOrderActions implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly store: OrderStore,
    private readonly replacing: ReplaceOrder,
    private readonly inspecting: InspectJars,
  ) {}

  onModuleInit(): void {
    this.actions.register('replace-jars', {
      worth: async ({ orderId, lines }: ReplacementRequest) => ({
        bound: 'replacement',
        valuePaise: await this.worthOf(
          orderId,
          lines.map(({ line, quantity }) => ({ line, quantityMilli: jars(quantity) })),
        ),
      }),
      about: async ({ orderId, lines, reason }: ReplacementRequest) => {
        const { orderId: id } = await this.store.find(orderId)
        const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
        return {
          what: `Replace ${inJars(count)} of order ${id}: ${reason}`,
          link: `/assign-stock?order=${id}`,
        }
      },
      run: (request: ReplacementRequest, by) => this.replacing.replace({ ...request, by }),
    })
    this.actions.register('inspect-jars', {
      worth: async ({ care, found }: InspectionRequest) => ({
        bound: 'writeOff',
        valuePaise: await this.worthOf(
          care.orderId,
          found.map(({ line, writtenOffMilli }) => ({ line, quantityMilli: writtenOffMilli })),
        ),
      }),
      about: async ({ care, found }: InspectionRequest) => {
        const { orderId: id } = await this.store.find(care.orderId)
        const count = fromMilli(sumMilli(found.map(({ writtenOffMilli }) => writtenOffMilli)))
        return {
          what: `Write off ${inJars(count)} that came back of order ${id}`,
          link: `/dashboard/courier/${id}`,
        }
      },
      run: ({ care, found }: InspectionRequest, by) => this.inspecting.inspect({ ...care, by }, found),
    })
  }

  /** What the customer paid, or would have. A line that does not exist is refused when it is carried out. */
  private async worthOf(
    orderId: string,
    lines: readonly { line: number; quantityMilli: Milli }[],
  ): Promise<Paise> {
    const { items } = await this.store.find(orderId)
    return sumPaise(
      lines.flatMap(({ line, quantityMilli }) => {
        const item = items[line]
        return item ? [multiplyMoney(item.unitPaise, quantityMilli)] : []
      }),
    )
  }
}

const inJars = (count: number): string => `${count} ${count === 1 ? 'jar' : 'jars'}`

import { Injectable, type OnModuleInit } from '@nestjs/common'
import { sumMilli } from '../../../../kernel/amounts/quantity.js'
import { quantityInWords } from '../../../../kernel/amounts/units.js'
import { ApprovalActions } from '../../../office/approvals/approval-actions.js'
import { type Inspected } from '../domain/aftercare/returned-jars.js'
import { worthOf } from '../domain/worth.js'
import { OrderStore } from '../store/order-store.service.js'
import { type CareRequest } from './care-writes.service.js'
import { InspectJars } from './inspect-jars.service.js'

export interface InspectionRequest {
  care: Omit<CareRequest, 'by'>
  found: readonly Inspected[]
}

/** Jars that came back and are written off: a packer does so alone only up to a bound (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class BoundedInspections implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly store: OrderStore,
    private readonly inspecting: InspectJars,
  ) {}

  onModuleInit(): void {
    this.actions.register('inspect-jars', {
      worth: async ({ care, found }: InspectionRequest) => {
        const { items } = await this.store.find(care.orderId)
        const gone = found.map(({ line, writtenOffMilli }) => ({ line, quantityMilli: writtenOffMilli }))
        return { bound: 'writeOff', valuePaise: worthOf(items, gone) }
      },
      about: async ({ care, found }: InspectionRequest) => {
        const { orderId: id } = await this.store.find(care.orderId)
        const lost = sumMilli(found.map(({ writtenOffMilli }) => writtenOffMilli))
        const what = `Write off ${quantityInWords(lost, 'JAR')} that came back of order ${id}`
        return { what, link: `/dashboard/courier/${id}` }
      },
      run: ({ care, found }: InspectionRequest, by) => this.inspecting.inspect({ ...care, by }, found),
    })
  }
}

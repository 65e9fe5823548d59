import { Injectable, type OnModuleInit } from '@nestjs/common'
import { fromMilli } from '../../../kernel/amounts/quantity.js'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { CustomerOrders } from '../../sales/orders/store/customer-orders.service.js'
import { RecallErasures } from './recall-erasures.service.js'
import { RecallLines } from './recall-lines.service.js'

/**
 * Recalls know customers only by their orders. What they hold of a person is in the copy; nothing in them names
 * anybody.
 */
@Injectable()
export class RecallsPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    private readonly lines: RecallLines,
    private readonly erasures: RecallErasures,
    private readonly customerOrders: CustomerOrders,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('recalls', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const lines = await this.lines.ofOrders(await this.customerOrders.idsOf(userId))
    return lines.map(({ orderId, line, informed, decision, returnedMilli, destroyedMilli }) => ({
      orderId,
      line,
      informedAt: informed?.at ?? null,
      decision: decision?.kind ?? null,
      returned: fromMilli(returnedMilli),
      destroyed: fromMilli(destroyedMilli),
    }))
  }

  /** The name is erased with the order; recalls hold none. @throws Conflict CUSTOMER_UNINFORMED */
  async erase({ userId }: DataSubject): Promise<void> {
    await this.erasures.demandInformed(await this.customerOrders.idsOf(userId))
  }
}

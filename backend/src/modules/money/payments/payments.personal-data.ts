import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { ANONYMOUS } from '../../../kernel/text/anonymous.js'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { MoneyOfOrders } from './privacy/money-of-orders.queries.js'
import { AttemptDocument } from './schemas/attempt.schema.js'
import { PaymentEventDocument } from './schemas/payment-event.schema.js'

const NOBODY = { id: ANONYMOUS, name: ANONYMOUS, phone: ANONYMOUS, email: '' } as const

/** Payments' share of a person's data. Sums and references are books; who paid is told by the provider's records. */
@Injectable()
export class PaymentsPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(PaymentEventDocument.name) private readonly events: Model<PaymentEventDocument>,
    private readonly money: MoneyOfOrders,
    private readonly orders: OrderQueries,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('payments', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const order = { $in: await this.orders.idsOfCustomer(userId) }
    return this.money.collect(order)
  }

  /**
   * Takes the customer off the attempts and drops the provider's messages, whose bodies name the customer.
   * @throws Conflict REFUND_DUE | PAYMENT_UNDER_REVIEW while money is on its way back or looked at.
   */
  async erase({ userId }: DataSubject): Promise<void> {
    const order = { $in: await this.orders.idsOfCustomer(userId) }
    await this.money.demandSettled(order)
    const references = await this.attempts.distinct('reference', { order })
    await this.attempts.updateMany({ order }, { $set: { customer: NOBODY }, $inc: { readings: 1 } })
    await this.events.updateMany({ reference: { $in: references } }, { $set: { body: ANONYMOUS } })
  }
}

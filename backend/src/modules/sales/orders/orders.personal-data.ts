import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../../kernel/errors/errors.js'
import { ANONYMOUS } from '../../../kernel/text/anonymous.js'
import { Audit } from '../../office/audit/audit.service.js'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { OrderAnswers } from './answers/order-answers.service.js'
import { type Business } from './domain/business.js'
import { erasureObstacle, erasureSentence } from './domain/erasure.js'
import { DELETABLE } from './domain/guards.js'
import { withoutBuyer } from './domain/money/paper-facts.js'
import { orderWords } from './domain/order-words.js'
import { CancelOrder } from './money/cancel-order.service.js'
import { OrderDocument } from './schemas/order.schema.js'
import { CustomerOrders } from './store/customer-orders.service.js'
import { type StoredOrder } from './store/stored-order.js'

/**
 * Postal code, city and state stay: they are the place of supply, which the books need, and they identify
 * no person.
 */
const NOBODY = {
  mobileNumber: ANONYMOUS,
  email: '',
  contactName: ANONYMOUS,
  contactNumber: ANONYMOUS,
  address: ANONYMOUS,
} as const

/** A return names the GSTIN of each business that was sold to, so it stays with the papers. */
const withoutName = ({ buyer, paidAt }: StoredOrder): Business | null =>
  buyer && paidAt ? { gstin: buyer.gstin, name: ANONYMOUS } : null

/** Kinds of records that the audit log names by an order's id. */
const AUDITED_AS = ['order', 'refund', 'payment-review', 'issue'] as const

/** Orders in memory at the same time: one account may place thousands in a year. */
const AT_ONCE = 100

/** Personal data in orders. The books keep the orders; the name is removed with the account. */
@Injectable()
export class OrdersPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly cancelling: CancelOrder,
    private readonly answers: OrderAnswers,
    private readonly customers: CustomerOrders,
    private readonly audit: Audit,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('orders', this)
  }

  /** Orders that the customer deleted are still stored, so the copy has them too. */
  async *collect({ userId }: DataSubject): AsyncIterable<unknown> {
    for await (const order of this.of(userId))
      yield { ...(await this.answers.forCustomer(order)), deletedAt: order.deletedAt }
  }

  /**
   * Gives up unpaid orders and releases their jars; from other orders only the name is removed.
   * @throws Conflict ORDER_UNDER_WAY | REFUND_DUE | PAYMENT_UNDER_REVIEW while the shop owes the customer
   * something.
   */
  async erase({ userId }: DataSubject): Promise<void> {
    const audited: string[] = []
    for await (const order of this.of(userId)) {
      const obstacle = erasureObstacle(order)
      if (obstacle)
        throw new Conflict(obstacle, erasureSentence(obstacle, order.orderId), { orderId: order.orderId })
      audited.push(...AUDITED_AS.map((kind) => `${kind}:${order.orderId}`))
    }
    for await (const order of this.of(userId))
      if (DELETABLE.holds(order)) await this.cancelling.delete({ userId }, String(order._id))
    await this.orders.updateMany({ userId }, { $set: NOBODY, $inc: { revision: 1 } })
    await this.audit.eraseTexts(audited)
    await this.customers.changed([userId])
    for await (const order of this.of(userId))
      await this.orders.updateOne(
        { _id: order._id },
        {
          $set: {
            words: orderWords({ ...order, ...NOBODY }),
            // Name and address may be read off the label on the photo.
            parcels: order.parcels.map((parcel) => ({ ...parcel, weightPhoto: null })),
            buyer: withoutName(order),
            invoicePaper: order.invoicePaper && withoutBuyer(order.invoicePaper),
            creditNotePaper: order.creditNotePaper && withoutBuyer(order.creditNotePaper),
            credits: order.credits.map((credit) => ({
              ...credit,
              paper: credit.paper ? withoutBuyer(credit.paper) : null,
            })),
          },
        },
      )
  }

  private of(userId: string): AsyncIterable<StoredOrder> {
    const found = this.orders.find({ userId }).sort({ orderDate: -1, _id: -1 }).lean<OrderDocument[]>()
    return found.cursor({ batchSize: AT_ONCE })
  }
}

import { randomBytes, randomInt } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../platform/clock.js'
import { isDuplicateKey } from '../../platform/mongo/duplicate-key.js'
import { validateOrder } from './domain/validate.js'
import { VendorError } from './domain/vendor-error.js'
import { orderStatus, wireOrder, wirePayment } from './domain/wire.js'
import { CashfreeOrder, CashfreePayment } from './schemas/cashfree-records.schema.js'

/** The sandbox's orders, by the vendor's rules. */
@Injectable()
export class CashfreeOrders {
  constructor(
    @InjectModel(CashfreeOrder.name) private readonly orders: Model<CashfreeOrder>,
    @InjectModel(CashfreePayment.name) private readonly payments: Model<CashfreePayment>,
    private readonly clock: Clock,
  ) {}

  /** @throws VendorError 400, 409 order_already_exists */
  async create(body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const now = this.clock.now()
    const { orderId: _id, ...order } = validateOrder(body, now)
    const session = {
      cfOrderId: String(randomInt(1e9, 1e10)),
      sessionId: `session_${randomBytes(36).toString('base64url')}`,
    }
    try {
      const [created] = await this.orders.create([
        { _id, ...order, ...session, status: 'ACTIVE', createdAt: now },
      ])
      if (created) return wireOrder(created.toObject(), now)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
    throw new VendorError(409, 'order_already_exists', 'order with same id is already present')
  }

  /** @throws VendorError 404 */
  async get(orderId: string): Promise<Record<string, unknown>> {
    return wireOrder(await this.find(orderId), this.clock.now())
  }

  /** `{order_status: 'TERMINATED'}` ends an active order. @throws VendorError 400, 404 */
  async patch(orderId: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    if (body['order_status'] !== 'TERMINATED')
      throw new VendorError(400, 'order_status_invalid', 'order_status : should be TERMINATED')
    const order = await this.find(orderId)
    if (orderStatus(order, this.clock.now()) !== 'ACTIVE')
      throw new VendorError(400, 'order_not_active', 'only an active order can be terminated')
    await this.orders.updateOne({ _id: orderId, status: 'ACTIVE' }, { $set: { status: 'TERMINATED' } })
    return this.get(orderId)
  }

  /** Newest first. @throws VendorError 404 */
  async paymentsOf(orderId: string): Promise<Record<string, unknown>[]> {
    await this.find(orderId)
    const payments = await this.payments.find({ orderId }).sort({ at: -1 }).limit(200).lean()
    return payments.map(wirePayment)
  }

  /** @throws VendorError 404 */
  async find(orderId: string): Promise<CashfreeOrder> {
    const order = await this.orders.findById(orderId).lean()
    if (!order) throw new VendorError(404, 'order_not_found', `order with id ${orderId} does not exist`)
    return order
  }

  bySession(sessionId: string): Promise<CashfreeOrder | null> {
    return this.orders.findOne({ sessionId }).lean().exec()
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type RecalledJars, RefundJars } from '../../../sales/orders/money/refund-jars.service.js'
import { type RefundStatus } from '../domain/refund.js'
import { RefundDocument } from '../schemas/refund.schema.js'
import { GiveRefund, type RefundWay } from './give-refund.service.js'

/** The order to refund, and the person who decided it. */
export interface JarRefundOrder extends RecalledJars {
  /** Names the reason; the same when the refund is tried again. */
  subject: string
  /** Mobile number of the staff member. */
  by: string
}

export interface JarRefund {
  /** null when nothing was booked. */
  refundId: string | null
  amountPaise: Paise
}

/** The state of a refund, as the recall that asked for it shows it. */
export interface JarRefundState {
  status: RefundStatus
  lastError: string | null
}

/**
 * Refunds recalled jars of orders that were sent (docs/domain/workshop.md#recall). Each jar is refunded
 * once.
 */
@Injectable()
export class JarRefunds {
  constructor(
    @InjectModel(RefundDocument.name) private readonly rows: Model<RefundDocument>,
    private readonly giving: GiveRefund,
    private readonly jars: RefundJars,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Gives the refund; joins the caller's transaction.
   * @throws NotFound; Conflict JARS_NOT_SENT | JARS_REFUNDED | NOTHING_TO_REFUND, and those of
   * `GiveRefund`
   */
  give({ subject, by, ...wanted }: JarRefundOrder, asked: RefundWay): Promise<JarRefund> {
    return this.transactions.run(async () => {
      const way = await this.giving.check(asked, wanted.orderId)
      const locked = await this.jars.lock(wanted)
      const { order, amountPaise } = locked
      const booked = await this.giving.give(
        {
          order,
          amountPaise,
          purpose: 'recall',
          subject,
          note: `Recalled jars of order ${order.orderId}`,
          named: `for these jars of order ${order.orderId}`,
          by,
        },
        way,
      )
      await this.jars.booked(locked, booked)
      return { refundId: booked.refundId, amountPaise }
    })
  }

  /**
   * Calculates the refund without changing anything. @throws as `give`, as far as the error can be known
   * before.
   */
  async preview(wanted: RecalledJars, way: RefundWay): Promise<JarRefund> {
    await this.giving.check(way, wanted.orderId)
    const { amountPaise } = await this.jars.preview(wanted)
    return { refundId: null, amountPaise }
  }

  /** States by refund id; a refund by hand without a stored payment is not included. */
  async states(refundIds: readonly string[]): Promise<Map<string, JarRefundState>> {
    const found = await this.rows.find({ _id: { $in: [...refundIds] } }).lean<RefundDocument[]>()
    return new Map(found.map(({ _id, status, lastError }) => [_id, { status, lastError }]))
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Carts } from '../cart/carts.service.js'
import { UNPAID_AND_HELD } from '../domain/guards.js'
import { holdRefusal } from '../domain/hold-limits.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type StoredOrder } from '../store/stored-order.js'

const HELD_JARS = { orderId: 1, 'items.quantityMilli': 1 } as const

/** How much one account may keep from others without paying (docs/domain.md#holds). What staff took is not counted. */
@Injectable()
export class HoldBounds {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly carts: Carts,
    private readonly settings: Settings,
  ) {}

  /**
   * Checked before so many more jars are held for an account. Joins the caller's transaction, which has written the
   * account's cart, so that transactions of one account conflict there.
   * @throws Conflict HOLD_LIMIT naming what waits
   */
  async admit(userId: string, jars: number): Promise<void> {
    const { holdLimits: limits, phone } = await this.settings.current()
    const waiting = await this.orders
      .find({ userId, ...UNPAID_AND_HELD.filter, takenBy: null }, HELD_JARS)
      .sort({ _id: 1 })
      .lean<Pick<StoredOrder, 'orderId' | 'items'>[]>()
    const named = waiting.map((order) => ({ orderId: order.orderId, jars: jarsOf(order) }))
    const refusal = holdRefusal(named, jars, { limits, phone })
    if (refusal === null) return
    throw new Conflict('HOLD_LIMIT', refusal, { orders: named, most: limits, phone })
  }

  /** As `admit`, before an order whose hold ended holds its jars again. */
  async admitAgain(order: StoredOrder): Promise<void> {
    if (order.takenBy != null) return
    await this.carts.meet(String(order.userId))
    await this.admit(String(order.userId), jarsOf(order))
  }
}

const jarsOf = ({ items }: Pick<StoredOrder, 'items'>): number =>
  items.reduce((sum, { quantityMilli }) => sum + fromMilli(quantityMilli), 0)

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Counters } from '../../../../platform/mongo/counters.js'
import { type HoldLimits } from '../../../office/settings/domain/shop-settings.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { UNPAID_AND_HELD } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type StoredOrder } from '../store/stored-order.js'
import { holdRefusal, jarsOf } from './holds.service.js'

/** Limits what packers keep from others by orders that are paid later (docs/domain/orders.md#orders-taken-by-staff). */
@Injectable()
export class DeskHolds {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly settings: Settings,
    private readonly counters: Counters,
  ) {}

  /**
   * Refuses when an order that a packer takes would keep too many jars: its customer may hold as many as
   * with own orders, the packer as well, and all desks together a few more. Joins the caller's transaction;
   * the count in it lets such orders conflict.
   * @throws Conflict HOLD_LIMIT
   */
  async admit({ userId, by, jars }: { userId: string; by: string; jars: number }): Promise<void> {
    const { holdLimits: limits, phone } = await this.settings.current()
    await this.counters.next('desk-holds')
    const held = await this.orders
      .find(
        { ...UNPAID_AND_HELD.filter, $or: [{ userId }, { takenBy: { $ne: null } }] },
        { orderId: 1, 'items.quantityMilli': 1, userId: 1, takenBy: 1 },
      )
      .sort({ _id: 1 })
      .lean<Pick<StoredOrder, 'orderId' | 'items' | 'userId' | 'takenBy'>[]>()
    const sum = (some: typeof held): number => some.reduce((all, one) => all + jarsOf(one), 0)
    const named = held
      .filter((one) => String(one.userId) === userId)
      .map((one) => ({ orderId: one.orderId, jars: jarsOf(one) }))
    const mine = sum(held.filter(({ takenBy }) => takenBy === by))
    const all = sum(held.filter(({ takenBy }) => takenBy !== null))
    const refusal = holdRefusal(named, jars, { limits, phone }) ?? deskRefusal({ mine, all, jars, limits })
    if (refusal !== null) throw new Conflict('HOLD_LIMIT', refusal, { orders: named, most: limits, phone })
  }
}

/** Why a packer may not take an order that is paid later; null when it may be taken. */
function deskRefusal(held: { mine: number; all: number; jars: number; limits: HoldLimits }): string | null {
  const { mine, all, jars, limits } = held
  const help = 'Let it be paid at once, wait until one is paid, or ask the owner to take it.'
  if (mine + jars > limits.staffJars)
    return `Your orders that wait for their payment keep ${mine} jars; with this one there would be more than ${limits.staffJars}. ${help}`
  if (all + jars > limits.deskJars)
    return `Orders that staff took and that wait for their payment keep ${all} jars; with this one there would be more than ${limits.deskJars}. ${help}`
  return null
}

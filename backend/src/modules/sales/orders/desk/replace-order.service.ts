import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import {
  fromMilli,
  jars,
  type Milli,
  NO_QUANTITY,
  subtractMilli,
} from '../../../../kernel/amounts/quantity.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { JARS_REFUNDABLE, REPLACEABLE } from '../domain/guards.js'
import { creditedMilli } from '../domain/money/credits.js'
import { whyNot } from '../domain/staff-steps.js'
import { Holds } from '../placing/holds.service.js'
import { newIds } from '../placing/new-orders.service.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type OrderItemDocument } from '../schemas/order-item.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type PlacedOrder, type StoredOrder } from '../store/stored-order.js'

/** The jars of a line of the old order that are replaced. */
export interface ReplacedLine {
  /** Position in the old order, from 0. */
  line: number
  quantity: number
}

export interface Replacement {
  orderId: string
  lines: readonly ReplacedLine[]
  reason: string
  by: string
  /** The jars are recalled: then those of an earlier replacement are replaced too. */
  isRecall?: boolean
  /** Key of the request: repeating it creates no second order. */
  key: string
}

/**
 * Sends new jars for broken or missing ones: an order without charge that names the old one
 * (docs/domain/orders.md#replacement).
 */
@Injectable()
export class ReplaceOrder {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly holds: Holds,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the caller's transaction. The old order is locked first, so that two replacements of the same
   * jars conflict there.
   * @throws NotFound, InvalidInput (lines), Conflict INVALID_TRANSITION | REPLACED_ALREADY | OUT_OF_STOCK
   */
  replace(replacement: Replacement): Promise<PlacedOrder> {
    const { orderId, lines, reason, by, key, isRecall = false } = replacement
    const guard = isRecall ? JARS_REFUNDABLE : REPLACEABLE
    const requestKey = `replace:${key}`
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const old = await this.store.take(orderId)
      const known = await this.store.findBy({ userId: old.userId, requestKey })
      if (known) return { order: known, created: false }
      if (!guard.holds(old)) throw notReplaceable(old)
      const items = wantedItems(old, lines, {
        left: isRecall ? await this.unreplacedOf(old) : await this.leftOf(old),
        titles: (await this.settings.linesInWords(old.items)).map(({ name }) => ({ name })),
      })
      await this.holds.hold(items)
      const order = await this.store.insert({
        ...newIds(at),
        ...customerOf(old),
        requestKey,
        orderDate: at,
        items,
        ...FREE,
        held: true,
        holdUntil: at,
        channel: old.channel ?? 'shop',
        handover: old.handover ?? 'courier',
        takenBy: by,
        replaces: old.orderId,
        timeline: [{ event: 'Placed', at, by, detail: reason }],
      })
      await this.store.write(old, {}, [{ event: 'Replaced', at, by, detail: order.orderId }])
      return { order, created: true }
    })
  }

  /** The jars of each line of an order that can still be replaced; those that were paid back cannot. */
  async leftOf(old: Pick<StoredOrder, 'orderId' | 'items' | 'credits'>): Promise<Milli[]> {
    const unreplaced = await this.unreplacedOf(old)
    return unreplaced.map((left, line) => {
      const paidBack = creditedMilli(old.credits, line)
      return paidBack < left ? subtractMilli(left, paidBack) : NO_QUANTITY
    })
  }

  /** The jars of each line that no replacement contains; cancelled replacements do not count. */
  private async unreplacedOf(old: Pick<StoredOrder, 'orderId' | 'items'>): Promise<Milli[]> {
    const found = await this.replacementsOf(old.orderId)
    const standing = found.filter(({ orderStatus }) => orderStatus !== 'Cancelled')
    return old.items.map(({ productId, quantityMilli: bought }) =>
      standing
        .flatMap(({ items }) => items.filter((item) => String(item.productId) === String(productId)))
        .reduce((left, { quantityMilli }) => subtractMilli(left, quantityMilli), bought),
    )
  }

  /** The replacements of an order, oldest first. */
  replacementsOf(orderId: StoredOrder['orderId']): Promise<StoredOrder[]> {
    return this.orders.find({ replaces: orderId }).sort({ _id: 1 }).lean<OrderDocument[]>()
  }
}

/** A replacement has no price, tax or refund. */
const FREE = {
  totalPaise: NO_MONEY,
  deliveryPaise: NO_MONEY,
  finalPaise: NO_MONEY,
  gst: null,
  deliveryTax: null,
  cancellationPercent: null,
  paymentStatus: 'Completed',
  paidBy: 'none',
} as const

function customerOf(old: StoredOrder) {
  const { userId, mobileNumber, email, contactName, contactNumber, address, city, state, postalCode } = old
  return { userId, mobileNumber, email, contactName, contactNumber, address, city, state, postalCode }
}

function wantedItems(
  old: StoredOrder,
  lines: readonly ReplacedLine[],
  { left, titles }: { left: readonly Milli[]; titles: readonly { name: string }[] },
): OrderItemDocument[] {
  const seen = new Set<number>()
  return lines.map(({ line, quantity }) => {
    const item = old.items[line]
    if (!item || seen.has(line))
      throw new InvalidInput('The order has no such item, or it is named twice.', {
        lines: `Items from 0 to ${old.items.length - 1}, each once.`,
      })
    seen.add(line)
    const quantityMilli = jars(quantity)
    const ofLine = left[line] ?? NO_QUANTITY
    if (quantityMilli > ofLine) throw tooMany({ ...item, ...titles[line] }, fromMilli(ofLine))
    return { ...item, unitPaise: NO_MONEY, linePaise: NO_MONEY, quantityMilli, tax: null, allocations: [] }
  })
}

function tooMany(
  { name, quantityMilli }: Pick<OrderItemDocument, 'name' | 'quantityMilli'>,
  left: number,
): Conflict {
  const bought = fromMilli(quantityMilli)
  return new Conflict(
    'REPLACED_ALREADY',
    `${bought} × ${name} were bought; ${left > 0 ? `only ${left}` : 'none'} of them can still be replaced.`,
    { name, bought, left },
  )
}

function notReplaceable(order: StoredOrder): Conflict {
  const { deliveryStatus, paymentStatus } = order
  const why = whyNot(order).replace ?? ''
  return new Conflict('INVALID_TRANSITION', `Order ${order.orderId} cannot be replaced. ${why}`, {
    deliveryStatus,
    paymentStatus,
  })
}

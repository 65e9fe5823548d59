import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { addMilli, fromMilli, jars, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { JARS_REFUNDABLE, REPLACEABLE } from '../domain/guards.js'
import { whyNot } from '../domain/staff-steps.js'
import { Holds } from '../placing/holds.service.js'
import { newIds } from '../placing/new-orders.service.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type OrderItemDocument } from '../schemas/order-item.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type PlacedOrder, type StoredOrder } from '../store/stored-order.js'

/** Jars of a line of the old order. */
export interface ReplacedLine {
  /** Place in the old order, from 0. */
  line: number
  quantity: number
}

export interface Replacement {
  orderId: string
  lines: readonly ReplacedLine[]
  reason: string
  by: string
  /** Its jars must not be eaten: those of a replacement are replaced, too. */
  isRecall?: boolean
  /** Makes one order, however often it comes. */
  key: string
}

/**
 * Other jars for jars that came broken or not at all: an order at no charge that names the old one
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
   * Joins the caller's transaction. The old order is taken first: two that replace the same jars meet there.
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
        replaced: await this.replacedOf(old),
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

  /** What replacements of an order have of each of its lines; those that were cancelled have nothing. */
  async replacedOf(old: Pick<StoredOrder, 'orderId' | 'items'>): Promise<Milli[]> {
    const found = await this.replacementsOf(old.orderId)
    const standing = found.filter(({ orderStatus }) => orderStatus !== 'Cancelled')
    return old.items.map(({ productId }) =>
      standing
        .flatMap(({ items }) => items.filter((item) => String(item.productId) === String(productId)))
        .reduce((sum, { quantityMilli }) => addMilli(sum, quantityMilli), NO_QUANTITY),
    )
  }

  /** Replacements of an order, oldest first. */
  replacementsOf(orderId: StoredOrder['orderId']): Promise<StoredOrder[]> {
    return this.orders.find({ replaces: orderId }).sort({ _id: 1 }).lean<OrderDocument[]>()
  }
}

/** Nothing is paid, taxed or given back for it. */
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
  { replaced, titles }: { replaced: readonly Milli[]; titles: readonly { name: string }[] },
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
    const left = item.quantityMilli - (replaced[line] ?? NO_QUANTITY)
    if (quantityMilli > left) throw tooMany({ ...item, ...titles[line] }, left / 1000)
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

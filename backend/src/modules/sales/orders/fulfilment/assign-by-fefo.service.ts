import { Injectable } from '@nestjs/common'
import { fromMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { OfferedBatches } from '../../../stock/inventory/reading/offered-batches.service.js'
import { assignedFact, unallocatedMilli } from '../domain/fulfilment/allocation.js'
import { ASSIGNABLE, BOXABLE } from '../domain/guards.js'
import { type NewFact, OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Allocations } from './allocations.service.js'
import { notAssignable } from './assign-stock.service.js'
import { takeByFefo, type Taking } from './domain/fefo.js'

/** Why a line cannot be assigned: jars are missing, or batches are near their day. */
interface Short {
  itemIdx: number
  product: string
  taking: Taking
}

/** All batches of an order at once, those first that expire first (docs/domain/orders.md#first-expired-first-out). */
@Injectable()
export class AssignByFefo {
  constructor(
    private readonly store: OrderStore,
    private readonly allocations: Allocations,
    private readonly offers: OfferedBatches,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Assigns batches to every line that has none yet, and the order is Packed: all of it or nothing. An order that is
   * Packed already stays as it is, so that two clicks, or two people, do no more than one.
   * @param useNear also use batches near their day
   * @param isTold false for a customer who stands at the counter and takes the jars along
   * @throws NotFound, Conflict INVALID_TRANSITION | BATCHES_MISSING | BATCHES_NEAR_THEIR_DAY
   */
  async assign(orderId: string, useNear: boolean, by: string, isTold = true): Promise<StoredOrder> {
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const taken = await this.store.lock(orderId, ASSIGNABLE.filter)
      if (!taken) return this.packedAlready(orderId)
      let order = taken
      const facts: NewFact[] = []
      const short: Short[] = []
      for (const [itemIdx, line] of taken.items.entries()) {
        const name = await this.settings.nameInWords(line)
        const taking = await this.take(order, itemIdx, useNear)
        if (taking.missingMilli > NO_QUANTITY || (taking.near.length > 0 && !useNear))
          short.push({ itemIdx, product: name, taking })
        for (const part of taking.parts) {
          const items = await this.allocations.add(order, itemIdx, part, by)
          order = { ...order, items }
          const batch = items[itemIdx]?.allocations.at(-1)?.batchNumber
          facts.push(assignedFact(name, part.quantityMilli, batch, { at, by }))
        }
      }
      // Thrown inside the transaction: what other lines had taken goes back with it.
      if (short.length > 0) throw shortOf(order, short)
      facts.push({ event: 'Packed', at, by })
      const packed = { items: order.items, deliveryStatus: 'Packed' } as const
      return this.store.write(taken, packed, facts, isTold)
    })
  }

  /** Batches are read within the transaction: what an earlier line took is gone. */
  private async take({ items }: StoredOrder, itemIdx: number, useNear: boolean): Promise<Taking> {
    const line = items[itemIdx]
    const wanted: Milli = line ? unallocatedMilli(line) : NO_QUANTITY
    if (!line || wanted === NO_QUANTITY) return { parts: [], missingMilli: NO_QUANTITY, near: [] }
    const offered = await this.offers.ofProduct(line.productId)
    const offers = offered.map(({ batch, nearItsDay }) => ({
      stockId: String(batch._id),
      batchNumber: batch.batchNumber,
      remainingMilli: batch.remainingMilli,
      nearItsDay,
    }))
    return takeByFefo(wanted, offers, useNear)
  }

  private async packedAlready(orderId: string): Promise<StoredOrder> {
    const order = await this.store.find(orderId)
    if (BOXABLE.holds(order)) return order
    throw notAssignable(order, 'assigned')
  }
}

function shortOf({ orderId }: StoredOrder, short: readonly Short[]): Conflict {
  const missing = short
    .filter(({ taking }) => taking.missingMilli > NO_QUANTITY)
    .map(({ itemIdx, product, taking }) => ({ itemIdx, product, missing: fromMilli(taking.missingMilli) }))
  if (missing.length > 0) {
    const what = missing.map((line) => `${line.missing} of ${line.product}`).join(', ')
    return new Conflict('BATCHES_MISSING', `Order ${orderId} lacks ${what}. Nothing was assigned.`, {
      missing,
    })
  }
  const nearTheirDay = short.map(({ itemIdx, product, taking }) => ({
    itemIdx,
    product,
    batchNumbers: taking.near,
  }))
  const batches = nearTheirDay.flatMap(({ batchNumbers }) => batchNumbers).join(', ')
  return new Conflict(
    'BATCHES_NEAR_THEIR_DAY',
    `Order ${orderId} needs batches that are near their best-before day: ${batches}. Nothing was assigned.`,
    { nearTheirDay },
  )
}

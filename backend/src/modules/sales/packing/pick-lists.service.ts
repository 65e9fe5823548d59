import { Injectable } from '@nestjs/common'
import { fromMilli } from '../../../kernel/amounts/quantity.js'
import { type IstDay, istDay, istDayEnd } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { nameInWords } from '../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../office/settings/settings.service.js'
import { StockQueries } from '../../stock/inventory/reading/stock.queries.js'
import { packedOf } from '../orders/domain/fulfilment/packing.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { type PickBatch, type PickList, pickList, type PickOrder } from './domain/pick-list.js'

/** What to fetch from where (docs/domain/orders.md#pick-list). */
@Injectable()
export class PickLists {
  constructor(
    private readonly orders: OrderQueries,
    private readonly stock: StockQueries,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** For all orders that got their batches by the end of a day and whose jars are not all in the box. */
  async list(day: IstDay | undefined): Promise<PickList & { day: IstDay }> {
    const until = day ?? istDay(this.clock.now())
    const waiting = await this.orders.waitingForTheBox()
    const orders = waiting.filter((order) => assignedAt(order) < istDayEnd(until))
    const batches = await this.batchesOf(orders)
    return { day: until, ...pickList(orders.map(toPickOrder), batches) }
  }

  private async batchesOf(orders: readonly StoredOrder[]): Promise<PickBatch[]> {
    const allocations = orders.flatMap(({ items }) => items.flatMap((item) => item.allocations))
    const ids = [...new Set(allocations.map(({ stockId }) => String(stockId)))]
    const batches = await this.stock.byIds(ids)
    const { products, outlets } = await this.stock.referencesOf(batches)
    const { catalogue } = await this.settings.current()
    const today = istDay(this.clock.now())
    return batches.map((batch) => {
      const product = products.get(String(batch.product))
      const isOver = batch.bestBefore !== null && batch.bestBefore < today && batch.expiryOverride === null
      return {
        batchNumber: batch.batchNumber,
        product: nameInWords(product?.name ?? '', catalogue),
        image: product?.image ?? '',
        outlet: outlets.get(String(batch.outlet)) ?? '',
        bestBefore: batch.bestBefore,
        blocked: batch.quarantine?.reason ?? (isOver ? 'Its best-before day is over.' : null),
      }
    })
  }
}

/** When the last batch was assigned. */
function assignedAt({ timeline, orderDate }: StoredOrder): Date {
  return timeline.findLast(({ event }) => event === 'Packed')?.at ?? orderDate
}

function toPickOrder({ orderId, contactName, city, items, packing }: StoredOrder): PickOrder {
  const batches = items.flatMap(({ allocations }) => allocations.map(({ batchNumber }) => batchNumber))
  return {
    orderId,
    contactName,
    city,
    items: items.map(({ allocations }) => ({
      allocations: allocations.map(({ batchNumber, quantityMilli }) => ({
        batchNumber,
        jars: fromMilli(quantityMilli),
      })),
    })),
    packed: new Map(batches.map((batchNumber) => [batchNumber, packedOf(packing, batchNumber)])),
  }
}

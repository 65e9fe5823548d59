import { Injectable } from '@nestjs/common'
import { type Milli } from '../../../kernel/quantity.js'
import { Batches } from '../../inventory/batches.service.js'
import { type AllocationDocument, type OrderItemDocument } from '../schemas/order.schema.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Lines of an order and the batches they are taken from, kept in step with the stock ledger. */
@Injectable()
export class Allocations {
  constructor(private readonly batches: Batches) {}

  /** Takes a part of a line from a batch. @throws Conflict INSUFFICIENT_BATCH, NotFound. */
  async add(
    order: StoredOrder,
    line: number,
    part: { stockId: string; quantityMilli: Milli },
    by: string,
  ): Promise<OrderItemDocument[]> {
    const item = itemAt(order, line)
    const { stockId, quantityMilli } = part
    const batch = await this.batches.allocate({
      ...movement(order, line, by),
      productId: item.productId,
      stockId,
      quantityMilli,
    })
    const made: AllocationDocument = { stockId: batch._id, batchNumber: batch.batchNumber, quantityMilli }
    return withAllocations(order, line, [...item.allocations, made])
  }

  /** Puts all parts of a line back into their batches. */
  async undo(order: StoredOrder, line: number, by: string): Promise<OrderItemDocument[]> {
    const item = itemAt(order, line)
    for (const { stockId, quantityMilli } of item.allocations)
      await this.batches.unallocate({
        ...movement(order, line, by),
        productId: item.productId,
        stockId,
        quantityMilli,
      })
    return withAllocations(order, line, [])
  }

  /** As `undo`, for every line. */
  async undoAll(order: StoredOrder, by: string): Promise<OrderItemDocument[]> {
    for (const line of order.items.keys()) await this.undo(order, line, by)
    return order.items.map((item) => ({ ...item, allocations: [] }))
  }

  /** All parts left the house. */
  async ship(order: StoredOrder, by: string): Promise<void> {
    for (const [line, item] of order.items.entries())
      for (const { stockId, quantityMilli } of item.allocations)
        await this.batches.ship({
          ...movement(order, line, by),
          productId: item.productId,
          stockId,
          quantityMilli,
        })
  }
}

function movement(order: StoredOrder, line: number, by: string) {
  return { cause: { document: 'order' as const, id: String(order._id), line }, by }
}

function itemAt(order: StoredOrder, line: number): OrderItemDocument {
  const item = order.items[line]
  if (!item) throw new RangeError(`Order ${order.orderId} has no line ${line}`)
  return item
}

function withAllocations(
  order: StoredOrder,
  line: number,
  allocations: AllocationDocument[],
): OrderItemDocument[] {
  return order.items.map((item, index) => (index === line ? { ...item, allocations } : item))
}

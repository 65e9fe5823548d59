import { Injectable } from '@nestjs/common'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { Batches, type BatchMovement } from '../../../stock/inventory/movements/batches.service.js'
import { type AllocationDocument, type OrderItemDocument } from '../schemas/order-item.schema.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Assigns batches to the lines of an order, in step with the stock ledger. */
@Injectable()
export class Allocations {
  constructor(private readonly batches: Batches) {}

  /** Allocates a part of a line to a batch. @throws Conflict INSUFFICIENT_BATCH, NotFound. */
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

  /** Returns parts of a line to their batches, all of them if none are named. */
  async undo(
    order: StoredOrder,
    line: number,
    by: string,
    parts?: readonly AllocationDocument[],
  ): Promise<OrderItemDocument[]> {
    const item = itemAt(order, line)
    const undone = parts ?? item.allocations
    for (const { stockId, quantityMilli } of undone)
      await this.batches.unallocate({
        ...movement(order, line, by),
        productId: item.productId,
        stockId,
        quantityMilli,
      })
    return withAllocations(
      order,
      line,
      item.allocations.filter((part) => !undone.includes(part)),
    )
  }

  /** As `undo`, for every line. */
  async undoAll(order: StoredOrder, by: string): Promise<OrderItemDocument[]> {
    for (const line of order.items.keys()) await this.undo(order, line, by)
    return order.items.map((item) => ({ ...item, allocations: [] }))
  }

  /**
   * Checks that no batch of the order, or not the one named, is frozen or expired. @throws Conflict
   * BATCH_QUARANTINED, BATCH_EXPIRED
   */
  async demandUsable(order: StoredOrder, batchNumber?: string): Promise<void> {
    const parts = order.items.flatMap(({ allocations }) => allocations)
    const asked = parts.filter((part) => batchNumber === undefined || part.batchNumber === batchNumber)
    await this.batches.demandUsable(asked.map(({ stockId }) => stockId))
  }

  /** Books all parts as shipped. */
  ship(order: StoredOrder, by: string): Promise<void> {
    return this.eachPart(order, by, (part) => this.batches.ship(part))
  }

  /** Books all parts as not shipped, after their shipment was cancelled. */
  unship(order: StoredOrder, by: string): Promise<void> {
    return this.eachPart(order, by, (part) => this.batches.unship(part))
  }

  private async eachPart(
    order: StoredOrder,
    by: string,
    move: (part: BatchMovement) => Promise<unknown>,
  ): Promise<void> {
    for (const [line, { productId, allocations }] of order.items.entries())
      for (const { stockId, quantityMilli } of allocations)
        await move({ ...movement(order, line, by), productId, stockId, quantityMilli })
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

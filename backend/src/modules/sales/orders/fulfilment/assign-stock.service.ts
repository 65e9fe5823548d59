import { Injectable } from '@nestjs/common'
import { fromMilli, jars } from '../../../../kernel/amounts/quantity.js'
import { type AppError, Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../../office/settings/settings.service.js'
import {
  assignedFact,
  batchNumbers,
  isFullyAllocated,
  unallocatedMilli,
} from '../domain/fulfilment/allocation.js'
import { withoutBatches } from '../domain/fulfilment/packing.js'
import { ASSIGNABLE, UNASSIGNABLE } from '../domain/guards.js'
import { type AllocationDocument } from '../schemas/order-item.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Allocations } from './allocations.service.js'

export interface Assignment {
  itemIdx: number
  stockId: string
  /** Compared with the batch when given. */
  batchNumber?: string | undefined
  /** Number of jars; when absent, all that no batch covers yet. */
  quantity?: number | undefined
}

/**
 * Assigns batches to an order (docs/domain/orders.md#packing). Each step locks the order first, so that a
 * concurrent cancellation happens wholly or not at all.
 */
@Injectable()
export class AssignStock {
  constructor(
    private readonly store: OrderStore,
    private readonly allocations: Allocations,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Assigns a batch to a line, or to a part of it. When batches cover every line, the order is Packed. A request that is
   * repeated under its key assigns nothing more.
   * @throws NotFound (order, batch), InvalidInput (line, quantity), Conflict INVALID_TRANSITION |
   * ALREADY_ASSIGNED | INSUFFICIENT_BATCH | BATCH_MISMATCH
   */
  async assign(orderId: string, assignment: Assignment, by: string): Promise<StoredOrder> {
    const now = this.clock.now()
    return this.transactions.run(async () => {
      if (this.transactions.isRepeat) return this.store.find(orderId)
      const order =
        (await this.store.lock(orderId, ASSIGNABLE.filter)) ?? (await this.refuse(orderId, 'assigned'))
      const line = lineOf(order, assignment.itemIdx)
      const name = await this.settings.nameInWords(line)
      const missing = unallocatedMilli(line)
      if (missing === 0)
        throw new Conflict('ALREADY_ASSIGNED', `${name} already has its batch.`, {
          itemIdx: assignment.itemIdx,
        })
      const quantityMilli = assignment.quantity === undefined ? missing : jars(assignment.quantity)
      if (quantityMilli > missing)
        throw new InvalidInput(`Only ${fromMilli(missing)} of ${name} still need a batch.`, {
          quantity: `At most ${fromMilli(missing)}.`,
        })
      const part = { stockId: assignment.stockId, quantityMilli }
      const items = await this.allocations.add(order, assignment.itemIdx, part, by)
      const batch = items[assignment.itemIdx]?.allocations.at(-1)?.batchNumber
      if (assignment.batchNumber !== undefined && assignment.batchNumber !== batch)
        throw new Conflict('BATCH_MISMATCH', `That batch is ${String(batch)}, not ${assignment.batchNumber}.`)
      const assigned = assignedFact(name, quantityMilli, batch, { at: now, by })
      return isFullyAllocated(items)
        ? this.store.write(order, { items, deliveryStatus: 'Packed' }, [
            assigned,
            { event: 'Packed', at: now, by },
          ])
        : this.store.write(order, { items }, [assigned])
    })
  }

  /**
   * Returns a line's jars to their batches; with `stockId` only the last part from that batch. A Packed
   * order becomes Pending again, and the jars leave its box. A request that is repeated under its key returns no more.
   * @throws NotFound, InvalidInput (line), Conflict INVALID_TRANSITION | NOT_ASSIGNED
   */
  async unassign(orderId: string, itemIdx: number, by: string, stockId?: string): Promise<StoredOrder> {
    const now = this.clock.now()
    return this.transactions.run(async () => {
      if (this.transactions.isRepeat) return this.store.find(orderId)
      const order =
        (await this.store.lock(orderId, UNASSIGNABLE.filter)) ?? (await this.refuse(orderId, 'unassigned'))
      const line = lineOf(order, itemIdx)
      const name = await this.settings.nameInWords(line)
      const parts = stockId === undefined ? line.allocations : lastOf(line.allocations, stockId)
      if (parts.length === 0) throw new Conflict('NOT_ASSIGNED', `${name} has no batch.`, { itemIdx })
      const items = await this.allocations.undo(order, itemIdx, by, parts)
      const packing = withoutBatches(
        order.packing,
        parts.map(({ batchNumber }) => batchNumber),
      )
      const detail = `${name}: ${batchNumbers({ ...line, allocations: parts })}`
      const unassigned = { event: 'Batch unassigned', at: now, by, detail } as const
      return order.deliveryStatus === 'Packed'
        ? this.store.write(order, { items, packing, deliveryStatus: 'Pending' }, [
            unassigned,
            { event: 'Unpacked', at: now, by },
          ])
        : this.store.write(order, { items, packing }, [unassigned])
    })
  }

  private async refuse(orderId: string, what: 'assigned' | 'unassigned'): Promise<never> {
    const order = await this.store.find(orderId)
    throw notAssignable(order, what)
  }
}

/** The last part of a line that was taken from a batch. */
function lastOf(parts: readonly AllocationDocument[], stockId: string): AllocationDocument[] {
  const part = parts.findLast((one) => String(one.stockId) === stockId)
  return part ? [part] : []
}

function lineOf(order: StoredOrder, itemIdx: number): StoredOrder['items'][number] {
  const line = order.items[itemIdx]
  if (!line)
    throw new InvalidInput('The order has no such item.', { itemIdx: `From 0 to ${order.items.length - 1}.` })
  return line
}

/** The error for an order that cannot be assigned or unassigned batches now. */
export function notAssignable(order: StoredOrder, what: 'assigned' | 'unassigned'): AppError {
  const { orderId, orderStatus, paymentStatus, deliveryStatus } = order
  const handedOver = order.waybill ?? order.shipment
  const states = `payment ${paymentStatus}, order ${orderStatus}, delivery ${deliveryStatus}`
  const why = handedOver ? 'its shipment is with the courier' : states
  return new Conflict('INVALID_TRANSITION', `Stock of order ${orderId} cannot be ${what}: ${why}.`, {
    orderStatus,
    paymentStatus,
    deliveryStatus,
  })
}

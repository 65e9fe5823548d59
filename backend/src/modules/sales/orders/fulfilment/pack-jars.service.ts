import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import {
  type PackedJars,
  wantedByBatch,
  whyNotPacked,
  withJars,
  withoutJars,
} from '../domain/fulfilment/packing.js'
import { BOXABLE } from '../domain/guards.js'
import { whyNot } from '../domain/staff-steps.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Allocations } from './allocations.service.js'

/** Records which jars of an order are in its box (docs/domain/orders.md#into-the-box). */
@Injectable()
export class PackJars {
  constructor(
    private readonly store: OrderStore,
    private readonly allocations: Allocations,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds jars of a batch to the box; an id sent twice counts once.
   * @throws NotFound, Conflict INVALID_TRANSITION | WRONG_BATCH | JARS_COMPLETE | BATCH_QUARANTINED |
   * BATCH_EXPIRED
   */
  async putIn(orderId: string, jars: Pick<PackedJars, 'id' | 'batchNumber' | 'jars'>, by: string) {
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.lock(orderId)
      if (order.packing?.jars.some(({ id }) => id === jars.id)) return order
      const refused = whyNotPacked(order, jars.batchNumber, jars.jars)
      if (refused !== null) throw refusal(order, refused, jars.batchNumber)
      await this.allocations.demandUsable(order, jars.batchNumber)
      const packing = withJars(order, { ...jars, by, at })
      return this.store.write(order, { packing }, packing.doneAt ? [{ event: 'Boxed', at, by }] : [])
    })
  }

  /**
   * Removes the jars that were added under an id; an unknown id changes nothing. @throws NotFound,
   * Conflict INVALID_TRANSITION
   */
  async takeOut(orderId: string, id: string): Promise<StoredOrder> {
    return this.transactions.run(async () => {
      const order = await this.lock(orderId)
      if (!order.packing?.jars.some((part) => part.id === id)) return order
      return this.store.write(order, { packing: withoutJars(order.packing, id) })
    })
  }

  private async lock(orderId: string): Promise<StoredOrder> {
    const locked = await this.store.lock(orderId, BOXABLE.filter)
    if (locked) return locked
    const order = await this.store.find(orderId)
    const { deliveryStatus } = order
    const why = whyNot(order).pack
    throw new Conflict('INVALID_TRANSITION', `Order ${order.orderId} cannot be packed: ${why}`, {
      deliveryStatus,
    })
  }
}

function refusal(
  { items }: StoredOrder,
  code: 'WRONG_BATCH' | 'JARS_COMPLETE',
  batchNumber: string,
): Conflict {
  const wanted = wantedByBatch(items)
  if (code === 'JARS_COMPLETE')
    return new Conflict(code, `All ${wanted.get(batchNumber)} of ${batchNumber} are in the box.`, {
      batchNumber,
    })
  const batchNumbers = [...wanted.keys()]
  const sentence = `${batchNumber} does not belong in this parcel. It takes ${batchNumbers.join(', ')}.`
  return new Conflict(code, sentence, { batchNumber, batchNumbers })
}

import { Injectable } from '@nestjs/common'
import { type Role } from '../../../kernel/access/permissions.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { demandKnown } from '../orders/domain/demand-known.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type StoredOrder } from '../orders/store/stored-order.js'

/** The orders whose papers somebody asks for. */
@Injectable()
export class NamedOrders {
  constructor(private readonly orders: OrderQueries) {}

  /**
   * The orders, in the order in which they were named.
   * @throws InvalidInput naming an order that does not exist; AppError FORBIDDEN
   */
  async asNamed(orderIds: readonly string[], role: Role): Promise<StoredOrder[]> {
    const found = new Map(
      (await this.orders.byOrderIds(orderIds)).map((order) => [String(order.orderId), order]),
    )
    const missing = orderIds.filter((id) => !found.has(id))
    if (missing.length > 0) {
      const sentence = `There is no order ${missing.join(', ')}.`
      throw InvalidInput.field('orders', sentence)
    }
    const named = orderIds.flatMap((id) => found.get(id) ?? [])
    demandKnown(role, named)
    return named
  }

  /** As `asNamed`, in the order of the pick list: the oldest first. */
  async asPicked(orderIds: readonly string[], role: Role): Promise<StoredOrder[]> {
    const named = await this.asNamed(orderIds, role)
    return named.sort(
      (one, other) =>
        one.orderDate.getTime() - other.orderDate.getTime() ||
        String(one._id).localeCompare(String(other._id)),
    )
  }
}

import { Injectable } from '@nestjs/common'
import { type Principal } from '../../platform/http/access.js'
import { Orders, type PlacedOrder } from '../orders/orders.service.js'
import { Attempts } from './attempts.service.js'

export interface PlacingOptions {
  idempotencyKey?: string | undefined
  acceptChanges?: boolean | undefined
}

/** The cart becomes an order and the intent to collect its money, both or neither (domain.md 6). */
@Injectable()
export class PlaceForPayment {
  constructor(
    private readonly orders: Orders,
    private readonly attempts: Attempts,
  ) {}

  /** Idempotent by the key or by the cart itself. @throws what `Orders.place` throws. */
  place(principal: Principal, options: PlacingOptions): Promise<PlacedOrder> {
    return this.orders.place(principal, { ...options, alongside: (order) => this.attempts.first(order) })
  }
}

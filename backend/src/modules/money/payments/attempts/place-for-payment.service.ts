import { Injectable } from '@nestjs/common'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { PlaceOrder } from '../../../sales/orders/placing/place-order.service.js'
import { type PlacedOrder, type PlaceOptions } from '../../../sales/orders/store/stored-order.js'
import { Attempts } from './attempts.service.js'

/** The cart becomes an order and the intent to collect its money, both or neither. */
@Injectable()
export class PlaceForPayment {
  constructor(
    private readonly placing: PlaceOrder,
    private readonly attempts: Attempts,
  ) {}

  /** Idempotent by the key or by the cart itself. @throws what `PlaceOrder` throws. */
  place(principal: Principal, options: Omit<PlaceOptions, 'alongside'>): Promise<PlacedOrder> {
    return this.placing.execute(principal, { ...options, alongside: (order) => this.attempts.first(order) })
  }
}

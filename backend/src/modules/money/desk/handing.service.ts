import { Injectable } from '@nestjs/common'
import { AssignByFefo } from '../../sales/orders/fulfilment/assign-by-fefo.service.js'
import { HandOver } from '../../sales/orders/fulfilment/hand-over.service.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'

/** Jars over the counter. */
@Injectable()
export class Handing {
  constructor(
    private readonly assigning: AssignByFefo,
    private readonly handing: HandOver,
  ) {}

  /** Joins the caller's transaction. A batch near its day is sold like any other: its day stands on the jar. */
  async assignAndHandOver(order: StoredOrder, by: string): Promise<StoredOrder> {
    await this.assigning.execute(order.orderId, true, by)
    return this.handing.execute(order.orderId, by)
  }
}

import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { RequestKeys } from '../../../../platform/request-keys.js'
import { OrderStore } from '../store/order-store.service.js'
import { type PlaceOptions, type StoredOrder } from '../store/stored-order.js'

/** Finds the order of a request that comes again. */
@Injectable()
export class PlacedBefore {
  constructor(
    private readonly store: OrderStore,
    private readonly keys: RequestKeys,
  ) {}

  /** @throws AppError KEY_REUSED; Conflict ORDER_DELETED for a request that named its own key */
  async find(
    requestKey: string,
    userId: string,
    { idempotencyKey }: PlaceOptions,
  ): Promise<StoredOrder | null> {
    await this.keys.check()
    const placed = await this.store.findBy({ userId, requestKey })
    if (!placed?.deletedAt) return placed
    if (idempotencyKey === undefined) return null
    throw new Conflict(
      'ORDER_DELETED',
      `Order ${placed.orderId} was placed with this request and deleted since.`,
    )
  }
}

import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type OrderChanges, type OrderGuard, OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Longer than the courier takes for one parcel and one question about it. */
const PARCEL_LEASE_MS = 60_000

/** The exclusive right to call the courier about an order. */
export interface Lease {
  /** The order when the lease was acquired. */
  order: StoredOrder
  token: string
  /** An earlier call ended without an answer: the courier may have carried it out. */
  hadEarlierIntent: boolean
}

/**
 * Lets only one process at a time call the courier about an order. The intent is stored before the first
 * call. The result of a call is stored only while the lease is held, so a delayed process cannot overwrite
 * the next one.
 */
@Injectable()
export class CourierLeases {
  constructor(
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * null when the order does not meet `guard`, or another process has the lease; `changes` are written
   * with the intent.
   */
  acquire(
    orderId: string,
    guard: OrderGuard,
    changes: (locked: StoredOrder) => OrderChanges = () => ({}),
  ): Promise<Lease | null> {
    const now = this.clock.now()
    const token = randomUUID()
    const free = { $or: [{ shipment: null }, { 'shipment.leaseUntil': { $lte: now } }] }
    return this.transactions.run(async () => {
      const locked = await this.store.lock(orderId, { ...guard, ...free })
      if (!locked) return null
      const shipment = { token, requestedAt: now, leaseUntil: this.end() }
      const order = await this.store.write(locked, { ...changes(locked), shipment })
      return { order, token, hadEarlierIntent: locked.shipment !== null }
    })
  }

  /**
   * Stores the result of a call and renews the lease for the next call. null when the lease was lost:
   * nothing is written.
   */
  under(lease: Lease, work: (mine: StoredOrder) => Promise<StoredOrder>): Promise<StoredOrder | null> {
    return this.transactions.run(async () => {
      const mine = await this.store.lock(lease.order._id, { 'shipment.token': lease.token })
      return mine ? work(mine) : null
    })
  }

  /** The intent of `mine` with a renewed lease. */
  longer(mine: StoredOrder): Pick<OrderChanges, 'shipment'> {
    return { shipment: mine.shipment && { ...mine.shipment, leaseUntil: this.end() } }
  }

  /** The intent of `mine` with its lease given back. The next process asks the courier first. */
  ended(mine: StoredOrder): Pick<OrderChanges, 'shipment'> {
    return { shipment: mine.shipment && { ...mine.shipment, leaseUntil: this.clock.now() } }
  }

  private end(): Date {
    return new Date(this.clock.now().getTime() + PARCEL_LEASE_MS)
  }
}

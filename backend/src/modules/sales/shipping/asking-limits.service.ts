import { Injectable } from '@nestjs/common'
import { networkOf } from '../../../kernel/access/network.js'
import { Clock } from '../../../platform/clock.js'
import { SlidingLimits } from '../../../platform/sliding-limits.js'

const WINDOW_MS = 5 * 60_000
/**
 * A customer's own limit: two questions for each postal code and one more for another weight, so five
 * postal codes, even if others share the network address.
 */
const OWN = { count: 15, windowMs: WINDOW_MS }
/** Limit of an account: fifteen postal codes are more than a person types. */
const ACCOUNT = { count: 30, windowMs: WINDOW_MS }
/**
 * Limit of a network address, for visitors and for customers beyond their own limit. Indian mobile
 * networks share addresses.
 */
const ADDRESS = { count: 30, windowMs: WINDOW_MS }
/**
 * Limit while placing: an order asks what the cart has asked already; a new question comes only if the
 * cart was changed in between.
 */
const PLACING = { count: 10, windowMs: WINDOW_MS }

/** The person for whom the shop asks the courier. */
export interface Asker {
  /** `null` when nobody is logged in. */
  userId: string | null
  address: string
}

/**
 * Limits how often one person may make the shop ask the courier, whose own limit all customers share.
 * Cached answers are not limited (docs/domain/orders.md#delivery-charge).
 */
@Injectable()
export class AskingLimits {
  private readonly own: SlidingLimits
  private readonly accounts: SlidingLimits
  private readonly addresses: SlidingLimits
  private readonly placing: SlidingLimits

  constructor(clock: Clock) {
    this.own = new SlidingLimits(OWN, clock)
    this.accounts = new SlidingLimits(ACCOUNT, clock)
    this.addresses = new SlidingLimits(ADDRESS, clock)
    this.placing = new SlidingLimits(PLACING, clock)
  }

  /** Whether the courier may be asked for this person now; spends the limit. */
  mayAsk({ userId, address }: Asker): boolean {
    if (userId !== null) {
      if (this.accounts.spend(userId) > 0) return false
      if (this.own.spend(userId) === 0) return true
    }
    return this.addresses.spend(networkOf(address)) === 0
  }

  /** As `mayAsk`, for the order that an account is placing. */
  mayAskToPlace(userId: string): boolean {
    return this.placing.spend(userId) === 0
  }
}

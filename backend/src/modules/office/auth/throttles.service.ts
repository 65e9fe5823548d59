import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { TooManyRequests } from '../../../kernel/errors/too-many-requests.js'
import { Clock } from '../../../platform/clock.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { ThrottleDocument } from './schemas/throttle.schema.js'

/** At most `count` events in any window of `windowMs`. */
export interface Limit {
  name: string
  count: number
  windowMs: number
}

/**
 * Limits that hold across processes and restarts. Each key stores its last `count` times, newest first. A
 * try is allowed when the oldest of them has left the window. The check and the entry are one conditional
 * update, so two callers cannot both take the last place. Since the window slides, there is no gap between
 * two windows.
 */
@Injectable()
export class Throttles {
  constructor(
    @InjectModel(ThrottleDocument.name) private readonly throttles: Model<ThrottleDocument>,
    private readonly clock: Clock,
  ) {}

  /**
   * Spends the limit if possible.
   * @returns 0, or the milliseconds until it is possible.
   */
  async tryTake(limit: Limit, key: string): Promise<number> {
    const now = this.clock.now()
    const _id = `${limit.name}:${key}`
    const oldest = `hits.${limit.count - 1}`
    const windowStart = new Date(now.getTime() - limit.windowMs)
    try {
      await this.throttles.updateOne(
        { _id, $or: [{ [oldest]: { $exists: false } }, { [oldest]: { $lte: windowStart } }] },
        {
          $push: { hits: { $each: [now], $position: 0, $slice: limit.count } },
          $set: { sweepAt: new Date(now.getTime() + limit.windowMs) },
        },
        { upsert: true },
      )
      return 0
    } catch (error) {
      // Nothing matched, and the upsert collided with the key's own document: the limit is reached.
      if (!isDuplicateKey(error)) throw error
      return Math.max(1, await this.waitMs(limit, key))
    }
  }

  /** @throws TooManyRequests with `what` before the waiting time. */
  async spend(limit: Limit, key: string, what: string): Promise<void> {
    const wait = await this.tryTake(limit, key)
    if (wait > 0) throw new TooManyRequests(what, wait)
  }

  /** Removes the newest entry, since its event did not happen. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.throttles.updateOne({ _id: `${limit.name}:${key}` }, { $pop: { hits: -1 } })
  }

  /** Number of entries in the current window. */
  async countOf(limit: Limit, key: string): Promise<number> {
    const windowStart = this.clock.now().getTime() - limit.windowMs
    const throttle = await this.throttles.findById(`${limit.name}:${key}`).lean<ThrottleDocument>()
    return throttle?.hits.filter((hit) => hit.getTime() > windowStart).length ?? 0
  }

  /** Milliseconds until the limit allows an event, without spending it. */
  async waitMs(limit: Limit, key: string): Promise<number> {
    const throttle = await this.throttles.findById(`${limit.name}:${key}`).lean<ThrottleDocument>()
    const oldest = throttle?.hits[limit.count - 1]
    if (!oldest) return 0
    return Math.max(0, oldest.getTime() + limit.windowMs - this.clock.now().getTime())
  }
}

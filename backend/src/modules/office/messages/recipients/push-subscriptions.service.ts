import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { PushSubscriptionDocument } from '../schemas/recipient.schemas.js'

export type StoredSubscription = Readonly<PushSubscriptionDocument>

/** A browser as it subscribes. */
export interface NewSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Browsers that one person has; with more the oldest is forgotten. */
export const MOST_BROWSERS = 10

/** The browsers that people let the shop push to. */
@Injectable()
export class PushSubscriptions {
  constructor(
    @InjectModel(PushSubscriptionDocument.name)
    private readonly subscriptions: Model<PushSubscriptionDocument>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  of(person: string): Promise<StoredSubscription[]> {
    return this.subscriptions
      .find({ person })
      .sort({ at: -1 })
      .limit(MOST_BROWSERS)
      .lean<PushSubscriptionDocument[]>()
      .exec()
  }

  /** A browser belongs to the person who used it last: on a shared phone the one before is not told any more. */
  async add(person: string, { endpoint, p256dh, auth }: NewSubscription): Promise<void> {
    const at = this.clock.now()
    await this.transactions.run(async () => {
      await this.subscriptions.updateOne(
        { endpoint },
        { $set: { person, p256dh, auth, at } },
        { upsert: true },
      )
      const tooMany = await this.subscriptions
        .find({ person }, { _id: 1 })
        .sort({ at: -1 })
        .skip(MOST_BROWSERS)
        .lean()
      if (tooMany.length > 0)
        await this.subscriptions.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } })
    })
  }

  /** Only a browser of the person; of others it changes nothing. */
  async remove(person: string, endpoint: string): Promise<void> {
    await this.subscriptions.deleteOne({ person, endpoint })
  }

  /** The push service does not know it any more. A browser that subscribed anew meanwhile stays. */
  async forget({ _id, auth }: StoredSubscription): Promise<void> {
    await this.subscriptions.deleteOne({ _id, auth })
  }
}

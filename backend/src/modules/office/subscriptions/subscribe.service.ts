import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { networkOf } from '../../../kernel/access/network.js'
import { AppError, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Throttles } from '../auth/throttles.service.js'
import { Settings } from '../settings/settings.service.js'
import { type ConsentVersion, normalEmail } from './domain/consent.js'
import { SubscriberDocument, subscriberWords } from './schemas/subscriber.schema.js'

/** Anybody can type an address, their own or not: a network may do so a few times only. */
const PER_NETWORK = { name: 'subscribe-network', count: 10, windowMs: 600_000 }
const TOKEN_BYTES = 32

/** Asking for the shop's emails, and ending them. */
@Injectable()
export class Subscribe {
  constructor(
    @InjectModel(SubscriberDocument.name) private readonly subscribers: Model<SubscriberDocument>,
    private readonly settings: Settings,
    private readonly throttles: Throttles,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an address with the consent that was given for it. Repeating it changes nothing. After the emails were
   * ended, or under a newer text, it is a new consent. The answer does not tell the caller which of these it was.
   * @throws AppError SUBSCRIPTIONS_OFF while the owner has not switched them on. @throws TooManyRequests
   */
  async start(typed: string, consentVersion: ConsentVersion, address: string): Promise<void> {
    if (!(await this.settings.current()).emailSubscriptions)
      throw new AppError('SUBSCRIPTIONS_OFF', 'Subscriptions to our emails are switched off.')
    await this.throttles.spend(PER_NETWORK, networkOf(address), 'Too many subscriptions were sent.')
    const email = normalEmail(typed)
    const consent = { active: true, consentVersion, consentAt: this.clock.now(), unsubscribedAt: null }
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    await this.transactions.run(async () => {
      const made = { token, words: subscriberWords({ email }), ...consent }
      await this.subscribers.updateOne({ email }, { $setOnInsert: made }, { upsert: true })
      await this.subscribers.updateOne(
        { email, $or: [{ active: false }, { consentVersion: { $ne: consentVersion } }] },
        { $set: consent },
      )
    })
  }

  /**
   * Ends the emails to the person whom the link was sent to; doing it twice changes nothing. @throws NotFound for a
   * link that is not ours.
   */
  async end(token: string): Promise<void> {
    const change = { active: false, unsubscribedAt: this.clock.now() }
    const { matchedCount } = await this.subscribers.updateOne({ token, active: true }, { $set: change })
    if (matchedCount === 0 && !(await this.subscribers.exists({ token }))) throw new NotFound('This link')
  }
}

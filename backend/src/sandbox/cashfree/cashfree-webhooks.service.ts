import { createHash, createHmac } from 'node:crypto'
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { OwnAddress } from '../../platform/own-address.js'
import { CashfreeDelivery, CashfreeWebhookPlan } from './schemas/cashfree-control.schema.js'
import { type CashfreeOrder } from './schemas/cashfree-records.schema.js'

/** The vendor waits 2, 10 and 30 minutes; here it is quicker. */
const RETRY_DELAYS_MS = [500, 2_000, 6_000]
const TIMEOUT_MS = 10_000

/** Signed webhooks: at least once, in no certain order, repeated until the shop says 2xx. */
@Injectable()
export class CashfreeWebhooks implements OnModuleDestroy {
  private readonly logger = new Logger('CashfreeSandbox')
  private readonly underWay = new Set<Promise<void>>()
  private readonly timers = new Set<NodeJS.Timeout>()
  private closed = false

  constructor(
    @InjectModel(CashfreeDelivery.name) private readonly deliveries: Model<CashfreeDelivery>,
    @InjectModel(CashfreeWebhookPlan.name) private readonly plans: Model<CashfreeWebhookPlan>,
    private readonly ownAddress: OwnAddress,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.closed = true
    this.timers.forEach((timer) => clearTimeout(timer))
    await Promise.allSettled(this.underWay)
  }

  /** Sets how webhooks go wrong from now on; a plan without kept-back events lets those go that wait. */
  async plan(plan: { drop: number; repeat: number; delayMs: number; reorder: number }): Promise<void> {
    await this.plans.updateOne({ _id: 'plan' }, { $set: plan }, { upsert: true })
    if (plan.reorder === 0) await this.release()
  }

  /** Sends an event `times` times, unless the plan says otherwise. */
  async send(order: CashfreeOrder, event: { type: string; body: string }, times = 1): Promise<void> {
    const plan = await this.plans.findById('plan').lean()
    const isDropped =
      (await this.plans.updateOne({ _id: 'plan', drop: { $gt: 0 } }, { $inc: { drop: -1 } }))
        .modifiedCount === 1
    const isHeld = !isDropped && (plan?.reorder ?? 0) > 0
    const row = {
      orderId: order._id,
      ...event,
      url: order.meta['notify_url'] ?? `${this.ownAddress.get()}/api/cashfree/webhook`,
      eventId: createHash('sha256').update(event.body).digest('hex').slice(0, 32),
      state: isDropped ? 'dropped' : isHeld ? 'held' : 'due',
      nextAt: new Date(Date.now() + (plan?.delayMs ?? 0)),
    } as const
    const copies = Array.from({ length: times * Math.max(1, plan?.repeat ?? 1) }, () => row)
    const created = await this.deliveries.create(copies, { ordered: true })
    if (isHeld) await this.releaseIfFull(plan?.reorder ?? 0)
    else if (!isDropped) created.forEach((delivery) => this.schedule(delivery))
  }

  /** Deliveries of an order, oldest first. */
  of(orderId: string): Promise<CashfreeDelivery[]> {
    return this.deliveries.find({ orderId }).sort({ _id: 1 }).limit(200).lean().exec()
  }

  private async releaseIfFull(size: number): Promise<void> {
    if ((await this.deliveries.countDocuments({ state: 'held' })) >= size) await this.release()
  }

  /** Sends the kept-back events, the last one first, one after the other. */
  private async release(): Promise<void> {
    const held = await this.deliveries.find({ state: 'held' }).sort({ _id: -1 }).lean()
    for (const delivery of held) {
      await this.deliveries.updateOne({ _id: delivery._id }, { $set: { state: 'due' } })
      await this.deliver(delivery)
    }
  }

  private schedule(delivery: Pick<CashfreeDelivery, '_id' | 'nextAt'>): void {
    if (this.closed) return
    const timer = setTimeout(
      () => {
        this.timers.delete(timer)
        const work = this.deliver(delivery).catch((error: unknown) => this.logger.warn({ err: error }))
        this.underWay.add(work)
        void work.finally(() => this.underWay.delete(work))
      },
      Math.max(0, delivery.nextAt.getTime() - Date.now()),
    )
    timer.unref()
    this.timers.add(timer)
  }

  private async deliver({ _id }: Pick<CashfreeDelivery, '_id'>): Promise<void> {
    const delivery = await this.deliveries
      .findOneAndUpdate(
        { _id, state: 'due' },
        { $set: { state: 'sending' }, $inc: { attempt: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
    if (!delivery) return
    const status = await this.post(delivery)
    const isDelivered = status >= 200 && status < 300
    const delay = RETRY_DELAYS_MS[delivery.attempt - 1]
    const state = isDelivered ? 'delivered' : delay === undefined ? 'given-up' : 'due'
    const nextAt = new Date(Date.now() + (delay ?? 0))
    await this.deliveries.updateOne({ _id }, { $set: { state, nextAt, lastStatus: status } })
    if (state === 'due') this.schedule({ _id, nextAt })
  }

  private async post({ url, body, attempt, eventId }: CashfreeDelivery): Promise<number> {
    const timestamp = String(Date.now())
    const { clientSecret } = this.config.cashfree
    const signature = createHmac('sha256', clientSecret)
      .update(timestamp + body)
      .digest('base64')
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-webhook-signature': signature,
          'x-webhook-timestamp': timestamp,
          'x-webhook-version': '2025-01-01',
          'x-webhook-attempt': String(attempt),
          'x-idempotency-key': eventId,
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }
}

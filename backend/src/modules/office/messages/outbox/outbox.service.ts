import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { MINUTE_MS } from '../../../../kernel/dates/durations.js'
import { Clock } from '../../../../platform/clock.js'
import { type Channel, CHANNELS } from '../../settings/domain/message-settings.js'
import { Deliveries } from './deliveries.service.js'
import { Notices } from './notices.service.js'

/** Messages of one channel that are on their way at a time. */
const LANES = 3

interface Counts {
  sent: number
  notSent: number
}

/** How long a channel rests whose provider could not be reached: the others go on meanwhile. */
const REST_MS = MINUTE_MS / 2

/** Empties the outbox: soon after each commit, and once a minute for whatever was left. */
@Injectable()
export class Outbox implements OnModuleDestroy {
  private readonly logger = new Logger('Messages')
  private readonly restUntil = new Map<Channel, Date>()
  private poked = false
  private underWay: Promise<void> | null = null
  private closed = false

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly notices: Notices,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  /** Something was written. Returns at once: whoever wrote it does not wait for its delivery. */
  poke(): void {
    // A process that runs no jobs leaves the sending to the others too.
    if (!this.config.jobs || this.closed) return
    this.poked = true
    this.underWay ??= this.work().finally(() => {
      this.underWay = null
    })
  }

  /** Begins nothing new, and waits for what is on its way while the database is still there. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true
    await this.underWay
  }

  /** Sends all that is due. Any number of processes may do so at once: each message is claimed by one. */
  async sendDue(): Promise<Record<string, number>> {
    const { notices } = await this.notices.writeMessages()
    const takenBack = await this.deliveries.takeBack()
    return { notices, takenBack, ...(await this.send(CHANNELS)) }
  }

  /** Sends what was just told. What was left before waits for the job: most of it cannot be sent yet. */
  private async work(): Promise<void> {
    while (this.poked && !this.closed) {
      this.poked = false
      // Later than the answer to the request that poked.
      await new Promise(setImmediate)
      await this.notices
        .writeMessages()
        .then(({ channels }) => this.send([...channels]))
        .catch((error: unknown) => this.logger.error({ failed: 'outbox', err: error }))
    }
  }

  private async send(channels: readonly Channel[]): Promise<Counts> {
    const counts = { sent: 0, notSent: 0 }
    await Promise.all(channels.map((channel) => this.empty(channel, counts)))
    return counts
  }

  /** One message after the other; from the second on in all lanes, since most often there is only one. */
  private async empty(channel: Channel, counts: Counts): Promise<void> {
    for (let tried = 1; await this.sendNext(channel, counts); tried += 1)
      if (tried === 2) {
        await Promise.all(Array.from({ length: LANES }, () => this.lane(channel, counts)))
        return
      }
  }

  private async lane(channel: Channel, counts: Counts): Promise<void> {
    while (await this.sendNext(channel, counts));
  }

  /** @returns whether there was a message to try */
  private async sendNext(channel: Channel, counts: Counts): Promise<boolean> {
    if (this.closed || this.rests(channel)) return false
    const outcome = await this.deliveries.next(channel)
    if (outcome === null) return false
    if (outcome.is === 'sent') counts.sent += 1
    else counts.notSent += 1
    if ('down' in outcome) this.restUntil.set(channel, new Date(this.clock.now().getTime() + REST_MS))
    return true
  }

  private rests(channel: Channel): boolean {
    const until = this.restUntil.get(channel)
    return until !== undefined && until > this.clock.now()
  }
}

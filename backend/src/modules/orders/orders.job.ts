import { Injectable } from '@nestjs/common'
import { Cron } from '@nestjs/schedule'
import { Clock } from '../../platform/clock.js'
import { Jobs } from '../../platform/jobs/jobs.service.js'
import { Holds } from './holds.service.js'
import { TrackShipments } from './track-shipments.service.js'

const MINUTE_MS = 60_000

/** What orders need done by the clock; one process at a time. */
@Injectable()
export class OrdersJob {
  constructor(
    private readonly jobs: Jobs,
    private readonly holds: Holds,
    private readonly tracking: TrackShipments,
    private readonly clock: Clock,
  ) {}

  /** Every minute: unpaid orders whose time is up give their jars back. */
  @Cron('20 * * * * *')
  async releaseHolds(): Promise<void> {
    await this.jobs.run('orders.release-holds', MINUTE_MS, async () => ({
      released: await this.holds.releaseExpired(this.clock.now()),
    }))
  }

  /** Every ten minutes: pushes of the courier may be lost. */
  @Cron('40 */10 * * * *')
  async trackShipments(): Promise<void> {
    await this.jobs.run('orders.track-shipments', 5 * MINUTE_MS, () => this.tracking.followAll())
  }
}

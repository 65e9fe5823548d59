import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Clock } from '../../../platform/clock.js'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { Reminders } from './aftercare/reminders.service.js'
import { TrackShipments } from './fulfilment/track-shipments.service.js'
import { ArchiveUnpaid } from './placing/archive-unpaid.service.js'
import { Holds } from './placing/holds.service.js'

/** What orders need done by the clock. */
@Injectable()
export class OrdersJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly holds: Holds,
    private readonly tracking: TrackShipments,
    private readonly archive: ArchiveUnpaid,
    private readonly reminders: Reminders,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'orders.release-holds',
      title: 'Release unpaid jars',
      does: 'Gives back the jars of orders that were not paid in time.',
      schedule: { everyMinutes: 1, atSecond: 20 },
      work: async () => ({ released: await this.holds.releaseExpired(this.clock.now()) }),
    })
    this.jobs.define({
      name: 'orders.remind-unpaid',
      title: 'Remind of unpaid orders',
      does: 'Tells customers once that the jars of their unpaid order are kept only for some minutes more.',
      schedule: { everyMinutes: 1, atSecond: 35 },
      work: async () => ({ closing: await this.reminders.ofPayment(this.clock.now()) }),
    })
    this.jobs.define({
      name: 'orders.ask-ratings',
      title: 'Ask for reviews',
      does: 'Asks customers once, a week after their jars came, what these are like.',
      schedule: { dailyAt: '11:10' },
      work: async () => ({ asked: await this.reminders.ofReviews(this.clock.now()) }),
    })
    this.jobs.define({
      name: 'orders.track-shipments',
      title: 'Track parcels',
      does: 'Asks the courier where the parcels are, in case it forgot to tell.',
      schedule: { everyMinutes: 10, atSecond: 40 },
      work: () => this.tracking.followAll(),
    })
    this.jobs.define({
      name: 'orders.archive-unpaid',
      title: 'Archive unpaid orders',
      does: 'Takes orders that nobody paid for a long time out of the lists; a late payment brings them back.',
      schedule: { dailyAt: '03:40' },
      work: async () => ({ archived: await this.archive.round(this.clock.now()) }),
    })
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common'
import { addIstDays, istDay } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { SalesReport } from './sales-report.service.js'

const REPORTED_DAYS = 400

/** The scheduled job of reports. */
@Injectable()
export class ReportsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly report: SalesReport,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // Also needed after an import or an update, which leave days without sums.
    this.jobs.define({
      name: 'reports.sum-up-ahead',
      title: 'Sum up new days',
      does: 'Adds up days whose sales nobody has looked at yet, and those that changed since, so that no chart waits.',
      schedule: { everyMinutes: 2, atSecond: 35 },
      work: async () => {
        const today = istDay(this.clock.now())
        return this.report.sumUpAhead(addIstDays(today, -REPORTED_DAYS), today)
      },
    })
    this.jobs.define({
      name: 'reports.sum-up-sales',
      title: 'Sum up sales',
      does: 'Adds up the sales of the last 400 days again, so that the charts open quickly and stay right.',
      schedule: { dailyAt: '03:55' },
      work: async () => {
        const today = istDay(this.clock.now())
        return { days: await this.report.rebuild(addIstDays(today, -REPORTED_DAYS), today) }
      },
    })
  }
}

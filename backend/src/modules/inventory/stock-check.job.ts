import { Injectable } from '@nestjs/common'
import { Cron } from '@nestjs/schedule'
import { Jobs } from '../../platform/jobs/jobs.service.js'
import { StockCheck } from './stock-check.service.js'

const LEASE_MS = 10 * 60_000

/** Every night at 03:10 in India the counters are compared with the ledger. */
@Injectable()
export class StockCheckJob {
  constructor(
    private readonly jobs: Jobs,
    private readonly check: StockCheck,
  ) {}

  @Cron('0 10 3 * * *', { timeZone: 'Asia/Kolkata' })
  async run(): Promise<void> {
    await this.jobs.run('stock-check', LEASE_MS, async () => {
      const { products, batches, drift } = await this.check.recompute()
      return { products, batches, drift }
    })
  }
}

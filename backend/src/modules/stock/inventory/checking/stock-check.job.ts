import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../../../platform/jobs/jobs.service.js'
import { StockRefresh } from './stock-refresh.service.js'

/** Compares the counters with the ledger: by day what moved, by night everything. */
@Injectable()
export class StockCheckJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly refreshing: StockRefresh,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'stock.refresh',
      title: 'Refresh the stock',
      does: 'Marks batches whose best-before day is over, and checks the stock figures of what moved since the last time.',
      schedule: { everyMinutes: 15, atSecond: 5 },
      work: async () => {
        const { batches, drift, expired } = await this.refreshing.refresh()
        return { batches, drift, expired }
      },
    })
    this.jobs.define({
      name: 'stock.check',
      title: 'Check the stock',
      does: 'Recounts every stock figure from the stock book and the open orders, and corrects what differs.',
      schedule: { dailyAt: '03:10' },
      work: async () => {
        const { products, batches, drift } = await this.refreshing.recheckAll()
        return { products, batches, drift }
      },
    })
  }
}

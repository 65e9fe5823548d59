import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../platform/jobs/jobs.service.js'
import { StockCheck } from './stock-check.service.js'

/** At night, when nobody shops, the counters are compared with the ledger. */
@Injectable()
export class StockCheckJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly check: StockCheck,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'stock.check',
      title: 'Check the stock',
      does: 'Recounts every stock figure from the stock book and the open orders, and corrects what differs.',
      schedule: { dailyAt: '03:10' },
      work: async () => {
        const { products, batches, drift } = await this.check.recompute()
        return { products, batches, drift }
      },
    })
  }
}

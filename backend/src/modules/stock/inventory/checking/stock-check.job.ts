import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../../../platform/jobs/jobs.service.js'
import { StockAlerts } from './stock-alerts.service.js'
import { StockRefresh } from './stock-refresh.service.js'

/** The counters are compared with the ledger: what moved by day, everything by night. Staff hear of what runs out. */
@Injectable()
export class StockCheckJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly refreshing: StockRefresh,
    private readonly alerts: StockAlerts,
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
      name: 'stock.low',
      title: 'Look for low stock',
      does: 'Tells staff of each product that runs out, once until more of it comes in.',
      schedule: { everyMinutes: 15, atSecond: 25 },
      work: async () => ({ low: await this.alerts.low() }),
    })
    this.jobs.define({
      name: 'stock.expiring',
      title: 'Look at best-before days',
      does: 'Tells staff in one message which batches are near their best-before day, when a further one is.',
      schedule: { dailyAt: '08:20' },
      work: async () => ({ near: await this.alerts.expiring() }),
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

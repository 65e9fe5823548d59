import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { Reconciler } from './reconcile.service.js'

/** The scheduled jobs of payments. */
@Injectable()
export class PaymentsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reconciler: Reconciler,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'payments.reconcile',
      title: 'Settle payments',
      does: 'Asks the payment provider about payments and refunds that are still open, and books what it says.',
      schedule: { everyMinutes: 1, atSecond: 0 },
      work: async () => ({ ...(await this.reconciler.round()) }),
    })
  }
}

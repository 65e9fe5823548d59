import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { CustomerSums } from './customer-sums.service.js'

/** Customers, by the clock. */
@Injectable()
export class CustomersJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sums: CustomerSums,
  ) {}

  onModuleInit(): void {
    // Also after an import or an update, which leave many customers to sum up.
    this.jobs.define({
      name: 'customers.sum-up',
      title: 'Sum up customers',
      does: 'Adds up the orders of customers who have ordered since, so that the list of customers opens quickly.',
      schedule: { everyMinutes: 2, atSecond: 50 },
      work: () => this.sums.sumUpAhead(),
    })
    this.jobs.define({
      name: 'customers.check',
      title: 'Check customers',
      does: 'Compares the list of customers with all orders, and mends what differs.',
      schedule: { dailyAt: '04:10' },
      work: () => this.sums.check(),
    })
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { PaperNumbers } from '../../sales/orders/money/paper-numbers.service.js'

/** The scheduled job of invoices. */
@Injectable()
export class InvoicesJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly numbers: PaperNumbers,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'invoices.number',
      title: 'Number invoices',
      does: 'Gives paid orders their invoice numbers, in the order of their payments, and what went back its credit notes.',
      schedule: { everyMinutes: 1, atSecond: 50 },
      work: async () => ({
        numbered: await this.numbers.numberInvoices(),
        credited: await this.numbers.numberCreditNotes(),
      }),
    })
  }
}

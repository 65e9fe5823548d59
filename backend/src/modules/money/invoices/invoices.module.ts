import { Module } from '@nestjs/common'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { InvoicesController } from './http/invoices.contract.controller.js'
import { InvoicesJob } from './invoices.job.js'
import { Invoices } from './invoices.service.js'

/** Bills of supply and tax invoices for what was paid, and credit notes for what went back. */
@Module({
  imports: [OrdersModule],
  controllers: [InvoicesController],
  providers: [Invoices, InvoicesJob],
})
export class InvoicesModule {}

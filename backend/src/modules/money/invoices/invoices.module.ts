import { Module } from '@nestjs/common'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { InvoicesController } from './http/invoices.contract.controller.js'
import { InvoicesJob } from './invoices.job.js'
import { Invoices } from './invoices.service.js'

/** Bills of supply and tax invoices for paid orders, and credit notes for refunds. */
@Module({
  imports: [OrdersModule],
  controllers: [InvoicesController],
  providers: [Invoices, InvoicesJob],
})
export class InvoicesModule {}

import { Module, type OnModuleInit } from '@nestjs/common'
import { type Pdf } from '../../../platform/pdf/send-pdf.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { Attachments, type Paper } from '../../office/messages/recipients/message-addresses.service.js'
import { OrdersModule } from '../../sales/orders/orders.module.js'
import { InvoicesController } from './http/invoices.contract.controller.js'
import { InvoicesJob } from './invoices.job.js'
import { Invoices } from './invoices.service.js'

/** Bills of supply and tax invoices for paid orders, and credit notes for refunds. */
@Module({
  imports: [MessagesModule, OrdersModule],
  controllers: [InvoicesController],
  providers: [Invoices, InvoicesJob],
})
export class InvoicesModule implements OnModuleInit {
  constructor(
    private readonly attachments: Attachments,
    private readonly invoices: Invoices,
  ) {}

  /** Messages carry papers without knowing how they are made. */
  onModuleInit(): void {
    this.attachments.register('invoice', async (id) => attached(await this.invoices.invoiceOf(id)))
    this.attachments.register('creditNote', async (id) => attached(await this.invoices.creditNoteOf(id)))
  }
}

const attached = ({ fileName: filename, bytes: content }: Pdf): Paper => ({
  filename,
  contentType: 'application/pdf',
  content,
})

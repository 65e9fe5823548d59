import { Controller, Get, Header, Param, type StreamableFile, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { PapersInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { sendPdf } from '../../../../platform/pdf/send-pdf.js'
import { Invoices } from '../invoices.service.js'

/** The papers of an order, for its customer and for staff. */
@ApiTags('orders')
@Controller('orders')
export class InvoicesController {
  constructor(private readonly invoices: Invoices) {}

  @Allow('invoices.own')
  @Get(':orderId/invoice')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({
    summary: 'The invoice as PDF: without registration, as bill of supply, or as tax invoice',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'A4' })
  @Fails('NOT_PAID', 'TOO_LARGE', { NOT_FOUND: "No such order, or somebody else's." })
  async invoice(@Caller() caller: Principal, @Param('orderId') orderId: string): Promise<StreamableFile> {
    return sendPdf(await this.invoices.invoice(caller, orderId))
  }

  @Allow('invoices.own')
  @Get(':orderId/credit-note')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The credit note to the invoice of a cancelled order, as PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'A4' })
  @Fails('NO_CREDIT_NOTE', 'TOO_LARGE', { NOT_FOUND: "No such order, or somebody else's." })
  async creditNote(@Caller() caller: Principal, @Param('orderId') orderId: string): Promise<StreamableFile> {
    return sendPdf(await this.invoices.creditNote(caller, orderId))
  }

  @Allow('invoices.own')
  @Get(':orderId/credit-notes/:creditId')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The credit note for a part of an order whose money is back, as PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'A4' })
  @Fails('NO_CREDIT_NOTE', 'TOO_LARGE', { NOT_FOUND: "No such order or credit, or somebody else's." })
  async partCreditNote(
    @Caller() caller: Principal,
    @Param('orderId') orderId: string,
    @Param('creditId') creditId: string,
  ): Promise<StreamableFile> {
    return sendPdf(await this.invoices.partCreditNote(caller, orderId, creditId))
  }
}

import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../platform/http/access.js'
import { Invoices } from '../invoices.service.js'

/** The invoice of an order, for its customer and for staff. */
@ApiTags('orders')
@Controller('orders')
export class InvoicesController {
  constructor(private readonly invoices: Invoices) {}

  @Allow('invoices.own')
  @Get(':orderId/invoice')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({
    summary: 'The invoice as PDF: a bill of supply, or a tax invoice when GST was collected',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'A4' })
  @ApiNotFoundResponse({ description: "No such order, or somebody else's" })
  @ApiConflictResponse({ description: 'NOT_PAID' })
  async pdf(@Caller() caller: Principal, @Param('orderId') orderId: string): Promise<StreamableFile> {
    const { fileName, bytes } = await this.invoices.pdf(caller, orderId)
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `inline; filename="${fileName}"`,
      length: bytes.length,
    })
  }
}

import { Controller, HttpCode, Post, Query, Req, UseInterceptors } from '@nestjs/common'
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { CSV, MOST_CSV_BYTES, readBytes } from '../../../../platform/http/requests/read-bytes.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { ChargeQueries } from '../charges.queries.js'
import { ImportInvoice, type InvoiceFile } from '../import-invoice.service.js'
import {
  CourierInvoiceAnswer,
  InvoiceCheckAnswer,
  InvoiceImportAnswer,
  InvoiceQuery,
  ownColumns,
  toInvoiceAnswer,
  toInvoiceCheckAnswer,
  toInvoiceImportAnswer,
} from './courier-invoices.dto.js'
import { COURIER_INVOICE_LIST_RULES } from './courier-invoices.list-rules.js'

/** Invoices of the courier (docs/domain/courier.md#invoices). */
@ApiTags('staff: courier invoices')
@Allow('payouts.manage')
@Controller('admin/courier-invoices')
export class CourierInvoicesController {
  constructor(
    private readonly invoices: ImportInvoice,
    private readonly queries: ChargeQueries,
  ) {}

  @StaffList(COURIER_INVOICE_LIST_RULES, CourierInvoiceAnswer, 'Invoices of the courier')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<CourierInvoiceAnswer>> {
    const page = await this.queries.page(request)
    return { ...page, rows: page.rows.map(toInvoiceAnswer) }
  }

  /** The body is the file. */
  @Post('check')
  @UseInterceptors(HeavyInTurn)
  @HttpCode(200)
  @ApiOperation({ summary: 'Says what an import of the courier’s invoice would do; nothing is written' })
  @ApiConsumes('text/csv')
  @ApiBody(CSV)
  @ApiOkResponse({ type: InvoiceCheckAnswer })
  @Fails('IMPORT_REPEATED', 'UPLOAD_BROKEN')
  async check(@Query() query: InvoiceQuery, @Req() request: FastifyRequest): Promise<InvoiceCheckAnswer> {
    return toInvoiceCheckAnswer(await this.invoices.check(await fileOf(query, request)))
  }

  /** The body is the file. Charges that are already booked stay unchanged. */
  @Post()
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Book every charge of the courier’s invoice that is not in the books' })
  @ApiConsumes('text/csv')
  @ApiBody(CSV)
  @ApiCreatedResponse({ type: InvoiceImportAnswer })
  @Fails('IMPORT_FAULTS', 'IMPORT_REPEATED', 'UPLOAD_BROKEN')
  async run(@Query() query: InvoiceQuery, @Req() request: FastifyRequest): Promise<InvoiceImportAnswer> {
    return toInvoiceImportAnswer(await this.invoices.run(await fileOf(query, request)))
  }
}

async function fileOf(query: InvoiceQuery, request: FastifyRequest): Promise<InvoiceFile> {
  const { number, day } = query
  return { number, day, own: ownColumns(query), bytes: await readBytes(request, MOST_CSV_BYTES) }
}

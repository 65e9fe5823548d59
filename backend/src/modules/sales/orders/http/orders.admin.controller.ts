import { Readable } from 'node:stream'
import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { type ListPage, type ListRequest, parseList } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { OrderExport } from '../store/order-export.service.js'
import { OrderQueries } from '../store/orders.queries.js'
import { OrderRow, toOrderRow } from './order-row.dto.js'
import { ORDER_LIST_RULES } from './orders.list-rules.js'

/** Every order there ever was, to be found again; the packing table works on them. */
@ApiTags('staff: orders')
@Allow('orders.fulfil')
@Controller('admin/orders')
export class AdminOrdersController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly exports: OrderExport,
  ) {}

  @StaffList(ORDER_LIST_RULES, OrderRow, 'Orders')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<OrderRow>> {
    const page = await this.orders.page(request)
    return { ...page, rows: page.rows.map(toOrderRow) }
  }

  @Get('export.csv')
  @Allow('orders.export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'All orders of a filter as a file, newest first; days and times are of India' })
  @ApiQuery({
    name: 'filter',
    required: false,
    type: String,
    example: '{"deliveryStatus":"Delivered"}',
    description: 'JSON, as of the list',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Fails('VALIDATION_FAILED')
  async file(@Caller() caller: Principal, @Query('filter') filter: unknown): Promise<StreamableFile> {
    const { filter: condition } = parseList({ filter }, ORDER_LIST_RULES)
    const { fileName, lines } = await this.exports.file(condition, caller)
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${fileName}"`,
    })
  }

  @Get(':id')
  @ApiOperation({ summary: 'One order as a line of the list, by _id or orderId' })
  @ApiOkResponse({ type: OrderRow })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<OrderRow> {
    return toOrderRow(await this.orders.resolve(id))
  }
}

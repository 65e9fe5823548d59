import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { Fails } from '../../../platform/http/fails.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { OrderQueries } from '../store/orders.queries.js'
import { OrderRow, toOrderRow } from './order-row.dto.js'
import { ORDER_LIST_RULES } from './orders.list-rules.js'

/** Every order there ever was, to be found again; the packing table works on them. */
@ApiTags('staff: orders')
@Allow('orders.fulfil')
@Controller('admin/orders')
export class AdminOrdersController {
  constructor(private readonly orders: OrderQueries) {}

  @StaffList(ORDER_LIST_RULES, OrderRow, 'Orders')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<OrderRow>> {
    const page = await this.orders.page(request)
    return { ...page, rows: page.rows.map(toOrderRow) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One order as a line of the list, by _id or orderId' })
  @ApiOkResponse({ type: OrderRow })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<OrderRow> {
    return toOrderRow(await this.orders.resolve(id))
  }
}

import { Readable } from 'node:stream'
import { Controller, Get, Header, Param, Query, StreamableFile, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import {
  type Condition,
  filterBy,
  filterRule,
  type ListPage,
  type ListRequest,
  type ListRules,
  parseList,
  searchedIn,
} from '../../../../platform/lists/simple-rest.js'
import {
  CountedFilters,
  ListCounts,
  ListCountsAnswer,
  ListParameters,
  StaffList,
} from '../../../../platform/lists/staff-list.js'
import { LookUps } from '../../../office/auth/look-ups.service.js'
import { CHANNELS } from '../domain/channel.js'
import { isOrderWork, ORDER_WORK } from '../domain/guards.js'
import { DELIVERY_STATUSES, PAYMENT_STATUSES } from '../domain/machines.js'
import { OrderExport } from '../store/order-export.service.js'
import { OrderQueries } from '../store/orders.queries.js'
import { OrderRow, toOrderRow } from './order-row.dto.js'

/** Orders older than the field came through the shop. */
function ofChannel(value: unknown): Condition | undefined {
  if (!CHANNELS.some((channel) => channel === value)) return undefined
  return { channel: value === 'shop' ? { $in: ['shop', null] } : value }
}

/** Fields by which the console may sort and filter orders. */
const ORDER_LIST_RULES: ListRules = {
  resource: 'orders',
  sorts: { orderDate: 'orderDate' },
  idsRiseWith: 'orderDate',
  filters: {
    q: filterBy.words('words', 'lakshmi 3210'),
    work: filterRule('to-pack', (value) => (isOrderWork(value) ? ORDER_WORK[value] : undefined)),
    deleted: filterRule(false, (value) =>
      // A range of an index, which "not null" is not.
      typeof value === 'boolean' ? { deletedAt: value ? { $gt: new Date(0) } : null } : undefined,
    ),
    deliveryStatus: filterBy.oneOf('deliveryStatus', DELIVERY_STATUSES),
    paymentStatus: filterBy.oneOf('paymentStatus', PAYMENT_STATUSES),
    channel: filterRule('phone', ofChannel),
    from: filterBy.fromDay('orderDate'),
    to: filterBy.toDay('orderDate'),
  },
  // An order that its customer deleted needs no work, but a search finds it.
  leftOut: { unless: ['q', 'id', 'deleted'], show: { deletedAt: null } },
  defaultSort: ['orderDate', 'DESC'],
}

/** Finds every order, old ones too; the packing table works on them. */
@ApiTags('staff: orders')
@Allow('orders.fulfil')
@Controller('admin/orders')
export class AdminOrdersController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly exports: OrderExport,
    private readonly lookUps: LookUps,
  ) {}

  @StaffList(ORDER_LIST_RULES, OrderRow, 'Orders')
  @Fails('TOO_MANY_REQUESTS')
  async list(
    @ListParameters() request: ListRequest,
    @Caller() caller: Principal,
    @Query('filter') asked: unknown,
  ): Promise<ListPage<OrderRow>> {
    await this.lookUps.noteSearch(caller, searchedIn(asked))
    const page = await this.orders.page(request)
    return { ...page, rows: page.rows.map(toOrderRow) }
  }

  @ListCounts(ORDER_LIST_RULES)
  async count(@CountedFilters() filters: Condition[]): Promise<ListCountsAnswer> {
    return { counts: await this.orders.counts(filters) }
  }

  @Get('export.csv')
  @UseInterceptors(HeavyInTurn)
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

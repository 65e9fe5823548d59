import { Readable } from 'node:stream'
import {
  Body,
  Controller,
  Get,
  Header,
  Param,
  Post,
  Query,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common'
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger'
import { isAllowed } from '../../../../kernel/access/permissions.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import { PageQuery } from '../../../../platform/lists/page-query.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
  parseList,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { CustomerOrders } from '../../../sales/orders/store/customer-orders.service.js'
import { CustomerPages } from '../customer-page.service.js'
import { CustomerQueries } from '../customers.queries.js'
import { STANDINGS } from '../domain/customer-sums.js'
import { LookUps } from '../look-ups.service.js'
import { Notes } from '../notes.service.js'
import {
  CustomerCountsAnswer,
  CustomerDetail,
  CustomerNoteAnswer,
  CustomerNoteBody,
  CustomerOrdersAnswer,
  CustomerRow,
} from './customers.dto.js'
import { toCounts, toCustomerDetail, toCustomerOrder, toCustomerRow, toNote } from './customers.mapper.js'

/** What the console may sort and filter customers by. */
const CUSTOMER_LIST_RULES: ListRules = {
  resource: 'customers',
  sorts: {
    lastOrderAt: 'lastOrderAt',
    name: 'name',
    orders: 'orders',
    spent: 'spentPaise',
    average: 'averagePaise',
  },
  filters: {
    q: filterBy.words('words', 'lakshmi 0100'),
    standing: filterBy.oneOf('standing', STANDINGS.toReversed()),
    hasOpenIssue: filterBy.flag('hasOpenIssue'),
    // Silent customers are those whose last order came no later than a day.
    lastOrderTo: filterBy.toDay('lastOrderAt'),
  },
  defaultSort: ['lastOrderAt', 'DESC'],
}

/** Who buys here. A packer sees one customer at a time, and of that one what the work needs. */
@ApiTags('staff: customers')
@Allow('customers.view')
@Controller('admin/customers')
export class AdminCustomersController {
  constructor(
    private readonly customers: CustomerQueries,
    private readonly pages: CustomerPages,
    private readonly orders: CustomerOrders,
    private readonly notes: Notes,
    private readonly lookUps: LookUps,
    private readonly clock: Clock,
  ) {}

  @Allow('customers.manage')
  @StaffList(CUSTOMER_LIST_RULES, CustomerRow, 'Customers')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<CustomerRow>> {
    const page = await this.customers.page(request)
    return { ...page, rows: page.rows.map(toCustomerRow) }
  }

  @Allow('customers.manage')
  @Get('counts')
  @ApiOperation({ summary: 'How many customers there are of which kind, and how many come again' })
  @ApiOkResponse({ type: CustomerCountsAnswer })
  async counts(): Promise<CustomerCountsAnswer> {
    return toCounts(await this.customers.counts(), istDay(this.clock.now()))
  }

  @Allow('customers.export')
  @Get('export.csv')
  @UseInterceptors(HeavyInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'All customers of a filter as a file; days are of India' })
  @ApiQuery({
    name: 'filter',
    required: false,
    type: String,
    example: '{"standing":"regular"}',
    description: 'JSON, as of the list',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Fails('VALIDATION_FAILED')
  async file(@Caller() caller: Principal, @Query('filter') filter: unknown): Promise<StreamableFile> {
    const { filter: condition } = parseList({ filter }, CUSTOMER_LIST_RULES)
    const { fileName, lines } = await this.customers.file(condition, caller)
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${fileName}"`,
    })
  }

  @Get(':id')
  @ApiOperation({ summary: 'One customer, by the id of the account' })
  @ApiOkResponse({ type: CustomerDetail })
  @Fails('NOT_FOUND', 'TOO_MANY_REQUESTS')
  async one(@Param('id') id: string, @Caller() caller: Principal): Promise<CustomerDetail> {
    const { _id } = await this.customers.byId(id)
    await this.lookUps.note(caller, String(_id))
    const page = await this.pages.of(String(_id))
    return toCustomerDetail(page, await this.notes.of(_id), isAllowed(caller.role, 'customers.manage'))
  }

  @Get(':id/orders')
  @ApiOperation({ summary: "A customer's orders, newest first" })
  @ApiOkResponse({ type: CustomerOrdersAnswer })
  @Fails('NOT_FOUND', 'TOO_MANY_REQUESTS')
  async ordersOf(
    @Param('id') id: string,
    @Query() { page, perPage }: PageQuery,
    @Caller() caller: Principal,
  ): Promise<CustomerOrdersAnswer> {
    const { _id } = await this.customers.byId(id)
    await this.lookUps.note(caller, String(_id))
    const orders = await this.orders.of([String(_id)])
    const rows = orders.slice((page - 1) * perPage, page * perPage)
    return { orders: rows.map(toCustomerOrder), total: orders.length }
  }

  @Post(':id/notes')
  @ApiOperation({ summary: 'Write a note about a customer: it stays as it is, for staff alone' })
  @TakesIdempotencyKey('note')
  @ApiCreatedResponse({ type: CustomerNoteAnswer })
  @Fails('NOT_FOUND', 'NOTES_FULL', 'TOO_MANY_REQUESTS')
  async note(
    @Param('id') id: string,
    @Body() { text }: CustomerNoteBody,
    @Caller() caller: Principal,
    @IdempotencyKey() key?: string,
  ): Promise<CustomerNoteAnswer> {
    const { _id } = await this.customers.byId(id)
    await this.lookUps.note(caller, String(_id))
    return toNote(await this.notes.add(_id, text, caller.mobileNumber, key ?? null))
  }
}

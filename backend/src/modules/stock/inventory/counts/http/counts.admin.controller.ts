import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { isAllowed } from '../../../../../kernel/access/permissions.js'
import { Clock } from '../../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../../platform/lists/staff-list.js'
import { Approvals } from '../../../../office/approvals/approvals.service.js'
import { type CountRequest } from '../bounded-counts.service.js'
import { CountLines } from '../count-lines.service.js'
import { CountQueries } from '../counts.queries.js'
import { Counts, type StoredCount } from '../counts.service.js'
import { COUNT_STATUSES } from '../domain/count-machine.js'
import {
  CountAnswer,
  CountDetail,
  ShelfAnswer,
  TakenLinesAnswer,
  toCount,
  toDetail,
  toShelf,
} from './count.answer.js'
import { BookCountBody, CountLinesBody, OpenCountBody, toSentLines } from './count-bodies.dto.js'

/** Fields by which the console may sort and filter counts. */
const COUNT_LIST_RULES: ListRules = {
  resource: 'counts',
  sorts: { startedAt: 'startedAt' },
  filters: {
    status: filterBy.oneOf('status', COUNT_STATUSES),
    outlet: filterBy.id('outlet'),
    product: filterBy.id('product'),
  },
  defaultSort: ['startedAt', 'DESC'],
}

/** Counts of the stock on the shelves. */
@ApiTags('staff: counts')
@Allow('stock.manage')
@Controller('admin/counts')
export class CountsController {
  constructor(
    private readonly counts: Counts,
    private readonly lines: CountLines,
    private readonly approvals: Approvals,
    private readonly queries: CountQueries,
    private readonly clock: Clock,
  ) {}

  @StaffList(COUNT_LIST_RULES, CountAnswer, 'Counts of shelves')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<CountAnswer>> {
    const { rows, ...page } = await this.queries.page(request)
    const references = await this.queries.referencesOf(rows)
    const counted = await this.queries.countedBy(rows)
    return { ...page, rows: rows.map((row) => toCount(row, references, counted.get(String(row._id)) ?? 0)) }
  }

  @Post()
  @ApiOperation({ summary: 'Begin a count of an outlet, of a product, or of everything' })
  @ApiCreatedResponse({ type: CountDetail })
  @Fails('NOT_FOUND')
  async open(@Caller() caller: Principal, @Body() body: OpenCountBody): Promise<CountDetail> {
    const draft = { clientId: body.clientId, outletId: body.outlet ?? null, productId: body.product ?? null }
    return this.detail(await this.counts.open(draft, caller.mobileNumber), caller)
  }

  @Get(':id')
  @ApiOperation({ summary: 'One count: its lines, compared with the present stock figures' })
  @ApiOkResponse({ type: CountDetail })
  @Fails('NOT_FOUND')
  async one(@Caller() caller: Principal, @Param('id') id: string): Promise<CountDetail> {
    return this.detail(await this.counts.byId(id), caller)
  }

  @Get(':id/shelf')
  @ApiOperation({ summary: 'The batches that should be on the shelf of a count, by the books' })
  @ApiOkResponse({ type: ShelfAnswer })
  @Fails('NOT_FOUND')
  async shelf(@Param('id') id: string): Promise<ShelfAnswer> {
    const at = this.clock.now()
    const shelf = await this.queries.shelf(await this.counts.byId(id))
    return toShelf(shelf, await this.queries.referencesOf([], shelf.batches), at)
  }

  /** May be repeated: lines that already arrived change nothing. */
  @Put(':id/lines')
  @ApiOperation({
    summary: 'Write down what was counted; if a batch is counted twice, the later count is used',
  })
  @ApiOkResponse({ type: TakenLinesAnswer })
  @Fails('NOT_FOUND', 'COUNT_CLOSED')
  async put(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() body: CountLinesBody,
  ): Promise<TakenLinesAnswer> {
    return this.lines.put(id, toSentLines(body), mobileNumber)
  }

  @Post(':id/book')
  @HttpCode(200)
  @ApiOperation({ summary: 'Book the differences; a long count answers with status booking until all are' })
  @ApiOkResponse({ type: CountDetail })
  @Fails(
    'NOT_FOUND',
    'COUNT_CLOSED',
    'COUNT_EMPTY',
    'COUNT_LINES_REFUSED',
    'UNUSUAL_FIGURES',
    'WAITS_FOR_OWNER',
    'TOO_MANY_REQUESTS',
  )
  async book(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() { confirmUnusual }: BookCountBody,
  ): Promise<CountDetail> {
    const request: CountRequest = { id, isConfirmed: confirmUnusual === true }
    return this.detail(
      await this.approvals.through<CountRequest, StoredCount>('book-count', request, caller),
      caller,
    )
  }

  @Post(':id/drop')
  @HttpCode(200)
  @ApiOperation({ summary: 'Drop a count; nothing of it is booked' })
  @ApiOkResponse({ type: CountDetail })
  @Fails('NOT_FOUND', 'COUNT_CLOSED')
  async drop(@Caller() caller: Principal, @Param('id') id: string): Promise<CountDetail> {
    return this.detail(await this.counts.drop(id, caller.mobileNumber), caller)
  }

  private async detail(count: StoredCount, { role }: Principal): Promise<CountDetail> {
    const lines = await this.queries.linesOf(count)
    const named = [...lines.compared.map(({ line }) => line), ...lines.past.map(({ line }) => line)]
    const references = await this.queries.referencesOf([count], named)
    return toDetail(count, lines, references, isAllowed(role, 'reports.money'))
  }
}

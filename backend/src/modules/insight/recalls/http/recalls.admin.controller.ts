import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { RECALL_STATUSES } from '../domain/recall-machine.js'
import { RecallFreeze } from '../recall-freeze.service.js'
import { RecallMessages } from '../recall-messages.service.js'
import { RecallReports } from '../recall-reports.service.js'
import { RecallViews } from '../recall-views.queries.js'
import { RecallQueries } from '../recalls.queries.js'
import { Recalls } from '../recalls.service.js'
import { type StoredRecall } from '../schemas/recall.schema.js'
import { RecallAnswer, RecallDetail } from './recall.answer.js'
import { toDetail, toRecall } from './recall.mapper.js'
import { BeginRecallBody, RecallBatchBody, RecallMessageBody } from './recall-bodies.dto.js'

/** What the console may sort and filter recalls by. */
const RECALL_LIST_RULES: ListRules = {
  resource: 'recalls',
  sorts: { startedAt: 'startedAt' },
  filters: {
    status: filterBy.oneOf('status', RECALL_STATUSES),
    drill: filterBy.flag('drill'),
    batchNumber: filterBy.prefix('batchNumber', (text) => text.toUpperCase(), 'FG-2'),
  },
  defaultSort: ['startedAt', 'DESC'],
}

/** Recalls and drills: begun, widened, frozen, closed. */
@ApiTags('staff: recalls')
@Allow('recalls.manage')
@Controller('admin/recalls')
export class RecallsController {
  constructor(
    private readonly recalls: Recalls,
    private readonly queries: RecallQueries,
    private readonly freezing: RecallFreeze,
    private readonly reports: RecallReports,
    private readonly views: RecallViews,
    private readonly messages: RecallMessages,
  ) {}

  @StaffList(RECALL_LIST_RULES, RecallAnswer, 'Recalls and drills')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<RecallAnswer>> {
    const { rows, ...page } = await this.queries.page(request)
    const products = await this.queries.productsOf(rows)
    return { ...page, rows: rows.map((row) => toRecall(row, products.get(String(row.product)) ?? '')) }
  }

  @Post()
  @ApiOperation({ summary: 'Begin a recall or a drill from a batch; if one is open, that one is returned' })
  @ApiCreatedResponse({ type: RecallDetail })
  @Fails('NOT_FOUND')
  async begin(@Caller() { mobileNumber }: Principal, @Body() body: BeginRecallBody): Promise<RecallDetail> {
    return this.detail(await this.recalls.begin(body, mobileNumber))
  }

  @Get(':id')
  @ApiOperation({ summary: 'One recall with everything that it reaches, as it is now' })
  @ApiOkResponse({ type: RecallDetail })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<RecallDetail> {
    return this.detail(await this.recalls.byId(id))
  }

  @Post(':id/freeze')
  @HttpCode(200)
  @ApiOperation({ summary: 'Freeze every batch that it reaches; what is frozen is left as it is' })
  @ApiOkResponse({ type: RecallDetail })
  @Fails('NOT_FOUND', 'RECALL_CLOSED')
  async freeze(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<RecallDetail> {
    return this.detail(await this.freezing.freezeAll(id, mobileNumber))
  }

  @Post(':id/batches')
  @HttpCode(200)
  @ApiOperation({ summary: 'Recall a further batch with it' })
  @ApiOkResponse({ type: RecallDetail })
  @Fails('NOT_FOUND', 'RECALL_CLOSED')
  async addBatch(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { batchNumber }: RecallBatchBody,
  ): Promise<RecallDetail> {
    return this.detail(await this.recalls.addBatch(id, batchNumber, mobileNumber))
  }

  @Post(':id/message')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send the message to everybody who has the jars, once for the same batches; a drill sends none',
  })
  @ApiOkResponse({ type: RecallDetail })
  @Fails('NOT_FOUND', 'RECALL_CLOSED', 'EDIT_CONFLICT')
  async send(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<RecallDetail> {
    await this.messages.send(id, mobileNumber)
    return this.detail(await this.recalls.byId(id))
  }

  @Put(':id/message')
  @ApiOperation({ summary: 'Change the message to the customers; nothing is sent' })
  @ApiOkResponse({ type: RecallDetail })
  @Fails('NOT_FOUND', 'RECALL_CLOSED', 'EDIT_CONFLICT')
  async rewrite(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { message, version }: RecallMessageBody,
  ): Promise<RecallDetail> {
    return this.detail(await this.recalls.rewrite(id, message, version, mobileNumber))
  }

  @Post(':id/close')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close a recall or end a drill; its report stays as it is then' })
  @ApiOkResponse({ type: RecallDetail })
  @Fails('NOT_FOUND')
  async close(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<RecallDetail> {
    return this.detail(await this.reports.close(id, mobileNumber))
  }

  private async detail(recall: StoredRecall): Promise<RecallDetail> {
    return toDetail(await this.views.load(recall))
  }
}

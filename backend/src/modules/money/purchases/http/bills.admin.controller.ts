import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { isIstDay } from '../../../../kernel/dates/ist.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import {
  type Condition,
  filterBy,
  type FilterRule,
  filterRule,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import {
  CountedFilters,
  ListCounts,
  ListCountsAnswer,
  ListParameters,
  StaffList,
} from '../../../../platform/lists/staff-list.js'
import { BillQueries } from '../bills.queries.js'
import { CancelBills } from '../cancel-bills.service.js'
import { BILL_STATES } from '../domain/bill.js'
import { KeepBills } from '../keep-bills.service.js'
import { BillAnswers } from './bill-answers.service.js'
import { BillReasonBody, CreateBillBody, toBillDraft, UpdateBillBody } from './bill-bodies.dto.js'
import { BillAnswer, BillRow, toBillRow } from './bills.dto.js'

const day = (field: string, operator: '$gte' | '$lte', example: string): FilterRule =>
  filterRule(example, (value) =>
    typeof value === 'string' && isIstDay(value) ? { [field]: { [operator]: value } } : undefined,
  )

/** Fields by which the console may sort and filter bills. */
const BILL_LIST_RULES: ListRules = {
  resource: 'bills',
  sorts: { day: 'day', dueDay: 'dueDay', total: 'totalPaise', open: 'openPaise' },
  filters: {
    q: filterBy.words('words', 'lakshmi 118'),
    supplier: filterBy.id('supplier'),
    state: filterBy.oneOf('state', BILL_STATES),
    receipt: filterBy.id('receipts'),
    dueBy: day('dueDay', '$lte', '2026-11-30'),
    from: day('day', '$gte', '2026-11-01'),
    to: day('day', '$lte', '2026-11-30'),
  },
  defaultSort: ['day', 'DESC'],
}

/** Suppliers' bills (docs/domain/purchases.md#bills). */
@ApiTags('staff: bills')
@Allow('bills.manage')
@Controller('admin/bills')
export class SupplierBillsController {
  constructor(
    private readonly bills: BillQueries,
    private readonly keeping: KeepBills,
    private readonly cancelling: CancelBills,
    private readonly answers: BillAnswers,
  ) {}

  @StaffList(BILL_LIST_RULES, BillRow, 'Bills of suppliers')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<BillRow>> {
    const page = await this.bills.page(request)
    return { ...page, rows: page.rows.map(toBillRow) }
  }

  @ListCounts(BILL_LIST_RULES)
  async counts(@CountedFilters() filters: Condition[]): Promise<ListCountsAnswer> {
    return { counts: await this.bills.counts(filters) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One bill with its lines, receipts and payments' })
  @ApiOkResponse({ type: BillAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<BillAnswer> {
    return this.answers.one(await this.bills.byId(id))
  }

  @Post()
  @ApiOperation({ summary: 'Enter a bill' })
  @TakesIdempotencyKey('bill')
  @ApiCreatedResponse({ type: BillAnswer })
  @Fails('NOT_FOUND', 'BILL_EXISTS', 'RECEIPT_BILLED', 'MONTH_CLOSED')
  async create(
    @Caller() { mobileNumber }: Principal,
    @Body() body: CreateBillBody,
    @IdempotencyKey() requestKey?: string,
  ): Promise<BillAnswer> {
    return this.answers.one(await this.keeping.create(toBillDraft(body), mobileNumber, requestKey))
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a bill; it stays with its supplier' })
  @ApiOkResponse({ type: BillAnswer })
  @Fails(
    'NOT_FOUND',
    'EDIT_CONFLICT',
    'BILL_CANCELLED',
    'BILL_EXISTS',
    'BILL_PAID',
    'RECEIPT_BILLED',
    'MONTH_CLOSED',
  )
  async change(@Param('id') id: string, @Body() body: UpdateBillBody): Promise<BillAnswer> {
    const edit = { draft: toBillDraft(body), version: body.version, toAnswer: toBillRow }
    return this.answers.one(await this.keeping.change(id, edit))
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel a bill that was entered by mistake; it stays in the list and counts nowhere',
  })
  @ApiOkResponse({ type: BillAnswer })
  @Fails('NOT_FOUND', 'BILL_PAID', 'MONTH_CLOSED')
  async cancel(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { reason }: BillReasonBody,
  ): Promise<BillAnswer> {
    return this.answers.one(await this.cancelling.cancel(id, reason, mobileNumber))
  }
}

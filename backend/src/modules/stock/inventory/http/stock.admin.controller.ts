import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { isIstDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import {
  type Condition,
  filterBy,
  filterRule,
  type ListPage,
  type ListRequest,
  type ListRules,
  upper,
} from '../../../../platform/lists/simple-rest.js'
import {
  CountedFilters,
  ListCounts,
  ListCountsAnswer,
  ListParameters,
  StaffList,
} from '../../../../platform/lists/staff-list.js'
import { Approvals } from '../../../office/approvals/approvals.service.js'
import { BatchAnswers, StockEntryAnswer } from '../answers/stock-entry.answer.js'
import { BatchNumbers } from '../movements/batch-book.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { type OpeningRequest } from '../receiving/bounded-opening.service.js'
import { type EditRequest } from '../upkeep/bounded-edits.service.js'
import { EditStockBody, OpenStockBody, toReceipt } from './receipt-bodies.dto.js'
import { NextNumberAnswer, NextNumberQuery } from './stock.dto.js'

/** Filters by days, from one or up to one. Days are stored as text, which sorts in their order. */
const days = (field: string, operator: '$gte' | '$lte') =>
  filterRule('2026-11-21', (value) =>
    typeof value === 'string' && isIstDay(value) ? { [field]: { [operator]: value } } : undefined,
  )

/** What the console may sort and filter batches by. */
const STOCK_LIST_RULES: ListRules = {
  resource: 'stock',
  sorts: {
    receivedOn: 'receivedOn',
    bestBefore: 'fefoDay',
    batchNumber: 'batchNumber',
    remainingQuantity: 'remainingMilli',
  },
  filters: {
    product: filterBy.id('product'),
    outlet: filterBy.id('outlet'),
    supplier: filterBy.id('supplier'),
    materialType: filterBy.oneOf('materialType', ['FG', 'RM', 'SG']),
    batchNumber: filterBy.prefix('batchNumber', upper),
    q: filterBy.prefix('batchNumber', upper),
    noStockConfirmed: filterBy.flag('noStockConfirmed'),
    /** Day of receipt or making. */
    from: days('receivedOn', '$gte'),
    to: days('receivedOn', '$lte'),
    /** Best-before day. */
    bestBeforeFrom: days('fefoDay', '$gte'),
    bestBeforeTo: days('fefoDay', '$lte'),
    expired: filterBy.flag('expired'),
    state: filterRule('quarantined', (value) => {
      if (value === 'quarantined') return { 'quarantine.at': { $gt: new Date(0) } }
      return value === 'usable' ? { 'quarantine.at': null } : undefined
    }),
    /** `true`: only batches with something left. */
    stockPresent: filterRule(true, (value) =>
      typeof value === 'boolean' ? { remainingMilli: value ? { $gt: 0 } : 0 } : undefined,
    ),
  },
  defaultSort: ['receivedOn', 'DESC'],
  uniqueSorts: ['batchNumber'],
}

@ApiTags('staff: stock')
@Allow('stock.manage')
@Controller('admin/stock')
export class AdminStockController {
  constructor(
    private readonly batches: BatchQueries,
    private readonly numbers: BatchNumbers,
    private readonly approvals: Approvals,
    private readonly answers: BatchAnswers,
    private readonly clock: Clock,
  ) {}

  @StaffList(STOCK_LIST_RULES, StockEntryAnswer, 'Stock entries')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<StockEntryAnswer>> {
    const page = await this.batches.page(request)
    return { ...page, rows: await this.answers.all(page.rows) }
  }

  @ListCounts(STOCK_LIST_RULES)
  async count(@CountedFilters() filters: Condition[]): Promise<ListCountsAnswer> {
    return { counts: await this.batches.counts(filters) }
  }

  /** For display in the form: the batch gets its number when it is received. */
  @Get('next-number')
  @ApiOperation({ summary: 'The batch number that a receipt would get now' })
  @ApiOkResponse({ type: NextNumberAnswer })
  async nextNumber(@Query() { materialType }: NextNumberQuery): Promise<NextNumberAnswer> {
    return { batchNumber: await this.numbers.peek(materialType, this.clock.now()) }
  }

  /** Accepts the batch number or `_id`. */
  @Get(':id')
  @ApiOperation({ summary: 'One stock entry' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<StockEntryAnswer> {
    return this.answers.one(await this.batches.resolve(id))
  }

  /** Creates stock that no run or purchase made. */
  @Post('opening')
  @ApiOperation({ summary: 'Enter opening stock, or what was found on the shelf' })
  @TakesIdempotencyKey('batch')
  @ApiCreatedResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND', 'WAITS_FOR_OWNER', 'TOO_MANY_REQUESTS')
  async open(
    @Caller() caller: Principal,
    @Body() body: OpenStockBody,
    @IdempotencyKey() key?: string,
  ): Promise<StockEntryAnswer> {
    const { by: _by, at: _at, ...receipt } = toReceipt(body, caller.mobileNumber, this.clock.now())
    const request: OpeningRequest = { receipt, reason: body.reason, key }
    return this.answers.one(
      await this.approvals.through<OpeningRequest, StoredBatch>('open-batch', request, caller),
    )
  }

  /** Changes outlet, price, dates and papers; product and quantity cannot change. */
  @Put(':id')
  @ApiOperation({ summary: 'Change the details of a batch' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails(
    'NOT_FOUND',
    'EDIT_CONFLICT',
    'PRICE_USED_IN_RUNS',
    'TOO_MANY_RUNS',
    'WAITS_FOR_OWNER',
    'TOO_MANY_REQUESTS',
  )
  async change(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: EditStockBody,
  ): Promise<StockEntryAnswer> {
    const { outlet, price, receivedOn, bestBefore, supplier, supplierLot, invoiceNumber, notes } = body
    const edit: EditRequest['edit'] = {
      draft: {
        outlet: outlet ?? undefined,
        pricePaise: price == null ? undefined : rupeesToPaise(price, 'price'),
        receivedOn: receivedOn ?? undefined,
        bestBefore,
        supplier,
        supplierLot,
        invoiceNumber,
        notes,
      },
      version: body.version ?? undefined,
      keepRunCosts: body.keepRunCosts === true,
      recostRuns: body.recostRuns === true,
    }
    const edited = await this.approvals.through<EditRequest, StoredBatch>('edit-batch', { id, edit }, caller)
    return this.answers.one(edited)
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger'
import { isIstDay } from '../../../../kernel/dates/ist.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import {
  filterBy,
  type FilterRule,
  filterRule,
  type ListPage,
  type ListRequest,
  type ListRules,
  parseList,
} from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { ClosedMonths } from '../../closed-months/closed-months.service.js'
import { EXPENSE_TYPES } from '../domain/expense-types.js'
import { ExpenseQueries, type StoredExpense } from '../expenses.queries.js'
import { KeepExpenses } from '../keep-expenses.service.js'
import {
  CorrectExpenseBody,
  CreateExpenseBody,
  toCorrection,
  toExpenseDraft,
  UpdateExpenseBody,
} from './expense-bodies.dto.js'
import { ExpenseAnswer, ExpenseSummary, toExpenseAnswer, toExpenseSummary } from './expenses.dto.js'

const day = (operator: '$gte' | '$lte', example: string): FilterRule =>
  filterRule(example, (value) =>
    typeof value === 'string' && isIstDay(value) ? { date: { [operator]: value } } : undefined,
  )

/** Fields by which the console may sort and filter expenses. */
const EXPENSE_LIST_RULES: ListRules = {
  resource: 'expenses',
  sorts: { date: 'date', type: 'type', amount: 'amountPaise' },
  filters: {
    type: filterBy.oneOf('type', EXPENSE_TYPES),
    from: day('$gte', '2026-11-01'),
    to: day('$lte', '2026-11-30'),
  },
  defaultSort: ['date', 'DESC'],
}

@ApiTags('staff: expenses')
@Allow('expenses.manage')
@Controller('admin/expenses')
export class AdminExpensesController {
  constructor(
    private readonly expenses: ExpenseQueries,
    private readonly keeping: KeepExpenses,
    private readonly months: ClosedMonths,
  ) {}

  @StaffList(EXPENSE_LIST_RULES, ExpenseAnswer, 'Expenses')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<ExpenseAnswer>> {
    const page = await this.expenses.page(request)
    const through = await this.months.through()
    return { ...page, rows: page.rows.map((row) => toExpenseAnswer(row, through)) }
  }

  @Get('summary')
  @ApiOperation({ summary: 'Subtotals per type, and the total, of all expenses that match a filter' })
  @ApiQuery({
    name: 'filter',
    required: false,
    type: String,
    example: '{"from":"2026-11-01","to":"2026-11-30"}',
    description: 'JSON, as in the list',
  })
  @ApiOkResponse({ type: ExpenseSummary })
  async summary(@Query('filter') filter?: string): Promise<ExpenseSummary> {
    const request = parseList({ filter }, EXPENSE_LIST_RULES)
    return toExpenseSummary(await this.expenses.sums(request.filter))
  }

  @Get(':id')
  @ApiOperation({ summary: 'One expense' })
  @ApiOkResponse({ type: ExpenseAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<ExpenseAnswer> {
    return this.answer(await this.expenses.byId(id))
  }

  @Post()
  @ApiOperation({ summary: 'Write an expense down' })
  @TakesIdempotencyKey('expense')
  @ApiCreatedResponse({ type: ExpenseAnswer })
  @Fails('DRAWER_CLOSED', 'CASH_SHORT', 'MONTH_CLOSED')
  async create(
    @Caller() { mobileNumber }: Principal,
    @Body() body: CreateExpenseBody,
    @IdempotencyKey() requestKey?: string,
  ): Promise<ExpenseAnswer> {
    const draft = toExpenseDraft(body)
    return this.answer(await this.keeping.create({ draft, createdBy: mobileNumber, requestKey }))
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change an expense' })
  @ApiOkResponse({ type: ExpenseAnswer })
  @Fails('NOT_FOUND', 'EDIT_CONFLICT', 'DRAWER_CLOSED', 'CASH_SHORT', 'MONTH_CLOSED', 'EXPENSE_CORRECTED')
  async change(
    @Caller() { mobileNumber: by }: Principal,
    @Param('id') id: string,
    @Body() body: UpdateExpenseBody,
  ): Promise<ExpenseAnswer> {
    const through = await this.months.through()
    const toAnswer = (expense: StoredExpense) => toExpenseAnswer(expense, through)
    const edit = { draft: toExpenseDraft(body), version: body.version, by, toAnswer }
    return toAnswer(await this.keeping.change(id, edit))
  }

  @Post(':id/correct')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Correct an expense of a closed month: take it back, and write down what it should have been, both today',
  })
  @ApiOkResponse({ type: ExpenseAnswer, description: 'What takes it back' })
  @Fails('NOT_FOUND', 'MONTH_OPEN', 'EXPENSE_CORRECTED')
  async correct(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() body: CorrectExpenseBody,
  ): Promise<ExpenseAnswer> {
    return this.answer(await this.keeping.correct(id, toCorrection(body), mobileNumber))
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an expense; the audit log keeps what it was' })
  @ApiOkResponse({ type: ExpenseAnswer, description: 'The expense before it was deleted' })
  @Fails('NOT_FOUND', 'DRAWER_CLOSED', 'MONTH_CLOSED')
  async delete(@Caller() { mobileNumber: by }: Principal, @Param('id') id: string): Promise<ExpenseAnswer> {
    return this.answer(await this.keeping.delete(id, by))
  }

  private async answer(expense: StoredExpense): Promise<ExpenseAnswer> {
    return toExpenseAnswer(expense, await this.months.through())
  }
}

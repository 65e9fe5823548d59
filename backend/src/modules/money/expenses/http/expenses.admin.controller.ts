import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common'
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
import { EXPENSE_TYPES } from '../domain/expense-types.js'
import { ExpenseQueries } from '../expenses.queries.js'
import { KeepExpenses } from '../keep-expenses.service.js'
import { CreateExpenseBody, toExpenseDraft, UpdateExpenseBody } from './expense-bodies.dto.js'
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
  ) {}

  @StaffList(EXPENSE_LIST_RULES, ExpenseAnswer, 'Expenses')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<ExpenseAnswer>> {
    const page = await this.expenses.page(request)
    return { ...page, rows: page.rows.map(toExpenseAnswer) }
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
    return toExpenseAnswer(await this.expenses.byId(id))
  }

  @Post()
  @ApiOperation({ summary: 'Write an expense down' })
  @TakesIdempotencyKey('expense')
  @ApiCreatedResponse({ type: ExpenseAnswer })
  async create(
    @Caller() { mobileNumber }: Principal,
    @Body() body: CreateExpenseBody,
    @IdempotencyKey() requestKey?: string,
  ): Promise<ExpenseAnswer> {
    const draft = toExpenseDraft(body)
    return toExpenseAnswer(await this.keeping.create({ draft, createdBy: mobileNumber, requestKey }))
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change an expense' })
  @ApiOkResponse({ type: ExpenseAnswer })
  @Fails('NOT_FOUND', 'EDIT_CONFLICT')
  async change(@Param('id') id: string, @Body() body: UpdateExpenseBody): Promise<ExpenseAnswer> {
    const edit = { draft: toExpenseDraft(body), version: body.version, toAnswer: toExpenseAnswer }
    return toExpenseAnswer(await this.keeping.change(id, edit))
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an expense; the audit log keeps what it was' })
  @ApiOkResponse({ type: ExpenseAnswer, description: 'The expense before it was deleted' })
  @Fails('NOT_FOUND')
  async delete(@Param('id') id: string): Promise<ExpenseAnswer> {
    return toExpenseAnswer(await this.keeping.delete(id))
  }
}

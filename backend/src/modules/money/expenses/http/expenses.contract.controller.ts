import { Body, Controller, Get, Post, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { istDay, istMonth } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import { ClosedMonths } from '../../closed-months/closed-months.service.js'
import { ExpenseQueries } from '../expenses.queries.js'
import { KeepExpenses } from '../keep-expenses.service.js'
import { CreateExpenseBody, ExpenseQuery, toExpenseDraft } from './expense-bodies.dto.js'
import { ExpenseAnswer, toExpenseAnswer } from './expenses.dto.js'

/** The contract's calls about expenses. */
@ApiTags('expenses')
@Allow('expenses.manage')
@Controller('expense')
export class ExpensesController {
  constructor(
    private readonly queries: ExpenseQueries,
    private readonly keeping: KeepExpenses,
    private readonly months: ClosedMonths,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Expenses of a range of days as a plain array, the latest first' })
  @ApiOkResponse({ type: [ExpenseAnswer] })
  async between(@Query() query: ExpenseQuery): Promise<ExpenseAnswer[]> {
    const month = istMonth(istDay(this.clock.now()))
    const range = { from: query.from ?? month.first, to: query.to ?? month.last }
    if (range.from > range.to)
      throw new InvalidInput('The first day is after the last.', { from: 'On or before the last day.' })
    const through = await this.months.through()
    return (await this.queries.between(range, query)).rows.map((row) => toExpenseAnswer(row, through))
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
    const created = await this.keeping.create({ draft, createdBy: mobileNumber, requestKey })
    return toExpenseAnswer(created, await this.months.through())
  }
}

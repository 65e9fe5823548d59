import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { isIstDay } from '../../../kernel/ist.js'
import { Allow } from '../../../platform/http/access.js'
import {
  filterBy,
  ListQuery,
  type ListRules,
  parseList,
  setContentRange,
} from '../../../platform/http/simple-rest.js'
import { EXPENSE_TYPES } from '../domain/expense-types.js'
import { ExpenseQueries } from '../expenses.queries.js'
import { ExpenseAnswer, toExpenseAnswer } from './expenses.dto.js'

const day = (operator: '$gte' | '$lte') => (value: unknown) =>
  typeof value === 'string' && isIstDay(value) ? { date: { [operator]: value } } : undefined

const RULES: ListRules = {
  sorts: { date: 'date', type: 'type', amount: 'amountPaise' },
  filters: { type: filterBy.oneOf('type', EXPENSE_TYPES), from: day('$gte'), to: day('$lte') },
  defaultSort: ['date', 'DESC'],
}

@ApiTags('staff: expenses')
@Controller('admin/expenses')
export class AdminExpensesController {
  constructor(private readonly expenses: ExpenseQueries) {}

  @Allow('expenses.manage')
  @Get()
  @ApiOperation({ summary: 'Expenses in the simple-rest dialect' })
  @ApiOkResponse({ type: [ExpenseAnswer] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ExpenseAnswer[]> {
    const request = parseList(query, RULES)
    const { rows, total } = await this.expenses.page(request)
    setContentRange(reply, 'expenses', { skip: request.skip, count: rows.length, total })
    return rows.map(toExpenseAnswer)
  }

  @Allow('expenses.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One expense' })
  @ApiOkResponse({ type: ExpenseAnswer })
  async one(@Param('id') id: string): Promise<ExpenseAnswer> {
    return toExpenseAnswer(await this.expenses.byId(id))
  }
}

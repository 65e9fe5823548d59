import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import { ListQuery, parseList, setContentRange } from '../../../platform/http/simple-rest.js'
import { EXPENSE_LIST_RULES } from './expenses.list-rules.js'
import { ExpenseQueries } from '../expenses.queries.js'
import { ExpenseAnswer, toExpenseAnswer } from './expenses.dto.js'

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
    const request = parseList(query, EXPENSE_LIST_RULES)
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

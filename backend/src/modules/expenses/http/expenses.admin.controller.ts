import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { EXPENSE_LIST_RULES } from './expenses.list-rules.js'
import { ExpenseQueries } from '../expenses.queries.js'
import { ExpenseAnswer, toExpenseAnswer } from './expenses.dto.js'

@ApiTags('staff: expenses')
@Controller('admin/expenses')
export class AdminExpensesController {
  constructor(private readonly expenses: ExpenseQueries) {}

  @Allow('expenses.manage')
  @StaffList(EXPENSE_LIST_RULES, ExpenseAnswer, 'Expenses')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<ExpenseAnswer>> {
    const page = await this.expenses.page(request)
    return { ...page, rows: page.rows.map(toExpenseAnswer) }
  }

  @Allow('expenses.manage')
  @Get(':id')
  @ApiOperation({ summary: 'One expense' })
  @ApiOkResponse({ type: ExpenseAnswer })
  async one(@Param('id') id: string): Promise<ExpenseAnswer> {
    return toExpenseAnswer(await this.expenses.byId(id))
  }
}

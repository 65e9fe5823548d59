import { Body, Controller, Get, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { ClosedMonths } from '../closed-months.service.js'
import { ClosedMonthAnswer, MonthOfBooks, toClosedMonth } from './closed-months.dto.js'

/** Closing of the books, month by month (docs/domain/ledger.md#closed-months). */
@ApiTags('staff: books')
@Allow('months.close')
@Controller('admin/closed-months')
export class ClosedMonthsController {
  constructor(private readonly months: ClosedMonths) {}

  @Get()
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Whether a month is closed, and what is missing before it can be' })
  @ApiOkResponse({ type: ClosedMonthAnswer })
  async one(@Query() { month }: MonthOfBooks): Promise<ClosedMonthAnswer> {
    return toClosedMonth(await this.months.state(toIstDay(`${month}-01`)))
  }

  @Post()
  @HttpCode(200)
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Close a month for good; from then on nothing is dated into it' })
  @ApiOkResponse({ type: ClosedMonthAnswer })
  @Fails('MONTH_NOT_DUE', 'MONTH_INCOMPLETE')
  async close(
    @Caller() { mobileNumber }: Principal,
    @Body() { month }: MonthOfBooks,
  ): Promise<ClosedMonthAnswer> {
    const day = toIstDay(`${month}-01`)
    await this.months.close(day, mobileNumber)
    return toClosedMonth(await this.months.state(day))
  }
}

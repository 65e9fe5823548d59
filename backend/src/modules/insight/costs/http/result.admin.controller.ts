import { Controller, Get, Query, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Clock } from '../../../../platform/clock.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { MonthResult } from '../month-result.service.js'
import {
  CourseQuery,
  MonthFiguresAnswer,
  monthOf,
  MonthQuery,
  ResultAnswer,
  toMonthFigures,
  toResultAnswer,
} from './month.dto.js'

/** The result of a month: a report that needs the costs. */
@ApiTags('staff: reports')
@Controller('admin/reports')
export class ResultController {
  constructor(
    private readonly results: MonthResult,
    private readonly clock: Clock,
  ) {}

  @Allow('reports.money')
  @Get('result')
  @ApiOperation({ summary: 'What a month earned: its income less goods sold, fees, refunds and expenses' })
  @ApiOkResponse({ type: ResultAnswer })
  async result(@Query() query: MonthQuery): Promise<ResultAnswer> {
    return toResultAnswer(await this.results.calculate(monthOf(query, this.clock.now())))
  }

  @Allow('reports.money')
  @Get('months')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'What months sold, spent and earned, the oldest first; at most twelve' })
  @ApiOkResponse({ type: [MonthFiguresAnswer] })
  async course(@Query() query: CourseQuery): Promise<MonthFiguresAnswer[]> {
    const results = await this.results.months(monthOf(query, this.clock.now()), query.months)
    return results.map(toMonthFigures)
  }
}

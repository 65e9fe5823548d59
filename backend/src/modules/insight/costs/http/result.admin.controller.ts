import { Controller, Get, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Clock } from '../../../../platform/clock.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { MonthResult } from '../month-result.service.js'
import { monthOf, MonthQuery, ResultAnswer, toResultAnswer } from './month.dto.js'

/** What a month earned: a report that needs the costs. */
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
    const day = monthOf(query, this.clock.now())
    return toResultAnswer(day.slice(0, 7), await this.results.calculate(day))
  }
}

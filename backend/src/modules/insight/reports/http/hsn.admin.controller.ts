import { Controller, Get, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { istDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { HsnReport } from '../hsn-report.service.js'
import { HsnAnswer, hsnCsv, HsnQuery, toHsnAnswer } from './hsn.dto.js'

/** The HSN summary that the accountant declares, month by month. */
@ApiTags('staff: reports')
@Allow('reports.money')
@Controller('admin/reports')
export class HsnController {
  constructor(
    private readonly report: HsnReport,
    private readonly clock: Clock,
  ) {}

  @Get('hsn')
  @ApiOperation({ summary: 'The HSN summary of a month: invoices less credit notes' })
  @ApiOkResponse({ type: HsnAnswer })
  async summary(@Query() { month }: HsnQuery): Promise<HsnAnswer> {
    const day = month ? toIstDay(`${month}-01`) : istDay(this.clock.now())
    return toHsnAnswer(day.slice(0, 7), await this.report.ofMonth(day))
  }

  @Get('hsn.csv')
  @ApiOperation({ summary: 'The same as a CSV file, as table 12 of GSTR-1 is headed' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async csv(@Query() query: HsnQuery, @Res() reply: FastifyReply): Promise<void> {
    const answer = await this.summary(query)
    await reply
      .header('content-disposition', `attachment; filename="hsn-${answer.month}.csv"`)
      .header('cache-control', 'private, no-store')
      .type('text/csv; charset=utf-8')
      .send(hsnCsv(answer))
  }
}

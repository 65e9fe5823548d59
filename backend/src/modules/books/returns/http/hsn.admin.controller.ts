import { Controller, Get, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { istDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { hsnCsv } from '../domain/gstr1-csv.js'
import { type HsnRow } from '../domain/hsn-summary.js'
import { Returns } from '../returns.service.js'
import { HsnAnswer, HsnQuery, toHsnAnswer } from './hsn.dto.js'

/** The HSN summary that the accountant declares, month by month. */
@ApiTags('staff: reports')
@Allow('reports.money')
@Controller('admin/reports')
export class HsnController {
  constructor(
    private readonly returns: Returns,
    private readonly clock: Clock,
  ) {}

  @Get('hsn')
  @ApiOperation({ summary: 'The HSN summary of a month: invoices less credit notes' })
  @ApiOkResponse({ type: HsnAnswer })
  async summary(@Query() query: HsnQuery): Promise<HsnAnswer> {
    const { month, rows } = await this.read(query)
    return toHsnAnswer(month, rows)
  }

  @Get('hsn.csv')
  @ApiOperation({ summary: 'The same as a CSV file, as table 12 of GSTR-1 is headed' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async csv(@Query() query: HsnQuery, @Res() reply: FastifyReply): Promise<void> {
    const { month, rows } = await this.read(query)
    await reply
      .header('content-disposition', `attachment; filename="hsn-${month}.csv"`)
      .header('cache-control', 'private, no-store')
      .type('text/csv; charset=utf-8')
      .send(hsnCsv(rows))
  }

  private async read({ month }: HsnQuery): Promise<{ month: string; rows: HsnRow[] }> {
    const day = month ? toIstDay(`${month}-01`) : istDay(this.clock.now())
    return { month: day.slice(0, 7), rows: (await this.returns.ofMonth(day)).hsnOfAll }
  }
}

import { Controller, Get, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { istDay, istMonth, toIstDay } from '../../../../../kernel/dates/ist.js'
import { Clock } from '../../../../../platform/clock.js'
import { Allow } from '../../../../../platform/http/routes/access.js'
import { RefundStatement } from '../refund-statement.queries.js'
import { RefundWatch } from '../refund-watch.queries.js'
import { statementCsv } from './refund-statement.csv.js'
import { StatementQuery, toWatchedAnswer, WatchedRefundsAnswer } from './refund-watch.dto.js'

/** Refunds that take too long, and the statement of a month. */
@ApiTags('staff: refunds')
@Allow('refunds.manage')
@Controller('admin')
export class RefundWatchController {
  constructor(
    private readonly watch: RefundWatch,
    private readonly statement: RefundStatement,
    private readonly clock: Clock,
  ) {}

  @Get('refunds-watch')
  @ApiOperation({ summary: 'Refunds that failed, and those that are not back after seven days' })
  @ApiOkResponse({ type: WatchedRefundsAnswer })
  async watched(): Promise<WatchedRefundsAnswer> {
    return { refunds: (await this.watch.list()).map(toWatchedAnswer) }
  }

  @Get('refunds.csv')
  @ApiOperation({ summary: 'The refunds that were decided in a month, as a CSV file' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async csv(@Query() { month }: StatementQuery, @Res() reply: FastifyReply): Promise<void> {
    const { first, last } = istMonth(month ? toIstDay(`${month}-01`) : istDay(this.clock.now()))
    const lines = await this.statement.between(first, last)
    await reply
      .header('content-disposition', `attachment; filename="refunds-${first.slice(0, 7)}.csv"`)
      .header('cache-control', 'private, no-store')
      .type('text/csv; charset=utf-8')
      .send(statementCsv(lines))
  }
}

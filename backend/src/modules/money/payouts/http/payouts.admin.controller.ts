import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common'
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { istDay, istMonth, toIstDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { CSV, MOST_CSV_BYTES, readBytes } from '../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { ImportReport } from '../import-report.service.js'
import { PayoutQueries } from '../payouts.queries.js'
import { payoutsCsv } from '../payouts-csv.js'
import { SettleByHand } from '../settle-by-hand.service.js'
import { OpenPayoutsAnswer, PayoutMonthQuery, SettleBody, toOpenAnswer } from './payouts.dto.js'
import { PayoutImportAnswer, ReportCheckAnswer, toCheckAnswer, toImportAnswer } from './report-check.dto.js'

/** Imports the payment provider's report, and shows what does not match. */
@ApiTags('staff: payouts')
@Allow('payouts.manage')
@Controller('admin/payouts')
export class PayoutsController {
  constructor(
    private readonly report: ImportReport,
    private readonly payouts: PayoutQueries,
    private readonly byHand: SettleByHand,
    private readonly clock: Clock,
  ) {}

  @Get('open')
  @ApiOperation({ summary: 'What does not match: lines, settlements, and payments in no settlement' })
  @ApiOkResponse({ type: OpenPayoutsAnswer })
  async open(): Promise<OpenPayoutsAnswer> {
    return toOpenAnswer(await this.payouts.open())
  }

  @Get('lines.csv')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'All lines of the settlements of a month, as a CSV file' })
  @ApiProduces('text/csv')
  @ApiOkResponse(CSV)
  async csv(@Query() { month }: PayoutMonthQuery, @Res() reply: FastifyReply): Promise<void> {
    const { first, last } = istMonth(month ? toIstDay(`${month}-01`) : istDay(this.clock.now()))
    const lines = await this.payouts.between(first, last)
    await reply
      .header('content-disposition', `attachment; filename="payouts-${first.slice(0, 7)}.csv"`)
      .header('cache-control', 'private, no-store')
      .type('text/csv; charset=utf-8')
      .send(payoutsCsv(lines))
  }

  /** The body is the file. */
  @Post('check')
  @UseInterceptors(HeavyInTurn)
  @HttpCode(200)
  @ApiOperation({ summary: 'Says what an import of the provider’s report would do; nothing is written' })
  @ApiConsumes('text/csv')
  @ApiBody(CSV)
  @ApiOkResponse({ type: ReportCheckAnswer })
  @Fails('UPLOAD_BROKEN')
  async check(@Req() request: FastifyRequest): Promise<ReportCheckAnswer> {
    return toCheckAnswer(await this.report.check(await readBytes(request, MOST_CSV_BYTES)))
  }

  /** The body is the file. Lines that are already booked stay unchanged. */
  @Post()
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Book every line of the provider’s report that is not in the books' })
  @ApiConsumes('text/csv')
  @ApiBody(CSV)
  @ApiCreatedResponse({ type: PayoutImportAnswer })
  @Fails('IMPORT_FAULTS', 'UPLOAD_BROKEN')
  async run(@Req() request: FastifyRequest): Promise<PayoutImportAnswer> {
    return toImportAnswer(await this.report.run(await readBytes(request, MOST_CSV_BYTES)))
  }

  @Post('missing/:paymentId/settle')
  @HttpCode(200)
  @ApiOperation({ summary: 'Record, with a note, that no settlement will hold this payment' })
  @ApiOkResponse({ type: OpenPayoutsAnswer })
  @Fails('NOT_FOUND', 'PAYOUT_SETTLED', 'MONTH_CLOSED')
  async settle(
    @Caller() { mobileNumber: by }: Principal,
    @Param('paymentId') paymentId: string,
    @Body() { note }: SettleBody,
  ): Promise<OpenPayoutsAnswer> {
    await this.byHand.payment(paymentId, { note, by })
    return this.open()
  }
}

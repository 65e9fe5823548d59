import { Controller, Get, Query, Res, UseInterceptors } from '@nestjs/common'
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { type FastifyReply } from 'fastify'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { csvOf } from '../../../../../kernel/csv/csv.js'
import { istDay, istMonth, toIstDay } from '../../../../../kernel/dates/ist.js'
import { Clock } from '../../../../../platform/clock.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { Allow } from '../../../../../platform/http/routes/access.js'
import { HeavyInTurn } from '../../../../../platform/http/routes/heavy-turns.service.js'
import { REFUND_PURPOSES, type RefundPurpose } from '../../domain/refund.js'
import { RefundStatement, type StatementLine } from '../refund-statement.queries.js'
import { RefundWatch, type WatchedRefund, type WatchReason } from '../refund-watch.queries.js'

const HEAD = [
  'Date',
  'Order',
  'Purpose',
  'Way',
  'Amount',
  'Reference',
  'Status',
  'Refunded on',
  'Credit note',
]

const PURPOSES: Readonly<Record<RefundPurpose, string>> = {
  cancelled: 'Cancelled order',
  credit: 'Part refund',
  recall: 'Recalled jars',
  extra: 'Paid twice',
  late: 'Paid too late',
  excess: 'Paid too much',
  staff: 'Payment given back',
}

/** Refunds of a month, for the books; amounts in rupees. */
function statementCsv(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ refund, reference, creditNote }) => [
    istDay(refund.createdAt),
    refund.orderId,
    PURPOSES[refund.purpose],
    refund.method === 'hand' ? 'By hand' : 'Payment provider',
    paiseToRupees(refund.amountPaise),
    reference,
    refund.status,
    refund.status === 'succeeded' && refund.settledAt ? istDay(refund.settledAt) : null,
    creditNote,
  ])
  return csvOf(HEAD, rows)
}

class StatementQuery {
  @ApiPropertyOptional({ example: '2026-11', description: 'The present one if absent' })
  @Optional()
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, { message: 'A month is written 2026-11.' })
  month?: string
}

/** Money that a customer should have back already. */
class WatchedRefundAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ enum: REFUND_PURPOSES, example: 'cancelled' }) purpose!: RefundPurpose
  @ApiProperty({ example: 1003, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-14T06:30:00.000Z' }) since!: Date
  @ApiProperty({ enum: ['failed', 'late'], example: 'late', description: '`late`: seven days are over' })
  why!: WatchReason
  @ApiProperty({ type: String, nullable: true, example: null, description: 'What went wrong last' })
  lastError!: string | null
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Of a credit to be tried again' })
  creditId!: string | null
  @ApiProperty({ example: false, description: 'The provider was asked and has not finished it' })
  underWay!: boolean
}

class WatchedRefundsAnswer {
  @ApiProperty({
    type: [WatchedRefundAnswer],
    description: 'Those that failed first, then those that wait longest',
  })
  refunds!: WatchedRefundAnswer[]
}

function toWatchedAnswer({ amountPaise, isUnderWay, ...refund }: WatchedRefund): WatchedRefundAnswer {
  return { ...refund, amount: paiseToRupees(amountPaise), underWay: isUnderWay }
}

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
  @UseInterceptors(HeavyInTurn)
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

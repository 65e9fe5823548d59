import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { PayoutQueries } from '../payouts.queries.js'
import { SettleByHand } from '../settle-by-hand.service.js'
import { SettleBody, SettlementLineAnswer, toLineAnswer } from './payouts.dto.js'
import { SETTLEMENT_LINE_LIST_RULES } from './payouts.list-rules.js'

/** The events in settlements: payments, refunds, fees, disputes and adjustments. */
@ApiTags('staff: payouts')
@Allow('payouts.manage')
@Controller('admin/settlement-lines')
export class SettlementLinesController {
  constructor(
    private readonly payouts: PayoutQueries,
    private readonly byHand: SettleByHand,
  ) {}

  @StaffList(SETTLEMENT_LINE_LIST_RULES, SettlementLineAnswer, 'Lines of settlements')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<SettlementLineAnswer>> {
    const page = await this.payouts.linePage(request)
    return { ...page, rows: page.rows.map(toLineAnswer) }
  }

  @Post(':id/settle')
  @HttpCode(200)
  @ApiOperation({ summary: 'Record, with a note, why the line does not match' })
  @ApiOkResponse({ type: SettlementLineAnswer })
  @Fails('NOT_FOUND', 'PAYOUT_SETTLED', 'MONTH_CLOSED')
  async settle(
    @Caller() { mobileNumber: by }: Principal,
    @Param('id') id: string,
    @Body() { note }: SettleBody,
  ): Promise<SettlementLineAnswer> {
    await this.byHand.line(id, { note, by })
    return toLineAnswer(await this.payouts.line(id))
  }
}

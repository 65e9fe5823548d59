import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { PayoutQueries } from '../payouts.queries.js'
import { SettleByHand } from '../settle-by-hand.service.js'
import { SettleBody, SettlementAnswer, toSettlementAnswer } from './payouts.dto.js'
import { SETTLEMENT_LIST_RULES } from './payouts.list-rules.js'

/** Transfers of the payment provider, by the bank's number. */
@ApiTags('staff: payouts')
@Allow('payouts.manage')
@Controller('admin/settlements')
export class SettlementsController {
  constructor(
    private readonly payouts: PayoutQueries,
    private readonly byHand: SettleByHand,
  ) {}

  @StaffList(SETTLEMENT_LIST_RULES, SettlementAnswer, 'Settlements of the payment provider')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<SettlementAnswer>> {
    const page = await this.payouts.page(request)
    return { ...page, rows: page.rows.map(toSettlementAnswer) }
  }

  @Get(':utr')
  @ApiOperation({ summary: 'One settlement with its sums' })
  @ApiOkResponse({ type: SettlementAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('utr') utr: string): Promise<SettlementAnswer> {
    return toSettlementAnswer(await this.payouts.byUtr(utr))
  }

  @Post(':utr/settle')
  @HttpCode(200)
  @ApiOperation({ summary: 'Record, with a note, why its lines have another sum' })
  @ApiOkResponse({ type: SettlementAnswer })
  @Fails('NOT_FOUND', 'PAYOUT_SETTLED', 'MONTH_CLOSED')
  async settle(
    @Caller() { mobileNumber: by }: Principal,
    @Param('utr') utr: string,
    @Body() { note }: SettleBody,
  ): Promise<SettlementAnswer> {
    await this.byHand.difference(utr, { note, by })
    return this.one(utr)
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Res, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { CSV } from '../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { HeavyInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { ChargeQueries } from '../charges.queries.js'
import { SettleCharges } from '../settle-charges.service.js'
import {
  CourierChargeAnswer,
  DisputeBody,
  DisputeStateBody,
  OpenChargesAnswer,
  SettleChargeBody,
  toChargeAnswer,
  toOpenChargesAnswer,
} from './courier-invoices.dto.js'
import { COURIER_CHARGE_LIST_RULES } from './courier-invoices.list-rules.js'
import { disputesCsv } from './disputes.csv.js'

/** What the courier charges for parcels, and what the shop disputes of it (docs/domain/courier.md#disputes). */
@ApiTags('staff: courier invoices')
@Allow('payouts.manage')
@Controller('admin/courier-charges')
export class CourierChargesController {
  constructor(
    private readonly queries: ChargeQueries,
    private readonly settling: SettleCharges,
    private readonly clock: Clock,
  ) {}

  @StaffList(COURIER_CHARGE_LIST_RULES, CourierChargeAnswer, 'Charges of the courier')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<CourierChargeAnswer>> {
    const page = await this.queries.chargePage(request)
    return { ...page, rows: page.rows.map(toChargeAnswer) }
  }

  @Get('open')
  @ApiOperation({ summary: 'What differs: charges, and parcels that no invoice charges' })
  @ApiOkResponse({ type: OpenChargesAnswer })
  async open(): Promise<OpenChargesAnswer> {
    return toOpenChargesAnswer(await this.queries.open())
  }

  @Get('disputes.csv')
  @UseInterceptors(HeavyInTurn)
  @ApiOperation({ summary: 'Disputes that the courier has not answered, as a CSV file for the courier' })
  @ApiProduces('text/csv')
  @ApiOkResponse(CSV)
  async csv(@Res() reply: FastifyReply): Promise<void> {
    const name = `disputes-${istDay(this.clock.now())}.csv`
    await reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .type('text/csv; charset=utf-8')
      .send(disputesCsv(await this.queries.disputes()))
  }

  @Post(':id/settle')
  @HttpCode(200)
  @ApiOperation({ summary: 'Record, with a note, that a charge that differs is paid as it is' })
  @ApiOkResponse({ type: CourierChargeAnswer })
  @Fails('NOT_FOUND', 'CHARGE_SETTLED')
  async settle(
    @Caller() { mobileNumber: by }: Principal,
    @Param('id') id: string,
    @Body() { note }: SettleChargeBody,
  ): Promise<CourierChargeAnswer> {
    await this.settling.settle(id, { note, by })
    return this.answer(id)
  }

  @Post(':id/dispute')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Note that a part of a charge is asked back; the file for the courier has it then',
  })
  @ApiOkResponse({ type: CourierChargeAnswer })
  @Fails('NOT_FOUND', 'CHARGE_SETTLED')
  async dispute(
    @Caller() { mobileNumber: by }: Principal,
    @Param('id') id: string,
    @Body() { amount, note }: DisputeBody,
  ): Promise<CourierChargeAnswer> {
    await this.settling.dispute(id, { paise: rupeesToPaise(amount), note, by })
    return this.answer(id)
  }

  @Post(':id/dispute/state')
  @HttpCode(200)
  @ApiOperation({ summary: 'Note that a dispute was sent to the courier, or that it was won or lost' })
  @ApiOkResponse({ type: CourierChargeAnswer })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION')
  async move(
    @Param('id') id: string,
    @Body() { state, amount }: DisputeStateBody,
  ): Promise<CourierChargeAnswer> {
    await this.settling.moveDispute(id, state, amount === undefined ? undefined : rupeesToPaise(amount))
    return this.answer(id)
  }

  private async answer(id: string): Promise<CourierChargeAnswer> {
    return toChargeAnswer(await this.queries.charge(id))
  }
}

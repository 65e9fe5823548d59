import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { addIstDays, type IstDay, istDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import { BillQueries } from '../bills.queries.js'
import { PayBills } from '../pay-bills.service.js'
import { SupplierAccounts } from '../supplier-accounts.service.js'
import { BillAnswers } from './bill-answers.service.js'
import { BillReasonBody, PayBillBody, toBillPayment } from './bill-bodies.dto.js'
import { AccountAnswer, BillAnswer, OwedAnswer, toAccountAnswer, toOwedAnswer } from './bills.dto.js'
import { AccountQuery } from './bills-query.dto.js'

/** What suppliers are owed and were paid (docs/domain/purchases.md#what-is-owed). */
@ApiTags('staff: bills')
@Allow('bills.manage')
@Controller('admin/bills')
export class BillPaymentsController {
  constructor(
    private readonly bills: BillQueries,
    private readonly paying: PayBills,
    private readonly accounts: SupplierAccounts,
    private readonly answers: BillAnswers,
    private readonly clock: Clock,
  ) {}

  @Get('owed')
  @ApiOperation({ summary: 'What each supplier is owed, those first who wait the longest' })
  @ApiOkResponse({ type: [OwedAnswer] })
  async owed(): Promise<OwedAnswer[]> {
    return (await this.bills.owed(istDay(this.clock.now()))).map(toOwedAnswer)
  }

  @Get('account/:supplier')
  @ApiOperation({ summary: 'A supplier’s account: bills, payments and what is owed after each' })
  @ApiOkResponse({ type: AccountAnswer })
  @Fails('NOT_FOUND')
  async account(@Param('supplier') supplier: string, @Query() query: AccountQuery): Promise<AccountAnswer> {
    const to = query.to ?? istDay(this.clock.now())
    const from = query.from ?? beginningOfYear(to)
    if (from > to)
      throw new InvalidInput('The first day is after the last.', { from: 'On or before the last day.' })
    return toAccountAnswer(await this.accounts.of(supplier, from, to), { from, to })
  }

  @Post(':id/payments')
  @HttpCode(200)
  @ApiOperation({ summary: 'Write down what was paid for a bill, in whole or in part' })
  @TakesIdempotencyKey('payment')
  @ApiOkResponse({ type: BillAnswer })
  @Fails('NOT_FOUND', 'BILL_CANCELLED', 'PAYMENT_EXCEEDS_BILL', 'MONTH_CLOSED', 'DRAWER_CLOSED', 'CASH_SHORT')
  async pay(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() body: PayBillBody,
    @IdempotencyKey() requestKey?: string,
  ): Promise<BillAnswer> {
    return this.answers.one(await this.paying.pay(id, toBillPayment(body, mobileNumber, requestKey)))
  }

  @Post(':id/payments/:paymentId/take-back')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take back a payment that was entered by mistake' })
  @ApiOkResponse({ type: BillAnswer })
  @Fails('NOT_FOUND', 'MONTH_CLOSED', 'DRAWER_CLOSED')
  async takeBack(
    @Caller() { mobileNumber: by }: Principal,
    @Param('id') id: string,
    @Param('paymentId') paymentId: string,
    @Body() { reason }: BillReasonBody,
  ): Promise<BillAnswer> {
    return this.answers.one(await this.paying.takeBack(id, paymentId, { reason, by }))
  }
}

/** India's financial year runs from April to March. */
function beginningOfYear(day: IstDay): IstDay {
  const april = toIstDay(`${day.slice(0, 4)}-04-01`)
  return day >= april ? april : toIstDay(`${addIstDays(april, -365).slice(0, 4)}-04-01`)
}

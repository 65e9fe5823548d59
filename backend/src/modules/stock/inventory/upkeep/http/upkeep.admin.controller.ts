import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { toMilli } from '../../../../../kernel/amounts/quantity.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import { Approvals } from '../../../../office/approvals/approvals.service.js'
import { BatchAnswers, StockEntryAnswer } from '../../answers/stock-entry.answer.js'
import { type StoredBatch } from '../../reading/batch.queries.js'
import { type CorrectionRequest } from '../bounded-upkeep.service.js'
import { Expiry } from '../expiry.service.js'
import { Quarantines } from '../quarantines.service.js'
import { Transfers } from '../transfers.service.js'
import { CorrectStockBody, OptionalReasonBody, ReasonBody, TransferStockBody } from './upkeep.dto.js'

/** What staff do with a batch after its receipt; `:id` is the batch number or `_id`. */
@ApiTags('staff: stock')
@Controller('admin/stock/:id')
export class UpkeepController {
  constructor(
    private readonly approvals: Approvals,
    private readonly quarantines: Quarantines,
    private readonly expiry: Expiry,
    private readonly transfers: Transfers,
    private readonly answers: BatchAnswers,
  ) {}

  @Allow('stock.manage')
  @Post('corrections')
  @HttpCode(200)
  @TakesIdempotencyKey('correction')
  @ApiOperation({ summary: 'Correct the quantity of a batch, with a reason' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND', 'INSUFFICIENT_BATCH', 'BATCH_EMPTIED', 'WAITS_FOR_OWNER', 'TOO_MANY_REQUESTS')
  async correct(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() { quantity, reason, note }: CorrectStockBody,
  ): Promise<StockEntryAnswer> {
    const request: CorrectionRequest = { id, correction: { quantityMilli: toMilli(quantity), reason, note } }
    return this.answers.one(
      await this.approvals.through<CorrectionRequest, StoredBatch>('correct-batch', request, caller),
    )
  }

  @Allow('stock.manage')
  @Post('quarantine')
  @HttpCode(200)
  @ApiOperation({ summary: 'Freeze a batch: nobody can reserve, assign, consume or ship it' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND', 'BATCH_QUARANTINED')
  async freeze(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { reason }: ReasonBody,
  ): Promise<StockEntryAnswer> {
    return this.answers.one(await this.quarantines.freeze(id, reason, mobileNumber))
  }

  @Allow('stock.manage')
  @Delete('quarantine')
  @ApiOperation({ summary: 'Free a frozen batch' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND', 'NOT_QUARANTINED')
  async free(@Param('id') id: string, @Body() { reason }: OptionalReasonBody): Promise<StockEntryAnswer> {
    return this.answers.one(await this.quarantines.free(id, reason))
  }

  @Allow('stock.override')
  @Post('expiry-override')
  @HttpCode(200)
  @ApiOperation({ summary: 'Allow the use of an expired batch' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND', 'NOT_EXPIRED')
  async allow(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { reason }: ReasonBody,
  ): Promise<StockEntryAnswer> {
    return this.answers.one(await this.expiry.allow(id, reason, mobileNumber))
  }

  @Allow('stock.override')
  @Delete('expiry-override')
  @ApiOperation({ summary: 'No longer allow the use of an expired batch' })
  @ApiOkResponse({ type: StockEntryAnswer })
  @Fails('NOT_FOUND', 'NOT_EXPIRED')
  async disallow(@Param('id') id: string): Promise<StockEntryAnswer> {
    return this.answers.one(await this.expiry.disallow(id))
  }

  @Allow('stock.manage')
  @Post('transfers')
  @TakesIdempotencyKey('part that moves')
  @ApiOperation({ summary: 'Move a part of a batch to another outlet' })
  @ApiCreatedResponse({ type: StockEntryAnswer, description: 'The batch at the other outlet' })
  @Fails('NOT_FOUND', 'INSUFFICIENT_BATCH', 'BATCH_QUARANTINED', 'BATCH_EXPIRED')
  async transfer(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { outlet, quantity }: TransferStockBody,
    @IdempotencyKey() requestKey?: string,
  ): Promise<StockEntryAnswer> {
    const part = { outlet, quantityMilli: toMilli(quantity), requestKey }
    return this.answers.one(await this.transfers.transfer(id, part, mobileNumber))
  }
}

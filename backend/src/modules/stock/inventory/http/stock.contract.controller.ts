import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { isAllowed } from '../../../../kernel/access/permissions.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { Clock } from '../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import { MessageAnswer } from '../../../../platform/http/routes/message.answer.js'
import { Approvals } from '../../../office/approvals/approvals.service.js'
import { BatchAnswers, ReceivedAnswer } from '../answers/stock-entry.answer.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { Receiving } from '../receiving/receiving.service.js'
import { EmptyConfirmations } from '../upkeep/empty-confirmations.service.js'
import { ConfirmEmptyBody } from '../upkeep/http/upkeep.dto.js'
import { ReceiveStockBody, toReceipt } from './receipt-bodies.dto.js'
import { EmptyAnswer, StockEntriesAnswer, StockQuery } from './stock.dto.js'

/** Batches of one answer; a day has a handful. */
const MOST_BATCHES = 500

/** The calls of the contract about batches, its stock entries; `:id` is the batch number or `_id`. */
@ApiTags('stock')
@Allow('stock.manage')
@Controller('stock')
export class StockController {
  constructor(
    private readonly batches: BatchQueries,
    private readonly receiving: Receiving,
    private readonly empties: EmptyConfirmations,
    private readonly approvals: Approvals,
    private readonly answers: BatchAnswers,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Stock entries of a day, or the newest; 500 at most' })
  @ApiOkResponse({ type: StockEntriesAnswer })
  async entries(@Query() { date, stockPresent, materialType }: StockQuery): Promise<StockEntriesAnswer> {
    const filter = { date, stockPresent, materialTypes: materialType ?? [] }
    return { stockEntries: await this.answers.all(await this.batches.list(filter, MOST_BATCHES)) }
  }

  /** Receives raw material; finished and semi-finished goods are received from a run. */
  @Post()
  @ApiOperation({ summary: 'Receive a batch of raw material; the server numbers it' })
  @TakesIdempotencyKey('receipt')
  @ApiCreatedResponse({ type: ReceivedAnswer })
  @Fails('NOT_FOUND', 'UNUSUAL_FIGURES')
  async receive(
    @Caller() { mobileNumber, role }: Principal,
    @Body() body: ReceiveStockBody,
    @IdempotencyKey() requestKey?: string,
  ): Promise<ReceivedAnswer> {
    const { priceUnit: unit, reservation = null, confirmUnusual } = body
    const batch = await this.receiving.receiveRaw(
      { ...toReceipt(body, mobileNumber, this.clock.now()), requestKey },
      {
        unit,
        reservation,
        isConfirmed: confirmUnusual === true,
        seesCosts: isAllowed(role, 'costs.view'),
      },
    )
    return this.answers.received(batch)
  }

  @Put(':id/nostockconfirmed')
  @ApiOperation({ summary: 'Confirm that nothing is left of a batch, or take that back' })
  @ApiOkResponse({ type: EmptyAnswer })
  @Fails('NOT_FOUND', 'WAITS_FOR_OWNER', 'TOO_MANY_REQUESTS')
  async confirmEmpty(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() { noStockConfirmed }: ConfirmEmptyBody,
  ): Promise<EmptyAnswer> {
    const batch = noStockConfirmed
      ? await this.approvals.through<{ id: string }, StoredBatch>('empty-batch', { id }, caller)
      : await this.empties.takeBack(id, caller.mobileNumber)
    return { message: 'Physical inventory confirmed', stock: await this.answers.one(batch) }
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a batch that nothing refers to; a moved part goes back to its batch' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails(
    'NOT_FOUND',
    'STOCK_IN_USE',
    'OUT_OF_STOCK',
    'BATCH_QUARANTINED',
    'BATCH_EXPIRED',
    'BATCH_EMPTIED',
    'WAITS_FOR_OWNER',
    'TOO_MANY_REQUESTS',
  )
  async delete(@Caller() caller: Principal, @Param('id') id: string): Promise<MessageAnswer> {
    const deleted = await this.approvals.through<{ id: string }, StoredBatch>('delete-batch', { id }, caller)
    const { batchNumber, splitFrom, quantityMilli, priceUnit } = deleted
    const back =
      splitFrom &&
      ` Its ${fromMilli(quantityMilli)} ${priceUnit} went back to batch ${splitFrom.batchNumber}.`
    return { message: `Stock entry ${batchNumber} was deleted.${back ?? ''}` }
  }
}

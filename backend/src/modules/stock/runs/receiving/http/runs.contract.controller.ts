import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Clock } from '../../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { StockAnswers } from '../../../inventory/answers/stock-entry.answer.js'
import { type StoredBatch } from '../../../inventory/reading/stock.queries.js'
import { RunAnswers } from '../../answers/reservation.answer.js'
import { ReceiveRun } from '../receive-run.service.js'
import { RunCounters } from '../run-counters.service.js'
import { ReceiveRunBody, toRunReceipt, UpdateQuantitiesBody } from './run-bodies.dto.js'
import { RunReceivedAnswer } from './run-receipt.answer.js'

/** The calls of the contract about stock that runs move. */
@ApiTags('reservations')
@Allow('stock.manage')
@Controller('stock')
export class RunsController {
  constructor(
    private readonly receiving: ReceiveRun,
    private readonly counters: RunCounters,
    private readonly answers: RunAnswers,
    private readonly stock: StockAnswers,
    private readonly clock: Clock,
  ) {}

  @Post('create-fg')
  @ApiOperation({ summary: 'Receive what a run made; what went into it is used' })
  @TakesIdempotencyKey('receipt')
  @ApiCreatedResponse({ type: RunReceivedAnswer })
  @Fails(
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'INSUFFICIENT_BATCH',
    'BATCH_QUARANTINED',
    'BATCH_EXPIRED',
    'UNUSUAL_FIGURES',
  )
  async receive(
    @Caller() { mobileNumber }: Principal,
    @Body() body: ReceiveRunBody,
    @IdempotencyKey() receiptKey?: string,
  ): Promise<RunReceivedAnswer> {
    const author = { by: mobileNumber, at: this.clock.now(), receiptKey }
    const { run, batches } = await this.receiving.receive(body.reservation, toRunReceipt(body), author)
    const received = await this.stock.received(batches[0] as StoredBatch)
    const yields = await this.stock.all(batches)
    return { ...received, message: messageOf(batches), yields, reservation: await this.answers.one(run) }
  }

  /** The counters are right already, because they move with the reservation. This checks those that it touches. */
  @Post('update-quantities')
  @HttpCode(200)
  @ApiOperation({ summary: 'Recompute the stock counters that a reservation touches' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails('NOT_FOUND')
  async update(@Body() { reservationId }: UpdateQuantitiesBody): Promise<MessageAnswer> {
    await this.counters.recompute(reservationId)
    return { message: 'Stock quantities updated successfully.' }
  }
}

function messageOf(batches: readonly StoredBatch[]): string {
  const numbers = batches.map(({ batchNumber }) => batchNumber).join(', ')
  return `Stock received. Batch number${batches.length === 1 ? '' : 's'} ${numbers}.`
}

import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { istDay } from '../../../../../kernel/dates/ist.js'
import { Clock } from '../../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { Approvals } from '../../../../office/approvals/approvals.service.js'
import { BatchAnswers } from '../../../inventory/answers/stock-entry.answer.js'
import { type StoredBatch } from '../../../inventory/reading/batch.queries.js'
import { RunAnswers } from '../../answers/reservation.answer.js'
import { type RunReceiptRequest } from '../bounded-run-receipts.service.js'
import { type ReceivedRun } from '../receive-run.service.js'
import { RunCounters } from '../run-counters.service.js'
import { ReceiveRunBody, toRunReceipt, UpdateQuantitiesBody } from './run-bodies.dto.js'
import { RunReceivedAnswer } from './run-receipt.answer.js'

/** The contract's calls about stock that runs move. */
@ApiTags('reservations')
@Allow('stock.manage')
@Controller('stock')
export class RunsController {
  constructor(
    private readonly approvals: Approvals,
    private readonly counters: RunCounters,
    private readonly answers: RunAnswers,
    private readonly stock: BatchAnswers,
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
    'WAITS_FOR_OWNER',
    'TOO_MANY_REQUESTS',
  )
  async receive(
    @Caller() caller: Principal,
    @Body() body: ReceiveRunBody,
    @IdempotencyKey() key?: string,
  ): Promise<RunReceivedAnswer> {
    const receipt = toRunReceipt(body)
    // What waits for the owner was made today, whenever the yes comes.
    const { receivedOn = istDay(this.clock.now()) } = receipt
    const request = { id: body.reservation, receipt: { ...receipt, receivedOn }, key }
    const { run, batches } = await this.approvals.through<RunReceiptRequest, ReceivedRun>(
      'receive-run',
      request,
      caller,
    )
    const received = await this.stock.received(batches[0] as StoredBatch)
    const yields = await this.stock.all(batches)
    return { ...received, message: messageOf(batches), yields, reservation: await this.answers.one(run) }
  }

  /**
   * The counters are already right, because they move with the reservation. This call checks those of the
   * run's products.
   */
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

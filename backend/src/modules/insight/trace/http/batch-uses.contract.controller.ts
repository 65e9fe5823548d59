import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { AppError } from '../../../../kernel/errors/errors.js'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { OrderAnswers } from '../../../sales/orders/answers/order-answers.service.js'
import { StaffOrderAnswer } from '../../../sales/orders/answers/staff-order.answer.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { BatchQueries } from '../../../stock/inventory/reading/batch.queries.js'
import { ReservationAnswer, toReservationAnswer } from '../../../stock/runs/answers/reservation.answer.js'
import { RunQueries } from '../../../stock/runs/runs.queries.js'

/** Most rows of each kind in one answer, the newest first. */
const MOST_ROWS = 200

export class BatchUsesAnswer {
  @ApiProperty({ type: [ReservationAnswer], description: 'Newest first, 200 at most' })
  reservations!: ReservationAnswer[]
  @ApiProperty({ type: [StaffOrderAnswer], description: 'Newest first, 200 at most' })
  orders!: StaffOrderAnswer[]
}

/** The consumption report of a batch. */
@ApiTags('stock')
@Controller('stock')
export class BatchUsesController {
  constructor(
    private readonly batches: BatchQueries,
    private readonly runs: RunQueries,
    private readonly orders: OrderQueries,
    private readonly answers: OrderAnswers,
  ) {}

  /** The contract defines 403 as "no document refers to the batch", and asks this before it deletes one. */
  @Allow('stock.manage')
  @Get(':id/reservations')
  @ApiOperation({
    summary: 'Runs and orders that a batch is set aside for, or went into; 403 when there are none',
  })
  @ApiOkResponse({ type: BatchUsesAnswer })
  @Fails('NOT_FOUND', 'NO_USES')
  async uses(@Param('id') id: string): Promise<BatchUsesAnswer> {
    const batch = await this.batches.resolve(id)
    const runs = await this.runs.withBatch([batch._id], MOST_ROWS)
    const orders = await this.orders.withBatch(batch._id, MOST_ROWS)
    if (runs.length + orders.length === 0)
      throw new AppError('NO_USES', 'No reservations found for this stock.', {
        batchNumber: batch.batchNumber,
      })
    const references = await this.runs.referencesOf(runs)
    return {
      reservations: runs.map((run) => toReservationAnswer(run, references)),
      orders: await Promise.all(orders.map((order) => this.answers.forStaff(order))),
    }
  }
}

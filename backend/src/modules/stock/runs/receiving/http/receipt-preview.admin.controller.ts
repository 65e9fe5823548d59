import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { RunQueries } from '../../runs.queries.js'
import { RunReckoning } from '../run-reckoning.service.js'
import { RunReceiptBody, toRunReceipt } from './run-bodies.dto.js'
import { ReceiptPreviewAnswer, toPreview } from './run-receipt.answer.js'

@ApiTags('staff: reservations')
@Controller('admin/reservations/:id/receipt-preview')
export class ReceiptPreviewController {
  constructor(
    private readonly runs: RunQueries,
    private readonly reckoning: RunReckoning,
  ) {}

  /** By `reservationId` or `_id`. */
  @Allow('reservations.manage')
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'What would result from receiving a run; nothing is written' })
  @ApiOkResponse({ type: ReceiptPreviewAnswer })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION', 'INSUFFICIENT_BATCH', 'BATCH_QUARANTINED', 'BATCH_EXPIRED')
  async preview(@Param('id') id: string, @Body() body: RunReceiptBody): Promise<ReceiptPreviewAnswer> {
    const run = await this.runs.resolve(id)
    return toPreview(await this.reckoning.reckon(run, toRunReceipt(body)))
  }
}

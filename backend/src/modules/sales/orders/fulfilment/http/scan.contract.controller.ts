import { Body, Controller, HttpCode, Inject, Param, Post } from '@nestjs/common'
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type AppConfig } from '../../../../../config/config.js'
import { APP_CONFIG } from '../../../../../config/config.module.js'
import { NotFound } from '../../../../../kernel/errors/errors.js'
import { Public } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { sameText } from '../../../../../platform/same-text.js'
import { TrackShipments } from '../track-shipments.service.js'

/**
 * Receives the courier's scan push. It carries no signature, so it is only a hint: the tracking is read
 * again.
 */
@ApiTags('webhooks')
@Controller('delhivery/scan')
export class ScanController {
  constructor(
    private readonly tracking: TrackShipments,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Public()
  @Post(':secret')
  @HttpCode(200)
  @ApiOperation({ summary: 'A parcel was scanned; public behind a secret path' })
  @ApiBody({ schema: { example: { Shipment: { AWB: '14900000000017', Status: { Status: 'In Transit' } } } } })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails('COURIER_UNAVAILABLE', { NOT_FOUND: 'Wrong secret.' })
  async scan(@Param('secret') secret: string, @Body() body: unknown): Promise<MessageAnswer> {
    if (!sameText(secret, this.config.delhivery.webhookSecret)) throw new NotFound('The page')
    const waybill = waybillOf(body)
    if (waybill === null || !(await this.tracking.isOurs(waybill)))
      return { message: 'Not a parcel of ours.' }
    await this.tracking.follow(waybill)
    return { message: 'Thank you.' }
  }
}

function waybillOf(body: unknown): string | null {
  const shipment = (body as { Shipment?: { AWB?: unknown } } | null)?.Shipment
  const waybill = shipment?.AWB
  return typeof waybill === 'string' && /^\w{1,40}$/.test(waybill) ? waybill : null
}

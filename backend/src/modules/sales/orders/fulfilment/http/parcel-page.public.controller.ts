import { Controller, Get, Param, Redirect } from '@nestjs/common'
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { NotFound } from '../../../../../kernel/errors/errors.js'
import { Public } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { Courier } from '../../../shipping/courier.js'
import { TrackShipments } from '../track-shipments.service.js'

/** Messages lead to the shop alone; from here it goes on to the courier. */
@ApiTags('orders')
@Controller('parcels')
export class ParcelPageController {
  constructor(
    private readonly tracking: TrackShipments,
    private readonly courier: Courier,
  ) {}

  @Public()
  @Get(':waybill')
  @Redirect()
  @ApiOperation({ summary: "The courier's page of a parcel, for whoever has its waybill" })
  @ApiFoundResponse({ description: 'To the page on which the parcel is followed' })
  @Fails('NOT_FOUND')
  async page(@Param('waybill') waybill: string): Promise<{ url: string }> {
    if (!(await this.tracking.isOurs(waybill))) throw new NotFound('The parcel')
    return { url: this.courier.trackingUrl(waybill) }
  }
}

import { Body, Controller, Get, Param, Put, Req, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { ValidateIf } from 'class-validator'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { grams } from '../../../../../kernel/amounts/weight.js'
import { WholeNumber } from '../../../../../platform/http/fields/bounded-fields.js'
import { readBytes } from '../../../../../platform/http/requests/read-bytes.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import {
  GivesPicture,
  KEPT_BY_BROWSER,
  PICTURE_REFUSALS,
  sendPicture,
  TakesPicture,
} from '../../../../../platform/http/routes/pictures.js'
import { MOST_BYTES } from '../../../../office/media/domain/picture-rules.js'
import { UploadBounds } from '../../../../office/media/upload-bounds.service.js'
import { OrderAnswers } from '../../answers/order-answers.service.js'
import { StaffOrderAnswer } from '../../answers/staff-order.answer.js'
import { WeighParcel } from '../weigh-parcel.service.js'

class DeadWeightBody {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: 50_000,
    example: 1480,
    description: 'Grams on the scale; null takes the weight back',
  })
  @ValidateIf((_, value) => value !== null)
  @WholeNumber(1, 50_000, { message: 'The dead weight is a whole number of grams from 1 to 50000.' })
  grams!: number | null
}

/** What parcels weigh on the shop's own scale (docs/domain/courier.md#dead-weight). */
@ApiTags('staff: shipping')
@Allow('orders.fulfil')
@Controller('admin/shipments/:orderId/parcels/:waybill')
export class WeighParcelController {
  constructor(
    private readonly weighing: WeighParcel,
    private readonly bounds: UploadBounds,
    private readonly answers: OrderAnswers,
  ) {}

  @Put('weight')
  @ApiOperation({ summary: 'What a booked parcel weighs on the scale of the shop' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND')
  async weigh(
    @Param('orderId') orderId: string,
    @Param('waybill') waybill: string,
    @Body() { grams: weight }: DeadWeightBody,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(
      await this.weighing.weigh(orderId, waybill, weight === null ? null : grams(weight)),
    )
  }

  @Get('photo')
  @ApiOperation({ summary: 'The photo of a parcel on the scale' })
  @GivesPicture()
  @Fails('NOT_FOUND', 'STORAGE_UNAVAILABLE')
  async photo(
    @Caller() { role }: Principal,
    @Param('orderId') orderId: string,
    @Param('waybill') waybill: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendPicture(reply, await this.weighing.photo(orderId, waybill, role), KEPT_BY_BROWSER)
  }

  /** The body is the file. It is decoded and encoded again; the original and its camera data are not stored. */
  @Put('photo')
  @ApiOperation({ summary: 'Keep a photo of a parcel on the scale: JPEG, PNG, WebP or AVIF, at most 12 MB' })
  @TakesPicture()
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND', ...PICTURE_REFUSALS)
  async photograph(
    @Caller() { userId }: Principal,
    @Param('orderId') orderId: string,
    @Param('waybill') waybill: string,
    @Req() request: FastifyRequest,
  ): Promise<StaffOrderAnswer> {
    const bytes = await readBytes(request, MOST_BYTES)
    this.bounds.spend(userId, bytes.length)
    return this.answers.forStaff(await this.weighing.photograph(orderId, waybill, bytes))
  }
}

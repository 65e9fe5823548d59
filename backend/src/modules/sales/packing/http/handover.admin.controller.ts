import { Controller, Get, Header, Query, type StreamableFile, UseInterceptors } from '@nestjs/common'
import {
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiProperty,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { PapersInTurn } from '../../../../platform/http/routes/heavy-turns.service.js'
import { sendPdf } from '../../../../platform/pdf/send-pdf.js'
import { Handovers } from '../handovers.service.js'

class HandoverQuery {
  @ApiPropertyOptional({
    type: String,
    example: '2026-11-23',
    description: 'Day in India of a van; when absent, all parcels that the courier does not have',
  })
  @Optional()
  @IsDay()
  day?: IstDay
}

class HandoverPickupAnswer {
  @ApiProperty({ example: '16:00', description: 'In India' }) time!: string
  @ApiProperty({ type: String, nullable: true, example: '4711', description: "The courier's number of it" })
  number!: string | null
}

class HandoverParcelAnswer {
  @ApiProperty({ example: '14900000000017' }) waybill!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 1, description: 'Which parcel of the order' }) at!: number
  @ApiProperty({ example: 2, description: 'Parcels of the order' }) of!: number
  @ApiProperty({ example: 'Lakshmi Rao' }) contactName!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: '500001' }) pin!: string
  @ApiProperty({ example: 2, description: 'Jars in it' }) pieces!: number
  @ApiProperty({ example: 3000, description: 'Grams, as it was booked' }) weightGrams!: number
  @ApiProperty({ type: Number, nullable: true, example: null, description: "Grams on the shop's own scale" })
  deadWeightGrams!: number | null
  @ApiProperty({ example: false, description: 'There is a photo of it on the scale' })
  hasWeightPhoto!: boolean
}

/** The parcels that are handed over together. */
export class HandoverAnswer {
  @ApiProperty({ type: String, example: '2026-11-23' }) day!: IstDay
  @ApiProperty({ example: 'Delhivery' }) courier!: string
  @ApiProperty({ type: HandoverPickupAnswer, nullable: true, description: 'null: no van was asked for' })
  pickup!: HandoverPickupAnswer | null
  @ApiProperty({ type: [HandoverParcelAnswer], description: 'At most 500, in the order of the pick list' })
  parcels!: HandoverParcelAnswer[]
}

/** The parcels that wait for the courier, and the paper of their handover (docs/domain/courier.md#handing-over). */
@ApiTags('staff: shipping')
@Allow('orders.fulfil')
@Controller('admin/handover')
export class HandoverController {
  constructor(private readonly handovers: Handovers) {}

  @Get()
  @ApiOperation({ summary: 'Parcels that are booked and that the courier does not have' })
  @ApiOkResponse({ type: HandoverAnswer })
  async list(@Query() { day }: HandoverQuery, @Caller() { role }: Principal): Promise<HandoverAnswer> {
    const { day: of, courier, pickup, parcels } = await this.handovers.list(day, role)
    return {
      day: of,
      courier,
      pickup: pickup && { time: pickup.time, number: pickup.number },
      parcels: parcels.map(({ orderId, at, of: all, contactName, city, postalCode: pin, parcel }) => ({
        waybill: parcel.waybill,
        orderId,
        at,
        of: all,
        contactName,
        city,
        pin,
        pieces: parcel.pieces,
        weightGrams: parcel.weightGrams,
        deadWeightGrams: parcel.deadWeightGrams ?? null,
        hasWeightPhoto: parcel.weightPhoto != null,
      })),
    }
  }

  @Get('manifest')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The handover manifest as PDF, to be signed by both sides' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Fails('VALIDATION_FAILED', 'TOO_LARGE')
  async manifest(@Query() { day }: HandoverQuery, @Caller() { role }: Principal): Promise<StreamableFile> {
    return sendPdf(await this.handovers.manifest(day, role))
  }
}

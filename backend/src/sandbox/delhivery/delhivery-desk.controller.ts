import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpException,
  NotFoundException,
  Param,
  Post,
  Query,
  Res,
  type StreamableFile,
  UseFilters,
} from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Public } from '../../platform/http/routes/access.js'
import { OwnAddress } from '../../platform/own-address.js'
import { drawPdf } from '../../platform/pdf/document.js'
import { sendPdf } from '../../platform/pdf/send-pdf.js'
import { CourierErrors } from './courier-errors.filter.js'
import { requireToken } from './require-token.js'
import { SandboxFaults } from './sandbox-faults.service.js'
import { asText, SandboxParcels } from './sandbox-parcels.service.js'
import { SandboxPickups } from './sandbox-pickups.service.js'
import { type SandboxShipment } from './schemas/sandbox-shipment.schema.js'

/** Labels and vans, on the courier's wire format (docs/integrations.md#delhivery). */
@Public()
@ApiExcludeController()
@UseFilters(CourierErrors)
@Controller('sandbox/delhivery')
export class DelhiverySandboxDeskController {
  constructor(
    private readonly parcels: SandboxParcels,
    private readonly pickups: SandboxPickups,
    private readonly faults: SandboxFaults,
    private readonly ownAddress: OwnAddress,
  ) {}

  @Get('api/p/packing_slip')
  slip(
    @Headers('authorization') token: string | undefined,
    @Query('wbns') wbns: string | undefined,
    @Query('pdf') pdf: string | undefined,
  ) {
    requireToken(token)
    return this.faults.around('label', async (fault) => {
      const found = fault === 'refuse' ? [] : await this.parcels.find((wbns ?? '').split(','), [])
      const base = `${this.ownAddress.get()}/sandbox/delhivery/slips`
      const packages = found.map((parcel) =>
        pdf === 'true' ? { wbn: parcel._id, pdf_download_link: `${base}/${parcel._id}.pdf` } : slipOf(parcel),
      )
      return { packages, packages_found: packages.length }
    })
  }

  /** The address that the link of a slip names. It needs no token, like a signed link of a file store. */
  @Get('slips/:file')
  @Header('cache-control', 'no-store')
  async file(@Param('file') file: string): Promise<StreamableFile> {
    const [parcel] = await this.parcels.find([file.replace(/\.pdf$/, '')], [])
    if (!parcel) throw new NotFoundException()
    const { shipment, _id, reference } = parcel
    const lines = [
      'DELHIVERY (sandbox)',
      _id,
      reference,
      shipment.name,
      shipment.add,
      shipment.city,
      shipment.pin,
    ]
    const texts = lines.map(asText)
    const bytes = await drawPdf({ size: [288, 432], margin: 18 }, texts, (document) => {
      document.font('regular').fontSize(12)
      for (const text of texts) document.text(text)
    })
    return sendPdf({ fileName: `${_id}.pdf`, bytes })
  }

  @Post('fm/request/new')
  pickup(
    @Headers('authorization') token: string | undefined,
    @Body() body: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    requireToken(token)
    return this.faults.around('pickup', async (fault) => {
      if (fault === 'refuse')
        throw new HttpException(
          { success: false, error: { message: 'Wallet balance is low', code: 400 } },
          400,
        )
      const { number, isNew } = await this.pickups.ask(body)
      if (!isNew) {
        void reply.status(400)
        const message = 'A pickup request for this location and date exists already'
        return {
          status: false,
          success: false,
          pr_exist: true,
          pickup_id: number,
          error: { message, code: 669 },
        }
      }
      void reply.status(201)
      return {
        pickup_id: number,
        pickup_location_name: asText(body.pickup_location),
        pickup_date: asText(body.pickup_date),
        pickup_time: asText(body.pickup_time),
        expected_package_count: asText(body.expected_package_count),
        incoming_center_name: 'Hyderabad_LBNagar',
        client_name: 'JAADI',
      }
    })
  }
}

/** The slip as data, with the fields that clients draw labels from; its pictures of barcodes are left out. */
function slipOf({ _id, reference, shipment }: SandboxShipment) {
  return {
    wbn: _id,
    oid: reference,
    sort_code: 'HYD/LBN',
    pt: asText(shipment.payment_mode) === 'Prepaid' ? 'Pre-paid' : asText(shipment.payment_mode),
    cod: 0,
    rs: Number(asText(shipment.total_amount)),
    name: asText(shipment.name),
    address: asText(shipment.add),
    destination_city: asText(shipment.city),
    st: asText(shipment.state),
    pin: Number(asText(shipment.pin)),
    contact: asText(shipment.phone),
    snm: 'JAADI',
    radd: 'Hyderabad_LBNagar',
    prd: asText(shipment.products_desc),
    qty: asText(shipment.quantity),
    weight: Number(asText(shipment.weight)),
    mot: 'S',
  }
}

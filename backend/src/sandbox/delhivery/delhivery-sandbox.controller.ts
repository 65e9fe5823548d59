import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  HttpException,
  Post,
  Query,
  UseFilters,
} from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { Public } from '../../platform/http/routes/access.js'
import { CourierErrors } from './courier-errors.filter.js'
import { pinPlace } from './domain/pin-directory.js'
import { naiveIst, SCAN_STATUSES } from './domain/scans.js'
import { tariff } from './domain/tariff.js'
import { requireToken } from './require-token.js'
import { SandboxFaults } from './sandbox-faults.service.js'
import { asText, SandboxParcels } from './sandbox-parcels.service.js'
import { type SandboxShipment } from './schemas/sandbox-shipment.schema.js'

type Parameters = Record<string, string | undefined>

/** The courier's own calls, on its wire format (docs/integrations.md#delhivery). */
@Public()
@ApiExcludeController()
@UseFilters(CourierErrors)
@Controller('sandbox/delhivery')
export class DelhiverySandboxController {
  constructor(
    private readonly parcels: SandboxParcels,
    private readonly faults: SandboxFaults,
  ) {}

  @Get('c/api/pin-codes/json')
  serviceability(@Headers('authorization') token: string | undefined, @Query() query: Parameters) {
    requireToken(token)
    return this.faults.around('serviceability', async () => {
      const pin = query.filter_codes ?? ''
      const place = pinPlace(pin)
      if (!place) return { delivery_codes: [] }
      const code = {
        pin: Number(pin),
        pre_paid: place.prepaid ? 'Y' : 'N',
        cod: place.prepaid ? 'Y' : 'N',
        pickup: 'Y',
        district: place.district,
        city: place.district,
        state_code: place.stateCode,
        is_oda: 'N',
        remarks: place.embargo ? 'Embargo' : '',
      }
      return { delivery_codes: [{ postal_code: code }] }
    })
  }

  @Get('api/kinko/v1/invoice/charges/.json')
  charges(@Headers('authorization') token: string | undefined, @Query() query: Parameters) {
    requireToken(token)
    return this.faults.around('charges', async (fault) => {
      const route = {
        origin: query.o_pin ?? '',
        destination: query.d_pin ?? '',
        grams: Number(query.cgm ?? 0),
        express: query.md === 'E',
        comesBack: query.ss === 'RTO',
      }
      if (!pinPlace(route.origin)) throw refusedPin('o_pin')
      const line = tariff(route)
      if (!line) throw refusedPin('d_pin')
      // The live service answers without an amount when it is not told how the parcel is paid.
      const named = query.pt === 'Pre-paid' && fault !== 'no-amount'
      return [
        {
          status: query.ss ?? 'Delivered',
          zone: line.zone,
          charged_weight: line.chargedWeight,
          gross_amount: named ? line.gross : 0,
          total_amount: named ? line.total : 0,
          tax_data: named ? line.tax : { CGST: 0, SGST: 0, IGST: 0 },
        },
      ]
    })
  }

  @Post('api/cmu/create.json')
  @HttpCode(200)
  create(@Headers('authorization') token: string | undefined, @Body() form: Record<string, unknown>) {
    requireToken(token)
    return this.faults.around('create', async (fault) => {
      if (form.format !== 'json') return failedBooking('format key missing in POST')
      const shipments = shipmentsOf(asText(form.data))
      if (shipments.length === 0) return failedBooking('Data does not contain shipments')
      const packages = []
      for (const shipment of shipments) {
        const made =
          fault === 'insufficient-balance'
            ? { reference: asText(shipment.order), failure: 'Prepaid client has insufficient balance' }
            : fault === 'refuse'
              ? { reference: asText(shipment.order), failure: 'Consignee address is not complete' }
              : await this.parcels.create(shipment)
        packages.push(packageOf(made, shipment))
      }
      const success = packages.every((entry) => entry.status === 'Success')
      return { success, package_count: packages.length, packages, ...(success ? {} : { error: true }) }
    })
  }

  @Get('api/v1/packages/json')
  track(@Headers('authorization') token: string | undefined, @Query() query: Parameters) {
    requireToken(token)
    return this.faults.around('track', async () => {
      const found = await this.parcels.find(separated(query.waybill), separated(query.ref_ids))
      if (found.length === 0) return { Success: false, Error: 'No such waybill or Order Id found' }
      return { ShipmentData: found.map((parcel) => ({ Shipment: trackedShipment(parcel) })) }
    })
  }

  @Post('api/p/edit')
  @HttpCode(200)
  cancel(@Headers('authorization') token: string | undefined, @Body() body: Record<string, unknown>) {
    requireToken(token)
    return this.faults.around('cancel', async (fault) => {
      const waybill = asText(body.waybill)
      const isWish = asText(body.cancellation) === 'true' && fault !== 'refuse'
      const cancelled = isWish && (await this.parcels.cancel(waybill))
      return cancelled
        ? { status: true, waybill, remark: 'Shipment has been cancelled.' }
        : { status: false, waybill, error: 'Shipment can not be cancelled.' }
    })
  }
}

function refusedPin(parameter: string): HttpException {
  return new HttpException({ error: `Unable to process request for provided ${parameter}` }, 400)
}

function separated(list: string | undefined): string[] {
  return (list ?? '').split(',').filter(Boolean)
}

function shipmentsOf(data: string): Record<string, unknown>[] {
  try {
    const parsed = JSON.parse(data) as { shipments?: unknown }
    return Array.isArray(parsed.shipments) ? (parsed.shipments as Record<string, unknown>[]) : []
  } catch {
    return []
  }
}

function failedBooking(rmk: string) {
  return { success: false, error: true, package_count: 0, packages: [], rmk }
}

function packageOf(made: Awaited<ReturnType<SandboxParcels['create']>>, shipment: Record<string, unknown>) {
  const common = { refnum: made.reference, payment: asText(shipment.payment_mode), cod_amount: 0 }
  return 'waybill' in made
    ? {
        ...common,
        waybill: made.waybill,
        status: 'Success',
        sort_code: 'HYD/LBN',
        serviceable: true,
        remarks: [''],
      }
    : { ...common, waybill: '', status: 'Fail', sort_code: null, serviceable: false, remarks: [made.failure] }
}

function trackedShipment(parcel: SandboxShipment) {
  const scans = parcel.scans.map((scan) => ({
    Scan: wireStatus(scan.status),
    ScanType: SCAN_STATUSES[scan.status].type,
    StatusCode: SCAN_STATUSES[scan.status].code,
    ScanDateTime: naiveIst(scan.at),
    ScannedLocation: scan.location,
    Instructions: '',
  }))
  const last = scans.at(-1)
  return {
    AWB: parcel._id,
    ReferenceNo: parcel.reference,
    Status: {
      Status: last?.Scan ?? '',
      StatusType: last?.ScanType ?? '',
      StatusCode: last?.StatusCode ?? '',
      StatusDateTime: last?.ScanDateTime ?? '',
      StatusLocation: last?.ScannedLocation ?? '',
      Instructions: '',
    },
    Scans: scans.map((ScanDetail) => ({ ScanDetail })),
    ExpectedDeliveryDate: null,
  }
}

/** A parcel on its way back has the same words as one on its way out; only the type differs. */
function wireStatus(status: keyof typeof SCAN_STATUSES): string {
  return status === 'Returning' ? 'In Transit' : status
}

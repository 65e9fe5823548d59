import { Body, Controller, Get, Header, HttpCode, Inject, Logger, Param, Post } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { type AppConfig } from '../../config/config.js'
import { APP_CONFIG } from '../../config/config.module.js'
import { InvalidInput, NotFound } from '../../kernel/errors/errors.js'
import { Public } from '../../platform/http/routes/access.js'
import { OwnAddress } from '../../platform/own-address.js'
import { FaultRequest, ScanRequest } from './delhivery-sandbox.dto.js'
import { naiveIst, SCAN_STATUSES, scanStatus } from './domain/scans.js'
import { SandboxFaults } from './sandbox-faults.service.js'
import { SandboxParcels } from './sandbox-parcels.service.js'

/** What people do to the sandbox of the courier: scan a parcel, look at it, make it fail. */
@Public()
@ApiExcludeController()
@Controller('sandbox/delhivery')
export class DelhiveryDemoController {
  private readonly logger = new Logger('DelhiverySandbox')

  constructor(
    private readonly parcels: SandboxParcels,
    private readonly faults: SandboxFaults,
    private readonly ownAddress: OwnAddress,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Scans a parcel and pushes the scan to the shop, as the courier does. */
  @Post('shipments/:waybill/scan')
  @HttpCode(200)
  async scan(@Param('waybill') waybill: string, @Body() { status: given }: ScanRequest) {
    const status = scanStatus(given)
    if (!status)
      throw new InvalidInput('No such status.', {
        status: `One of ${Object.keys(SCAN_STATUSES).join(', ')}.`,
      })
    const parcel = await this.parcels.scan(waybill, status)
    if (!parcel) throw new NotFound('A parcel on its way with this waybill')
    const scan = parcel.scans.at(-1)
    const pushed = await this.push({
      Shipment: {
        AWB: waybill,
        ReferenceNo: parcel.reference,
        Status: {
          Status: status,
          StatusType: SCAN_STATUSES[status].type,
          StatusDateTime: scan ? naiveIst(scan.at) : '',
          StatusLocation: scan?.location ?? '',
        },
      },
    })
    return { waybill, status, pushed }
  }

  /** Where a customer follows a parcel. */
  @Get('track/:waybill')
  @Header('content-type', 'text/html; charset=utf-8')
  async page(@Param('waybill') waybill: string): Promise<string> {
    const [parcel] = await this.parcels.find([waybill], [])
    if (!parcel) throw new NotFound('A parcel with this waybill')
    const rows = parcel.scans.map((scan) => `<li>${naiveIst(scan.at).replace('T', ' ')} ${scan.status}</li>`)
    const title = `Sandbox courier: ${parcel._id}`
    return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><ol>${rows.join('')}</ol></html>`
  }

  /** Makes the next calls of an operation hang, fail, or answer without an amount. */
  @Post('faults')
  @HttpCode(200)
  async misbehave(@Body() { operation, fault, times = 1, skip = 0, hangMs = 30_000 }: FaultRequest) {
    await this.faults.set({ operation, fault, times, skip, hangMs })
    return { operation, fault, times }
  }

  /**
   * @returns whether the shop accepted it. The shop also asks by itself, so a lost push does no harm.
   */
  private async push(body: object): Promise<boolean> {
    try {
      const url = `${this.ownAddress.get()}/api/delhivery/scan/${this.config.delhivery.webhookSecret}`
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      })
      return response.ok
    } catch (error) {
      this.logger.warn({ push: 'scan', reason: error instanceof Error ? error.message : String(error) })
      return false
    }
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../platform/clock.js'
import { Counters } from '../../platform/mongo/counters.js'
import { isDuplicateKey } from '../../platform/mongo/duplicate-key.js'
import { pinPlace } from './domain/pin-directory.js'
import { FINAL_STATUSES, NOT_PICKED_UP, type ScanStatus } from './domain/scans.js'
import { SandboxShipment } from './schemas/sandbox-shipment.schema.js'

const FIRST_WAYBILL = 14_900_000_000_000
const REQUIRED = ['name', 'order', 'add', 'pin', 'phone', 'payment_mode'] as const

export type CreatedParcel = { waybill: string; reference: string } | { failure: string; reference: string }

/** The sandbox's parcels and what happens to them. */
@Injectable()
export class SandboxParcels {
  constructor(
    @InjectModel(SandboxShipment.name) private readonly shipments: Model<SandboxShipment>,
    private readonly counters: Counters,
    private readonly clock: Clock,
  ) {}

  /** Books a parcel; failures are in the courier's words. */
  async create(shipment: Record<string, unknown>): Promise<CreatedParcel> {
    const reference = asText(shipment.order).slice(0, 50)
    const missing = REQUIRED.find((field) => asText(shipment[field]) === '')
    if (missing) return { reference, failure: `${missing} is missing` }
    const place = pinPlace(asText(shipment.pin))
    if (!place?.prepaid || place.embargo)
      return { reference, failure: 'Crashing while saving package due to exception: non serviceable pincode' }
    const waybill = String(FIRST_WAYBILL + (await this.counters.next('sandbox:delhivery:waybill')))
    try {
      const scans = [{ status: 'Manifested' as const, location: 'Hyderabad_LBNagar', at: this.clock.now() }]
      await this.shipments.create({ _id: waybill, reference, shipment, scans })
      return { reference, waybill }
    } catch (error) {
      if (isDuplicateKey(error)) return { reference, failure: 'Duplicate Order Id' }
      throw error
    }
  }

  /** Finds parcels by waybills and by references, at most 50 of each. */
  async find(waybills: readonly string[], references: readonly string[]): Promise<SandboxShipment[]> {
    return this.shipments
      .find({
        $or: [{ _id: { $in: waybills.slice(0, 50) } }, { reference: { $in: references.slice(0, 50) } }],
      })
      .limit(100)
      .lean<SandboxShipment[]>()
  }

  /** Takes a booking back; false once it was picked up, or is no more. */
  async cancel(waybill: string): Promise<boolean> {
    const scan = { status: 'Canceled', location: 'Hyderabad_LBNagar', at: this.clock.now() }
    const left = { $not: { $elemMatch: { status: { $nin: NOT_PICKED_UP } } } }
    const { modifiedCount } = await this.shipments.updateOne(
      { _id: waybill, scans: left },
      { $push: { scans: scan } },
    )
    return modifiedCount === 1
  }

  /** The next scan of a parcel; null when there is no such parcel or its journey is over. */
  async scan(waybill: string, status: ScanStatus): Promise<SandboxShipment | null> {
    const scan = { status, location: 'Hyderabad_LBNagar', at: this.clock.now() }
    return this.shipments
      .findOneAndUpdate(
        { _id: waybill, 'scans.status': { $nin: FINAL_STATUSES } },
        { $push: { scans: scan } },
        { returnDocument: 'after' },
      )
      .lean<SandboxShipment>()
  }
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

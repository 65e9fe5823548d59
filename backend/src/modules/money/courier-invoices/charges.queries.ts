import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { readList } from '../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { type BookedParcel, BookedParcels } from '../../sales/orders/fulfilment/booked-parcels.queries.js'
import { type DisputeState } from './domain/dispute.js'
import { CourierChargeDocument, type StoredCharge } from './schemas/courier-charge.schema.js'
import { CourierInvoiceDocument, type StoredInvoice } from './schemas/courier-invoice.schema.js'

/** Most rows of each list of what differs. */
const MOST_OPEN = 200
/** Parcels are looked for that were booked so long before the last one that is charged. */
const LOOKED_BACK_MS = 120 * DAY_MS
/** Charges by whose parcels the period of the invoices is known. */
const LAST_CHARGES = 50

/** A charge with its parcel; null when the parcel is not ours. */
export interface ChargeOfParcel {
  charge: StoredCharge
  parcel: BookedParcel | null
}

/** What differs. */
export interface OpenCharges {
  charges: ChargeOfParcel[]
  /** Parcels that no invoice charges, though later ones are charged. */
  uncharged: BookedParcel[]
}

/** Reads invoices and charges of the courier (docs/domain/courier.md#invoices). */
@Injectable()
export class ChargeQueries {
  constructor(
    @InjectModel(CourierInvoiceDocument.name) private readonly invoices: Model<CourierInvoiceDocument>,
    @InjectModel(CourierChargeDocument.name) private readonly charges: Model<CourierChargeDocument>,
    private readonly parcels: BookedParcels,
  ) {}

  page(request: ListRequest): Promise<ListPage<StoredInvoice>> {
    return readList(this.invoices, request)
  }

  async chargePage(request: ListRequest): Promise<ListPage<ChargeOfParcel>> {
    const page = await readList(this.charges, request)
    return { ...page, rows: await this.withParcels(page.rows) }
  }

  /** @throws NotFound */
  async charge(id: string): Promise<ChargeOfParcel> {
    const charge = await this.charges.findById(id).lean<StoredCharge>()
    if (!charge) throw new NotFound('The charge')
    const [found] = await this.withParcels([charge])
    return found as ChargeOfParcel
  }

  /** What differs, the oldest first, since it is the hardest to dispute. */
  async open(): Promise<OpenCharges> {
    const charges = await this.charges
      .find({ open: true })
      .sort({ day: 1, _id: 1 })
      .limit(MOST_OPEN)
      .lean<StoredCharge[]>()
    const [withParcels, uncharged] = await Promise.all([this.withParcels(charges), this.uncharged()])
    return { charges: withParcels, uncharged }
  }

  /** Disputes that the courier has not answered. */
  async disputes(): Promise<ChargeOfParcel[]> {
    const waiting: DisputeState[] = ['open', 'raised']
    const rows = await this.charges
      .find({ 'dispute.state': { $in: waiting } })
      .sort({ day: 1, _id: 1 })
      .lean<StoredCharge[]>()
    return this.withParcels(rows)
  }

  private async withParcels(charges: readonly StoredCharge[]): Promise<ChargeOfParcel[]> {
    const parcels = await this.parcels.byWaybills([...new Set(charges.map(({ waybill }) => waybill))])
    return charges.map((charge) => ({ charge, parcel: parcels.get(charge.waybill) ?? null }))
  }

  /**
   * Parcels without a charge that were booked between those of the first and the last invoice: the courier's next
   * invoice cannot be missing them.
   */
  private async uncharged(): Promise<BookedParcel[]> {
    const [first, last] = await Promise.all([this.bookings(1), this.bookings(-1)])
    if (first.length === 0 || last.length === 0) return []
    const to = new Date(Math.max(...last))
    const from = new Date(Math.max(Math.min(...first), to.getTime() - LOOKED_BACK_MS))
    return this.parcels.uncharged(from, to, MOST_OPEN)
  }

  /** When the parcels of the first or the last charges were booked. */
  private async bookings(sort: 1 | -1): Promise<number[]> {
    const rows = await this.charges
      .find({ order: { $ne: null } })
      .sort({ day: sort, _id: sort })
      .limit(LAST_CHARGES)
      .lean<StoredCharge[]>()
    const found = await this.parcels.byWaybills(rows.map(({ waybill }) => waybill))
    return [...found.values()].flatMap(({ parcel }) => parcel.bookedAt?.getTime() ?? [])
  }
}

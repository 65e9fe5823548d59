import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { groupBy } from '../../../kernel/group-by.js'
import { type BookedParcel, BookedParcels } from '../../sales/orders/fulfilment/booked-parcels.queries.js'
import { type ChargeLine } from './domain/invoice-lines.js'
import { type ChargeMatch, type EarlierCharge, matchCharge } from './domain/match.js'
import { CourierChargeDocument, type StoredCharge } from './schemas/courier-charge.schema.js'

/** A line of an invoice, compared with the parcel. */
export interface MatchedCharge {
  key: string
  line: ChargeLine
  match: ChargeMatch
  of: Pick<BookedParcel, '_id' | 'orderId'> | null
  /** The booked charge; null when it is new. */
  stored: StoredCharge | null
}

/** Compares charges with parcels; only reads. */
@Injectable()
export class ChargeMatching {
  constructor(
    @InjectModel(CourierChargeDocument.name) private readonly charges: Model<CourierChargeDocument>,
    private readonly parcels: BookedParcels,
  ) {}

  /** @param before lines of the file that stand before these and are not booked; it grows */
  async match(
    invoice: string,
    lines: readonly ChargeLine[],
    before = new Map<string, EarlierCharge[]>(),
  ): Promise<MatchedCharge[]> {
    const waybills = [...new Set(lines.map(({ waybill }) => waybill))]
    const [known, rows] = await Promise.all([
      this.parcels.byWaybills(waybills),
      this.charges.find({ waybill: { $in: waybills } }).lean<StoredCharge[]>(),
    ])
    const byKey = new Map(rows.map((row) => [row._id, row]))
    const booked = groupBy(rows, ({ waybill }) => waybill)
    return lines.map((line) => {
      const key = `${encodeURIComponent(invoice)}:${line.waybill}:${line.type}:${line.nth}`
      const found = known.get(line.waybill)
      const stored = byKey.get(key) ?? null
      const ahead = before.get(line.waybill) ?? []
      const others = (booked.get(line.waybill) ?? []).filter(({ _id }) => _id !== key)
      const match = matchCharge(line, found?.parcel ?? null, [...others, ...ahead])
      if (!stored) before.set(line.waybill, [...ahead, line])
      const of = found ? { _id: found._id, orderId: found.orderId } : null
      return { key, line, match, of, stored }
    })
  }
}

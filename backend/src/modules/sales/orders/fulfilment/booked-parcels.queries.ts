import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { UploadUses } from '../../../office/media/upload-uses.service.js'
import { handedOverAt, liveParcels, type Parcel, sentParcels } from '../domain/fulfilment/parcels.js'
import { EXISTING } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'

/** More parcels than the shop hands over in a day. */
const MOST_AT_HAND = 500

const FIELDS = {
  orderId: 1,
  orderDate: 1,
  orderStatus: 1,
  paymentStatus: 1,
  deliveryStatus: 1,
  deletedAt: 1,
  archivedAt: 1,
  contactName: 1,
  city: 1,
  postalCode: 1,
  gst: 1,
  parcels: 1,
} as const
type WithParcels = Pick<OrderDocument, '_id' | keyof typeof FIELDS>

/** A parcel that has a waybill, with what names its order. */
export interface BookedParcel extends Omit<WithParcels, 'parcels'> {
  parcel: Parcel & { waybill: string }
  /** Which of the order's parcels, from 1, of how many. */
  at: number
  of: number
}

/** Finds parcels that the courier was asked for, whatever their orders are. */
@Injectable()
export class BookedParcels implements OnModuleInit {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly uploads: UploadUses,
  ) {}

  /** Photos of parcels are not cleaned up; the clean-up knows no orders. */
  onModuleInit(): void {
    this.uploads.register('weights', (ids) => this.photosShown(ids))
  }

  /**
   * Parcels that were booked within a time and that the courier did not have at its end, or before `since`; in the
   * order of the pick list.
   */
  async waitingForTheVan(from: Date, before: Date, since: Date): Promise<BookedParcel[]> {
    const orders = await this.orders
      .find(
        { ...EXISTING.filter, parcels: { $elemMatch: { bookedAt: { $gte: from, $lt: before } } } },
        FIELDS,
      )
      .sort({ orderDate: 1, _id: 1 })
      .lean<WithParcels[]>()
    return orders
      .flatMap((order) => booked(order, liveParcels(order.parcels)))
      .filter(({ parcel }) => {
        const takenAt = handedOverAt(parcel)
        const isOfTime = parcel.bookedAt !== null && parcel.bookedAt >= from && parcel.bookedAt < before
        return isOfTime && (takenAt === null || takenAt >= since)
      })
      .slice(0, MOST_AT_HAND)
  }

  /** Parcels by waybill, cancelled ones too; unknown ones are absent. */
  async byWaybills(waybills: readonly string[]): Promise<Map<string, BookedParcel>> {
    const orders = await this.orders
      .find({ 'parcels.waybill': { $in: [...waybills] } }, FIELDS)
      .lean<WithParcels[]>()
    return new Map(
      orders
        .flatMap((order) => booked(order, order.parcels))
        .map((one) => [one.parcel.waybill, one] as const),
    )
  }

  /**
   * Parcels that were booked within a time, that the courier took, and that none of its invoices charges; the oldest
   * first, at most `limit`.
   */
  async uncharged(from: Date, to: Date, limit: number): Promise<BookedParcel[]> {
    const orders = await this.orders
      .find(
        {
          parcels: {
            $elemMatch: {
              bookedAt: { $gte: from, $lte: to },
              waybill: { $ne: null },
              cancelledAt: null,
              billed: null,
            },
          },
        },
        FIELDS,
      )
      .sort({ orderDate: 1, _id: 1 })
      .limit(limit)
      .lean<WithParcels[]>()
    return orders
      .flatMap((order) => booked(order, sentParcels(order.parcels)))
      .filter(({ parcel: { bookedAt, billed, ...parcel } }) => {
        const isOfTime = bookedAt !== null && bookedAt >= from && bookedAt <= to
        return isOfTime && !billed && handedOverAt(parcel) !== null
      })
  }

  /** Those of the pictures that show a parcel on the scale. */
  private async photosShown(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const hex = ids.map(String)
    const shown = await this.orders.distinct('parcels.weightPhoto', { 'parcels.weightPhoto': { $in: hex } })
    return ids.filter((id) => shown.includes(String(id)))
  }
}

function booked({ parcels: _, ...order }: WithParcels, parcels: readonly Parcel[]): BookedParcel[] {
  return parcels.flatMap((parcel, at) => {
    const { waybill } = parcel
    return waybill === null
      ? []
      : [{ ...order, parcel: { ...parcel, waybill }, at: at + 1, of: parcels.length }]
  })
}

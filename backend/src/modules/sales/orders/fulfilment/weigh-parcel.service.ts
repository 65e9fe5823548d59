import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { type Role } from '../../../../kernel/access/permissions.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { PrivatePictures } from '../../../office/media/private-pictures.service.js'
import { demandKnown } from '../domain/demand-known.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'

type StoredParcel = StoredOrder['parcels'][number]

/**
 * Records what a packed parcel weighs on the shop's own scale, for the day on which the courier charges for more
 * (docs/domain/courier.md#dead-weight).
 */
@Injectable()
export class WeighParcel {
  constructor(
    private readonly store: OrderStore,
    private readonly pictures: PrivatePictures,
    private readonly transactions: Transactions,
  ) {}

  /** @param deadWeightGrams null takes the weight back @throws NotFound */
  weigh(orderId: string, waybill: string, deadWeightGrams: Grams | null): Promise<StoredOrder> {
    return this.transactions.run(() => this.change(orderId, waybill, { deadWeightGrams }))
  }

  /** Stores the picture of the parcel on the scale in place of the previous one. @throws NotFound; as `PrivatePictures.add` */
  async photograph(orderId: string, waybill: string, bytes: Buffer): Promise<StoredOrder> {
    // The parcel is looked for before the picture is encoded.
    parcelOf(await this.store.find(orderId), waybill)
    const picture = await this.pictures.add(bytes)
    return this.transactions.run(async () => {
      const before = parcelOf(await this.store.find(orderId), waybill).weightPhoto
      await this.pictures.use([picture, ...(before ? [new Types.ObjectId(before)] : [])])
      return this.change(orderId, waybill, { weightPhoto: String(picture) })
    })
  }

  /** The picture as WebP; its label may be read on it. @throws NotFound; AppError FORBIDDEN */
  async photo(orderId: string, waybill: string, role: Role): Promise<Buffer> {
    const order = await this.store.find(orderId)
    const { weightPhoto } = parcelOf(order, waybill)
    demandKnown(role, [order])
    const bytes = weightPhoto ? await this.pictures.read(new Types.ObjectId(weightPhoto)) : null
    if (bytes === null) throw new NotFound('The photo of the parcel')
    return bytes
  }

  private async change(
    orderId: string,
    waybill: string,
    change: Pick<StoredParcel, 'deadWeightGrams' | 'weightPhoto'>,
  ): Promise<StoredOrder> {
    const order = await this.store.take(orderId)
    parcelOf(order, waybill)
    const parcels = order.parcels.map((one) => (one.waybill === waybill ? { ...one, ...change } : one))
    return this.store.write(order, { parcels })
  }
}

function parcelOf({ parcels }: StoredOrder, waybill: string): StoredParcel {
  const parcel = parcels.find((one) => one.waybill === waybill)
  if (!parcel) throw new NotFound('The parcel')
  return parcel
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NotFound } from '../../kernel/errors.js'
import { type ListPage, type ListRequest } from '../../platform/http/simple-rest.js'
import { readList } from '../../platform/mongo/read-list.js'
import { rowById } from '../../platform/mongo/row-by-id.js'
import { BomQueries, type StoredBom } from '../bom/boms.queries.js'
import { Products, type StoredProduct } from '../catalog/products.service.js'
import { ReservationDocument } from './schemas/reservation.schema.js'

export type StoredReservation = Readonly<ReservationDocument>

/** What reservations refer to, by id (hex). */
export interface ReservationReferences {
  boms: Map<string, StoredBom>
  products: Map<string, StoredProduct>
}

@Injectable()
export class ReservationQueries {
  constructor(
    @InjectModel(ReservationDocument.name) private readonly reservations: Model<ReservationDocument>,
    private readonly boms: BomQueries,
    private readonly products: Products,
  ) {}

  async page(request: ListRequest): Promise<ListPage<StoredReservation>> {
    return readList(this.reservations, request)
  }

  /** By `reservationId` or `_id`. @throws NotFound */
  async resolve(id: string): Promise<StoredReservation> {
    const found =
      (await this.reservations.findOne({ reservationId: id.toUpperCase() }).lean<ReservationDocument>()) ??
      (await rowById(this.reservations, id))
    if (!found) throw new NotFound('The reservation')
    return found
  }

  /** Production runs that need a product. */
  async countWith(productId: Types.ObjectId): Promise<number> {
    return this.reservations.countDocuments({ 'components.productId': productId })
  }

  async referencesOf(reservations: readonly StoredReservation[]): Promise<ReservationReferences> {
    const boms = await this.boms.byIds(reservations.map(({ bomId }) => bomId))
    const products = await this.products.byIds([
      ...[...boms.values()].map(({ parentProduct }) => parentProduct),
      ...reservations.flatMap(({ components }) => components.map(({ productId }) => productId)),
    ])
    return { boms, products }
  }
}

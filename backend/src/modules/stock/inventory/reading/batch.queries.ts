import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { addIstDays, type IstDay } from '../../../../kernel/dates/ist.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { countMatches, readList } from '../../../../platform/lists/read-list.js'
import { rowById } from '../../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { type MaterialType, type NamedProduct, Products } from '../../catalog/products.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { Suppliers } from '../../suppliers/suppliers.service.js'
import { isExpired } from '../domain/batch-dates.js'
import { type BatchSource } from '../domain/receipt.js'
import { BatchDocument } from '../schemas/batch.schema.js'

/** A batch as it is read: plain data, prices in paise per unit, quantities in thousandths. */
export type StoredBatch = Readonly<BatchDocument>

/** Most parts at other outlets, of the batches of one level, to which a new price is passed on. */
export const MOST_PARTS = 2_000

/** What batches refer to, by id (hex). */
export interface BatchReferences {
  products: Map<string, NamedProduct>
  outlets: Map<string, string>
  suppliers: Map<string, string>
}

/** What the contract's list of stock is asked for. */
export interface BatchFilter {
  date?: IstDay | undefined
  /** True for batches with something left, false for empty ones; both when missing. */
  stockPresent?: boolean | undefined
  /** Types to list; empty for all. */
  materialTypes: readonly MaterialType[]
}

/** The origin of a batch, and its price. */
export type BatchOrigin = Pick<StoredBatch, '_id' | 'product' | 'pricePaise'> & {
  reservation?: { id: Types.ObjectId } | null
  splitFrom?: { id: Types.ObjectId } | null
}

/** A batch as a trace shows it: without price, bills and counts. */
export type BatchLot = Pick<StoredBatch, keyof typeof LOT>

const LOT = {
  _id: 1,
  batchNumber: 1,
  product: 1,
  materialType: 1,
  outlet: 1,
  priceUnit: 1,
  source: 1,
  receivedMilli: 1,
  remainingMilli: 1,
  receivedOn: 1,
  bestBefore: 1,
  quarantine: 1,
  supplier: 1,
  supplierLot: 1,
  reservation: 1,
  splitFrom: 1,
  createdBy: 1,
} as const

/** How many batches want looking at. */
export interface BatchAttention {
  near: number
  expired: number
  quarantined: number
}

@Injectable()
export class BatchQueries {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly products: Products,
    private readonly outlets: Outlets,
    private readonly suppliers: Suppliers,
  ) {}

  /** How many batches match each of the filters. */
  counts(filters: readonly Condition[]): Promise<number[]> {
    return countMatches(this.batches, filters)
  }

  async page(request: ListRequest): Promise<ListPage<StoredBatch>> {
    return readList(this.batches, request)
  }

  /** By batch number or `_id`. @throws NotFound */
  async resolve(id: string): Promise<StoredBatch> {
    const found =
      (await this.batches.findOne({ batchNumber: id.toUpperCase() }).lean<BatchDocument>()) ??
      (await rowById(this.batches, id))
    if (!found) throw new NotFound('The batch')
    return found
  }

  async referencesOf(batches: readonly StoredBatch[]): Promise<BatchReferences> {
    const products = await this.products.byIds(batches.map(({ product }) => product))
    const outlets = await this.outletsOf(batches)
    const suppliers = await this.suppliers.namesOf(batches.flatMap(({ supplier }) => supplier ?? []))
    return { products, outlets, suppliers }
  }

  /** Names of the outlets that batches lie at, by `_id` (hex). */
  async outletsOf(batches: readonly Pick<StoredBatch, 'outlet'>[]): Promise<BatchReferences['outlets']> {
    return this.outlets.namesOf(batches.map(({ outlet }) => outlet))
  }

  /** The batch that a request created; null when it created none. */
  async byRequest(requestKey: string): Promise<StoredBatch | null> {
    return this.batches.findOne({ requestKey }).lean<BatchDocument>()
  }

  /** Batches by `_id` (hex); unknown ones are absent. */
  async byIds(ids: readonly string[]): Promise<StoredBatch[]> {
    return this.batches.find({ _id: { $in: [...ids] } }).lean<BatchDocument[]>()
  }

  /** As `byIds`, with only the fields that costs need: a year of margins reads thousands of batches. */
  async originsOf(ids: readonly string[]): Promise<BatchOrigin[]> {
    return this.batches
      .find({ _id: { $in: [...ids] } }, { product: 1, pricePaise: 1, 'reservation.id': 1, 'splitFrom.id': 1 })
      .batchSize(ids.length)
      .lean<BatchOrigin[]>()
  }

  /** Parts of batches, by the batches' `_id` (hex), that were moved to other outlets, at most `limit`. */
  async partsOf(ids: readonly string[], limit: number): Promise<StoredBatch[]> {
    return this.batches
      .find({ 'splitFrom.id': { $in: [...ids] } })
      .limit(limit)
      .lean<BatchDocument[]>()
  }

  /**
   * The batch and its parts at other outlets, at any depth, that follow its price: nobody has given them another. Of one
   * level at most `MOST_PARTS`; a price that more would follow is refused.
   */
  async followersOf(batch: StoredBatch): Promise<StoredBatch[]> {
    const followers: StoredBatch[] = []
    let level = [batch]
    while (level.length > 0) {
      followers.push(...level)
      const parts = await this.partsOf(
        level.map(({ _id }) => String(_id)),
        MOST_PARTS,
      )
      level = parts.filter(({ pricePaise }) => pricePaise === batch.pricePaise)
    }
    return followers
  }

  /** Batches by `_id` (hex) with the fields that a trace shows. */
  async lotsOf(ids: readonly string[]): Promise<BatchLot[]> {
    const found = this.batches.find({ _id: { $in: [...ids] } }, LOT)
    return found.batchSize(ids.length).lean<BatchLot[]>()
  }

  /** Parts of batches with the fields that a trace shows. */
  async partLotsOf(ids: readonly string[], limit: number): Promise<BatchLot[]> {
    const found = this.batches.find({ 'splitFrom.id': { $in: [...ids] } }, LOT)
    return found.limit(limit).batchSize(limit).lean<BatchLot[]>()
  }

  /** Batches by their number; unknown ones are absent. */
  async byNumbers(numbers: readonly string[]): Promise<StoredBatch[]> {
    return this.batches.find({ batchNumber: { $in: [...numbers] } }).lean<BatchDocument[]>()
  }

  /** The newest batch of each product (`_id`, hex); a batch that a run made is preferred. */
  async newestOf(products: readonly string[]): Promise<StoredBatch[]> {
    const newest = async (product: string, filter: { source?: BatchSource } = {}) =>
      this.batches
        .findOne({ product, ...filter })
        .sort({ receivedOn: -1, _id: -1 })
        .lean<BatchDocument>()
    const found = await Promise.all(
      products.map(async (product) => (await newest(product, { source: 'run' })) ?? (await newest(product))),
    )
    return found.filter((batch) => batch !== null)
  }

  /** The newest purchased batches of a product, at most `limit`. */
  async lastBought(product: Types.ObjectId, limit: number): Promise<StoredBatch[]> {
    const source: BatchSource = 'purchase'
    return this.batches
      .find({ product, source })
      .sort({ receivedOn: -1, _id: -1 })
      .limit(limit)
      .lean<BatchDocument[]>()
  }

  /** Whether parts of the batch were moved to other outlets. */
  async hasParts(id: Types.ObjectId): Promise<boolean> {
    return (await this.batches.exists({ 'splitFrom.id': id })) !== null
  }

  /** Batches that came on a day in India, newest first, at most so many. */
  async list(filter: BatchFilter, limit: number): Promise<StoredBatch[]> {
    const { date, stockPresent, materialTypes } = filter
    return this.batches
      .find({
        ...(date === undefined ? {} : { receivedOn: date }),
        ...(materialTypes.length === 0 ? {} : { materialType: { $in: [...materialTypes] } }),
        ...(stockPresent === undefined
          ? {}
          : { remainingMilli: stockPresent ? { $gt: NO_QUANTITY } : NO_QUANTITY }),
      })
      .sort({ receivedOn: -1, _id: -1 })
      .limit(limit)
      .lean<BatchDocument[]>()
  }

  /** Batches with something left that need attention: frozen, expired, or near their day. */
  async attention(today: IstDay, nearDays: number): Promise<BatchAttention> {
    const holding = { remainingMilli: { $gt: NO_QUANTITY } }
    const soon = addIstDays(today, nearDays)
    const [near, expired, quarantined] = await Promise.all([
      this.batches.countDocuments({ fefoDay: { $gte: today, $lte: soon }, ...holding }),
      this.batches.countDocuments({ fefoDay: { $lt: today }, ...holding }),
      this.batches.countDocuments({ 'quarantine.at': { $gt: new Date(0) }, ...holding }),
    ])
    return { near, expired, quarantined }
  }

  /** The standing of batches (hex), which decides whether they may be used; unknown ids are absent. */
  async standings(
    stockIds: readonly string[],
    today: IstDay,
  ): Promise<Map<string, 'usable' | 'expired' | 'quarantined'>> {
    const batches = await this.batches
      .find({ _id: { $in: [...stockIds] } }, { quarantine: 1, bestBefore: 1, expiryOverride: 1 })
      .lean<Pick<StoredBatch, '_id' | 'quarantine' | 'bestBefore' | 'expiryOverride'>[]>()
    return new Map(
      batches.map((batch) => [
        String(batch._id),
        batch.quarantine !== null ? 'quarantined' : isExpired(batch, today) ? 'expired' : 'usable',
      ]),
    )
  }

  async countOfProduct(product: Types.ObjectId): Promise<number> {
    return this.batches.countDocuments({ product })
  }

  async countOfSupplier(supplier: Types.ObjectId): Promise<number> {
    return this.batches.countDocuments({ supplier })
  }

  async countInOutlet(outlet: Types.ObjectId): Promise<number> {
    return this.batches.countDocuments({ outlet })
  }
}

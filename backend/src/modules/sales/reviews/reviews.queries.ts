import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { countMatches, readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { type NamedProduct, Products, type StoredProduct } from '../../stock/catalog/products.service.js'
import { type ItemReview } from '../orders/answers/item-reviews.service.js'
import { PUBLISHED, WAITING } from './domain/review.js'
import { ReviewDocument } from './schemas/review.schema.js'

export type StoredReview = Readonly<ReviewDocument>

@Injectable()
export class ReviewQueries {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly products: Products,
  ) {}

  /**
   * Published reviews of a product (`Id` or `_id`), newest first.
   * @throws NotFound for an unknown product.
   */
  async published(
    productId: string,
    page: { page: number; perPage: number },
  ): Promise<{ product: StoredProduct; reviews: StoredReview[] }> {
    const product = await this.products.resolve(productId)
    const reviews = await this.reviews
      .find({ product: product._id, ...PUBLISHED.filter })
      .sort({ date: -1, _id: -1 })
      .skip((page.page - 1) * page.perPage)
      .limit(page.perPage)
      .lean<ReviewDocument[]>()
    return { product, reviews }
  }

  /** Reviews that wait for staff, the oldest first. */
  async pending(page: { page: number; perPage: number }): Promise<StoredReview[]> {
    return this.reviews
      .find(WAITING.filter)
      .sort({ date: 1, _id: 1 })
      .skip((page.page - 1) * page.perPage)
      .limit(page.perPage)
      .lean<ReviewDocument[]>()
  }

  /** How many reviews match each of the filters. */
  counts(filters: readonly Condition[]): Promise<number[]> {
    return countMatches(this.reviews, filters)
  }

  async page(request: ListRequest): Promise<ListPage<StoredReview>> {
    return readList(this.reviews, request)
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredReview> {
    return rowOrNotFound(this.reviews, id, 'The review')
  }

  async productsOf(reviews: readonly StoredReview[]): Promise<Map<string, NamedProduct>> {
    return this.products.byIds(reviews.map(({ product }) => product))
  }

  /** The reviews of some orders' items. */
  async ofOrders(orders: readonly Types.ObjectId[]): Promise<ItemReview[]> {
    return this.reviews
      .find({ order: { $in: [...orders] } }, { _id: 0, order: 1, product: 1, approved: 1 })
      .lean<ItemReview[]>()
  }

  /** What was written about some orders, newest first, at most `most`. */
  async writtenOf(orders: readonly Types.ObjectId[], most: number): Promise<StoredReview[]> {
    return this.reviews
      .find({ order: { $in: [...orders] } })
      .sort({ date: -1, _id: -1 })
      .limit(most)
      .lean<ReviewDocument[]>()
  }

  async countOf(product: Types.ObjectId): Promise<number> {
    return this.reviews.countDocuments({ product })
  }

  /** Reviews that wait for staff. */
  async countWaiting(): Promise<number> {
    return this.reviews.countDocuments(WAITING.filter)
  }
}

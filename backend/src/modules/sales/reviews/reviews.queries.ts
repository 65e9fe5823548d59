import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NotFound } from '../../../kernel/errors/errors.js'
import { countMatches, readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { ProductQueries } from '../../stock/catalog/products.queries.js'
import { type NamedProduct, Products, type StoredProduct } from '../../stock/catalog/products.service.js'
import { type ItemReview } from '../orders/answers/item-reviews.service.js'
import { PUBLISHED, WAITING } from './domain/review.js'
import { ReviewDocument } from './schemas/review.schema.js'

export type StoredReview = Readonly<ReviewDocument>

/** One page of published reviews, newest first. */
export interface PublishedPage {
  /** Each with the `Id` of the product that it is about. */
  reviews: { review: StoredReview; productId: string }[]
  /** How many reviews, on all pages, gave one star, two, and so on. */
  counts: number[]
}

const RATINGS = [1, 2, 3, 4, 5]

interface Page {
  page: number
  perPage: number
}

@Injectable()
export class ReviewQueries {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly products: Products,
    private readonly shelf: ProductQueries,
  ) {}

  /**
   * Published reviews of a product (`Id` or `_id`).
   * @throws NotFound for an unknown product.
   */
  async published(productId: string, page: Page): Promise<PublishedPage> {
    return this.publishedOf([await this.products.resolve(productId)], page)
  }

  /**
   * Published reviews of all jars of a pickle that are on sale: those whose stars the shop adds up for it.
   * @throws NotFound when no jar of it is on sale.
   */
  async publishedOfPickle(code: string, page: Page): Promise<PublishedPage> {
    const jars = await this.shelf.onSale(code)
    if (jars.length === 0) throw new NotFound('The pickle')
    return this.publishedOf(jars, page)
  }

  private async publishedOf(
    products: readonly StoredProduct[],
    { page, perPage }: Page,
  ): Promise<PublishedPage> {
    const filter = { product: { $in: products.map(({ _id }) => _id) }, ...PUBLISHED.filter }
    const [reviews, ratings] = await Promise.all([
      this.reviews
        .find(filter)
        .sort({ date: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<ReviewDocument[]>(),
      this.reviews.aggregate<{ _id: number; count: number }>([
        { $match: filter },
        { $group: { _id: '$rating', count: { $sum: 1 } } },
      ]),
    ])
    const ids = new Map(products.map(({ _id, Id }) => [String(_id), Id]))
    return {
      reviews: reviews.map((review) => ({ review, productId: ids.get(String(review.product)) ?? '' })),
      counts: RATINGS.map((rating) => ratings.find(({ _id }) => _id === rating)?.count ?? 0),
    }
  }

  /** Published reviews of at least four stars that say something, of any product, newest first, at most `most`. */
  async praise(most: number): Promise<StoredReview[]> {
    return this.reviews
      .find({ ...PUBLISHED.filter, rating: { $gte: 4 }, comment: { $gt: '' } })
      .sort({ date: -1, _id: -1 })
      .limit(most)
      .lean<ReviewDocument[]>()
  }

  /** Reviews that wait for staff, the oldest first. */
  async pending(page: Page): Promise<StoredReview[]> {
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

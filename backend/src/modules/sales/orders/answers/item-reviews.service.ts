import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { Registry } from '../../../../platform/registry.js'

/** A customer's review of an item: null waits, false was sent back, true is published. */
export interface ItemReview {
  order: Types.ObjectId
  product: Types.ObjectId
  approved: boolean | null
}

type ReviewsOfOrders = (orders: readonly Types.ObjectId[]) => Promise<readonly ItemReview[]>

/**
 * Which items have a review. The reviews module, which knows orders, registers its answer here for modules that do not
 * know reviews.
 */
@Injectable()
export class ItemReviews extends Registry<{ ofOrders: ReviewsOfOrders }> {
  /** The state of the review by order and product; absent where there is none. */
  async find(
    orders: readonly Types.ObjectId[],
  ): Promise<(order: Types.ObjectId, product: Types.ObjectId) => boolean | null | undefined> {
    const reviews = orders.length === 0 ? [] : await this.share('ofOrders')(orders)
    const states = new Map(reviews.map(({ order, product, approved }) => [`${order} ${product}`, approved]))
    return (order, product) => states.get(`${order} ${product}`)
  }
}

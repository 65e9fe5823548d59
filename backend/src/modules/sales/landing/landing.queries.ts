import { Injectable } from '@nestjs/common'
import { type LandingBlock, type LandingSettings } from '../../office/settings/domain/landing.js'
import { Settings } from '../../office/settings/settings.service.js'
import { ShopFacts } from '../../office/settings/shop-facts.service.js'
import { jarsForSale } from '../../stock/catalog/domain/for-sale.js'
import { ProductQueries } from '../../stock/catalog/products.queries.js'
import { type NamedProduct, Products, type StoredProduct } from '../../stock/catalog/products.service.js'
import { Favourites } from '../favourites/favourites.queries.js'
import { ReviewQueries, type StoredReview } from '../reviews/reviews.queries.js'
import { factsOf, filled } from './domain/fill.js'
import { combinationsOf, lovedPickles, type Pickle, ratingOf } from './domain/loved.js'

/** Fewer reviews are not shown: two voices are no crowd. */
const FEWEST_REVIEWS = 3
const MOST_REVIEWS = 6
const MOST_LOVED = 8

/** A review with the product that it is about. */
export interface Praise {
  review: StoredReview
  product: NamedProduct
}

/** What the landing page shows: the owner's words, and what the shop itself knows. */
export interface LandingView {
  /** With the shop's own figures in place of the names in braces. */
  landing: LandingSettings
  /** Those that are on and have something to show, in their order. */
  blocks: LandingBlock[]
  loved: Pickle<StoredProduct>[]
  combinations: StoredProduct[]
  praise: Praise[]
  /** Of all jars on sale. */
  rating: { count: number; sum: number }
}

/** What the landing page shows. */
@Injectable()
export class LandingQueries {
  constructor(
    private readonly settings: Settings,
    private readonly facts: ShopFacts,
    private readonly products: ProductQueries,
    private readonly named: Products,
    private readonly reviews: ReviewQueries,
    private readonly favourites: Favourites,
  ) {}

  /** As it is saved. */
  async view(): Promise<LandingView> {
    return this.viewOf((await this.settings.current()).landing)
  }

  /** What visitors see when it is like this. */
  async viewOf(landing: LandingSettings): Promise<LandingView> {
    const jars = await this.products.onSale()
    const loved = lovedPickles(jars, {
      picks: landing.loved.picks,
      favourites: await this.favourites.now(),
      isThere: (jar) => jarsForSale(jar) > 0,
      most: MOST_LOVED,
    })
    const praise = await this.praise()
    const facts = factsOf(await this.settings.current(), {
      lowestPaise: jars[0]?.pricePaise ?? null,
      chickenPerKgPaise: await this.facts.of('cheapestChickenPerKgPaise'),
    })
    const isEmpty: Partial<Record<LandingBlock, boolean>> = {
      delivery: loved.length === 0,
      loved: loved.length === 0,
      reviews: praise.length < FEWEST_REVIEWS,
      questions: landing.questions.list.length === 0,
    }
    return {
      landing: filled(landing, facts),
      blocks: landing.blocks.flatMap(({ name, shown }) => (shown && !isEmpty[name] ? [name] : [])),
      loved,
      combinations: combinationsOf(jars),
      praise,
      rating: ratingOf(jars),
    }
  }

  private async praise(): Promise<Praise[]> {
    const reviews = await this.reviews.praise(MOST_REVIEWS)
    const products = await this.named.byIds(reviews.map(({ product }) => product))
    return reviews.flatMap((review) => {
      const product = products.get(String(review.product))
      return product ? [{ review, product }] : []
    })
  }
}

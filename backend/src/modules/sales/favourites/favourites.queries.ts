import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type NamedProduct, Products } from '../../stock/catalog/products.service.js'
import { availableJars } from '../orders/cart/domain/cart.js'
import { FavouritesDocument } from './schemas/favourites.schema.js'

/** How long a process may use an answer: stock and prices are told by the products themselves. */
const FRESH_MS = 5_000
const MOST_JARS = 4
const MOST_OTHERS = 3

/** A pickle that customers like, with jars that can be bought now, by their `Id`. */
export interface LovedPickle {
  variantType: string
  /** The jars of it that most customers take, the most taken first. */
  jars: string[]
  /** The most taken jar of each other pickle that customers take with it. */
  together: string[]
}

/** What customers take, as far as it can be bought (docs/domain/catalogue.md#favourites). */
@Injectable()
export class Favourites {
  private cached: { pickles: Promise<LovedPickle[]>; readAt: number } | null = null

  constructor(
    @InjectModel(FavouritesDocument.name) private readonly favourites: Model<FavouritesDocument>,
    private readonly products: Products,
  ) {}

  /** The pickles that most customers take first; none before the first count. At most five seconds old. */
  async now(): Promise<LovedPickle[]> {
    const now = performance.now()
    if (this.cached && now - this.cached.readAt < FRESH_MS) return this.cached.pickles
    const pickles = this.read()
    this.cached = { pickles, readAt: now }
    // A failed answer is not kept.
    pickles.catch(() => this.forget())
    return pickles
  }

  /** Makes the next read of this process ask the database; called after a count. */
  forget(): void {
    this.cached = null
  }

  private async read(): Promise<LovedPickle[]> {
    const counted = (await this.favourites.findById('shop').lean<FavouritesDocument>())?.pickles ?? []
    const products = await this.products.byIds(counted.flatMap(({ jars }) => jars))
    const jarsOf = new Map(
      counted.map(({ variantType, jars }) => [
        variantType,
        jars
          .map((id) => products.get(id))
          .filter((jar): jar is NamedProduct => jar !== undefined && availableJars(jar) > 0)
          .map(({ Id }) => Id),
      ]),
    )
    return counted.flatMap(({ variantType, others }): LovedPickle[] => {
      const jars = jarsOf.get(variantType) ?? []
      const together = others.flatMap((other) => jarsOf.get(other)?.[0] ?? []).slice(0, MOST_OTHERS)
      return jars.length + together.length === 0
        ? []
        : [{ variantType, jars: jars.slice(0, MOST_JARS), together }]
    })
  }
}

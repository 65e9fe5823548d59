import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { PickleDocument } from './schemas/pickle.schema.js'
import { ProductDocument } from './schemas/product.schema.js'

/** How soon a host of a new picture is known: a page shows it with its next load. */
const FRESH_MS = 2000
const HTTPS = /^https:/

/**
 * The hosts of products' and pickles' pictures that are addresses elsewhere. The pages' policy lets pictures in from
 * these and from nowhere else (docs/security.md).
 */
@Injectable()
export class PictureHosts implements OnApplicationBootstrap {
  /** The origins as they were lately read. */
  known: readonly string[] = []
  private readAt = Number.NEGATIVE_INFINITY
  private reading: Promise<void> | null = null

  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    @InjectModel(PickleDocument.name) private readonly pickles: Model<PickleDocument>,
  ) {}

  onApplicationBootstrap(): void {
    this.current()
  }

  /** As `known`, which are then read anew if that was not lately; it never waits for the database. */
  current(): readonly string[] {
    if (performance.now() - this.readAt > FRESH_MS)
      this.reading ??= this.read()
        // The database is away: what is known stays.
        .catch(() => undefined)
        .finally(() => {
          this.readAt = performance.now()
          this.reading = null
        })
    return this.known
  }

  private async read(): Promise<void> {
    const pictures = await Promise.all([
      this.products.distinct('image', { image: HTTPS }),
      this.products.distinct('images', { images: HTTPS }),
      this.pickles.distinct('pictures.url', { 'pictures.url': HTTPS }),
    ])
    const origins = pictures
      .flat()
      .filter((one) => URL.canParse(one))
      .map((one) => new URL(one).origin)
    this.known = [...new Set(origins)].filter((origin) => origin.startsWith('https://')).sort()
  }
}

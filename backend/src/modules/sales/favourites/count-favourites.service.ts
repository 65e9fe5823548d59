import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addIstDays, istDay } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { type JobResult } from '../../../platform/jobs/job-runs.schema.js'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { ProductQueries } from '../../stock/catalog/products.queries.js'
import { Baskets } from '../orders/store/baskets.queries.js'
import { FavouriteCounts } from './domain/favourites.js'
import { Favourites } from './favourites.queries.js'
import { FavouritesDocument } from './schemas/favourites.schema.js'

/** Long enough for a small shop to have buyers, and short enough to follow the season. */
const COUNTED_DAYS = 90
/** Most orders of one count, the newest: what they keep in memory is a few megabytes. */
const MOST_ORDERS = 100_000

/** Counts at night what customers take, so that no visitor waits for orders to be read. */
@Injectable()
export class CountFavourites implements OnModuleInit {
  constructor(
    @InjectModel(FavouritesDocument.name) private readonly favourites: Model<FavouritesDocument>,
    private readonly shown: Favourites,
    private readonly baskets: Baskets,
    private readonly products: ProductQueries,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'favourites.count',
      title: 'Count what customers take',
      does: 'Counts which jars most customers took in the last 90 days, and which they took together, for the shop.',
      schedule: { dailyAt: '04:25' },
      work: () => this.count(),
    })
  }

  /** Counts anew; a run that is repeated, or cut off, leaves one whole result. */
  async count(): Promise<JobResult> {
    const now = this.clock.now()
    const today = istDay(now)
    const counts = new FavouriteCounts(await this.products.jars())
    let orders = 0
    for await (const baskets of this.baskets.between(addIstDays(today, 1 - COUNTED_DAYS), today)) {
      for (const basket of baskets.slice(0, MOST_ORDERS - orders)) counts.add(basket)
      orders += baskets.length
      if (orders >= MOST_ORDERS) break
    }
    const pickles = counts.favourites()
    await this.favourites.updateOne({ _id: 'shop' }, { $set: { countedAt: now, pickles } }, { upsert: true })
    this.shown.forget()
    return { orders: Math.min(orders, MOST_ORDERS), pickles: pickles.length }
  }
}

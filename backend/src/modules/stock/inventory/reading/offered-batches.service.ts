import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { arrivesBy } from '../../../office/settings/domain/delivery-days.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { leastDays, shelfLeft } from '../domain/shelf-left.js'
import { Batches, type StoredBatch } from '../movements/batches.service.js'

/** A batch that an order may be packed from, and how its day stands to the customer's. */
export interface OfferedBatch {
  batch: StoredBatch
  /** Days until its best-before day after it arrived; null without one. */
  daysLeft: number | null
  /** These are fewer than a customer should have. */
  nearItsDay: boolean
}

/** Batches in the order in which orders are packed from them (docs/domain.md#first-expired-first-out). */
@Injectable()
export class OfferedBatches {
  constructor(
    private readonly batches: Batches,
    private readonly products: Products,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * Batches of a product that may be used, the earliest best before first. Batches of jars that are near their day come
   * last.
   */
  async of(product: Pick<StoredProduct, '_id' | 'materialType' | 'shelfLifeDays'>): Promise<OfferedBatch[]> {
    const settings = await this.settings.current()
    const arrival = arrivesBy(istDay(this.clock.now()), settings)
    const least = leastDays(product.shelfLifeDays, settings.shelfLifeAtDelivery)
    const found = await this.batches.forProduct(product._id)
    const offered = found.map((batch) => {
      const { daysLeft, nearItsDay } = shelfLeft(batch.bestBefore, arrival, least)
      // Material stays in the house: a customer's days are not its matter.
      return { batch, daysLeft, nearItsDay: nearItsDay && product.materialType === 'FG' }
    })
    return [...offered.filter((one) => !one.nearItsDay), ...offered.filter((one) => one.nearItsDay)]
  }

  /** The same; none of a product that is gone. */
  async ofProduct(productId: Types.ObjectId): Promise<OfferedBatch[]> {
    const product = (await this.products.byIds([productId])).get(String(productId))
    return product ? this.of(product) : []
  }
}

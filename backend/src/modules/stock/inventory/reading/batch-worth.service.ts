import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { maxPaise, multiplyMoney, NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { Products } from '../../catalog/products.service.js'
import { BatchQueries } from './batch.queries.js'

/** How many of the last receipts are compared: the newest price alone may be one that the packer wrote. */
const RECEIPTS_COMPARED = 10

/** What goods are worth, by which a packer's bookings are bounded (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class BatchWorth {
  constructor(
    private readonly batches: BatchQueries,
    private readonly products: Products,
  ) {}

  /**
   * A jar is worth what a customer pays for it, other goods what they cost: the highest of the given price, the newest
   * one and those of the last receipts, since the packer may have written some of them.
   * @param product `Id` or `_id` @throws NotFound
   */
  async of(product: string, pricePaise: Paise, quantityMilli: Milli): Promise<Paise> {
    const found = await this.products.resolve(product)
    const known = found.materialType === 'FG' ? found.pricePaise : await this.costOf(found._id)
    return multiplyMoney(maxPaise(known, pricePaise), quantityMilli)
  }

  private async costOf(product: Types.ObjectId): Promise<Paise> {
    const newest = await this.batches.newestOf([String(product)])
    const bought = await this.batches.lastBought(product, RECEIPTS_COMPARED)
    return [...newest, ...bought].reduce((most, { pricePaise }) => maxPaise(most, pricePaise), NO_MONEY)
  }
}

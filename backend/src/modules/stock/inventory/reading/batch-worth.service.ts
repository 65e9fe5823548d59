import { Injectable } from '@nestjs/common'
import { maxPaise, multiplyMoney, NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { Products } from '../../catalog/products.service.js'
import { BatchQueries } from './batch.queries.js'

/** What goods are worth, by which a packer's bookings are bounded (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class BatchWorth {
  constructor(
    private readonly batches: BatchQueries,
    private readonly products: Products,
  ) {}

  /**
   * A jar is worth what a customer pays for it, other goods what they cost: the more of the given price
   * and the newest one, since whoever books may have written one of them.
   * @param product `Id` or `_id` @throws NotFound
   */
  async of(product: string, pricePaise: Paise, quantityMilli: Milli): Promise<Paise> {
    const found = await this.products.resolve(product)
    const [newest] = await this.batches.newestOf([String(found._id)])
    const known = found.materialType === 'FG' ? found.pricePaise : (newest?.pricePaise ?? NO_MONEY)
    return multiplyMoney(maxPaise(known, pricePaise), quantityMilli)
  }
}

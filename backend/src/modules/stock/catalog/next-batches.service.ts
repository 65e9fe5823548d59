import { Injectable } from '@nestjs/common'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { Registry } from '../../../platform/registry.js'
import { type StoredProduct } from './schemas/product.schema.js'

/** The days of a batch, without a word of the batch itself. */
export interface BatchDays {
  madeOn: IstDay
  /** The last good day; null when it has none. */
  bestBefore: IstDay | null
}

/** By `_id` (hex) of the product; absent where no batch has a jar for the next order. */
type DaysOf = (products: readonly StoredProduct[]) => Promise<ReadonlyMap<string, BatchDays>>

/** The stock registers here how it finds the batches from which an order that is placed now would be packed. */
@Injectable()
export class NextBatches extends Registry<{ daysOf: DaysOf }> {
  daysOf(products: readonly StoredProduct[]): ReturnType<DaysOf> {
    return this.share('daysOf')(products)
  }
}

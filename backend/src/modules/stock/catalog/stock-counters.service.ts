import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Milli } from '../../../kernel/amounts/quantity.js'
import { ProductDocument } from './schemas/product.schema.js'

export interface ProductCounters {
  _id: Types.ObjectId
  Id: string
  onHandMilli: Milli
  committedMilli: Milli
  availableMilli: Milli
}

/**
 * Reads and sets the counters directly, for the stock check alone; all other code moves them through
 * `Availability`.
 */
@Injectable()
export class StockCounters {
  constructor(@InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>) {}

  /** The ids of all products. */
  async ids(): Promise<Types.ObjectId[]> {
    const found = await this.products.find({}, { _id: 1 }).lean()
    return found.map(({ _id }) => _id)
  }

  async read(productIds: readonly Types.ObjectId[]): Promise<ProductCounters[]> {
    return this.products
      .find(
        { _id: { $in: [...productIds] } },
        {
          Id: 1,
          onHandMilli: 1,
          committedMilli: 1,
          availableMilli: 1,
        },
      )
      .lean<ProductCounters[]>()
  }

  async write(
    productId: Types.ObjectId,
    counters: Pick<ProductCounters, 'onHandMilli' | 'committedMilli' | 'availableMilli'>,
  ): Promise<void> {
    await this.products.updateOne({ _id: productId }, { $set: counters }, { timestamps: false })
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { COUNTED, isExpired } from '../domain/standing.js'
import { StockDocument } from '../schemas/stock.schema.js'

const FIELDS = {
  product: 1,
  batchNumber: 1,
  remainingMilli: 1,
  bestBefore: 1,
  expiryOverride: 1,
} as const

/** The index of batches with something left. */
const FEFO = { fefoDay: 1, receivedOn: 1, _id: 1 } as const

/** What is left of a batch that may be used. */
export type UsableBatch = Pick<StockDocument, '_id' | keyof typeof FIELDS>

/** What may be taken of all products at once. */
@Injectable()
export class UsableStock {
  constructor(@InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>) {}

  /** Batches with something left that are neither frozen nor expired, in the order in which they are offered. */
  async all(today: IstDay): Promise<UsableBatch[]> {
    const found = await this.stock
      .find({ remainingMilli: { $gt: NO_QUANTITY }, ...COUNTED.filter }, FIELDS)
      .sort(FEFO)
      // Else all that was ever used up is read to be left out.
      .hint(FEFO)
      .lean<UsableBatch[]>()
    return found.filter((batch) => !isExpired(batch, today))
  }
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types } from 'mongoose'
import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { Availability } from '../../catalog/availability.service.js'
import { COUNTED } from '../domain/standing.js'
import { type StoredBatch } from '../reading/stock.queries.js'
import { StockDocument } from '../schemas/stock.schema.js'

type Fields = Partial<
  Pick<StockDocument, 'quarantine' | 'expired' | 'expiryOverride' | 'bestBefore' | 'fefoDay'>
>

/**
 * Changes whether a batch counts as on hand, in step with the counters of its product; no other code does
 * (docs/domain/catalogue.md#product-counters).
 */
@Injectable()
export class StandingChanges {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly availability: Availability,
  ) {}

  /** Joins the transaction. @returns the batch after the change; null when the condition does not hold. */
  async apply(
    stockId: Types.ObjectId | string,
    condition: QueryFilter<StockDocument>,
    fields: Fields,
  ): Promise<StoredBatch | null> {
    const before = await this.stock
      .findOneAndUpdate(
        { _id: stockId, ...condition },
        { $set: fields, $inc: { version: 1 } },
        { returnDocument: 'before' },
      )
      .lean<StockDocument>()
    if (!before) return null
    const after = { ...before, ...fields, version: before.version + 1 }
    await this.availability.found(before.product, subtractMilli(onHand(after), onHand(before)))
    return after
  }
}

/** The quantity of a batch that counts as on hand. */
function onHand(batch: StoredBatch): Milli {
  return COUNTED.holds(batch) ? batch.remainingMilli : NO_QUANTITY
}

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types } from 'mongoose'
import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { Availability } from '../../catalog/availability.service.js'
import { COUNTED } from '../domain/standing.js'
import { type StoredBatch } from '../reading/batch.queries.js'
import { BatchDocument } from '../schemas/batch.schema.js'

type Fields = Partial<
  Pick<BatchDocument, 'quarantine' | 'expired' | 'expiryOverride' | 'bestBefore' | 'fefoDay'>
>

/**
 * Changes whether a batch counts as on hand, in step with the counters of its product; no other code does
 * (docs/domain/catalogue.md#product-counters).
 */
@Injectable()
export class StandingChanges {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly availability: Availability,
  ) {}

  /** Joins the transaction. @returns the batch after the change; null when the condition does not hold. */
  async apply(
    stockId: Types.ObjectId | string,
    condition: QueryFilter<BatchDocument>,
    fields: Fields,
  ): Promise<StoredBatch | null> {
    const before = await this.batches
      .findOneAndUpdate(
        { _id: stockId, ...condition },
        { $set: fields, $inc: { version: 1 } },
        { returnDocument: 'before' },
      )
      .lean<BatchDocument>()
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

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay, istDayEnd } from '../../../../kernel/dates/ist.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { StockLedgerDocument } from '../schemas/stock-ledger.schema.js'

type Held = Pick<
  BatchDocument,
  '_id' | 'batchNumber' | 'product' | 'materialType' | 'priceUnit' | 'quantityMilli' | 'usedMilli'
>

/** A batch that held something, reserved or not. */
export interface HeldBatch extends Pick<Held, 'batchNumber' | 'product' | 'materialType' | 'priceUnit'> {
  /** `_id`, hex. */
  id: string
  heldMilli: Milli
}

/** What lay on the shelves at the end of a day: what lies there now, less what moved since. */
@Injectable()
export class HeldBatches {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    @InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>,
  ) {}

  /** By batch number. @param day in India */
  async atEndOf(day: IstDay): Promise<HeldBatch[]> {
    const since = await this.movedSince(istDayEnd(day))
    const found = await this.batches
      .find(
        {
          $or: [
            { $expr: { $ne: ['$quantityMilli', '$usedMilli'] } },
            { _id: { $in: [...since.values()].map(idOf) } },
          ],
        },
        { batchNumber: 1, product: 1, materialType: 1, priceUnit: 1, quantityMilli: 1, usedMilli: 1 },
      )
      .sort({ batchNumber: 1 })
      .lean<Held[]>()
    return found.flatMap(({ _id, quantityMilli, usedMilli, ...batch }) => {
      const id = String(_id)
      const now = subtractMilli(quantityMilli, usedMilli)
      const heldMilli = subtractMilli(now, since.get(id)?.milli ?? NO_QUANTITY)
      return heldMilli === 0 ? [] : [{ id, ...batch, heldMilli }]
    })
  }

  /** What came less what went since a moment, by batch (hex). */
  private async movedSince(moment: Date): Promise<Map<string, Moved>> {
    const sums = await this.ledger.aggregate<Moved & { usedMilli: Milli }>([
      { $match: { at: { $gte: moment } } },
      {
        $group: {
          _id: '$stock',
          milli: { $sum: '$delta.quantityMilli' },
          usedMilli: { $sum: '$delta.usedMilli' },
        },
      },
    ])
    return new Map(
      sums.map(({ _id, milli, usedMilli }) => [String(_id), { _id, milli: subtractMilli(milli, usedMilli) }]),
    )
  }
}

interface Moved {
  _id: Types.ObjectId
  milli: Milli
}

const idOf = ({ _id }: Moved): Types.ObjectId => _id

import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { addMilli, type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
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
    const inParts = await this.returnedParts(found, since)
    return found.flatMap(({ _id, quantityMilli, usedMilli, ...batch }) => {
      const id = String(_id)
      const now = subtractMilli(quantityMilli, usedMilli)
      const own = subtractMilli(now, since.get(id)?.milli ?? NO_QUANTITY)
      const heldMilli = addMilli(own, inParts.get(id) ?? NO_QUANTITY)
      return heldMilli === 0 ? [] : [{ id, ...batch, heldMilli }]
    })
  }

  /**
   * What lay in parts at other outlets that went back to their batch since: it counts as that batch, since the part is
   * deleted. Other batches that are deleted were mistakes. By batch (hex).
   */
  private async returnedParts(
    batches: readonly Held[],
    since: ReadonlyMap<string, Moved>,
  ): Promise<Map<string, Milli>> {
    const known = new Set(batches.map(({ _id }) => String(_id)))
    const gone = [...since].flatMap(([id, moved]) => (known.has(id) ? [] : [moved._id]))
    const entries = await this.ledger
      .find({ stock: { $in: gone }, kind: 'transfer-in' }, { stock: 1, note: 1 })
      .sort({ _id: -1 })
      .lean<Pick<StockLedgerDocument, 'stock' | 'note'>[]>()
    // The first row of a part names the batch that it left; later ones name parts that came back to it.
    const wholes = new Map(entries.map(({ stock, note }) => [String(stock), note]))
    const inParts = new Map<string, Milli>()
    for (const [id, number] of wholes) {
      // The last one by number is the nearest one that is left.
      const whole = batches.findLast(({ batchNumber }) => isOf(number, batchNumber))
      const left = since.get(id)?.milli ?? NO_QUANTITY
      if (!whole) continue
      const key = String(whole._id)
      inParts.set(key, subtractMilli(inParts.get(key) ?? NO_QUANTITY, left))
    }
    return inParts
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

/** Whether the number is that of the batch, or of its part that is gone too: `RM-261121-004-2` of `RM-261121-004`. */
const isOf = (number: string, batchNumber: string): boolean =>
  number === batchNumber || number.startsWith(`${batchNumber}-`)

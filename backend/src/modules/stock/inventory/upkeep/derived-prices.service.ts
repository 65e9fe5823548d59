import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { BatchDiary } from './batch-diary.service.js'

/** Prices by batch (hex). */
export type Prices = ReadonlyMap<string, Paise>

/** Sets prices that depend on others: those of products that runs made, when the runs are costed again. */
@Injectable()
export class DerivedPrices {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly diary: BatchDiary,
  ) {}

  /**
   * Joins the transaction of the change on which the prices depend, with three commands for any number of
   * batches. It counts as an edit, so a person who has such a batch open is told.
   * @returns the earlier cost of the batches whose price changed; batches whose price was already right,
   * or that no longer exist, are left out
   */
  async set(prices: Prices): Promise<Prices> {
    const batches = await this.batches.find({ _id: { $in: [...prices.keys()] } }).lean<BatchDocument[]>()
    const changed = batches.flatMap((batch) => {
      const pricePaise = prices.get(String(batch._id))
      return pricePaise === undefined || pricePaise === batch.pricePaise ? [] : [{ batch, pricePaise }]
    })
    if (changed.length === 0) return new Map()
    await this.batches.bulkWrite(
      changed.map(({ batch: { _id, pricePaise: before }, pricePaise }) => ({
        updateOne: {
          filter: { _id, pricePaise: before },
          update: { $set: { pricePaise }, $inc: { version: 1 } },
        },
      })),
    )
    await this.diary.noteAll(
      'stock.recosted',
      changed.map(({ batch, pricePaise }) => ({ batch, before: batch, after: { pricePaise } })),
    )
    return new Map(changed.map(({ batch }) => [String(batch._id), batch.pricePaise]))
  }
}

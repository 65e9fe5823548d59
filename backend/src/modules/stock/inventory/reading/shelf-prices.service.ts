import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Batches, type StoredBatch } from '../movements/batches.service.js'
import { StockDocument } from '../schemas/stock.schema.js'

/** How much of a product can be taken from stock, and its last price. */
export interface Shelf {
  /** Those that may be used and hold something, earliest best before first. */
  batches: Pick<StoredBatch, 'remainingMilli' | 'pricePaise'>[]
  /** Of the batch that came last, whatever became of it. */
  lastPaise: Paise
}

/** Beyond them a price no longer tells what the next kilogram costs. */
const MOST_BATCHES = 5000

/** What taking products from the shelf costs today. */
@Injectable()
export class ShelfPrices {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly batches: Batches,
  ) {}

  /** Shelves of products, all by `_id` (hex); one that never had a batch is absent. */
  async of(products: readonly string[]): Promise<Map<string, Shelf>> {
    const ids = products.map((id) => new mongoose.Types.ObjectId(id))
    const shelves = new Map<string, Shelf>()
    const [newest, offered] = await Promise.all([
      Promise.all(ids.map((id) => this.newest(id))),
      this.batches.offered({ product: { $in: ids } }, MOST_BATCHES),
    ])
    for (const batch of newest)
      if (batch) shelves.set(String(batch.product), { batches: [], lastPaise: batch.pricePaise })
    for (const { product, remainingMilli, pricePaise } of offered)
      shelves.get(String(product))?.batches.push({ remainingMilli, pricePaise })
    return shelves
  }

  /** Asked for each by its index: a product may have had thousands of batches, and one of them tells. */
  private newest(product: mongoose.Types.ObjectId) {
    return this.stock
      .findOne({ product }, { product: 1, pricePaise: 1 })
      .sort({ receivedOn: -1, _id: -1 })
      .lean<Pick<StockDocument, 'product' | 'pricePaise'>>()
  }
}

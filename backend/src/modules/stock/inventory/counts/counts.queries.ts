import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { Products } from '../../catalog/products.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { type StockReferences, type StoredBatch } from '../reading/stock.queries.js'
import { StockDocument } from '../schemas/stock.schema.js'
import {
  type ComparedLine,
  CountBooks,
  type CountedLine,
  isCounted,
  type StoredLine,
} from './count-books.service.js'
import { type StoredCount } from './counts.service.js'
import { StockCountDocument } from './schemas/stock-count.schema.js'
import { StockCountLineDocument } from './schemas/stock-count-line.schema.js'

/** What counts, their lines and batches refer to, by id (hex). */
export type CountReferences = Pick<StockReferences, 'products' | 'outlets'>

/** Batches of one shelf that a phone keeps. */
const MOST_BATCHES = 5_000

/** Lines of a count: those that are compared with the books of now, and those that are history. */
export interface CountLinesRead {
  compared: ComparedLine[]
  /** Booked, or of a count that was dropped. */
  past: { line: CountedLine; batch: StoredBatch | null }[]
}

export interface Shelf {
  /** By batch number. */
  batches: StoredBatch[]
  /** There are more than a phone keeps. */
  more: boolean
}

@Injectable()
export class CountQueries {
  constructor(
    @InjectModel(StockCountDocument.name) private readonly counts: Model<StockCountDocument>,
    @InjectModel(StockCountLineDocument.name) private readonly lines: Model<StockCountLineDocument>,
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly books: CountBooks,
    private readonly products: Products,
    private readonly outlets: Outlets,
  ) {}

  async page(request: ListRequest): Promise<ListPage<StoredCount>> {
    return readList(this.counts, request)
  }

  /** How many batches were counted, by count (hex). */
  async countedBy(counts: readonly StoredCount[]): Promise<Map<string, number>> {
    const groups = await this.lines.aggregate<{ _id: Types.ObjectId; counted: number }>([
      { $match: { count: { $in: counts.map(({ _id }) => _id) }, countedMilli: { $ne: null } } },
      { $group: { _id: '$count', counted: { $sum: 1 } } },
    ])
    return new Map(groups.map(({ _id, counted }) => [String(_id), counted]))
  }

  /** Names of what counts, their lines and batches refer to, by id (hex). */
  async referencesOf(
    counts: readonly StoredCount[],
    others: readonly { product: Types.ObjectId }[] = [],
  ): Promise<CountReferences> {
    const products = [...counts, ...others].flatMap(({ product }) => product ?? [])
    const outlets = counts.flatMap(({ outlet }) => outlet ?? [])
    return {
      products: await this.products.byIds(products),
      outlets: await this.outlets.namesOf(outlets),
    }
  }

  async linesOf(count: StoredCount): Promise<CountLinesRead> {
    const stored = await this.lines.find({ count: count._id }).sort({ line: 1 }).lean<StoredLine[]>()
    const counted = stored.filter(isCounted)
    const isPast = ({ booked }: StoredLine) => booked !== null || count.status === 'dropped'
    const past = counted.filter(isPast)
    const compared = await this.books.compare(counted.filter((line) => !isPast(line)))
    const batches = await this.stock
      .find({ _id: { $in: past.map(({ stock }) => stock) } })
      .lean<StockDocument[]>()
    const byId = new Map(batches.map((batch) => [String(batch._id), batch]))
    return {
      compared,
      past: past.map((line) => ({ line, batch: byId.get(String(line.stock)) ?? null })),
    }
  }

  /** What stands on the shelf of a count by the books. */
  async shelf({ outlet, product }: StoredCount): Promise<Shelf> {
    const found = await this.stock
      .find({
        ...(outlet === null ? {} : { outlet }),
        ...(product === null ? {} : { product }),
        noStockConfirmed: false,
        $or: [{ remainingMilli: { $gt: NO_QUANTITY } }, { reservedMilli: { $gt: NO_QUANTITY } }],
      })
      .sort({ batchNumber: 1 })
      .limit(MOST_BATCHES + 1)
      .lean<StockDocument[]>()
    return { batches: found.slice(0, MOST_BATCHES), more: found.length > MOST_BATCHES }
  }
}

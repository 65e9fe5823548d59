import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { Products } from '../../catalog/products.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { type StockReferences, type StoredBatch } from '../reading/stock.queries.js'
import { StockDocument } from '../schemas/stock.schema.js'
import { StockLedgerDocument } from '../schemas/stock-ledger.schema.js'
import { type StoredCount } from './counts.service.js'
import { compare, type Comparison, refusalOf } from './domain/comparison.js'
import { StockCountDocument } from './schemas/stock-count.schema.js'
import { StockCountLineDocument } from './schemas/stock-count-line.schema.js'

export type StoredLine = Readonly<StockCountLineDocument>
/** A line that was not taken back. */
export type CountedLine = StoredLine & { countedMilli: Milli }

/** A line beside the books, as they are in the transaction around. */
export interface ComparedLine {
  line: CountedLine
  /** Null for a batch that was taken out. */
  batch: StoredBatch | null
  comparison: Comparison<StockLedgerDocument> | null
  /** Why it cannot be booked. */
  refusal: string | null
}

export function isCounted(line: StoredLine): line is CountedLine {
  return line.countedMilli !== null
}

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
    @InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>,
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
    const compared = await this.compare(counted.filter((line) => !isPast(line)))
    const batches = await this.stock
      .find({ _id: { $in: past.map(({ stock }) => stock) } })
      .lean<StockDocument[]>()
    const byId = new Map(batches.map((batch) => [String(batch._id), batch]))
    return {
      compared,
      past: past.map((line) => ({ line, batch: byId.get(String(line.stock)) ?? null })),
    }
  }

  /** Lines beside the books of their batches; joins the transaction around. */
  async compare(lines: readonly CountedLine[]): Promise<ComparedLine[]> {
    if (lines.length === 0) return []
    const ids = lines.map(({ stock }) => stock)
    const batches = new Map(
      (await this.stock.find({ _id: { $in: ids } }).lean<StockDocument[]>()).map((batch) => [
        String(batch._id),
        batch,
      ]),
    )
    const rows = await this.rowsAfter(
      ids,
      new Date(Math.min(...lines.map((line) => line.countedAt.getTime()))),
    )
    return lines.map((line) => {
      const batch = batches.get(String(line.stock))
      if (!batch) return gone(line)
      const since = (rows.get(String(line.stock)) ?? []).filter(({ at }) => at > line.countedAt)
      const countedLater = batch.countedAt != null && batch.countedAt > line.countedAt
      const comparison = compare({ countedMilli: line.countedMilli, batch, since, countedLater })
      return { line, batch, comparison, refusal: refusalOf(batch, comparison) }
    })
  }

  /** The batches that lie on the counted shelf according to the books. */
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

  private async rowsAfter(
    ids: readonly Types.ObjectId[],
    after: Date,
  ): Promise<Map<string, StockLedgerDocument[]>> {
    const rows = await this.ledger
      .find({ stock: { $in: [...ids] }, at: { $gt: after } })
      .sort({ stock: 1, _id: 1 })
      .lean<StockLedgerDocument[]>()
    const groups = new Map<string, StockLedgerDocument[]>()
    for (const row of rows) groups.set(String(row.stock), [...(groups.get(String(row.stock)) ?? []), row])
    return groups
  }
}

function gone(line: CountedLine): ComparedLine {
  const refusal = `Batch ${line.batchNumber} was taken out of the books. Leave this line out.`
  return { line, batch: null, comparison: null, refusal }
}

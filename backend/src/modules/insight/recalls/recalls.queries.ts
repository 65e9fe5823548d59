import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { readList } from '../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { Products } from '../../stock/catalog/products.service.js'
import { RecallDocument, type StoredRecall } from './schemas/recall.schema.js'

/** The result of the last drill. */
export interface LastDrill {
  at: Date
  /** Time from its beginning to its end. */
  tookMs: number
}

/** Reads of recalls. */
@Injectable()
export class RecallQueries {
  constructor(
    @InjectModel(RecallDocument.name) private readonly recalls: Model<RecallDocument>,
    private readonly products: Products,
  ) {}

  page(request: ListRequest): Promise<ListPage<StoredRecall>> {
    return readList(this.recalls, request, { report: 0, message: 0 })
  }

  /** Names of the recalled products as people read them, by id (hex). */
  async productsOf(recalls: readonly StoredRecall[]): Promise<Map<string, string>> {
    const products = await this.products.byIds(recalls.map(({ product }) => product))
    return new Map([...products].map(([id, { title }]) => [id, title]))
  }

  /** The last completed drill; null when there is none. */
  async lastDrill(): Promise<LastDrill | null> {
    const last = await this.recalls
      .findOne({ drill: true, closedAt: { $ne: null } }, { startedAt: 1, closedAt: 1 })
      .sort({ closedAt: -1 })
      .lean<RecallDocument>()
    if (!last?.closedAt) return null
    return { at: last.closedAt, tookMs: last.closedAt.getTime() - last.startedAt.getTime() }
  }

  /** Open recalls without drills, the oldest first. */
  openInEarnest(): Promise<StoredRecall[]> {
    return this.recalls
      .find({ status: 'open', drill: false })
      .sort({ _id: 1 })
      .lean<RecallDocument[]>()
      .exec()
  }

  /** Number of open recalls without drills. */
  countOpen(): Promise<number> {
    return this.recalls.countDocuments({ status: 'open', drill: false }).exec()
  }
}

import { Injectable } from '@nestjs/common'
import { RecallViews } from '../recall-views.queries.js'
import { RecallQueries } from '../recalls.queries.js'
import { type StoredRecall } from '../stored-recall.js'
import { type RecallDetail } from './recall.answer.js'
import { toDetail } from './recall.mapper.js'

/** A recall in full, as every call about it answers. */
@Injectable()
export class RecallDetails {
  constructor(
    private readonly views: RecallViews,
    private readonly queries: RecallQueries,
  ) {}

  async of(recall: StoredRecall): Promise<RecallDetail> {
    const products = await this.queries.productsOf([recall])
    return toDetail(await this.views.of(recall), products.get(String(recall.product)) ?? '')
  }
}

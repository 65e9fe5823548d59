import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../../platform/mongo/versions.js'
import { StockQueries, type StoredBatch } from '../reading/stock.queries.js'
import { StockDocument } from '../schemas/stock.schema.js'
import { BatchDiary } from './batch-diary.service.js'
import { type BatchEdit, BatchEditRules } from './batch-edit-rules.service.js'

/** Staff correct what is written about a batch (docs/domain/catalogue.md#editing-a-batch). */
@Injectable()
export class BatchEdits {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly queries: StockQueries,
    private readonly rules: BatchEditRules,
    private readonly diary: BatchDiary,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param id batch number or `_id`
   * @throws NotFound (batch, outlet, supplier), InvalidInput naming the field, EditConflict, Conflict
   * PRICE_USED_IN_RUNS | TOO_MANY_RUNS
   */
  async change(id: string, edit: BatchEdit): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const before = await this.queries.resolve(id)
      const fields = await this.rules.accept(before, edit)
      const changed = await changeVersioned(this.stock, {
        id: before._id,
        version: edit.version,
        change: { $set: fields },
        what: 'The batch',
        toAnswer: edit.toAnswer,
      })
      await this.diary.note('stock.changed', changed, before, fields)
      return this.rules.follow(before, changed, edit)
    })
  }
}

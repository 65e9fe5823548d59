import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Author } from '../../../../kernel/access/author.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { demandUsual } from '../../inventory/domain/unusual.js'
import { type StoredBatch } from '../../inventory/reading/stock.queries.js'
import { Receiving } from '../../inventory/receiving/receiving.service.js'
import { storedComponents } from '../run-components.js'
import { RunJournal } from '../run-journal.service.js'
import { RunQueries, type StoredRun } from '../runs.queries.js'
import { RunDocument } from '../schemas/run.schema.js'
import { type RunReceipt } from './run-receipts.service.js'
import { type Reckoning, RunReckoning } from './run-reckoning.service.js'

/** Who receives a run, with the key of the request. */
interface Receiver extends Author {
  receiptKey?: string | undefined
}

export interface ReceivedRun {
  run: StoredRun
  /** In the order in which they were named; at least one. */
  batches: StoredBatch[]
}

/** The products of a run come in, and what it took is used, all or nothing (docs/domain/workshop.md#what-a-run-yields). */
@Injectable()
export class ReceiveRun {
  constructor(
    @InjectModel(RunDocument.name) private readonly runs: Model<RunDocument>,
    private readonly queries: RunQueries,
    private readonly reckoning: RunReckoning,
    private readonly journal: RunJournal,
    private readonly receiving: Receiving,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param id `reservationId` or `_id`
   * @param author its key tells the request: if the same request comes again, or twice at once, it gives what was
   * received
   * @throws NotFound (run, outlet), InvalidInput naming the field; Conflict INVALID_TRANSITION when the run is not
   * Reserved, INSUFFICIENT_BATCH, BATCH_QUARANTINED, BATCH_EXPIRED, UNUSUAL_FIGURES
   */
  async receive(id: string, receipt: RunReceipt, author: Receiver): Promise<ReceivedRun> {
    const { receiptKey } = author
    return this.transactions.run(async () => {
      // A second request with the same key that loses the conflict starts over and finds what the other received.
      const known = receiptKey === undefined ? null : await this.queries.byReceipt(receiptKey)
      if (known) return known
      const run = await this.queries.resolve(id)
      const reckoning = await this.reckoning.reckon(run, receipt)
      if (!receipt.isConfirmed) demandUsual(await this.reckoning.unusualIn(run, reckoning))
      await this.lock(run)
      await this.journal.used(run, reckoning.components, author)
      const batches = await this.book(run, reckoning, receipt, author)
      const received = await this.complete(run, reckoning, batches, author)
      await this.journal.received(run, received)
      return { run: received, batches }
    })
  }

  /** The first write: whoever edits or receives the same run meets here. */
  private async lock({ _id, version, status }: StoredRun): Promise<void> {
    const { modifiedCount } = await this.runs.updateOne(
      { _id, status, version },
      { $set: { status: 'Production Completed' }, $inc: { version: 1 } },
    )
    if (modifiedCount === 0) throw new Error('A run changed under a transaction that had read it')
  }

  private async book(
    { _id, reservationId }: StoredRun,
    { yields }: Reckoning,
    { receivedOn, notes }: RunReceipt,
    author: Author,
  ): Promise<StoredBatch[]> {
    const batches: StoredBatch[] = []
    for (const { product, quantityMilli, outlet: outletId, bestBefore, unitPaise } of yields)
      batches.push(
        await this.receiving.receive({
          outletId,
          productId: product.Id,
          quantityMilli,
          pricePaise: unitPaise,
          receivedOn,
          bestBefore,
          notes,
          reservation: { id: _id, reservationId },
          by: author.by,
          at: author.at,
        }),
      )
    return batches
  }

  private async complete(
    { _id }: StoredRun,
    { components, ingredientsPaise, extras, yields }: Reckoning,
    batches: readonly StoredBatch[],
    { by, at, receiptKey }: Receiver,
  ): Promise<StoredRun> {
    const made = batches.map(({ _id: stockId, batchNumber, product: productId, quantityMilli }, index) => {
      const { grams, costPaise, packaging } = yields[index] as Reckoning['yields'][number]
      return { stockId, batchNumber, productId, quantityMilli, grams, costPaise, packaging }
    })
    const fields = {
      ...extras,
      costPricePaise: ingredientsPaise,
      yields: made,
      receiptKey: receiptKey ?? null,
    }
    const run = await this.runs
      .findOneAndUpdate(
        { _id },
        { $set: { ...fields, components: storedComponents(components), completedAt: at, completedBy: by } },
        { returnDocument: 'after' },
      )
      .lean<RunDocument>()
    return run as StoredRun
  }
}

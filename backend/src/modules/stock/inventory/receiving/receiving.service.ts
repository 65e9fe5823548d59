import { Injectable } from '@nestjs/common'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Availability } from '../../catalog/availability.service.js'
import { type StoredProduct } from '../../catalog/products.service.js'
import { type BatchSource } from '../domain/receipt.js'
import { NewBatches } from '../movements/new-batches.service.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { BatchNumbers } from './batch-numbers.service.js'
import { batchOf, firstRow, type Receipt } from './batch-of.js'
import { ReceiptSubjects } from './receipt-subjects.service.js'

export type { BatchPapers, Receipt } from './batch-of.js'

/** Stock that comes in: a batch, its ledger row and the product's counters, all or nothing. */
@Injectable()
export class Receiving {
  constructor(
    private readonly batches: NewBatches,
    private readonly subjects: ReceiptSubjects,
    private readonly availability: Availability,
    private readonly numbers: BatchNumbers,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Receives a batch and gives it a number: it was bought, or made by a run.
   * @throws InvalidInput naming the field when quantity, price or a date is not one (steps of 0.01; whole jars for FG),
   * or when the product of a run comes without its run; NotFound (product, outlet, supplier).
   */
  async receive(receipt: Receipt): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const product = await this.subjects.book(receipt)
      const bought = product.materialType === 'RM'
      if (bought === Boolean(receipt.reservation)) throw wrongSource(bought)
      return this.enter(product, receipt, bought ? 'purchase' : 'run', '')
    })
  }

  /**
   * Enters a batch that no run or purchase made: opening stock, or found stock. This is a correction.
   * @param reason why it is there, in the person's own words
   * @throws as `receive`
   */
  async open(receipt: Receipt, reason: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const product = await this.subjects.book(receipt)
      return this.enter(product, receipt, 'opening', reason)
    })
  }

  private async enter(
    product: StoredProduct,
    receipt: Receipt,
    source: BatchSource,
    note: string,
  ): Promise<StoredBatch> {
    const batchNumber = await this.numbers.next(product.materialType, receipt.at)
    const entered = batchOf(product, receipt, { source, batchNumber })
    const batch = await this.batches.insert(entered, firstRow(source, note), receipt)
    if (!batch.expired) await this.availability.received(product._id, batch.quantityMilli)
    return batch
  }
}

function wrongSource(bought: boolean): InvalidInput {
  const message = bought
    ? 'Raw material does not come from a run.'
    : 'Finished and semi-finished products are received from their run.'
  return InvalidInput.field('reservation', message)
}

import { Injectable } from '@nestjs/common'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { checkReceipt } from '../domain/receipt.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { StockQueries } from '../reading/stock.queries.js'
import { ReceiptSubjects } from '../receiving/receipt-subjects.service.js'
import { type Transfer, TransferEntries } from './transfer-entries.service.js'

/** A part of a batch goes to another outlet, where it is a batch of its own (docs/domain.md#moving-stock). */
@Injectable()
export class Transfers {
  constructor(
    private readonly queries: StockQueries,
    private readonly entries: TransferEntries,
    private readonly subjects: ReceiptSubjects,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param id batch number or `_id` of the batch that it leaves
   * @returns the batch at the other outlet
   * @throws NotFound (batch, outlet), InvalidInput naming the field, Conflict INSUFFICIENT_BATCH, BATCH_QUARANTINED,
   * BATCH_EXPIRED
   */
  async transfer(id: string, { outlet, quantityMilli }: Transfer, by: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const from = await this.queries.resolve(id)
      const fault = checkReceipt(from.materialType, { quantityMilli, pricePaise: from.pricePaise })
      if (fault) throw InvalidInput.field(fault.field, fault.message)
      if (outlet === String(from.outlet)) throw InvalidInput.field('outlet', 'The batch lies there already.')
      await this.subjects.bookOutlet(outlet)
      await this.entries.leave(from, quantityMilli, by)
      return this.entries.arrive(from, { outlet, quantityMilli }, by)
    })
  }
}

import { Injectable } from '@nestjs/common'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { movementDelta } from '../domain/ledger.js'
import { checkReceipt } from '../domain/receipt.js'
import { COUNTED } from '../domain/standing.js'
import { BatchBook } from '../movements/batch-book.service.js'
import { insufficient, unusable } from '../movements/batch-refusals.js'
import { StockLedger } from '../movements/stock-ledger.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'

export interface Transfer {
  /** `_id` of the outlet that receives the part. */
  outlet: string
  quantityMilli: Milli
  /** Key of the caller's request: repeating the request gives the part that it moved. */
  requestKey?: string | undefined
}

/**
 * Moves a part of a batch to another outlet, where it becomes a batch of its own
 * (docs/domain/catalogue.md#moving-stock).
 */
@Injectable()
export class Transfers {
  constructor(
    private readonly queries: BatchQueries,
    private readonly outlets: Outlets,
    private readonly ledger: StockLedger,
    private readonly book: BatchBook,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves a part; the product's quantity on hand does not change.
   * @param id batch number or `_id` of the original batch
   * @returns the batch at the other outlet
   * @throws NotFound (batch, outlet), InvalidInput naming the field, Conflict INSUFFICIENT_BATCH,
   * BATCH_QUARANTINED, BATCH_EXPIRED
   */
  async transfer(id: string, transfer: Transfer, by: string): Promise<StoredBatch> {
    const { outlet, quantityMilli, requestKey } = transfer
    return this.transactions.run(async () => {
      const known = requestKey === undefined ? null : await this.queries.byRequest(requestKey)
      if (known) return known
      const from = await this.queries.resolve(id)
      const fault = checkReceipt(from.materialType, { quantityMilli, pricePaise: from.pricePaise })
      if (fault) throw InvalidInput.field(fault.field, fault.message)
      if (outlet === String(from.outlet)) throw InvalidInput.field('outlet', 'The batch lies there already.')
      await this.outlets.receives(outlet)
      await this.leave(from, quantityMilli, by)
      return this.arrive(from, transfer, by)
    })
  }

  private async leave(from: StoredBatch, quantityMilli: Milli, by: string): Promise<void> {
    const left = await this.ledger.change({
      stockId: from._id,
      kind: 'transfer-out',
      delta: movementDelta('transfer-out', quantityMilli),
      condition: { ...COUNTED.filter, remainingMilli: { $gte: quantityMilli } },
      cause: { document: 'stock', id: String(from._id), line: 0 },
      by,
    })
    if (left) return
    throw from.expired ? unusable(from) : insufficient(from, istDay(this.clock.now()))
  }

  private async arrive(
    from: StoredBatch,
    { outlet, quantityMilli, requestKey }: Transfer,
    by: string,
  ): Promise<StoredBatch> {
    const { product, materialType, priceUnit, pricePaise, reservation, receivedOn, bestBefore } = from
    const { supplier, supplierLot, invoiceNumber, notes, billPhoto, expired, expiryOverride } = from
    return this.book.enterPart(
      {
        outlet,
        product,
        materialType,
        quantityMilli,
        priceUnit,
        pricePaise,
        reservation,
        source: 'transfer',
        splitFrom: { id: from._id, batchNumber: from.batchNumber },
        receivedOn,
        bestBefore,
        supplier,
        supplierLot,
        invoiceNumber,
        notes,
        billPhoto,
        requestKey: requestKey ?? null,
        expired,
        expiryOverride,
      },
      from,
      { by, at: this.clock.now() },
    )
  }
}

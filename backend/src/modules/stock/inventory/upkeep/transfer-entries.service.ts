import { Injectable } from '@nestjs/common'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { movementDelta } from '../domain/ledger.js'
import { COUNTED } from '../domain/standing.js'
import { BatchCounterChanges } from '../movements/batch-counters.service.js'
import { insufficient, unusable } from '../movements/batch-refusals.js'
import { NewBatches } from '../movements/new-batches.service.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { BatchNumbers } from '../receiving/batch-numbers.service.js'

export interface Transfer {
  /** `_id` of the outlet that it goes to. */
  outlet: string
  quantityMilli: Milli
}

/** The two rows of a transfer. On hand stays what it was. */
@Injectable()
export class TransferEntries {
  constructor(
    private readonly counters: BatchCounterChanges,
    private readonly batches: NewBatches,
    private readonly numbers: BatchNumbers,
    private readonly clock: Clock,
  ) {}

  async leave(from: StoredBatch, quantityMilli: Milli, by: string): Promise<void> {
    const left = await this.counters.apply({
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

  async arrive(from: StoredBatch, { outlet, quantityMilli }: Transfer, by: string): Promise<StoredBatch> {
    const { product, materialType, priceUnit, pricePaise, reservation, receivedOn, bestBefore } = from
    const { supplier, supplierLot, invoiceNumber, notes, billPhoto, expired, expiryOverride } = from
    return this.batches.insert(
      {
        outlet,
        product,
        materialType,
        batchNumber: await this.numbers.nextPart(from.batchNumber),
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
        expired,
        expiryOverride,
      },
      { kind: 'transfer-in', note: from.batchNumber },
      { by, at: this.clock.now() },
    )
  }
}

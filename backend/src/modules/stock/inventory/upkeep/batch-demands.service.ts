import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { StockQueries } from '../reading/stock.queries.js'
import { BatchUses } from './batch-uses.service.js'

/** The sentence of the contract. */
const ASSIGNED_TO_RUN = 'Stock deletion not allowed for RM/SG stock assinged to some reservation.'

/** Asks those above what names a batch. */
@Injectable()
export class BatchDemands {
  constructor(
    private readonly uses: BatchUses,
    private readonly queries: StockQueries,
  ) {}

  /** @throws Conflict STOCK_IN_USE when a run or an order names the batch, or something was taken from it */
  async unused(batch: StoredBatch): Promise<void> {
    const runs = await this.uses.runs(batch._id)
    if (runs.length > 0) throw inUse(batch, ASSIGNED_TO_RUN, { reservations: runs })
    const orders = await this.uses.orders(batch._id)
    if (orders.length > 0) throw inUse(batch, `It is assigned to order ${orders.join(', ')}.`, { orders })
    if (batch.reservation !== null)
      throw inUse(batch, `It was made by ${batch.reservation.reservationId}.`, {
        reservations: [batch.reservation.reservationId],
      })
    if (await this.queries.hasParts(batch._id)) throw inUse(batch, 'A part of it lies at another outlet.', {})
    if (batch.reservedMilli !== 0 || batch.usedMilli !== 0)
      throw inUse(batch, 'Something was taken from it already.', {})
  }
}

function inUse({ batchNumber }: StoredBatch, why: string, details: object): Conflict {
  const sentence = why === ASSIGNED_TO_RUN ? why : `Batch ${batchNumber} cannot be deleted. ${why}`
  return new Conflict('STOCK_IN_USE', sentence, { batchNumber, ...details })
}

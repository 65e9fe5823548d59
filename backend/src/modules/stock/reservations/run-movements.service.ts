import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { Batches } from '../inventory/movements/batches.service.js'
import { type Movement } from './domain/movements.js'

/** Carries out what a run does to its batches; joins the transaction of the run. */
@Injectable()
export class RunMovements {
  constructor(private readonly batches: Batches) {}

  /** One after the other, in the order given. @throws Conflict INSUFFICIENT_BATCH, BATCH_QUARANTINED, BATCH_EXPIRED */
  async carryOut(
    run: Types.ObjectId,
    movements: readonly Movement[],
    { by, at }: { by: string; at: Date },
  ): Promise<void> {
    for (const { kind, stockId, productId, line, quantityMilli } of movements)
      await this.batches[kind]({
        stockId,
        productId,
        quantityMilli,
        cause: { document: 'reservation', id: String(run), line },
        by,
        at,
      })
  }
}

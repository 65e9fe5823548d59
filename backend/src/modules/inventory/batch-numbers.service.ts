import { Injectable } from '@nestjs/common'
import { Counters } from '../../platform/mongo/counters.js'
import { type MaterialType } from '../catalog/products.service.js'
import { batchCounterKey, batchNumber } from './domain/batch-number.js'

/** Server-issued batch numbers: a running number a day and material type. */
@Injectable()
export class BatchNumbers {
  constructor(private readonly counters: Counters) {}

  /** Takes the next number; inside a transaction rival receipts queue on it. */
  async next(type: MaterialType, at: Date): Promise<string> {
    return batchNumber(type, at, await this.counters.next(batchCounterKey(type, at)))
  }

  /** What `next` would give, for showing in the form; the server has the last word. */
  async peek(type: MaterialType, at: Date): Promise<string> {
    return batchNumber(type, at, await this.counters.peek(batchCounterKey(type, at)))
  }
}

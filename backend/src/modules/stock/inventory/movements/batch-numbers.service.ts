import { Injectable } from '@nestjs/common'
import { Counters } from '../../../../platform/mongo/counters.js'
import { type MaterialType } from '../../catalog/products.service.js'
import { batchCounterKey, batchNumber, partNumber } from '../domain/batch-number.js'

/** Server-issued batch numbers: a running number a day and material type. */
@Injectable()
export class BatchNumbers {
  constructor(private readonly counters: Counters) {}

  /** Takes the next number; inside a transaction rival receipts queue on it. */
  async next(type: MaterialType, at: Date): Promise<string> {
    return batchNumber(type, at, await this.counters.next(batchCounterKey(type, at)))
  }

  /** The number of a part that goes to another outlet: `FG-261121-004-2` is the second of its batch. */
  async nextPart(of: string): Promise<string> {
    return partNumber(of, (await this.counters.next(`part:${of}`)) + 1)
  }

  /** So many numbers in a row. */
  async take(type: MaterialType, at: Date, count: number): Promise<string[]> {
    const first = await this.counters.take(batchCounterKey(type, at), count)
    return Array.from({ length: count }, (_, index) => batchNumber(type, at, first + index))
  }

  /** What `next` would give, for showing in the form; the server has the last word. */
  async peek(type: MaterialType, at: Date): Promise<string> {
    return batchNumber(type, at, await this.counters.peek(batchCounterKey(type, at)))
  }
}

import { type Milli, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { type BatchCounters, remaining } from './ledger.js'

/** A stored counter that differs from the history. */
export interface Drift {
  /** `stock FG-261121-004` or `product FG-0001`. */
  subject: string
  counter: string
  stored: number
  expected: number
}

export interface StoredProduct {
  onHandMilli: Milli
  committedMilli: Milli
  availableMilli: Milli
}

/** The counters that a batch must have after its history. */
export function expectedBatch(history: BatchCounters): BatchCounters & { remainingMilli: Milli } {
  return { ...history, remainingMilli: remaining(history) }
}

/** The counters that a product must have: on hand from its batches, committed from the open documents. */
export function expectedProduct(onHandMilli: Milli, committedMilli: Milli): StoredProduct {
  return { onHandMilli, committedMilli, availableMilli: subtractMilli(onHandMilli, committedMilli) }
}

/** Every counter that differs from `expected`. */
export function differences<T extends object>(subject: string, stored: T, expected: Partial<T>): Drift[] {
  const counters = Object.keys(expected) as (keyof T & string)[]
  return counters
    .filter((counter) => stored[counter] !== expected[counter])
    .map((counter) => ({
      subject,
      counter,
      stored: Number(stored[counter]),
      expected: Number(expected[counter]),
    }))
}

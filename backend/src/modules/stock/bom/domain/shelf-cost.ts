import { addPaise, multiplyMoney, NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli, minMilli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'

interface Shelf {
  /** The batches in the order in which they would be used. */
  batches: readonly { remainingMilli: Milli; pricePaise: Paise }[]
  /** Price of any quantity beyond the batches. */
  lastPaise: Paise
}

/**
 * The cost of a quantity, taken from one batch after the other. The share of each batch is rounded, as in
 * a run.
 */
export function costFromShelf({ batches, lastPaise }: Shelf, quantity: Milli): Paise {
  let [cost, open] = [NO_MONEY, quantity]
  for (const { remainingMilli, pricePaise } of batches) {
    if (open <= NO_QUANTITY) break
    const taken = minMilli(open, remainingMilli)
    cost = addPaise(cost, multiplyMoney(pricePaise, taken))
    open = subtractMilli(open, taken)
  }
  return addPaise(cost, multiplyMoney(lastPaise, open))
}

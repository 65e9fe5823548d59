import { addPaise, multiplyMoney, NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli, minMilli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'

interface Shelf {
  /** In the order in which they would be taken. */
  batches: readonly { remainingMilli: Milli; pricePaise: Paise }[]
  /** What beyond them would cost. */
  lastPaise: Paise
}

/** What a quantity costs, taken batch after batch. The share of each batch is rounded, as in a run. */
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

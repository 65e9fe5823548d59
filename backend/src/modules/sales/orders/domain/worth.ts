import { multiplyMoney, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'

/** What customers paid for some jars of an order; a line that does not exist is worth nothing. */
export const worthOf = (
  items: readonly { unitPaise: Paise }[],
  lines: readonly { line: number; quantityMilli: Milli }[],
): Paise =>
  sumPaise(
    lines.flatMap(({ line, quantityMilli }) => {
      const item = items[line]
      return item ? [multiplyMoney(item.unitPaise, quantityMilli)] : []
    }),
  )

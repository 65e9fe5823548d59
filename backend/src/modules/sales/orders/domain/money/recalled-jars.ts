import {
  minPaise,
  NO_MONEY,
  type Paise,
  spread,
  subtractPaise,
  sumPaise,
} from '../../../../../kernel/amounts/money.js'
import { type Milli, minMilli, subtractMilli, sumMilli } from '../../../../../kernel/amounts/quantity.js'

/** Money that was given back for the jars of one batch in a line. */
export interface JarsRefund {
  /** Of the refund, or what names it where no payment is stored. */
  id: string
  paise: Paise
  /** When the money was back; null while the provider is at it. */
  doneAt: Date | null
}

interface BatchPart {
  stockId: unknown
  quantityMilli: Milli
  refund?: JarsRefund | null
}

export interface PaidOrder {
  items: readonly { linePaise: Paise; quantityMilli: Milli; allocations: readonly BatchPart[] }[]
  deliveryPaise: Paise
  finalPaise: Paise
  paidPaise?: Paise | null
}

type SharedOrder = Omit<PaidOrder, 'items'> & { items: readonly { linePaise: Paise }[] }

/** What was paid for each batch of a line. If less was paid than charged, every line bears its share. */
export function paidForParts(order: PaidOrder, line: number): Paise[] {
  const item = order.items[line]
  if (!item) return []
  const open = subtractMilli(item.quantityMilli, sumMilli(item.allocations.map((part) => part.quantityMilli)))
  const weights = [...item.allocations.map((part) => part.quantityMilli), open]
  return spread(sharesPaid(order)[line] ?? NO_MONEY, weights).slice(0, item.allocations.length)
}

/** What was paid for each line, then for delivery. If less was paid than charged, every part bears its share. */
export function sharesPaid({ items, deliveryPaise, finalPaise, paidPaise }: SharedOrder): Paise[] {
  const charged = [...items.map(({ linePaise }) => linePaise), deliveryPaise]
  const receivedPaise = minPaise(paidPaise ?? finalPaise, finalPaise)
  return receivedPaise < sumPaise(charged) ? spread(receivedPaise, charged) : charged
}

/** The jars of some batches in a line, and what is left to give back for them. */
export interface RefundableJars {
  /** Places in the allocations of the line. */
  places: number[]
  /** One amount for each place. */
  amounts: Paise[]
  amountPaise: Paise
}

/**
 * Jars whose money went back once are never paid for again.
 * @param leftPaise what is left of the line: other credits may have taken some of it
 */
export function refundableJars(
  order: PaidOrder,
  line: number,
  stockIds: readonly string[],
  leftPaise: Paise,
): RefundableJars {
  const wanted = new Set(stockIds)
  const paid = paidForParts(order, line)
  const parts = [...(order.items[line]?.allocations ?? []).entries()]
  const places = parts
    .filter(([, part]) => wanted.has(String(part.stockId)) && !part.refund)
    .map(([at]) => at)
  let rest = leftPaise
  const amounts = places.map((at) => {
    const amount = minPaise(paid[at] ?? NO_MONEY, rest)
    rest = subtractPaise(rest, amount)
    return amount
  })
  return { places, amounts, amountPaise: sumPaise(amounts) }
}

/**
 * Recalled jars of a line whose money did not go back: others may be sent for them.
 * @param leftMilli jars of the line that no other credit paid for
 */
export function replaceableJars(
  order: PaidOrder,
  line: number,
  stockIds: readonly string[],
  leftMilli: Milli,
): Milli {
  const { places } = refundableJars(order, line, stockIds, NO_MONEY)
  const parts = order.items[line]?.allocations ?? []
  const recalled = places.flatMap((place) => parts[place]?.quantityMilli ?? [])
  return minMilli(sumMilli(recalled), leftMilli)
}

import { maxPaise, minPaise, NO_MONEY, type Paise, spread, subtractPaise } from '../../../kernel/money.js'
import { type OrderGst, taxIn, type TaxShare } from './gst.js'

/** What a cancelled order takes back of its invoice. */
export interface Credit {
  totalPaise: Paise
  /** What the shop keeps of the money: the cancellation charge. */
  keptPaise: Paise
  /** Invoiced but never paid, where staff had accepted a smaller payment: credited, and nothing to refund. */
  unpaidPaise: Paise
  /** Tax of what is credited, goods and delivery; empty when none was collected. */
  taxes: TaxShare[]
}

interface Creditable {
  orderStatus: string
  paidAt: Date | null
  cancelledAt?: Date | null
  items: readonly { linePaise: Paise; tax?: TaxShare | null }[]
  totalPaise: Paise
  deliveryPaise: Paise
  finalPaise: Paise
  paidPaise?: Paise | null
  refundPaise: Paise | null
  gst?: OrderGst | null
  deliveryTax?: TaxShare | null
}

/**
 * The credit of an order that was cancelled after it was paid: its invoice less what is kept. The charge is a part of
 * the products, so it is taken from them, line by line; delivery is touched only by what they cannot
 * bear. null when there is nothing to take back.
 */
export function creditOf(order: Creditable): Credit | null {
  const { finalPaise, totalPaise, items, gst } = order
  if (order.orderStatus !== 'Cancelled' || !order.paidAt || !order.cancelledAt) return null
  const receivedPaise = minPaise(order.paidPaise ?? finalPaise, finalPaise)
  const keptPaise = maxPaise(NO_MONEY, subtractPaise(receivedPaise, order.refundPaise ?? NO_MONEY))
  const creditedPaise = subtractPaise(finalPaise, keptPaise)
  if (creditedPaise === 0) return null
  const keptOfGoods = minPaise(keptPaise, totalPaise)
  const kept = spread(
    keptOfGoods,
    items.map(({ linePaise }) => linePaise),
  )
  const parts = [
    ...items.map(({ linePaise, tax }, line) => ({
      tax,
      paise: subtractPaise(linePaise, kept[line] ?? NO_MONEY),
    })),
    {
      tax: order.deliveryTax,
      paise: subtractPaise(order.deliveryPaise, subtractPaise(keptPaise, keptOfGoods)),
    },
  ]
  return {
    totalPaise: creditedPaise,
    keptPaise,
    unpaidPaise: subtractPaise(finalPaise, receivedPaise),
    taxes: parts.flatMap(({ tax, paise }) =>
      gst && tax ? [taxIn(paise, tax.ratePercent, gst.interState)] : [],
    ),
  }
}

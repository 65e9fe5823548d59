import { type IstDay, istDay } from '../../../kernel/ist.js'
import { addPaise, minPaise, NO_MONEY, type Paise, subtractPaise, sumPaise } from '../../../kernel/money.js'
import { type Milli } from '../../../kernel/quantity.js'
import { type Channel, type PaidBy } from './channel.js'
import { creditOf } from './credit.js'
import { goodsOfCredit, type OrderCredit, taxesOfCredit } from './credits.js'
import { type OrderGst, type TaxShare, taxTotals } from './gst.js'
import { CANCELLED } from './guards.js'
import { type OrderPayout } from './order-payout.js'
import { type OrderState } from './order-state.js'

/** A line of a sale, with the batches that it was taken from. */
export interface SoldLine {
  Id: string
  name: string
  quantityMilli: Milli
  linePaise: Paise
  /** GST in it. */
  taxPaise: Paise
  batches: { stockId: string; quantityMilli: Milli }[]
}

/** A part of an order's money that went back. It counts on the day on which it did. */
export interface SaleCredit {
  /** null until the money is back. */
  day: IstDay | null
  /** Its order was cancelled: nothing of it was sold. */
  isCancelled: boolean
  paise: Paise
  goodsPaise: Paise
  deliveryPaise: Paise
  /** GST in it. */
  taxPaise: Paise
  lines: { line: number; Id: string; name: string; paise: Paise; taxPaise: Paise }[]
}

/** An order whose money came in, as reports add it up. What credits took back is told beside it. */
export interface Sale {
  /** The day in India on which it was placed. */
  day: IstDay
  channel: Channel
  /** Jars at no charge for others: they cost, and nothing of it was sold (docs/domain.md#replacement). */
  isReplacement: boolean
  /** Money that staff took: the payment provider keeps nothing of it. */
  isByHand: boolean
  /** What the provider kept of it, with tax, after its report showed it; null until then. */
  settledFeePaise: Paise | null
  /** Taken back after it was paid: nothing of it was sold. */
  isCancelled: boolean
  totalPaise: Paise
  deliveryPaise: Paise
  /** GST in what a cancellation leaves. */
  taxPaise: Paise
  /** What came in for it, at most its price. */
  paidPaise: Paise
  /** What of that goes back. */
  refundPaise: Paise
  items: SoldLine[]
  credits: SaleCredit[]
}

export interface PaidOrder extends Pick<OrderState, 'orderDate' | 'orderStatus' | 'paymentStatus'> {
  /** Absent in orders older than the fields: of the shop, through the provider. */
  channel?: Channel
  paidBy?: PaidBy | null
  paidAt: Date | null
  cancelledAt: Date | null
  totalPaise: Paise
  deliveryPaise: Paise
  finalPaise: Paise
  paidPaise?: Paise | null
  refundPaise: Paise | null
  gst: OrderGst | null
  deliveryTax: TaxShare | null
  items: readonly {
    Id: string
    name: string
    quantityMilli: Milli
    linePaise: Paise
    tax: TaxShare | null
    allocations: readonly { stockId: unknown; quantityMilli: Milli }[]
  }[]
  credits?: readonly OrderCredit[]
  payout?: OrderPayout | null
}

/** The income of an order that was paid, and what of it goes back. */
export function saleOf(order: PaidOrder): Sale {
  const isCancelled = CANCELLED.holds(order)
  const credited = sumPaise((creditOf(order)?.taxes ?? []).map(taxOf))
  return {
    day: istDay(order.orderDate),
    channel: order.channel ?? 'shop',
    isReplacement: order.paidBy === 'none',
    isByHand: order.paidBy === 'upi' || order.paidBy === 'cash',
    settledFeePaise: order.payout ? addPaise(order.payout.feePaise, order.payout.taxPaise) : null,
    isCancelled,
    totalPaise: order.totalPaise,
    deliveryPaise: order.deliveryPaise,
    taxPaise: subtractPaise(taxOf(taxTotals(order)), credited),
    paidPaise: minPaise(order.paidPaise ?? order.finalPaise, order.finalPaise),
    refundPaise: isCancelled ? (order.refundPaise ?? NO_MONEY) : NO_MONEY,
    items: order.items.map(({ Id, name, quantityMilli, linePaise, tax, allocations }) => ({
      Id,
      name,
      quantityMilli,
      linePaise,
      taxPaise: taxOf(tax),
      batches: allocations.map((part) => ({
        stockId: String(part.stockId),
        quantityMilli: part.quantityMilli,
      })),
    })),
    credits: creditsOf(order),
  }
}

/** What went back of an order beside its cancellation, or is on its way. */
export function creditsOf(order: Pick<PaidOrder, 'credits' | 'items' | 'orderStatus'>): SaleCredit[] {
  return (order.credits ?? []).map((credit) => ({
    day: credit.doneAt && istDay(credit.doneAt),
    isCancelled: CANCELLED.holds(order),
    paise: credit.paise,
    goodsPaise: goodsOfCredit(credit),
    deliveryPaise: credit.deliveryPaise,
    taxPaise: sumPaise(taxesOfCredit(credit).map(taxOf)),
    lines: credit.lines.map(({ line, paise, tax }) => {
      const { Id = '', name = '' } = order.items[line] ?? {}
      return { line, Id, name, paise, taxPaise: taxOf(tax) }
    }),
  }))
}

/** GST of centre and state together; zero when none was collected. */
export function taxOf(share: Omit<TaxShare, 'ratePercent' | 'taxablePaise'> | null): Paise {
  return share ? addPaise(share.igstPaise, addPaise(share.cgstPaise, share.sgstPaise)) : NO_MONEY
}

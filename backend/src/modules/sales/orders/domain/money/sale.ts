import {
  addPaise,
  minPaise,
  NO_MONEY,
  type Paise,
  subtractPaise,
  sumPaise,
} from '../../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../../kernel/amounts/quantity.js'
import { type IstDay, istDay } from '../../../../../kernel/dates/ist.js'
import { type JarsOfLine, jarsOfLines, type JarsOfOrder } from '../aftercare/returned-jars.js'
import { type Channel, type PaidBy } from '../channel.js'
import { courierTakes, type Parcel, sentParcels } from '../fulfilment/parcels.js'
import { type OrderGst, type TaxShare, taxTotals } from '../gst.js'
import { CANCELLED } from '../guards.js'
import { type OrderState } from '../order-state.js'
import { creditOf } from './credit.js'
import { goodsOfCredit, type OrderCredit, taxesOfCredit } from './credits.js'
import { type OrderPayout } from './order-payout.js'

/** A line of a sale, with its batches. */
export interface SoldLine {
  Id: string
  name: string
  quantityMilli: Milli
  linePaise: Paise
  /** GST in the line. */
  taxPaise: Paise
  /** The jars of each batch, without those that are lost. */
  batches: { stockId: string; quantityMilli: Milli }[]
  /** Jars that left for the line, and are neither with the customer nor in stock again. */
  lost: { stockId: string; quantityMilli: Milli }[]
  /** Quantity that no batch covers yet. */
  openMilli: Milli
}

/** A part of an order's money that was refunded. It counts on the day of the refund. */
export interface SaleCredit {
  /** null until the money is back. */
  day: IstDay | null
  channel: Channel
  /** The order was cancelled, so nothing of it was sold. */
  isCancelled: boolean
  paise: Paise
  goodsPaise: Paise
  deliveryPaise: Paise
  /** GST in the refund. */
  taxPaise: Paise
  lines: { line: number; Id: string; name: string; paise: Paise; taxPaise: Paise }[]
}

/** A paid order as reports add it up. Credits are listed beside it. */
export interface Sale {
  /** The day in India on which the order was placed. */
  day: IstDay
  channel: Channel
  /** A replacement without charge: it has costs, but nothing was sold (docs/domain/orders.md#replacement). */
  isReplacement: boolean
  /** Staff took the money, so the payment provider keeps nothing of it. */
  isByHand: boolean
  /**
   * What the payment cost once the provider's report showed it; null until then. Under GST without its tax, which is
   * claimed back.
   */
  settledFeePaise: Paise | null
  /** The order was cancelled after payment, so nothing of it was sold. */
  isCancelled: boolean
  totalPaise: Paise
  deliveryPaise: Paise
  /** GST in what a cancellation leaves. */
  taxPaise: Paise
  /** Money that came in for the order, at most its price. */
  paidPaise: Paise
  /** The part of it that is refunded. */
  refundPaise: Paise
  items: SoldLine[]
  credits: SaleCredit[]
  /** The courier's charge for its parcels; null when nothing was sent, or the charge is unknown. */
  courierPaise: Paise | null
  /** What the courier is assumed to take while its charge is unknown: what delivery cost, or would have cost. */
  usualCourierPaise: Paise
  /** The courier has or had parcels of the order. */
  isSent: boolean
}

export interface PaidOrder
  extends Pick<OrderState, 'orderDate' | 'orderStatus' | 'paymentStatus'>, Omit<JarsOfOrder, 'items'> {
  /** Absent in orders older than the fields: placed in the shop, paid through the provider. */
  channel?: Channel
  paidBy?: PaidBy | null
  paidAt: Date | null
  cancelledAt: Date | null
  totalPaise: Paise
  deliveryPaise: Paise
  /** See `OrderDocument`. */
  sparedDeliveryPaise?: Paise
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
  parcels?: readonly (Parameters<typeof courierTakes>[0][number] & Pick<Parcel, 'reference' | 'care'>)[]
}

/** The income of a paid order, and what is refunded of it. */
export function saleOf(order: PaidOrder): Sale {
  const isCancelled = CANCELLED.holds(order)
  const credited = sumPaise((creditOf(order)?.taxes ?? []).map(taxOf))
  const jars = jarsOfLines(order, isCancelled)
  const { parcels = [] } = order
  return {
    day: istDay(order.orderDate),
    channel: order.channel ?? 'shop',
    isReplacement: order.paidBy === 'none',
    isByHand: order.paidBy === 'upi' || order.paidBy === 'cash',
    settledFeePaise: order.payout ? feeOf(order.payout, order.gst) : null,
    isCancelled,
    totalPaise: order.totalPaise,
    deliveryPaise: order.deliveryPaise,
    taxPaise: subtractPaise(taxOf(taxTotals(order)), credited),
    paidPaise: minPaise(order.paidPaise ?? order.finalPaise, order.finalPaise),
    refundPaise: isCancelled ? (order.refundPaise ?? NO_MONEY) : NO_MONEY,
    items: order.items.map(({ Id, name, quantityMilli, linePaise, tax }, at) => {
      const { sold: batches, lost, openMilli } = jars[at] as JarsOfLine
      return { Id, name, quantityMilli, linePaise, taxPaise: taxOf(tax), batches, lost, openMilli }
    }),
    credits: creditsOf(order),
    courierPaise: courierTakes(parcels, order.gst !== null),
    usualCourierPaise: addPaise(order.deliveryPaise, order.sparedDeliveryPaise ?? NO_MONEY),
    isSent: sentParcels(parcels).length > 0,
  }
}

const feeOf = ({ feePaise, taxPaise }: OrderPayout, gst: OrderGst | null): Paise =>
  gst ? feePaise : addPaise(feePaise, taxPaise)

/** Refunds of an order beside its cancellation, completed or started. */
export function creditsOf(
  order: Pick<PaidOrder, 'channel' | 'credits' | 'items' | 'orderStatus'>,
): SaleCredit[] {
  return (order.credits ?? []).map((credit) => ({
    day: credit.doneAt && istDay(credit.doneAt),
    channel: order.channel ?? 'shop',
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

/** Central and state GST together; zero when none was collected. */
export function taxOf(share: Omit<TaxShare, 'ratePercent' | 'taxablePaise'> | null): Paise {
  return share ? addPaise(share.igstPaise, addPaise(share.cgstPaise, share.sgstPaise)) : NO_MONEY
}

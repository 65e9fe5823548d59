import { addPaise, NO_MONEY, type Paise, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { addIstDays, type IstDay } from '../../../../kernel/dates/ist.js'
import { type Channel } from '../../../sales/orders/domain/channel.js'
import { type Sale, type SaleCredit } from '../../../sales/orders/domain/money/sale.js'
import { type DayLine, LineSums, type ProductSum } from './line-sums.js'

/** The sums of a day's orders. */
export interface DayTotals {
  /** Orders that were not cancelled; their sums follow. */
  orders: number
  productPaise: Paise
  deliveryPaise: Paise
  /** GST in what the shop keeps, including cancelled orders. */
  taxPaise: Paise
  /** Money that came in, including cancelled orders. */
  paidPaise: Paise
  /** The part of it that staff took, by UPI or cash. */
  byHandPaise: Paise
  /** The part of it whose fee is in the provider's reports, and that fee with its tax. */
  settledPaise: Paise
  settledFeePaise: Paise
  /** The part of it that came in for orders cancelled later, and the part that is refunded. */
  cancelledPaise: Paise
  refundPaise: Paise
  /** Refunds on the day for orders that stay: they reduce products, delivery and payments. */
  creditedPaise: Paise
  /** The courier's known charge for parcels. */
  courierPaise: Paise
  /** Delivery as charged, or as spared where it was free, for the other parcels: the courier is assumed to take it. */
  assumedCourierPaise: Paise
}

/** Sums of one channel. */
export interface ChannelSum {
  channel: Channel
  orders: number
  paise: Paise
}

export interface SalesDay extends DayTotals {
  day: IstDay
  lines: DayLine[]
  /** Replacement jars without charge: they are no sale, and have a cost. */
  replaced: DayLine[]
  /** Jars that left and are neither with a customer nor in stock again; of cancelled orders too. */
  lost: DayLine[]
  channels: ChannelSum[]
}

const AMOUNTS = [
  'productPaise',
  'deliveryPaise',
  'taxPaise',
  'paidPaise',
  'byHandPaise',
  'settledPaise',
  'settledFeePaise',
  'cancelledPaise',
  'refundPaise',
  'creditedPaise',
  'courierPaise',
  'assumedCourierPaise',
] as const satisfies (keyof DayTotals)[]

/** Days from one to another, both included. */
export function daysBetween(from: IstDay, to: IstDay): IstDay[] {
  const days: IstDay[] = []
  for (let day = from; day <= to; day = addIstDays(day, 1)) days.push(day)
  return days
}

type Sums = DayTotals & {
  day: IstDay
  sold: LineSums
  /** Jars sent without charge. */
  sent: LineSums
  lost: LineSums
  channels: Map<Channel, ChannelSum>
}

/** Sums sales by day as they are read. */
export class DaySums {
  private readonly days = new Map<IstDay, Sums>()

  constructor(days: readonly IstDay[]) {
    for (const day of days)
      this.days.set(day, {
        day,
        ...noSales(),
        sold: new LineSums(),
        sent: new LineSums(),
        lost: new LineSums(),
        channels: new Map(),
      })
  }

  /** Adds a sale; a sale of another day is ignored. */
  add(sale: Sale): void {
    const sums = this.days.get(sale.day)
    if (!sums) return
    addTotals(sums, { ...(sale.isReplacement ? noSales() : totalsOf(sale)), ...courierOf(sale) })
    for (const { Id, name, lost } of sale.items)
      if (lost.length > 0) sums.lost.add({ Id, name, ...jarsOfBatches(lost) }, NO_MONEY)
    if (sale.isCancelled) return
    const lines = sale.isReplacement ? sums.sent : sums.sold
    for (const line of sale.items) lines.add(line, line.linePaise)
    if (sale.isReplacement) return
    addChannel(sums.channels, { channel: sale.channel, orders: 1, paise: sale.totalPaise })
  }

  /** Adds a refund on its own day, whenever the order was placed. */
  addCredit(credit: SaleCredit): void {
    const sums = credit.day && this.days.get(credit.day)
    if (!sums) return
    addTotals(sums, totalsOfCredit(credit))
    if (credit.isCancelled) return
    for (const { Id, name, paise, taxPaise } of credit.lines)
      sums.sold.add({ Id, name, ...NO_JARS, taxPaise: negative(taxPaise) }, negative(paise))
    addChannel(sums.channels, { channel: credit.channel, orders: 0, paise: negative(credit.goodsPaise) })
  }

  all(): SalesDay[] {
    return [...this.days.values()].map(({ sold, sent, lost, channels, ...sums }) => ({
      ...sums,
      lines: [...sold.all().values()],
      replaced: [...sent.all().values()],
      lost: [...lost.all().values()],
      channels: [...channels.values()],
    }))
  }
}

const noSales = (): DayTotals => ({
  orders: 0,
  productPaise: NO_MONEY,
  deliveryPaise: NO_MONEY,
  taxPaise: NO_MONEY,
  paidPaise: NO_MONEY,
  byHandPaise: NO_MONEY,
  settledPaise: NO_MONEY,
  settledFeePaise: NO_MONEY,
  cancelledPaise: NO_MONEY,
  refundPaise: NO_MONEY,
  creditedPaise: NO_MONEY,
  courierPaise: NO_MONEY,
  assumedCourierPaise: NO_MONEY,
})

function totalsOf(sale: Sale): DayTotals {
  const { totalPaise: productPaise, deliveryPaise, taxPaise, paidPaise, refundPaise } = sale
  const came = { ...noSales(), taxPaise, paidPaise, ...feesOf(sale) }
  return sale.isCancelled
    ? { ...came, cancelledPaise: paidPaise, refundPaise }
    : { ...came, orders: 1, productPaise, deliveryPaise }
}

/** Money that staff took has no fee. A further payment through the provider may have been refunded. */
function feesOf({ isByHand, paidPaise, settledFeePaise }: Sale) {
  return {
    byHandPaise: isByHand ? paidPaise : NO_MONEY,
    settledPaise: isByHand || settledFeePaise === null ? NO_MONEY : paidPaise,
    settledFeePaise: settledFeePaise ?? NO_MONEY,
  }
}

/** A cancelled order has no sales: earlier credits count as refunds, like the last one. */
function totalsOfCredit({ isCancelled, paise, goodsPaise, deliveryPaise, taxPaise }: SaleCredit): DayTotals {
  const lower = { ...noSales(), taxPaise: negative(taxPaise) }
  if (isCancelled) return { ...lower, refundPaise: paise }
  return {
    ...lower,
    productPaise: negative(goodsPaise),
    deliveryPaise: negative(deliveryPaise),
    paidPaise: negative(paise),
    creditedPaise: paise,
  }
}

/** The courier charges nothing for a cancelled order that was not sent. */
function courierOf({ courierPaise, usualCourierPaise, isCancelled, isSent }: Sale) {
  const isAssumed = courierPaise === null && (isSent || !isCancelled)
  return {
    courierPaise: courierPaise ?? NO_MONEY,
    assumedCourierPaise: isAssumed ? usualCourierPaise : NO_MONEY,
  }
}

function jarsOfBatches(batches: DayLine['batches']) {
  const quantityMilli = sumMilli(batches.map((part) => part.quantityMilli))
  return { quantityMilli, batches, openMilli: NO_QUANTITY, taxPaise: NO_MONEY }
}

const NO_JARS = { quantityMilli: NO_QUANTITY, batches: [], openMilli: NO_QUANTITY }

const negative = (amount: Paise): Paise => subtractPaise(NO_MONEY, amount)

function addTotals(sums: DayTotals, more: DayTotals): void {
  sums.orders += more.orders
  for (const amount of AMOUNTS) sums[amount] = addPaise(sums[amount], more[amount])
}

function addChannel(channels: Map<Channel, ChannelSum>, more: ChannelSum): void {
  const known = channels.get(more.channel)
  if (!known) return void channels.set(more.channel, { ...more })
  known.orders += more.orders
  known.paise = addPaise(known.paise, more.paise)
}

/** The sums of all days of a range. */
export function totalsOfDays(days: readonly SalesDay[]): DayTotals {
  const sums = noSales()
  for (const day of days) addTotals(sums, day)
  return sums
}

/** Sales of each product in a range, with their batches. */
export function linesOfDays(days: readonly SalesDay[]): Map<string, DayLine> {
  const sums = new LineSums()
  for (const day of days) for (const line of day.lines) sums.add(line, line.paise)
  return sums.all()
}

/** As `linesOfDays`, with the jars that were sent without charge: the cost of all jars. */
export function goodsOfDays(days: readonly SalesDay[]): Map<string, DayLine> {
  const sums = new LineSums()
  for (const { lines, replaced } of days)
    for (const line of [...lines, ...replaced]) sums.add(line, line.paise)
  return sums.all()
}

/** The lost jars of a range, by product and batch. */
export function lostOfDays(days: readonly SalesDay[]): Map<string, DayLine> {
  const sums = new LineSums()
  for (const { lost } of days) for (const line of lost) sums.add(line, NO_MONEY)
  return sums.all()
}

/** Sums of each channel. */
export function channelsOfDays(days: readonly SalesDay[]): ChannelSum[] {
  const channels = new Map<Channel, ChannelSum>()
  for (const day of days) for (const sum of day.channels) addChannel(channels, sum)
  return [...channels.values()]
}

export interface SalesSummary extends DayTotals {
  /** The products with the highest income, and the income of all others together. */
  products: ProductSum[]
  others: { products: number; quantityMilli: Milli; paise: Paise }
  channels: ChannelSum[]
}

/** The sum of all days of a range; its parts sum to its total. */
export function summaryOf(days: readonly SalesDay[], most: number): SalesSummary {
  const ranked = [...linesOfDays(days).values()].sort(
    (one, other) => other.paise - one.paise || one.Id.localeCompare(other.Id),
  )
  const rest = ranked.slice(most)
  const others = {
    products: rest.length,
    quantityMilli: sumMilli(rest.map(({ quantityMilli }) => quantityMilli)),
    paise: sumPaise(rest.map(({ paise }) => paise)),
  }
  return { ...totalsOfDays(days), products: ranked.slice(0, most), others, channels: channelsOfDays(days) }
}

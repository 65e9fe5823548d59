import {
  addPaise,
  formatRupees,
  maxPaise,
  minPaise,
  NO_MONEY,
  type Paise,
  roundToPaisa,
  spread,
  subtractPaise,
  sumPaise,
} from '../../../../../kernel/amounts/money.js'
import {
  addMilli,
  fromMilli,
  type Milli,
  NO_QUANTITY,
  subtractMilli,
} from '../../../../../kernel/amounts/quantity.js'
import { InvalidInput } from '../../../../../kernel/errors/errors.js'
import { type Creditable, creditOf, creditsBefore } from './credit.js'
import { creditedMilli, creditedOfLine, type CreditLine, type OrderCredit } from './credits.js'
import { type InvoiceParts, standingAfter, taxTaken, without } from './invoice-parts.js'
import { sharesPaid } from './recalled-jars.js'

/** A line of an order of which jars or an amount are refunded. */
export interface LineWish {
  line: number
  quantityMilli?: Milli | undefined
  paise?: Paise | undefined
}

/** What to refund: lines, delivery, and an amount that is shared among the products and then delivery. */
export interface CreditWish {
  lines?: readonly LineWish[] | undefined
  deliveryPaise?: Paise | undefined
  paise?: Paise | undefined
}

export type CreditPlan = Pick<OrderCredit, 'paise' | 'lines' | 'deliveryPaise' | 'deliveryTax' | 'ofKept'>

export interface CreditedOrder extends Creditable {
  items: readonly (Creditable['items'][number] & { name: string; quantityMilli: Milli })[]
  credits?: readonly OrderCredit[]
}

/** The most that may still be refunded, line by line and for delivery. */
export interface Creditables {
  totalPaise: Paise
  lines: { paise: Paise; quantityMilli: Milli }[]
  deliveryPaise: Paise
}

/**
 * What may still be refunded: what was paid for each part, less earlier refunds of it. If less was paid
 * than charged, every part bears its share. For a cancelled order it is what the cancellation kept.
 */
export function creditables(order: CreditedOrder): Creditables {
  const parts = order.orderStatus === 'Cancelled' ? keptParts(order) : paidParts(order)
  const lines = order.items.map(({ quantityMilli }, at) => ({
    paise: parts[at] ?? NO_MONEY,
    quantityMilli:
      order.orderStatus === 'Cancelled'
        ? NO_QUANTITY
        : subtractMilli(quantityMilli, creditedMilli(order.credits ?? [], at)),
  }))
  return { totalPaise: sumPaise(parts), lines, deliveryPaise: parts.at(-1) ?? NO_MONEY }
}

/** The remaining invoice after every credit and the cancellation. */
export function standingNow(order: CreditedOrder): InvoiceParts {
  const before = standingAfter(order, creditsBefore(order))
  const cancelled = creditOf(order)?.parts
  if (!cancelled) return before
  const kept = {
    items: before.lines.map((part, at) => without(part, cancelled.lines[at] ?? NOTHING)),
    delivery: without(before.delivery, cancelled.delivery),
  }
  return standingAfter(
    {
      items: kept.items.map(({ paise: linePaise, tax }) => ({ linePaise, tax })),
      deliveryPaise: kept.delivery.paise,
      deliveryTax: kept.delivery.tax,
    },
    (order.credits ?? []).filter(({ ofKept }) => ofKept),
  )
}

const NOTHING = { paise: NO_MONEY, tax: null }

function paidParts(order: CreditedOrder): Paise[] {
  const { credits = [] } = order
  const delivery = sumPaise(credits.map(({ deliveryPaise }) => deliveryPaise))
  return sharesPaid(order).map((share, at) => {
    const back = at < order.items.length ? creditedOfLine(credits, at) : delivery
    return maxPaise(NO_MONEY, subtractPaise(share, back))
  })
}

function keptParts(order: CreditedOrder): Paise[] {
  // A fully refunded or unpaid order has nothing left.
  const { lines, delivery } = standingNow(order)
  return order.paidAt
    ? [...lines, delivery].map(({ paise }) => paise)
    : [...lines, delivery].map(() => NO_MONEY)
}

/**
 * How much a credit takes of each part of the order.
 * @throws InvalidInput for a line that does not exist, for more jars or money than are left, and for a
 * credit of 0.
 */
export function planCredit(order: CreditedOrder, wish: CreditWish): CreditPlan {
  const open = creditables(order)
  const lines = order.items.map((_, at) => lineOf(order, open, at, wish.lines ?? []))
  for (const { line } of wish.lines ?? [])
    if (!order.items[line]) throw InvalidInput.field('lines', 'The order has no such line.')
  const left = lines.map(({ paise }, at) => subtractPaise(open.lines[at]?.paise ?? NO_MONEY, paise))
  const goodwill = wish.paise ?? NO_MONEY
  const ofGoods = minPaise(goodwill, sumPaise(left))
  const shares = ofGoods === 0 ? left.map(() => NO_MONEY) : spread(ofGoods, left)
  const deliveryPaise = addPaise(wish.deliveryPaise ?? NO_MONEY, subtractPaise(goodwill, ofGoods))
  if (deliveryPaise > open.deliveryPaise)
    throw (wish.deliveryPaise ?? NO_MONEY) > open.deliveryPaise
      ? InvalidInput.field(
          'delivery',
          open.deliveryPaise === 0
            ? 'Nothing of the delivery can go back.'
            : `At most ${formatRupees(open.deliveryPaise)} of the delivery can go back.`,
        )
      : InvalidInput.field('amount', `At most ${formatRupees(open.totalPaise)} of this order can go back.`)
  return planOf(order, addTo(lines, shares), deliveryPaise)
}

function addTo(
  lines: readonly Omit<CreditLine, 'tax'>[],
  shares: readonly Paise[],
): Omit<CreditLine, 'tax'>[] {
  return lines.map((line, at) => ({ ...line, paise: addPaise(line.paise, shares[at] ?? NO_MONEY) }))
}

/** The credit of given amounts, with the tax that it takes back. @throws InvalidInput for a credit of 0. */
export function planOf(
  order: CreditedOrder,
  lines: readonly Omit<CreditLine, 'tax'>[],
  deliveryPaise: Paise,
): CreditPlan {
  const standing = standingNow(order)
  const gst = order.gst ?? null
  const taken = lines.filter(({ paise }) => paise > 0)
  const paise = sumPaise([...taken.map((line) => line.paise), deliveryPaise])
  if (paise <= 0) throw InvalidInput.field('amount', 'Say how much is to go back.')
  return {
    paise,
    lines: taken.map((line) => ({
      ...line,
      tax: taxTaken(standing.lines[line.line] ?? NOTHING, line.paise, gst),
    })),
    deliveryPaise,
    deliveryTax: deliveryPaise > 0 ? taxTaken(standing.delivery, deliveryPaise, gst) : null,
    ofKept: order.orderStatus === 'Cancelled',
  }
}

function lineOf(order: CreditedOrder, open: Creditables, at: number, wishes: readonly LineWish[]) {
  const own = wishes.filter(({ line }) => line === at)
  const left = open.lines[at] ?? { paise: NO_MONEY, quantityMilli: NO_QUANTITY }
  const name = order.items[at]?.name ?? ''
  const quantityMilli = own.reduce(
    (sum, wish) => addMilli(sum, wish.quantityMilli ?? NO_QUANTITY),
    NO_QUANTITY,
  )
  if (quantityMilli > left.quantityMilli)
    throw InvalidInput.field(
      'lines',
      left.quantityMilli === 0
        ? `Nothing of ${name} can go back any more.`
        : `Only ${fromMilli(left.quantityMilli)} of ${name} can still go back.`,
    )
  const ofJars = minPaise(priceOfJars(order, at, quantityMilli), left.paise)
  const paise = own.reduce((sum, wish) => addPaise(sum, wish.paise ?? NO_MONEY), ofJars)
  if (paise > left.paise)
    throw InvalidInput.field('lines', `At most ${formatRupees(left.paise)} of ${name} can go back.`)
  return { line: at, quantityMilli, paise }
}

/**
 * What was paid for the next jars of a line. The prices of all jars of a line sum to what was paid for it.
 */
function priceOfJars(order: CreditedOrder, at: number, quantityMilli: Milli): Paise {
  const item = order.items[at]
  const paid = sharesPaid(order)[at] ?? NO_MONEY
  if (!item) return NO_MONEY
  const before = creditedMilli(order.credits ?? [], at)
  const upTo = (quantity: Milli) => roundToPaisa((paid * quantity) / item.quantityMilli)
  return subtractPaise(upTo(addMilli(before, quantityMilli)), upTo(before))
}

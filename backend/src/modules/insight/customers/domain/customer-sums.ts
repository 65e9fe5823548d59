import {
  addPaise,
  minPaise,
  NO_MONEY,
  type Paise,
  roundToPaisa,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, istDayStart } from '../../../../kernel/dates/ist.js'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { CANCELLED, PAID, SOLD } from '../../../sales/orders/domain/guards.js'
import { type OrderState } from '../../../sales/orders/domain/order-state.js'

/** How well the shop knows somebody, by the orders that were sold (docs/domain/customers.md#customer). */
export const STANDINGS = ['none', 'new', 'returning', 'regular'] as const
export type Standing = (typeof STANDINGS)[number]

/** From so many orders on, a customer is a regular one. */
const REGULAR = 3
/** Who has bought before, and not for so long, is silent. */
export const SILENT_DAYS = 90

/** The first moment at which an order keeps its customer from being silent today. */
export const silentBefore = (today: IstDay): Date => istDayStart(addIstDays(today, -SILENT_DAYS))

/** What an order tells of its customer. */
export interface OrderOfCustomer extends Pick<
  OrderState,
  'orderDate' | 'orderStatus' | 'paymentStatus' | 'paidBy'
> {
  mobileNumber: string
  contactName: string
  contactNumber: string
  city: string
  finalPaise: Paise
  paidPaise: Paise | null
  refundPaise: Paise | null
  creditedPaise: Paise
  issueStatus: 'Open' | 'Resolved' | null
}

/** What is kept of a customer's orders. */
export interface CustomerSums {
  /** On the newest order. */
  name: string
  mobileNumber: string
  city: string
  standing: Standing
  /** Paid and not cancelled; replacements are none. */
  orders: number
  cancelled: number
  /** What came in, without what went back or is on its way back. */
  spentPaise: Paise
  /** Of the orders that were sold; null without one. */
  averagePaise: Paise | null
  firstOrderAt: Date | null
  lastOrderAt: Date | null
  /** Orders that an issue was raised about. */
  issues: number
  hasOpenIssue: boolean
  words: string[]
}

/** @param orders of one customer, newest first. @returns null when there are none: nobody is a customer without. */
export function sumsOf(orders: readonly OrderOfCustomer[]): CustomerSums | null {
  const [newest] = orders
  if (!newest) return null
  const bought = orders.filter((order) => PAID.holds(order) && order.paidBy !== 'none')
  const sold = bought.filter(SOLD.holds)
  return {
    name: newest.contactName,
    mobileNumber: newest.mobileNumber,
    city: newest.city,
    standing: standingOf(sold.length),
    orders: sold.length,
    cancelled: bought.length - sold.length,
    spentPaise: sumPaise(bought.map(keptOf)),
    averagePaise: sold.length > 0 ? roundToPaisa(sumPaise(sold.map(keptOf)) / sold.length) : null,
    firstOrderAt: sold.at(-1)?.orderDate ?? null,
    lastOrderAt: sold[0]?.orderDate ?? null,
    issues: orders.filter(({ issueStatus }) => (issueStatus ?? null) !== null).length,
    hasOpenIssue: orders.some(({ issueStatus }) => issueStatus === 'Open'),
    words: wordsOf(orders),
  }
}

function standingOf(sold: number): Standing {
  if (sold === 0) return 'none'
  if (sold === 1) return 'new'
  return sold < REGULAR ? 'returning' : 'regular'
}

/** What of an order's money stays here. */
function keptOf(order: OrderOfCustomer): Paise {
  const paid = minPaise(order.paidPaise ?? order.finalPaise, order.finalPaise)
  const refund = CANCELLED.holds(order) ? (order.refundPaise ?? NO_MONEY) : NO_MONEY
  return subtractPaise(paid, addPaise(refund, order.creditedPaise ?? NO_MONEY))
}

/** A customer is found by each name, number and place that an order of theirs went to (docs/domain/contract.md#search). */
function wordsOf(orders: readonly OrderOfCustomer[]): string[] {
  const texts = orders.flatMap(({ contactName, city }) => [contactName, city])
  const numbers = orders.flatMap(({ mobileNumber, contactNumber }) => [mobileNumber, contactNumber])
  return searchWords([...new Set(texts)], [...new Set(numbers)])
}

/** Mean days between two orders that were sold; null below two. */
export function daysBetweenOrders({
  orders,
  firstOrderAt,
  lastOrderAt,
}: Pick<CustomerSums, 'orders' | 'firstOrderAt' | 'lastOrderAt'>): number | null {
  if (orders < 2 || !firstOrderAt || !lastOrderAt) return null
  return Math.round((lastOrderAt.getTime() - firstOrderAt.getTime()) / (orders - 1) / 86_400_000)
}

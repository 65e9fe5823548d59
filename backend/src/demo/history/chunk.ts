import { addMilli, jars, type Milli, NO_QUANTITY } from '../../kernel/amounts/quantity.js'
import { DAY_MS } from '../../kernel/dates/ist.js'
import { type StoredProduct } from '../../modules/stock/catalog/products.service.js'
import { type DemoState } from '../data/orders.js'
import { type DemoCustomer } from '../data/people.js'
import { type PastOrder } from '../past-order.js'
import { type Random } from '../random.js'
import { historyIdentity } from './identities.js'

type Id = StoredProduct['_id']
export type HistoryCustomer = Omit<DemoCustomer, 'key'> & { _id: Id }

/** What every chunk of the history draws from. */
export interface HistorySource {
  /** How many orders the whole history has. */
  orders: number
  products: readonly StoredProduct[]
  customers: readonly HistoryCustomer[]
  now: Date
}

const SPAN_DAYS = 3 * 365
/** The history ends so many days ago; the demo's own orders are younger. */
const ENDS_DAYS_AGO = 46
const CANCELLED_OF_100 = 4
/** Every so many orders one was taken by staff: few, as in the shop, so that a list of them is a rare filter. */
const TAKEN_EVERY = { phone: 50, whatsapp: 70 }

function channelOf(index: number): 'shop' | 'phone' | 'whatsapp' {
  if (index % TAKEN_EVERY.phone === 7) return 'phone'
  return index % TAKEN_EVERY.whatsapp === 11 ? 'whatsapp' : 'shop'
}

/** When the n-th order was placed: three years up to six weeks ago, denser towards the end. */
export function orderedAt({ orders, now }: Pick<HistorySource, 'orders' | 'now'>, index: number): Date {
  const progress = ((index + 0.5) / orders) ** 0.7
  return new Date(Math.floor(now.getTime() - (ENDS_DAYS_AGO + SPAN_DAYS * (1 - progress)) * DAY_MS))
}

export type HistoryOrder = PastOrder<Id> & {
  lines: readonly (readonly [StoredProduct, number])[]
  channel: ReturnType<typeof channelOf>
}

/** The n-th order of the history: one to three kinds of jars for one customer. */
export function historyOrder(source: HistorySource, index: number, random: Random): HistoryOrder {
  const at = orderedAt(source, index)
  const kinds = random.pick([1, 1, 1, 2, 2, 3])
  const chosen = new Set(Array.from({ length: kinds }, () => random.pick(source.products)))
  const state: DemoState = random.below(100) < CANCELLED_OF_100 ? 'Cancelled' : 'Delivered'
  return {
    customer: random.pick(source.customers),
    at,
    state,
    lines: [...chosen].map((product) => [product, random.pick([1, 1, 1, 1, 2, 2, 3])] as const),
    identity: historyIdentity(index, at),
    channel: channelOf(index),
  }
}

/** Jars of each product (by hex id) that the delivered orders took. */
export function jarsTaken(
  orders: readonly HistoryOrder[],
): Map<string, { product: StoredProduct; quantityMilli: Milli }> {
  const taken = new Map<string, { product: StoredProduct; quantityMilli: Milli }>()
  for (const { state, lines } of orders) {
    if (state === 'Cancelled') continue
    for (const [product, count] of lines) {
      const entry = taken.get(String(product._id)) ?? { product, quantityMilli: NO_QUANTITY }
      entry.quantityMilli = addMilli(entry.quantityMilli, jars(count))
      taken.set(String(product._id), entry)
    }
  }
  return taken
}

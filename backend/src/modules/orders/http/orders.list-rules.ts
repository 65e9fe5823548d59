import {
  type Condition,
  escapeRegex,
  filterBy,
  filterRule,
  type ListRules,
} from '../../../platform/http/simple-rest.js'
import { DELIVERY_STATUSES, PAYMENT_STATUSES } from '../domain/machines.js'

const beginsWith = (text: string) => ({ $regex: `^${escapeRegex(text)}` })

/** What somebody on the telephone can name an order by: its id, the customer's number, a provider's reference. */
function namedBy(value: unknown): Condition | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().toUpperCase()
  if (/^\d{10}$/.test(text)) return { mobileNumber: text }
  if (/^P-[A-Z\d]{2}/.test(text)) return { orderId: beginsWith(text) }
  if (/^JDI-/.test(text)) return { externalId: beginsWith(text) }
  // The type is said again so that the index, which holds only texts, may be used.
  return { waybill: { $eq: text, $type: 'string' } }
}

/** What the console may sort and filter orders by. */
export const ORDER_LIST_RULES: ListRules = {
  resource: 'orders',
  sorts: { orderDate: 'orderDate' },
  filters: {
    q: filterRule('9876543210', namedBy),
    deliveryStatus: filterBy.oneOf('deliveryStatus', DELIVERY_STATUSES),
    paymentStatus: filterBy.oneOf('paymentStatus', PAYMENT_STATUSES),
    from: filterBy.fromDay('orderDate'),
    to: filterBy.toDay('orderDate'),
  },
  defaultSort: ['orderDate', 'DESC'],
}

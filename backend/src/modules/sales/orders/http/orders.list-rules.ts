import {
  type Condition,
  filterBy,
  filterRule,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { CHANNELS } from '../domain/channel.js'
import { isOrderWork, ORDER_WORK } from '../domain/guards.js'
import { DELIVERY_STATUSES, PAYMENT_STATUSES } from '../domain/machines.js'

/** Orders older than the field came through the shop. */
function ofChannel(value: unknown): Condition | undefined {
  if (!CHANNELS.some((channel) => channel === value)) return undefined
  return { channel: value === 'shop' ? { $in: ['shop', null] } : value }
}

/** What the console may sort and filter orders by. */
export const ORDER_LIST_RULES: ListRules = {
  resource: 'orders',
  sorts: { orderDate: 'orderDate' },
  filters: {
    q: filterBy.words('words', 'lakshmi 3210'),
    work: filterRule('to-pack', (value) => (isOrderWork(value) ? ORDER_WORK[value] : undefined)),
    deleted: filterRule(false, (value) =>
      typeof value === 'boolean' ? { deletedAt: value ? { $ne: null } : null } : undefined,
    ),
    deliveryStatus: filterBy.oneOf('deliveryStatus', DELIVERY_STATUSES),
    paymentStatus: filterBy.oneOf('paymentStatus', PAYMENT_STATUSES),
    channel: filterRule('phone', ofChannel),
    from: filterBy.fromDay('orderDate'),
    to: filterBy.toDay('orderDate'),
  },
  // An order that its customer deleted is not work, but a search finds it.
  leftOut: { unless: ['q', 'id', 'deleted'], show: { deletedAt: null } },
  defaultSort: ['orderDate', 'DESC'],
}

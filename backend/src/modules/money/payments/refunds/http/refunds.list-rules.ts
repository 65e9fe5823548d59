import { filterBy, type ListRules } from '../../../../../platform/lists/simple-rest.js'

/** What the console may sort and filter refunds by. */
export const REFUND_LIST_RULES: ListRules = {
  resource: 'refunds',
  sorts: { orderDate: 'orderDate' },
  filters: {
    paymentStatus: filterBy.oneOf('paymentStatus', ['Completed', 'Refund Completed']),
    orderId: filterBy.prefix('orderId', (text) => text.toUpperCase(), 'P-7'),
  },
  defaultSort: ['orderDate', 'DESC'],
}

import { filterBy, filterRule, type ListRules } from '../../../../../platform/lists/simple-rest.js'
import { REVIEW_REASONS, REVIEW_STATES } from '../../schemas/payment-case.schema.js'

/** Their ids are texts. */
const ids = filterRule('payment', (value) => {
  const wanted = [value].flat()
  return wanted.every((id) => typeof id === 'string') ? { _id: { $in: wanted } } : undefined
})

/** What the console may sort and filter payments to look at by. */
export const PAYMENT_REVIEW_LIST_RULES: ListRules = {
  resource: 'payment-reviews',
  sorts: { createdAt: 'createdAt', reason: 'reason', state: 'state' },
  filters: {
    id: ids,
    state: filterBy.oneOf('state', REVIEW_STATES),
    reason: filterBy.oneOf('reason', REVIEW_REASONS),
    orderId: filterBy.prefix('orderId', (text) => text.toUpperCase()),
  },
  defaultSort: ['createdAt', 'DESC'],
}

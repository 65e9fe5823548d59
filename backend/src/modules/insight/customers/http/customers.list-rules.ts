import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { STANDINGS } from '../domain/customer-sums.js'

/** What the console may sort and filter customers by. */
export const CUSTOMER_LIST_RULES: ListRules = {
  resource: 'customers',
  sorts: {
    lastOrderAt: 'lastOrderAt',
    name: 'name',
    orders: 'orders',
    spent: 'spentPaise',
    average: 'averagePaise',
  },
  filters: {
    q: filterBy.words('words', 'lakshmi 0100'),
    standing: filterBy.oneOf('standing', STANDINGS.toReversed()),
    hasOpenIssue: filterBy.flag('hasOpenIssue'),
    // Silent customers are those whose last order came no later than a day.
    lastOrderTo: filterBy.toDay('lastOrderAt'),
  },
  defaultSort: ['lastOrderAt', 'DESC'],
}

import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'

/** What the console may sort and filter reviews by. */
export const REVIEW_LIST_RULES: ListRules = {
  resource: 'reviews',
  sorts: { date: 'date' },
  filters: {
    approved: filterBy.oneOf('approved', [null, true, false]),
    product: filterBy.id('product'),
  },
  defaultSort: ['date', 'DESC'],
}

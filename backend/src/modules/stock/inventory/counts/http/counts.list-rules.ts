import { filterBy, type ListRules } from '../../../../../platform/lists/simple-rest.js'
import { COUNT_STATUSES } from '../domain/count-machine.js'

/** What the console may sort and filter counts by. */
export const COUNT_LIST_RULES: ListRules = {
  resource: 'counts',
  sorts: { startedAt: 'startedAt' },
  filters: {
    status: filterBy.oneOf('status', COUNT_STATUSES),
    outlet: filterBy.id('outlet'),
    product: filterBy.id('product'),
  },
  defaultSort: ['startedAt', 'DESC'],
}

import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { RECALL_STATUSES } from '../domain/recall-machine.js'

/** What the console may sort and filter recalls by. */
export const RECALL_LIST_RULES: ListRules = {
  resource: 'recalls',
  sorts: { startedAt: 'startedAt' },
  filters: {
    status: filterBy.oneOf('status', RECALL_STATUSES),
    drill: filterBy.flag('drill'),
    batchNumber: filterBy.prefix('batchNumber', (text) => text.toUpperCase(), 'FG-2'),
  },
  defaultSort: ['startedAt', 'DESC'],
}

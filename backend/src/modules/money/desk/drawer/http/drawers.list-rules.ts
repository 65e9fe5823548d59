import { filterBy, type ListRules } from '../../../../../platform/lists/simple-rest.js'

/** What the console may sort and filter cash drawers by. */
export const DRAWER_LIST_RULES: ListRules = {
  resource: 'drawers',
  sorts: { openedAt: 'openedAt' },
  filters: { from: filterBy.fromDay('openedAt'), to: filterBy.toDay('openedAt') },
  defaultSort: ['openedAt', 'DESC'],
}

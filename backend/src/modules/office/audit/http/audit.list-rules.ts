import { ROLES } from '../../../../kernel/access/permissions.js'
import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'

/** What the console may sort and filter the audit log by. */
export const AUDIT_LIST_RULES: ListRules = {
  resource: 'audit',
  sorts: { at: 'at' },
  filters: {
    from: filterBy.fromDay('at'),
    to: filterBy.toDay('at'),
    actor: filterBy.prefix('actor'),
    actorRole: filterBy.oneOf('actorRole', [...ROLES, null]),
    /** A kind of event, `stock`, or one event, `stock.corrected`. */
    action: filterBy.prefix('action', undefined, 'stock.'),
    subject: filterBy.prefix('subject'),
    q: filterBy.prefix('subject'),
  },
  defaultSort: ['at', 'DESC'],
}

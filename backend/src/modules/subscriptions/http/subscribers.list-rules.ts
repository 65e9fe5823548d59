import { filterBy, type ListRules } from '../../../platform/http/simple-rest.js'
import { normalEmail } from '../domain/consent.js'

/** What the console may sort and filter subscribers by. */
export const SUBSCRIBER_LIST_RULES: ListRules = {
  sorts: { consentAt: 'consentAt', email: 'email' },
  filters: { q: filterBy.prefix('email', normalEmail), active: filterBy.flag('active') },
  defaultSort: ['consentAt', 'DESC'],
  uniqueSorts: ['email'],
}

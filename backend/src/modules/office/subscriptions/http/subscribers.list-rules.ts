import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'

/** What the console may sort and filter subscribers by. */
export const SUBSCRIBER_LIST_RULES: ListRules = {
  resource: 'subscribers',
  sorts: { consentAt: 'consentAt', email: 'email' },
  filters: { q: filterBy.words('words', 'lakshmi'), active: filterBy.flag('active') },
  defaultSort: ['consentAt', 'DESC'],
  uniqueSorts: ['email'],
}

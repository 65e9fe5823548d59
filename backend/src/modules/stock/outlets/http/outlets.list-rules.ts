import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'

/** What the console may sort and filter outlets by. */
export const OUTLET_LIST_RULES: ListRules = {
  resource: 'outlets',
  sorts: { name: 'name', mobileNumberOutlet: 'mobileNumberOutlet' },
  filters: {
    name: filterBy.prefix('name'),
    q: filterBy.words('words', 'kitchen nagar'),
    mobileNumberOutlet: filterBy.text('mobileNumberOutlet', '9000000009'),
  },
  defaultSort: ['name', 'ASC'],
  uniqueSorts: ['mobileNumberOutlet'],
}

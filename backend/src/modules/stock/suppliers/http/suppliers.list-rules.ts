import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'

/** What the console may sort and filter suppliers by. */
export const SUPPLIER_LIST_RULES: ListRules = {
  resource: 'suppliers',
  sorts: { name: 'nameKey' },
  filters: {
    q: filterBy.words('words', 'spices guntur'),
    product: filterBy.id('products'),
    activeFlag: filterBy.flag('activeFlag'),
  },
  defaultSort: ['name', 'ASC'],
  uniqueSorts: ['name'],
}

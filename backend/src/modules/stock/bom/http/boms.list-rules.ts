import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'

/** What the console may sort and filter bills of materials by. */
export const BOM_LIST_RULES: ListRules = {
  resource: 'boms',
  sorts: { createdAt: 'createdAt' },
  filters: {
    parentProduct: filterBy.id('parentProduct'),
    component: filterBy.id('components.product'),
  },
  defaultSort: ['createdAt', 'DESC'],
}

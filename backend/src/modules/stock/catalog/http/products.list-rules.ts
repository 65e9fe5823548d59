import { filterBy, filterRule, type ListRules, upper } from '../../../../platform/lists/simple-rest.js'
import { LOW_ON_STOCK } from '../domain/low-stock.js'
import { MATERIAL_TYPES } from '../domain/variants.js'

/** What the console may sort and filter products by. */
export const PRODUCT_LIST_RULES: ListRules = {
  resource: 'products',
  sorts: { Id: 'Id', name: 'name', price: 'pricePaise', availableStock: 'availableMilli' },
  filters: {
    materialType: filterBy.oneOf('materialType', MATERIAL_TYPES),
    variantType: filterBy.text('variantType', 'CHICKEN'),
    variantOil: filterBy.text('variantOil', 'CP_PO'),
    variantSpicy: filterBy.text('variantSpicy', 'MEDIUM'),
    variantWeight: filterBy.text('variantWeight', '1kg'),
    activeFlag: filterBy.flag('activeFlag'),
    unlimitedStock: filterBy.flag('unlimitedStock'),
    low: filterRule(true, (value) => (value === true ? LOW_ON_STOCK : undefined)),
    Id: filterBy.prefix('Id', upper),
    name: filterBy.prefix('name'),
    q: filterBy.words('words', 'FG-00'),
  },
  defaultSort: ['Id', 'ASC'],
  uniqueSorts: ['Id'],
}

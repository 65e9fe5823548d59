import { filterBy, filterRule, type ListRules } from '../../../platform/http/simple-rest.js'
import { MATERIAL_TYPES } from '../domain/variants.js'

const upper = (text: string): string => text.toUpperCase()
/** As staff write a material: "Rock salt". */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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
    Id: filterBy.prefix('Id', upper),
    name: filterBy.prefix('name'),
    /** The console's search box: an id or the beginning of a name. */
    q: filterRule('FG-00', (value) =>
      typeof value === 'string'
        ? {
            $or: [
              filterBy.prefix('Id', upper)(value),
              filterBy.prefix('name')(value),
              filterBy.prefix('name', upper)(value),
              filterBy.prefix('name', capital)(value),
            ],
          }
        : undefined,
    ),
  },
  defaultSort: ['Id', 'ASC'],
  uniqueSorts: ['Id'],
}

import { filterBy, filterRule, type ListRules } from '../../../platform/http/simple-rest.js'

const upper = (text: string): string => text.toUpperCase()

/** What the console may sort and filter stock entries by. */
export const STOCK_LIST_RULES: ListRules = {
  resource: 'stock',
  sorts: { createdAt: 'createdAt', batchNumber: 'batchNumber', remainingQuantity: 'remainingMilli' },
  filters: {
    product: filterBy.id('product'),
    outlet: filterBy.id('outlet'),
    materialType: filterBy.oneOf('materialType', ['FG', 'RM', 'SG']),
    batchNumber: filterBy.prefix('batchNumber', upper),
    q: filterBy.prefix('batchNumber', upper),
    noStockConfirmed: filterBy.flag('noStockConfirmed'),
    from: filterBy.fromDay('createdAt'),
    to: filterBy.toDay('createdAt'),
    /** `true`: only batches that still hold something. */
    stockPresent: filterRule(true, (value) =>
      typeof value === 'boolean' ? { remainingMilli: value ? { $gt: 0 } : 0 } : undefined,
    ),
  },
  defaultSort: ['createdAt', 'DESC'],
  uniqueSorts: ['batchNumber'],
}

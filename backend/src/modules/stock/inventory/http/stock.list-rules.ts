import { isIstDay } from '../../../../kernel/dates/ist.js'
import { filterBy, filterRule, type ListRules, upper } from '../../../../platform/lists/simple-rest.js'

/** From a day on, or up to it. Days are stored as text, and their text sorts as the days do. */
const days = (field: string, operator: '$gte' | '$lte') =>
  filterRule('2026-11-21', (value) =>
    typeof value === 'string' && isIstDay(value) ? { [field]: { [operator]: value } } : undefined,
  )

/** What the console may sort and filter stock entries by. */
export const STOCK_LIST_RULES: ListRules = {
  resource: 'stock',
  sorts: {
    receivedOn: 'receivedOn',
    bestBefore: 'fefoDay',
    batchNumber: 'batchNumber',
    remainingQuantity: 'remainingMilli',
  },
  filters: {
    product: filterBy.id('product'),
    outlet: filterBy.id('outlet'),
    supplier: filterBy.id('supplier'),
    materialType: filterBy.oneOf('materialType', ['FG', 'RM', 'SG']),
    batchNumber: filterBy.prefix('batchNumber', upper),
    q: filterBy.prefix('batchNumber', upper),
    noStockConfirmed: filterBy.flag('noStockConfirmed'),
    /** Received or made on. */
    from: days('receivedOn', '$gte'),
    to: days('receivedOn', '$lte'),
    /** Good until. */
    bestBeforeFrom: days('fefoDay', '$gte'),
    bestBeforeTo: days('fefoDay', '$lte'),
    expired: filterBy.flag('expired'),
    state: filterRule('quarantined', (value) => {
      if (value === 'quarantined') return { 'quarantine.at': { $gt: new Date(0) } }
      return value === 'usable' ? { quarantine: null } : undefined
    }),
    /** `true`: only batches that still hold something. */
    stockPresent: filterRule(true, (value) =>
      typeof value === 'boolean' ? { remainingMilli: value ? { $gt: 0 } : 0 } : undefined,
    ),
  },
  defaultSort: ['receivedOn', 'DESC'],
  uniqueSorts: ['batchNumber'],
}

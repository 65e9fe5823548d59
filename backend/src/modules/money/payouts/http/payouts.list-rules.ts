import { filterBy, filterRule, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { EVENT_KINDS } from '../domain/event-kind.js'

/** The ids are texts. */
const ids = (example: string) =>
  filterRule(example, (value) => {
    const wanted = [value].flat()
    return wanted.every((id) => typeof id === 'string') ? { _id: { $in: wanted } } : undefined
  })

/** Fields by which the console may sort and filter settlements. */
export const SETTLEMENT_LIST_RULES: ListRules = {
  resource: 'settlements',
  sorts: { at: 'at' },
  filters: {
    id: ids('AXISCN1169361047'),
    open: filterBy.flag('open'),
    from: filterBy.fromDay('at'),
    to: filterBy.toDay('at'),
  },
  defaultSort: ['at', 'DESC'],
}

/** Fields by which the console may sort and filter lines of settlements. */
export const SETTLEMENT_LINE_LIST_RULES: ListRules = {
  resource: 'settlement-lines',
  sorts: { settledAt: 'settledAt' },
  filters: {
    id: ids('AXISCN1169361047:PAYMENT:4387450090'),
    utr: filterBy.text('utr', 'AXISCN1169361047'),
    open: filterBy.flag('open'),
    kind: filterBy.oneOf('kind', EVENT_KINDS),
    orderId: filterBy.prefix('orderId', (text) => text.toUpperCase()),
  },
  defaultSort: ['settledAt', 'DESC'],
}

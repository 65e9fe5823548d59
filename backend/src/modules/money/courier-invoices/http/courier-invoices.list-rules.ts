import { filterBy, filterRule, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { DISPUTE_STATES } from '../domain/dispute.js'

/** The ids are texts. */
const ids = (example: string) =>
  filterRule(example, (value) => {
    const wanted = [value].flat()
    return wanted.every((id) => typeof id === 'string') ? { _id: { $in: wanted } } : undefined
  })

/** Fields by which the console may sort and filter invoices of the courier. */
export const COURIER_INVOICE_LIST_RULES: ListRules = {
  resource: 'courier-invoices',
  sorts: { day: 'day' },
  filters: { id: ids('DEL/26-27/004711') },
  defaultSort: ['day', 'DESC'],
}

/** Fields by which the console may sort and filter charges of the courier. */
export const COURIER_CHARGE_LIST_RULES: ListRules = {
  resource: 'courier-charges',
  sorts: { day: 'day' },
  filters: {
    id: ids('DEL%2F26-27%2F004711:14900000000017:forward:1'),
    invoice: filterBy.text('invoice', 'DEL/26-27/004711'),
    waybill: filterBy.text('waybill', '14900000000017'),
    open: filterBy.flag('open'),
    dispute: filterBy.oneOf('dispute.state', DISPUTE_STATES),
  },
  defaultSort: ['day', 'DESC'],
}

import { filterBy, type ListRules } from '../../../../../platform/lists/simple-rest.js'
import { TROUBLES } from '../../domain/fulfilment/parcel-care.js'

/** What the console may sort and filter parcels that need somebody by. */
export const COURIER_WORK_LIST_RULES: ListRules = {
  resource: 'courier-work',
  sorts: { since: 'courierWork.since' },
  filters: { kind: filterBy.oneOf('courierWork.kind', TROUBLES) },
  defaultSort: ['since', 'ASC'],
}

/** The same of claims that the courier has not paid. */
export const COURIER_CLAIMS_LIST_RULES: ListRules = {
  resource: 'courier-claims',
  sorts: { claimedAt: 'parcels.care.claim.at', orderDate: 'orderDate' },
  filters: {},
  defaultSort: ['claimedAt', 'ASC'],
}

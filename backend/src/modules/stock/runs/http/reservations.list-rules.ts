import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { RUN_STATUSES } from '../domain/run-status.js'

/** What the console may sort and filter reservations by. */
export const RESERVATION_LIST_RULES: ListRules = {
  resource: 'reservations',
  sorts: { reservedAt: 'reservedAt', reservationId: 'reservationId', status: 'status' },
  filters: {
    status: filterBy.oneOf('status', RUN_STATUSES),
    reservationId: filterBy.prefix('reservationId', (text) => text.toUpperCase()),
    bomId: filterBy.id('bomId'),
    product: filterBy.id('recipe.parentProduct'),
    stockId: filterBy.id('components.batches.stockId'),
  },
  defaultSort: ['reservedAt', 'DESC'],
  uniqueSorts: ['reservationId'],
}

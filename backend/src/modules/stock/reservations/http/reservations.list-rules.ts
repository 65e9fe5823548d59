import { filterBy, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { RESERVATION_STATUSES } from '../domain/reservation-status.js'

/** What the console may sort and filter reservations by. */
export const RESERVATION_LIST_RULES: ListRules = {
  resource: 'reservations',
  sorts: { reservedAt: 'reservedAt', reservationId: 'reservationId', status: 'status' },
  filters: {
    status: filterBy.oneOf('status', RESERVATION_STATUSES),
    reservationId: filterBy.prefix('reservationId', (text) => text.toUpperCase()),
    bomId: filterBy.id('bomId'),
    product: filterBy.id('recipe.parentProduct'),
    stockId: filterBy.id('components.batches.stockId'),
  },
  defaultSort: ['reservedAt', 'DESC'],
  uniqueSorts: ['reservationId'],
}

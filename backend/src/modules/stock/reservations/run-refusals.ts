import { Conflict } from '../../../kernel/errors/errors.js'
import { type StoredReservation } from './reservations.queries.js'

/** The sentence of the contract. */
const NOT_DELETED = 'You can only delete reservations with status "Pending" or "Reserved"'

type Named = Pick<StoredReservation, 'reservationId' | 'status'>

/** What is completed stays as it is. */
export function completed({ reservationId, status }: Named): Conflict {
  const sentence = `Reservation ${reservationId} is completed: nothing of it changes any more.`
  return new Conflict('RUN_COMPLETED', sentence, { reservationId, status })
}

export function undeletable({ reservationId, status }: Named): Conflict {
  return new Conflict('RUN_COMPLETED', NOT_DELETED, { reservationId, status })
}

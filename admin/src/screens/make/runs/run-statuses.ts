import { type ReservationStatus } from '../../../api/api-types.js'

/** As a run goes through them. */
export const STATUSES: readonly ReservationStatus[] = [
  'Pending',
  'Partially Reserved',
  'Reserved',
  'Production Completed',
]

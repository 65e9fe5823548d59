/** Derived from the batches of the components (docs/domain.md#reservation). */
export const RESERVATION_STATUSES = [
  'Pending',
  'Partially Reserved',
  'Reserved',
  'Production Completed',
] as const
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

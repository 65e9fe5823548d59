/** Where a parcel is, in the shop's terms. `unknown`: a status of the courier that this version does not know. */
export const PARCEL_PROGRESSES = [
  'booked',
  'moving',
  'delivered',
  'returning',
  'returned',
  'lost',
  'cancelled',
  'unknown',
] as const
export type ParcelProgress = (typeof PARCEL_PROGRESSES)[number]

const NOT_YET_MOVING = new Set(['manifested', 'not picked', 'pending pickup', 'open', 'scheduled'])

/** Whether the courier's status says that a parcel is booked and still at the shop. */
export const isBeforePickup = (status: string): boolean => NOT_YET_MOVING.has(status.trim().toLowerCase())

/**
 * Reads the courier's pair of status and type. The type alone is not enough: `DL` is set for a delivery to
 * the customer and for one back to the shop (docs/integrations.md#delhivery).
 */
export function parcelProgress(status: string, type: string): ParcelProgress {
  const word = status.trim().toLowerCase()
  if (word === 'lost') return 'lost'
  switch (type.trim().toUpperCase()) {
    case 'UD':
      return isBeforePickup(word) ? 'booked' : 'moving'
    case 'DL':
      return word === 'delivered' ? 'delivered' : 'returned'
    case 'RT':
      return 'returning'
    case 'CN':
      return 'cancelled'
    default:
      return 'unknown'
  }
}

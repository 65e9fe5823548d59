/** How far a parcel goes, as couriers divide the country. */
export const DELIVERY_ZONES = ['local', 'regional', 'national', 'remote'] as const
export type DeliveryZone = (typeof DELIVERY_ZONES)[number]

/** Beginnings of postal codes that roads reach late or not at all: the hills of the north, the North-East, the islands. */
const REMOTE = ['18', '19', '737', '744', '78', '79', '68255']

/** From one postal code to another: the same sorting district, the same postal region, further, or far off the roads. */
export function deliveryZone(originPin: string, postalCode: string): DeliveryZone {
  if (originPin.slice(0, 3) === postalCode.slice(0, 3)) return 'local'
  if (REMOTE.some((start) => postalCode.startsWith(start))) return 'remote'
  return originPin[0] === postalCode[0] ? 'regional' : 'national'
}

/** How far a parcel goes, as couriers divide the country. */
export const DELIVERY_ZONES = ['local', 'regional', 'national', 'remote'] as const
export type DeliveryZone = (typeof DELIVERY_ZONES)[number]

/**
 * First digits of postal codes that are slow or impossible to reach by road: the northern hills, the North-East, the
 * islands.
 */
const REMOTE = ['18', '19', '737', '744', '78', '79', '68255']

/**
 * How far one postal code is from another: in the same sorting district, in the same postal region, further, or hard to
 * reach by road.
 */
export function deliveryZone(originPin: string, postalCode: string): DeliveryZone {
  if (originPin.slice(0, 3) === postalCode.slice(0, 3)) return 'local'
  if (REMOTE.some((start) => postalCode.startsWith(start))) return 'remote'
  return originPin[0] === postalCode[0] ? 'regional' : 'national'
}

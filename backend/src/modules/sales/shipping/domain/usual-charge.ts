import { addPaise, multiplyMoney, type Paise } from '../../../../kernel/amounts/money.js'
import { toMilli } from '../../../../kernel/amounts/quantity.js'
import { type Grams, grams } from '../../../../kernel/amounts/weight.js'
import { type ShopSettings } from '../../../office/settings/domain/shop-settings.js'

/** Couriers charge by the started half kilogram. */
const SLAB = grams(500)

/** The weight that is charged for: the next half kilogram, at least one. */
export function weightSlab(weight: Grams): Grams {
  return grams(Math.max(1, Math.ceil(weight / SLAB)) * SLAB)
}

/** How far a parcel goes, as couriers divide the country. */
const DELIVERY_ZONES = ['local', 'regional', 'national', 'remote'] as const
type DeliveryZone = (typeof DELIVERY_ZONES)[number]

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

export type UsualCharges = Pick<ShopSettings, 'originPin' | 'deliveryFallbackPaise' | 'heavyDelivery'>

const KILO = 1000

/**
 * What delivery costs when the courier names no amount (docs/domain/orders.md#delivery-charge). It is one charge up to a
 * weight. Above it each started kilogram adds a charge, which depends on the distance.
 */
export function usualCharge(
  { postalCode, weightGrams }: { postalCode: string; weightGrams: Grams },
  { originPin, deliveryFallbackPaise, heavyDelivery }: UsualCharges,
): Paise {
  const above = Math.max(0, Math.ceil((weightGrams - heavyDelivery.aboveGrams) / KILO))
  if (above === 0) return deliveryFallbackPaise
  const perKilo = heavyDelivery[deliveryZone(originPin, postalCode)]
  return addPaise(deliveryFallbackPaise, multiplyMoney(perKilo, toMilli(above)))
}

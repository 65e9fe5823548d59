import { addPaise, multiplyMoney, type Paise } from '../../../../kernel/amounts/money.js'
import { toMilli } from '../../../../kernel/amounts/quantity.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { type ShopSettings } from '../../../office/settings/domain/shop-settings.js'
import { deliveryZone } from './delivery-zone.js'

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

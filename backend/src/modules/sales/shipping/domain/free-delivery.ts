import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type ShopSettings } from '../../../office/settings/domain/shop-settings.js'

export type FreeDelivery = Pick<ShopSettings, 'freeDeliveryFromPaise'>

/** Whether the products of an order are worth enough for free delivery (docs/domain/orders.md#free-delivery). */
export function isDeliveryFree(goodsPaise: Paise, { freeDeliveryFromPaise }: FreeDelivery): boolean {
  return freeDeliveryFromPaise > NO_MONEY && goodsPaise >= freeDeliveryFromPaise
}

import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { type MessageSettings } from '../../domain/message-settings.js'
import { type HeavyDelivery } from '../../domain/parcels.js'
import { type OtpSettings, type ShopSettings } from '../../domain/shop-settings.js'

/** The same in rupees. */
export type ShownHeavyDelivery = { aboveGrams: number } & Record<
  Exclude<keyof HeavyDelivery, 'aboveGrams'>,
  number
>

/** The same in rupees. */
export interface ShownMessages extends Pick<MessageSettings, 'quietHours' | 'limits'> {
  prices: { sms: number; whatsapp: number }
  budget: { perDay: number; perMonth: number }
}

/** The settings as their owner reads them, in the form and in the history. */
export interface ShownSettings extends Omit<
  ShopSettings,
  'deliveryFallbackPaise' | 'heavyDelivery' | 'messages' | 'otp' | 'goLive'
> {
  /** Rupees. */
  deliveryFallback: number
  heavyDelivery: ShownHeavyDelivery
  messages: ShownMessages
  /** Under a name that does not read like a secret's: those are left out of histories. */
  signIn: OtpSettings
}

export function shownSettings({
  deliveryFallbackPaise,
  heavyDelivery: { aboveGrams, local, regional, national, remote },
  messages: { quietHours, limits, prices, budget },
  otp,
  goLive: _,
  ...same
}: ShopSettings): ShownSettings {
  return {
    ...same,
    deliveryFallback: paiseToRupees(deliveryFallbackPaise),
    heavyDelivery: {
      aboveGrams,
      local: paiseToRupees(local),
      regional: paiseToRupees(regional),
      national: paiseToRupees(national),
      remote: paiseToRupees(remote),
    },
    messages: {
      quietHours,
      limits,
      prices: { sms: paiseToRupees(prices.smsPaise), whatsapp: paiseToRupees(prices.whatsappPaise) },
      budget: { perDay: paiseToRupees(budget.perDayPaise), perMonth: paiseToRupees(budget.perMonthPaise) },
    },
    signIn: otp,
  }
}

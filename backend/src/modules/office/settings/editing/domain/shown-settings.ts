import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { type MessageSettings } from '../../domain/message-settings.js'
import { type HeavyDelivery } from '../../domain/parcels.js'
import { type OtpSettings, type ShopSettings } from '../../domain/shop-settings.js'
import { type TaxLimits } from '../../domain/tax-limits.js'

/** `HeavyDelivery` in rupees. */
export type ShownHeavyDelivery = { aboveGrams: number } & Record<
  Exclude<keyof HeavyDelivery, 'aboveGrams'>,
  number
>

/** The same in rupees. */
export interface ShownMessages extends Pick<MessageSettings, 'quietHours' | 'limits'> {
  prices: { sms: number; whatsapp: number }
  budget: { perDay: number; perMonth: number }
}

/** The same in rupees. */
export interface ShownTaxLimits extends Omit<
  TaxLimits,
  'largeInvoicePaise' | 'sixDigitsPaise' | 'registrationPaise'
> {
  largeInvoice: number
  sixDigits: number
  registration: number
}

/** The settings as the form and the history show them. */
export interface ShownSettings extends Omit<
  ShopSettings,
  | 'deliveryFallbackPaise'
  | 'freeDeliveryFromPaise'
  | 'heavyDelivery'
  | 'messages'
  | 'otp'
  | 'goLive'
  | 'taxLimits'
> {
  /** Rupees. */
  deliveryFallback: number
  /** Rupees. */
  freeDeliveryFrom: number
  heavyDelivery: ShownHeavyDelivery
  messages: ShownMessages
  taxLimits: ShownTaxLimits
  /** Under a name that does not look like a secret's, which histories leave out. */
  signIn: OtpSettings
}

export function shownSettings({
  deliveryFallbackPaise,
  freeDeliveryFromPaise,
  heavyDelivery: { aboveGrams, local, regional, national, remote },
  messages: { quietHours, limits, prices, budget },
  otp,
  taxLimits: { largeInvoicePaise, sixDigitsPaise, registrationPaise, ...dates },
  goLive: _,
  ...same
}: ShopSettings): ShownSettings {
  return {
    ...same,
    deliveryFallback: paiseToRupees(deliveryFallbackPaise),
    freeDeliveryFrom: paiseToRupees(freeDeliveryFromPaise),
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
    taxLimits: {
      ...dates,
      largeInvoice: paiseToRupees(largeInvoicePaise),
      sixDigits: paiseToRupees(sixDigitsPaise),
      registration: paiseToRupees(registrationPaise),
    },
  }
}

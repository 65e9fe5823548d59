import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { type HeavyDelivery } from '../../domain/parcels.js'
import { type OtpSettings, type ShopSettings } from '../../domain/shop-settings.js'

/** The same in rupees. */
export type ShownHeavyDelivery = { aboveGrams: number } & Record<
  Exclude<keyof HeavyDelivery, 'aboveGrams'>,
  number
>

/** The settings as their owner reads them, in the form and in the history. */
export interface ShownSettings extends Omit<
  ShopSettings,
  'deliveryFallbackPaise' | 'heavyDelivery' | 'otp' | 'goLive'
> {
  /** Rupees. */
  deliveryFallback: number
  heavyDelivery: ShownHeavyDelivery
  /** Under a name that does not read like a secret's: those are left out of histories. */
  signIn: OtpSettings
}

export function shownSettings({
  deliveryFallbackPaise,
  heavyDelivery: { aboveGrams, local, regional, national, remote },
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
    signIn: otp,
  }
}

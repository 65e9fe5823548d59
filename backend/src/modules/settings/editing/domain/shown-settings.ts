import { paiseToRupees } from '../../../../kernel/money.js'
import { type OtpSettings, type ShopSettings } from '../../domain/shop-settings.js'

/** The settings as their owner reads them, in the form and in the history. */
export interface ShownSettings extends Omit<ShopSettings, 'deliveryFallbackPaise' | 'otp' | 'goLive'> {
  /** Rupees. */
  deliveryFallback: number
  /** Under a name that does not read like a secret's: those are left out of histories. */
  signIn: OtpSettings
}

export function shownSettings({
  deliveryFallbackPaise,
  otp,
  goLive: _,
  ...same
}: ShopSettings): ShownSettings {
  return { ...same, deliveryFallback: paiseToRupees(deliveryFallbackPaise), signIn: otp }
}

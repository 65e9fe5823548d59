import { rupeesToPaise } from '../../../../../kernel/amounts/money.js'
import { grams } from '../../../../../kernel/amounts/weight.js'
import { type MessageSettings } from '../../domain/message-settings.js'
import { type HeavyDelivery } from '../../domain/parcels.js'
import { type ShopSettings } from '../../domain/shop-settings.js'
import { type TaxLimits } from '../../domain/tax-limits.js'
import { type ShownHeavyDelivery, type ShownMessages, shownSettings } from '../domain/shown-settings.js'
import { type EditedSettings, type SettingsVersion } from '../settings-versions.service.js'
import { type SettingsAnswer, type SettingsBody, type SettingsVersionAnswer } from './settings.dto.js'

/** Without the texts of messages, the landing page and the names of ledgers, which have calls of their own. */
export function toSettingsAnswer({ settings, version }: EditedSettings): SettingsAnswer {
  const { messageTemplates: _, landing: __, ledgerNames: ___, ...shown } = shownSettings(settings)
  return { ...shown, version }
}

/**
 * The changes of a save; missing values stay. @throws InvalidInput naming an amount with too many
 * decimals.
 */
export function toSettings({
  version: _,
  deliveryFallback,
  freeDeliveryFrom,
  heavyDelivery,
  messages,
  signIn,
  taxLimits,
  ...same
}: SettingsBody): Partial<ShopSettings> {
  const given = {
    ...same,
    ...(deliveryFallback === undefined
      ? {}
      : { deliveryFallbackPaise: rupeesToPaise(deliveryFallback, 'deliveryFallback') }),
    ...(freeDeliveryFrom === undefined
      ? {}
      : { freeDeliveryFromPaise: rupeesToPaise(freeDeliveryFrom, 'freeDeliveryFrom') }),
    ...(heavyDelivery === undefined ? {} : { heavyDelivery: toHeavyDelivery(heavyDelivery) }),
    ...(messages === undefined ? {} : { messages: toMessages(messages) }),
    ...(signIn === undefined ? {} : { otp: signIn }),
    ...(taxLimits === undefined ? {} : { taxLimits: toTaxLimits(taxLimits) }),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function toHeavyDelivery(shown: ShownHeavyDelivery): HeavyDelivery {
  const perKilo = (zone: Exclude<keyof HeavyDelivery, 'aboveGrams'>) =>
    rupeesToPaise(shown[zone], `heavyDelivery.${zone}`)
  return {
    aboveGrams: grams(shown.aboveGrams),
    local: perKilo('local'),
    regional: perKilo('regional'),
    national: perKilo('national'),
    remote: perKilo('remote'),
  }
}

/** Its days are checked with the other rules. */
function toTaxLimits({
  largeInvoice,
  sixDigits,
  registration,
  ...same
}: NonNullable<SettingsBody['taxLimits']>): Record<keyof TaxLimits, unknown> {
  return {
    ...same,
    largeInvoicePaise: rupeesToPaise(largeInvoice, 'taxLimits.largeInvoice'),
    sixDigitsPaise: rupeesToPaise(sixDigits, 'taxLimits.sixDigits'),
    registrationPaise: rupeesToPaise(registration, 'taxLimits.registration'),
  }
}

function toMessages({ quietHours, limits, prices, budget }: ShownMessages): MessageSettings {
  return {
    quietHours,
    limits,
    prices: {
      smsPaise: rupeesToPaise(prices.sms, 'messages.prices.sms'),
      whatsappPaise: rupeesToPaise(prices.whatsapp, 'messages.prices.whatsapp'),
    },
    budget: {
      perDayPaise: rupeesToPaise(budget.perDay, 'messages.budget.perDay'),
      perMonthPaise: rupeesToPaise(budget.perMonth, 'messages.budget.perMonth'),
    },
  }
}

export function toVersionAnswer({ _id, at, by, changes, restored }: SettingsVersion): SettingsVersionAnswer {
  return { id: _id, at: at.toISOString(), by, changes, restored }
}

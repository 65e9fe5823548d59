import { formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { type LANDING_FACTS } from '../../../office/settings/domain/landing.js'
import { type DayRange, type ShopSettings } from '../../../office/settings/domain/shop-settings.js'

type Facts = Record<keyof typeof LANDING_FACTS, string | null>

const range = ({ min, max }: DayRange): string => (min === max ? `${min}` : `${min}-${max}`)

/** What the shop puts in place of the names in braces; null where it has no such price. */
export function factsOf(
  settings: ShopSettings,
  prices: { lowestPaise: Paise | null; chickenPerKgPaise: Paise | null },
): Facts {
  const { policies, gst } = settings
  const price = (amount: Paise | null): string | null => (amount === null ? null : formatRupees(amount))
  return {
    price: price(prices.lowestPaise),
    chickenPrice: price(prices.chickenPerKgPaise),
    deliveryDays: range(settings.deliveryDays),
    processingDays: range(settings.processingDays),
    cancellationPercent: String(settings.cancellationPercent),
    refundDays: range(policies.refundDays),
    reportHours: String(policies.reportHours),
    returnDays: String(policies.returnDays),
    holdMinutes: String(settings.holdMinutes),
    tax: gst.enabled ? 'Prices include GST.' : 'No GST is collected.',
  }
}

/** A text with the facts filled in; empty when it names a price that there is not: the chicken of a shop without. */
function filledText(text: string, facts: Facts): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof Facts)
  if (names.some((name) => facts[name] === null)) return ''
  return text.replace(/\{(\w+)\}/g, (all, name: keyof Facts) => facts[name] ?? all)
}

/** Every text of a value with the facts filled in. */
export function filled<Value>(value: Value, facts: Facts): Value {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return filledText(part, facts)
    if (Array.isArray(part)) return part.map(fill)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fill(one)]))
  }
  return fill(value) as Value
}

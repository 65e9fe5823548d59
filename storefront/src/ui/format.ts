/** Indian grouping: the last three digits, then pairs. */
const GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g

/**
 * Rupees with Indian grouping; paise only where there are any. Without Intl, whose first use takes longer than all else
 * that brings the products to life.
 */
export function rupees(amount: number) {
  const [whole = '', paise] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.')
  return `${amount < 0 ? '-' : ''}₹${whole.replace(GROUPS, ',')}${paise ? `.${paise}` : ''}`
}

/** Grams as a person says them: `500 g`, `1 kg`, `1.5 kg`. */
export const weight = (grams: number) =>
  grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(2))} kg`

/** Rupees per kilogram, to the rupee. */
export const pricePerKg = (price: number, netGrams: number) => Math.round((price * 1000) / netGrams)

/** The text, in which a figure and its unit stay on one line, as "1 kg" and "Half kg". */
export const joined = (text: string) => text.replace(/(\d|\bHalf) (?=k?g\b|ml\b)/g, '$1\u00a0')

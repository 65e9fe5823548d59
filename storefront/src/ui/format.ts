const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

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

/**
 * The instant with India's day and clock in its UTC fields. Dates are those of the shop, whatever the zone of the
 * browser, and without Intl, whose first use holds up a page that comes alive.
 */
export const istDate = (instant: string | number | Date) =>
  new Date(new Date(instant).getTime() + IST_OFFSET_MS)

/** `21 Nov 2026` */
export const day = (instant: string | Date) => `${shortDay(instant)} ${istDate(instant).getUTCFullYear()}`

/** `21 Nov` */
export function shortDay(instant: string | Date) {
  const date = istDate(instant)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

/** The text, in which a figure and its unit stay on one line, as "1 kg" and "Half kg". */
export const joined = (text: string) => text.replace(/(\d|\bHalf) (?=k?g\b|ml\b)/g, '$1\u00a0')

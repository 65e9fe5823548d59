const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ')

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

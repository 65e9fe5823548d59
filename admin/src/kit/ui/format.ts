// Zero has no sign: "₹0.00", never "-₹0.00".
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  signDisplay: 'negative',
})
const quantity = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3, signDisplay: 'negative' })
const dateTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const timeOnly = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
})
const dayOnly = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** Rupees with Indian grouping and two decimals, e.g. `₹1,24,950.00`. */
/** Packers do not read what things cost: the server sends them null, which is nothing on the screen. */
export const formatMoney = (amount: number | null): string => (amount === null ? '' : rupees.format(amount))

const roundRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})

/** A round amount, without decimals where it has none: `₹20,000`. */
export const formatRoundMoney = (amount: number): string => roundRupees.format(amount)

/** A count in its unit, at most three decimals. */
export const formatQuantity = (amount: number): string => quantity.format(amount)

/** Date and time of an instant in India; "am" and "pm" stay beside their hour. */
export const formatDateTime = (instant: string): string =>
  dateTime.format(new Date(instant)).replace(/\s(?=[ap]m$)/, '\u00a0')

/** Time of day of an instant in India, `14:32`. */
export const formatTime = (instant: string): string => timeOnly.format(new Date(instant))

/** Day of an instant in India. */
export const formatDay = (instant: string): string => dayOnly.format(new Date(instant))

/** A figure and its unit stay on one line: "1 kg" is never cut in two. */
export const joined = (text: string): string => text.replace(/(\d) (?=k?g\b|ml\b|ltr\b)/gi, '$1\u00a0')

/** `FG-261121-004`, `R-261121-03`, `P-7KQ4-M2XD`: numbers that are read as one word. */
const NUMBER = /^[A-Z0-9]+(?:-[A-Z0-9]+)+$/

/** Keeps a number of a thing on one line: a browser breaks at hyphens. */
export const unbroken = (text: unknown): { whiteSpace: 'nowrap' } | Record<string, never> =>
  typeof text === 'string' && NUMBER.test(text) ? { whiteSpace: 'nowrap' } : {}

export const PAISE_OF_A_RUPEE = 100

const monthAndYear = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "November 2026". @param month `YYYY-MM` */
export const monthName = (month: string): string => monthAndYear.format(new Date(`${month}-01T00:00:00Z`))

const monthAlone = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' })

/** "Nov", where the year is said beside it. @param month `YYYY-MM` */
export const shortMonth = (month: string): string => monthAlone.format(new Date(`${month}-01T00:00:00Z`))

const GRAMS = 1000

/** A weight of grams as people say it of a pot. */
export const kilograms = (grams: number): string => `${formatQuantity(grams / GRAMS)} kg`

const MINUTE_SECONDS = 60
const unitOf = (unit: 'second' | 'minute' | 'hour') =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 })
const second = unitOf('second')
const minute = unitOf('minute')
const hour = unitOf('hour')

/** How long something took: "40 seconds", "4 minutes", "3 hours". */
export function timeInWords(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return second.format(seconds)
  const minutes = Math.round(seconds / MINUTE_SECONDS)
  return minutes < 2 * MINUTE_SECONDS ? minute.format(minutes) : hour.format(minutes / MINUTE_SECONDS)
}

const ago = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' })

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** From then on days say more than hours. */
const MANY_HOURS = 48

/** How long ago an instant was: "5 minutes ago", "6 hours ago", "3 days ago". */
export function agoInWords(instant: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS))
  if (minutes < HOUR_MINUTES) return ago.format(-minutes, 'minute')
  if (minutes < MANY_HOURS * HOUR_MINUTES) return ago.format(-Math.floor(minutes / HOUR_MINUTES), 'hour')
  return ago.format(-Math.floor(minutes / DAY_MINUTES), 'day')
}

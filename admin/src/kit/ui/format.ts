// Nothing is nothing, also where it is taken away: no "-₹0.00".
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
const dayOnly = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** Rupees with Indian grouping and two decimals, e.g. `₹1,24,950.00`. */
export const formatMoney = (amount: number): string => rupees.format(amount)

/** A count in its unit, at most three decimals. */
export const formatQuantity = (amount: number): string => quantity.format(amount)

/** Date and time of an instant in India; "am" and "pm" stay beside their hour. */
export const formatDateTime = (instant: string): string =>
  dateTime.format(new Date(instant)).replace(/\s(?=[ap]m$)/, '\u00a0')

/** Day of an instant in India. */
export const formatDay = (instant: string): string => dayOnly.format(new Date(instant))

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

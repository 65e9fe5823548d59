const words = new Intl.RelativeTimeFormat('en-IN', { numeric: 'always' })

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** From then on days say more than hours. */
const MANY_HOURS = 48

/** How long ago an instant was: "5 minutes ago", "6 hours ago", "3 days ago". */
export function agoInWords(instant: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS))
  if (minutes < HOUR_MINUTES) return words.format(-minutes, 'minute')
  if (minutes < MANY_HOURS * HOUR_MINUTES) return words.format(-Math.floor(minutes / HOUR_MINUTES), 'hour')
  return words.format(-Math.floor(minutes / DAY_MINUTES), 'day')
}

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export const DAY_MS = 86_400_000

/** The calendar day in India, `YYYY-MM-DD`, whatever the browser's zone. */
export function dayInIndia(instant: Date): string {
  return day.format(instant)
}

/** The day so many days before, by the calendar. */
export function daysBefore(isoDay: string, days: number): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
}

/** First and last day of the month that a day lies in. */
export function monthOf(isoDay: string): { from: string; to: string } {
  const from = `${isoDay.slice(0, 7)}-01`
  const next = daysBefore(from, -31).slice(0, 7)
  return { from, to: daysBefore(`${next}-01`, 1) }
}

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text)
}

import { dayOfYearInWords, daysUntil, type IstDay } from '../../../../kernel/dates/ist.js'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "today", "tomorrow", "Thursday" within a week, "4 Dec" after it. */
export function dayFrom(today: IstDay, day: IstDay): string {
  const ahead = daysUntil(today, day)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return ahead > 1 && ahead < 7
    ? (WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')
    : dayOfYearInWords(day)
}

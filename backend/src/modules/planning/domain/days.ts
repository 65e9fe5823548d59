import { daysUntil, type IstDay } from '../../../kernel/ist.js'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "today", "tomorrow", "Thursday" within a week, "4 Dec" after it. */
export function dayFrom(today: IstDay, day: IstDay): string {
  const ahead = daysUntil(today, day)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  const date = new Date(`${day}T00:00:00Z`)
  return ahead > 1 && ahead < 7
    ? (WEEKDAYS[date.getUTCDay()] ?? '')
    : `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

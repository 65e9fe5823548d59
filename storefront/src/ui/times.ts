import { day, istDate, shortDay } from './format.js'

const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** `Friday` */
export const nameOfDay = (instant: Date) => DAYS[istDate(instant).getUTCDay()] ?? ''

/** `Fri, 21 Nov` */
export const weekday = (instant: Date) => `${nameOfDay(instant).slice(0, 3)}, ${shortDay(instant)}`

/** `10:05 am` */
export function clock(instant: string) {
  const date = istDate(instant)
  const hours = date.getUTCHours()
  const minutes = `${date.getUTCMinutes()}`.padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

/** `21 Nov 2026, 10:05 am` */
export const dayAndTime = (instant: string) => `${day(instant)}, ${clock(instant)}`

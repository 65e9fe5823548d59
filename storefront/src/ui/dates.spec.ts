import { day, shortDay } from './dates.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** The last minute before each midnight in India, and the first after it, of a leap year. */
const instants = Array.from({ length: 366 }, (_, nth) => Date.UTC(2028, 0, 1, 18, 29) + nth * DAY_MS)
  .flatMap((instant) => [instant, instant + 60_000])
  .map((instant) => new Date(instant))

it.each<[string, (instant: Date) => string, Intl.DateTimeFormatOptions]>([
  ['a day', day, { day: 'numeric', month: 'short', year: 'numeric' }],
  ['a short day', shortDay, { day: 'numeric', month: 'short' }],
])('%s reads as Intl writes it for India', (_, written, options) => {
  const india = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
  expect(instants.filter((instant) => written(instant) !== india.format(instant))).toEqual([])
})

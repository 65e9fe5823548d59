import { clock, day, nameOfDay, shortDay, weekday } from './dates.js'

describe('dates', () => {
  const HOUR = 60 * 60 * 1000
  // Each hour's last minute and the minute after it, over a leap year: every month, day and hour, and both sides of each
  // midnight in India.
  const instants = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2028, 0, 1, 0, 29) + hour * HOUR)
    .flatMap((instant) => [instant, instant + 60_000])
    .map((instant) => new Date(instant))

  it.each<[string, (instant: Date) => string, Intl.DateTimeFormatOptions]>([
    ['a day', day, { day: 'numeric', month: 'short', year: 'numeric' }],
    ['a short day', shortDay, { day: 'numeric', month: 'short' }],
    ['the name of a day', nameOfDay, { weekday: 'long' }],
    ['a day of the week', weekday, { weekday: 'short', day: 'numeric', month: 'short' }],
    ['a clock', (instant) => clock(instant.toISOString()), { hour: 'numeric', minute: '2-digit' }],
  ])('%s reads as Intl writes it for India', (_, written, options) => {
    const india = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
    expect(instants.filter((instant) => written(instant) !== india.format(instant))).toEqual([])
  })
})

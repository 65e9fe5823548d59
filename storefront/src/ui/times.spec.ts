import { clock, dayAndTime, nameOfDay, weekday } from './times.js'

/** Every half an hour of nine days, the last of which is in the next month. */
const instants = Array.from({ length: 9 * 48 }, (_, nth) => new Date(Date.UTC(2026, 8, 23) + nth * 1_800_000))

it.each<[string, (instant: Date) => string, Intl.DateTimeFormatOptions]>([
  ['the name of a day', nameOfDay, { weekday: 'long' }],
  ['a day of the week', weekday, { weekday: 'short', day: 'numeric', month: 'short' }],
  ['a clock', (instant) => clock(instant.toISOString()), { hour: 'numeric', minute: '2-digit' }],
])('%s reads as Intl writes it for India', (_, written, options) => {
  const india = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
  expect(instants.filter((instant) => written(instant) !== india.format(instant))).toEqual([])
})

it('a day stands with its clock', () => {
  expect(dayAndTime('2026-11-21T04:35:00Z')).toBe('21 Nov 2026, 10:05 am')
})

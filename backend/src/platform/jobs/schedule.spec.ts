import { nextRun } from './schedule.js'

const next = (schedule: Parameters<typeof nextRun>[0], after: string): string =>
  nextRun(schedule, new Date(after)).toISOString()

it.each([
  [1, '2026-11-21T06:30:00.000Z', '2026-11-21T06:30:20.000Z'],
  [1, '2026-11-21T06:30:19.999Z', '2026-11-21T06:30:20.000Z'],
  [1, '2026-11-21T06:30:20.000Z', '2026-11-21T06:31:20.000Z'],
  [10, '2026-11-21T06:31:00.000Z', '2026-11-21T06:40:20.000Z'],
  [10, '2026-11-21T23:59:00.000Z', '2026-11-22T00:00:20.000Z'],
])('a job of every %i minutes is due at the same moments in every process', (everyMinutes, after, due) =>
  expect(next({ everyMinutes, atSecond: 20 }, after)).toBe(due),
)

it.each([
  ['2026-11-20T21:39:59.999Z', '2026-11-20T21:40:00.000Z'],
  ['2026-11-20T21:40:00.000Z', '2026-11-21T21:40:00.000Z'],
  ['2026-11-21T18:29:59.999Z', '2026-11-21T21:40:00.000Z'],
  ['2026-12-31T22:00:00.000Z', '2027-01-01T21:40:00.000Z'],
])('a job that runs daily at 03:10 is due at 03:10 in India (after %s)', (after, due) =>
  expect(next({ dailyAt: '03:10' }, after)).toBe(due),
)

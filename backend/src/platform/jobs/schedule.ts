import { MINUTE_MS } from '../../kernel/dates/durations.js'
import { addIstDays, type IstDay, istDay, istDayStart } from '../../kernel/dates/ist.js'

/** When a job runs: every so many minutes at a certain second, or daily at a time in India (`HH:MM`). */
export type Schedule = { everyMinutes: number; atSecond: number } | { dailyAt: string }

/**
 * The first moment after `after` at which a job is due. All processes calculate the same moments, whenever they were
 * started, so that each turn is taken once.
 */
export function nextRun(schedule: Schedule, after: Date): Date {
  if ('dailyAt' in schedule) return nextDaily(schedule.dailyAt, after)
  const period = schedule.everyMinutes * MINUTE_MS
  const offset = schedule.atSecond * 1000
  return new Date((Math.floor((after.getTime() - offset) / period) + 1) * period + offset)
}

function nextDaily(time: string, after: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = (day: IstDay): Date => new Date(istDayStart(day).getTime() + (hours * 60 + minutes) * MINUTE_MS)
  const today = istDay(after)
  return at(today) > after ? at(today) : at(addIstDays(today, 1))
}

import { addIstDays, istDay } from '../../../../kernel/dates/ist.js'

/** A complete backup. */
export interface KeptBackup {
  name: string
  at: Date
}

/** How many days, weeks and months keep their newest backup. Only those with a backup count. */
const KEPT = { days: 7, weeks: 4, months: 12 }

/** The Monday of the week in India. */
function weekOf(at: Date): string {
  const day = istDay(at)
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addIstDays(day, -weekday)
}

/**
 * Names of the backups that are no longer needed. Kept are the newest of each of the last 7 days, of the
 * last 4 weeks, and of the last 12 months, in India. The newest of all is always kept.
 */
export function outdated(backups: readonly KeptBackup[]): string[] {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set([
    ...newestOfEach(newestFirst, istDay, KEPT.days),
    ...newestOfEach(newestFirst, weekOf, KEPT.weeks),
    ...newestOfEach(newestFirst, (at) => istDay(at).slice(0, 7), KEPT.months),
  ])
  return newestFirst.filter((backup) => !kept.has(backup)).map(({ name }) => name)
}

function newestOfEach(
  newestFirst: readonly KeptBackup[],
  periodOf: (at: Date) => string,
  most: number,
): KeptBackup[] {
  const newest = new Map<string, KeptBackup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup.at)
    if (!newest.has(period)) newest.set(period, backup)
  }
  return [...newest.values()].slice(0, most)
}

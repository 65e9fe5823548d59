import { istDay, istTime } from '../../../../kernel/dates/ist.js'

/** The folder of a backup: its day and time in India, such as `2026-11-22_03-30-00`, so that names sort by age. */
export function backupName(at: Date): string {
  return `${istDay(at)}_${istTime(at).replaceAll(':', '-')}`
}

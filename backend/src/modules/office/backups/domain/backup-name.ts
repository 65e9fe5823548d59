import { istDay, istTime } from '../../../../kernel/dates/ist.js'

/** The folder of a backup: its day and time in India, such as `2026-11-22_03-30-00`, so that names sort by age. */
export function backupName(at: Date): string {
  return `${istDay(at)}_${istTime(at).replaceAll(':', '-')}`
}

/** The moment that a name tells; null when it is no name of a backup. A second one of its second ends in `_2`. */
export function backupMoment(name: string): Date | null {
  const [, day, hours, minutes, seconds] =
    /^(\d{4}-\d\d-\d\d)_(\d\d)-(\d\d)-(\d\d)(?:_\d+)?$/.exec(name) ?? []
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}+05:30`)
  return Number.isNaN(at.getTime()) ? null : at
}

import { backupMoment, backupName } from './backup-name.js'
import { outdated } from './retention.js'

const HOUR_MS = 3_600_000
/** Backups every night at 03:30 in India, the last one on the given day. */
const nights = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.parse(`${last}T03:30:00+05:30`) - index * 24 * HOUR_MS)
    return { name: backupName(at).slice(0, 10), at }
  })
function keptOf(backups: { name: string; at: Date }[]): string[] {
  const gone = new Set(outdated(backups))
  return backups.map(({ name }) => name).filter((name) => !gone.has(name))
}

describe('the backups that are kept', () => {
  it('are named by their time in India', () =>
    expect(backupName(new Date('2026-11-21T22:00:05Z'))).toBe('2026-11-22_03-30-05'))

  it.each([
    ['2026-11-22_03-30-05', '2026-11-21T22:00:05.000Z'],
    ['2026-11-22_03-30-05_2', '2026-11-21T22:00:05.000Z'],
    ['2026-13-22_03-30-05', undefined],
    ['before-updates', undefined],
  ])('tell their time by the name %s', (name, at) => expect(backupMoment(name)?.toISOString()).toBe(at))

  it.each([0, 1, 2, 7])('are all %i of them within a week', (count) =>
    expect(outdated(nights('2026-11-22', count))).toEqual([]),
  )

  it('are those of 7 nights, 4 weeks and 12 months', () =>
    expect(keptOf(nights('2026-11-22', 500))).toEqual([
      // The last seven nights; the Sunday is also the last night of its week.
      ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
      // The last nights of the three weeks before.
      ...['2026-11-15', '2026-11-08', '2026-11-01'],
      // The last nights of the eleven months before.
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
      ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]))

  it('never grow in number, whichever nights have a backup', () => {
    let backups: { name: string; at: Date }[] = []
    for (const night of nights('2027-12-31', 800).reverse()) {
      backups.push(night)
      const gone = new Set(outdated(backups))
      expect(gone.has(night.name)).toBe(false)
      backups = backups.filter(({ name }) => !gone.has(name))
      expect(backups.length).toBeLessThanOrEqual(7 + 4 + 12)
    }
    // Monthly backups remain after two years of nights, though every night removed some.
    expect(backups.map(({ name }) => name.slice(0, 7))).toContain('2027-01')
  })

  it('include only the newest of a day with several', () => {
    const at = (hour: string) => new Date(`2026-11-22T${hour}:00+05:30`)
    const backups = ['03:30', '12:00', '18:00'].map((hour) => ({ name: hour, at: at(hour) }))
    expect(outdated(backups)).toEqual(['12:00', '03:30'])
  })

  it('stay while no new ones are made: the shop was closed for a year', () => {
    const old = nights('2025-10-01', 7)
    const fresh = nights('2026-11-22', 1)
    expect(keptOf([...fresh, ...old])).toEqual(
      expect.arrayContaining([fresh[0]?.name, old[0]?.name, old[5]?.name]),
    )
  })
})

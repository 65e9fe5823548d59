/** What the courier saw of a parcel. */
export interface ParcelScan {
  at: Date
  /** The courier's own words. */
  status: string
  place: string
}

/** As many of a parcel's last scans are kept; a long journey has about fifteen. */
const KEPT = 30

/** The last scans, oldest first, each once. One of tomorrow comes from a wrong clock, and is left until then. */
export function lastScans(scans: readonly ParcelScan[], now: Date): ParcelScan[] {
  const seen = new Map<string, ParcelScan>()
  for (const { at, status, place } of scans)
    if (at <= now) seen.set(`${at.getTime()} ${status} ${place}`, { at, status, place })
  return [...seen.values()].sort((one, other) => one.at.getTime() - other.at.getTime()).slice(-KEPT)
}

/** With the courier who rings the bell. */
export const isOut = (status: string): boolean => status.trim().toLowerCase() === 'dispatched'
const CAME_TO_NOTHING = new Set(['pending', 'undelivered'])

/** When the courier tried to deliver a parcel and brought it back to its station; on the way to the customer. */
export function failedAttempts(scans: readonly ParcelScan[]): Date[] {
  return scans.flatMap((scan, at) => {
    const before = scans[at - 1]
    const failed =
      before !== undefined && isOut(before.status) && CAME_TO_NOTHING.has(scan.status.trim().toLowerCase())
    return failed ? [scan.at] : []
  })
}

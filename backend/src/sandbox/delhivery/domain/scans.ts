/** Statuses a scan can report, with their type and code at the courier. */
export const SCAN_STATUSES = {
  Manifested: { type: 'UD', code: 'X-UCI' },
  'Not Picked': { type: 'UD', code: 'X-PNP' },
  'In Transit': { type: 'UD', code: 'X-DLL2F' },
  Pending: { type: 'UD', code: 'EOD-104' },
  Dispatched: { type: 'UD', code: 'X-DDD3FD' },
  Delivered: { type: 'DL', code: 'EOD-38' },
  Returning: { type: 'RT', code: 'X-DLL2F' },
  RTO: { type: 'DL', code: 'RD-AC' },
  Lost: { type: 'UD', code: 'LT-100' },
  Canceled: { type: 'CN', code: 'CN-100' },
} as const
export type ScanStatus = keyof typeof SCAN_STATUSES

/** Statuses of a parcel that is still with the shop, so that its booking may be cancelled. */
export const NOT_PICKED_UP: readonly ScanStatus[] = ['Manifested', 'Not Picked']

/** After these nothing more happens to a parcel. */
export const FINAL_STATUSES: readonly ScanStatus[] = ['Delivered', 'RTO', 'Lost', 'Canceled']

/** The status as the courier spells it, whatever the letters' case; null for an unknown one. */
export function scanStatus(given: string): ScanStatus | null {
  const names = Object.keys(SCAN_STATUSES) as ScanStatus[]
  return names.find((name) => name.toLowerCase() === given.trim().toLowerCase()) ?? null
}

/** An instant as the courier writes it: India's time without naming the zone. */
export function naiveIst(instant: Date): string {
  return new Date(instant.getTime() + 330 * 60_000).toISOString().slice(0, 19)
}

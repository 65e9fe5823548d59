import { type Batch } from '../../api/api-types.js'
import { daysBefore } from '../../kit/ui/ist.js'
import { type BatchStanding } from '../../kit/ui/StatusChip.js'

/** The filters of the inventory that show what needs attention: batches with something left, of any day. */
export const LOOK_AT = {
  near: (today: string, nearDays: number) => ({
    bestBeforeFrom: today,
    bestBeforeTo: daysBefore(today, -nearDays),
    stockPresent: true,
  }),
  expired: (today: string) => ({ bestBeforeTo: daysBefore(today, 1), stockPresent: true }),
  quarantined: () => ({ state: 'quarantined', stockPresent: true }),
} as const

type Facts = Pick<Batch, 'quarantine' | 'bestBefore' | 'expiryOverride' | 'noStockConfirmed'>

/**
 * The warnings for a batch, the most serious first.
 * @param today in India
 * @param nearDays how many days before its best-before day it counts as near it
 */
export function standingsOf(batch: Facts, today: string, nearDays: number): BatchStanding[] {
  const standings: BatchStanding[] = []
  if (batch.quarantine) standings.push('Quarantined')
  const expiry = expiryOf(batch, today, nearDays)
  if (expiry) standings.push(expiry)
  if (batch.noStockConfirmed) standings.push('Confirmed empty')
  return standings
}

/** The best-before day is the last good one. */
function expiryOf(
  { bestBefore, expiryOverride }: Facts,
  today: string,
  nearDays: number,
): BatchStanding | null {
  if (bestBefore === null) return null
  if (bestBefore < today) return expiryOverride ? 'Use allowed' : 'Expired'
  return daysBefore(bestBefore, nearDays) <= today ? 'Near expiry' : null
}

import { type Milli } from '../../../../../kernel/amounts/quantity.js'
import { splitsAJar } from '../../domain/receipt.js'

/** A phone's clock may differ by this much and is still trusted, since sending takes time too. */
const BELIEVED_MS = 60_000

/** The times of an event, by the clocks of the phone and the server. */
export interface Instants {
  /** Time of the count by the phone's clock. */
  countedAt: Date
  /** Time of sending by the phone's clock. */
  sentAt: Date
  /** Time of arrival by the server's clock. */
  now: Date
  /** The count cannot have happened earlier: it had not begun, or the batch did not exist. */
  notBefore: Date
}

/**
 * When a batch was counted, by the server's clock. If the phone's clock is wrong, the time is corrected by
 * the difference.
 */
export function countedInstant({ countedAt, sentAt, now, notBefore }: Instants): Date {
  const wrong = sentAt.getTime() - now.getTime()
  const shift = Math.abs(wrong) > BELIEVED_MS ? wrong : 0
  const counted = Math.min(countedAt.getTime() - shift, now.getTime())
  return new Date(Math.max(counted, notBefore.getTime()))
}

interface Placed {
  outlet: unknown
  product: unknown
}

interface Subject extends Placed {
  batchNumber: string
  materialType: 'FG' | 'RM' | 'SG'
}

/** The reason for a person why a count refuses a line; null when it accepts the line. */
export function lineFault(
  batch: Subject | undefined,
  scope: Placed,
  countedMilli: Milli | null,
): string | null {
  if (!batch) return 'There is no batch of this number.'
  const { batchNumber } = batch
  if (scope.outlet !== null && String(scope.outlet) !== String(batch.outlet))
    return `Batch ${batchNumber} lies at another outlet by the books. Change its outlet first, or leave it out.`
  if (scope.product !== null && String(scope.product) !== String(batch.product))
    return `Batch ${batchNumber} is of another product than this count.`
  if (countedMilli !== null && splitsAJar(batch.materialType, countedMilli))
    return `Batch ${batchNumber}: finished products are counted in whole jars.`
  return null
}

interface Sent {
  clientLineId: string
  countedAt: Date
}

/**
 * Whether a sent line replaces the stored one: only a later count does. A line that is sent again changes
 * nothing.
 */
export function replaces(sent: Sent, stored: Sent | undefined): boolean {
  if (!stored) return true
  return sent.clientLineId !== stored.clientLineId && sent.countedAt > stored.countedAt
}

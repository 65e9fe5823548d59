import { type Milli } from '../../../../../kernel/amounts/quantity.js'
import { splitsAJar } from '../../domain/receipt.js'

/** A phone's clock may be this wrong and is believed: sending takes its time too. */
const BELIEVED_MS = 60_000

/** When things happened, by the phone and by the server. */
export interface Instants {
  /** By the phone's clock. */
  countedAt: Date
  /** By the phone's clock, when it sent the line. */
  sentAt: Date
  /** By the server's clock, when the line came. */
  now: Date
  /** Nobody can have counted before this time: the count was not begun, or the batch was not there. */
  notBefore: Date
}

/**
 * When a batch was counted, by the server's clock. If the clock of the phone is wrong, the time is corrected by the
 * difference.
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

/** Why a count does not take a line, for a person; null when it does. */
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
 * The later count of a batch is used. A line that is sent again, or that is older than the stored one, changes nothing.
 */
export function replaces(sent: Sent, stored: Sent | undefined): boolean {
  if (!stored) return true
  return sent.clientLineId !== stored.clientLineId && sent.countedAt > stored.countedAt
}

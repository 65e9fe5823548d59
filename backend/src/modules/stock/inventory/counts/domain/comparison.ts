import { type Milli, NO_QUANTITY, subtractMilli, sumMilli } from '../../../../../kernel/amounts/quantity.js'
import { measureOf, quantityInWords, type StockUnit } from '../../../../../kernel/amounts/units.js'
import { type MaterialType } from '../../../catalog/domain/variants.js'
import { type BatchCounters, type CauseDocument, type LedgerKind } from '../../domain/ledger.js'

/** A row of the ledger, as far as a count looks at it. */
export interface Row {
  kind: LedgerKind
  delta: BatchCounters
  cause: { document: CauseDocument }
  reason: string
}

/** What somebody counted of a batch, and what happened to the batch afterwards, in the order of the ledger. */
export interface Finding<R extends Row> {
  countedMilli: Milli
  batch: Pick<BatchCounters, 'quantityMilli' | 'usedMilli'>
  since: readonly R[]
  /** Another count that looked later is booked. */
  countedLater: boolean
}

export interface Comparison<R extends Row> {
  /** On the shelf by the books at the moment of the count. */
  booksMilli: Milli
  /** Counted less books: what booking changes. */
  differenceMilli: Milli
  /** What came to the shelf or left it since. */
  moved: R[]
  movedMilli: Milli
  /** Somebody looked again later, so that this finding changes nothing any more. */
  outdated: boolean
}

/** What is on a shelf by the books. What is set aside is also there, until it is shipped or consumed. */
export function onShelf({
  quantityMilli,
  usedMilli,
}: Pick<BatchCounters, 'quantityMilli' | 'usedMilli'>): Milli {
  return subtractMilli(quantityMilli, usedMilli)
}

/**
 * Compares what was counted with the books at that moment, which are the books of now without what moved since
 * (docs/domain/catalogue.md#counting).
 */
export function compare<R extends Row>({
  countedMilli,
  batch,
  since,
  countedLater,
}: Finding<R>): Comparison<R> {
  const moved = since.filter((row) => isMovement(row) && onShelf(row.delta) !== NO_QUANTITY)
  const movedMilli = sumMilli(moved.map(({ delta }) => onShelf(delta)))
  const booksMilli = subtractMilli(onShelf(batch), movedMilli)
  const outdated = countedLater || saidEmpty(since)
  return {
    booksMilli,
    differenceMilli: outdated ? NO_QUANTITY : subtractMilli(countedMilli, booksMilli),
    moved,
    movedMilli,
    outdated,
  }
}

/** Movements of goods. A row that only corrects the books is none: it was also true at the moment of counting. */
function isMovement({ kind, reason }: Row): boolean {
  if (kind === 'count-gain' || kind === 'count-loss') return false
  return !(kind === 'correction' && reason === 'miscounted')
}

/** Somebody said later that nothing is left, and did not take it back. */
function saidEmpty(since: readonly Row[]): boolean {
  const words = since.filter(({ cause }) => cause.document === 'stock')
  return words.findLast(({ kind }) => kind === 'count-gain' || kind === 'count-loss')?.kind === 'count-loss'
}

interface BatchNow {
  batchNumber: string
  materialType: MaterialType
  priceUnit: StockUnit
  remainingMilli: Milli
  noStockConfirmed: boolean
}

/** Why the difference cannot be booked, for a person; null when it can. */
export function refusalOf(batch: BatchNow, { differenceMilli }: Comparison<Row>): string | null {
  const { batchNumber, remainingMilli, noStockConfirmed } = batch
  if (differenceMilli === NO_QUANTITY) return null
  if (noStockConfirmed)
    return `Batch ${batchNumber} is confirmed as used up. Take the confirmation back first, or leave this line out.`
  const missing = subtractMilli(NO_QUANTITY, differenceMilli)
  if (missing <= remainingMilli) return null
  const inWords = (quantity: Milli) => quantityInWords(quantity, measureOf(batch))
  return (
    `${inWords(missing)} of batch ${batchNumber} are missing, and only ${inWords(remainingMilli)} of it ` +
    `are not set aside. Release what is set aside first, or leave this line out.`
  )
}

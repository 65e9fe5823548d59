import { type Milli, NO_QUANTITY, subtractMilli, sumMilli } from '../../../../../kernel/amounts/quantity.js'
import { measureOf, quantityInWords, type StockUnit } from '../../../../../kernel/amounts/units.js'
import { type MaterialType } from '../../../catalog/domain/variants.js'
import { type BatchCounters, type CauseDocument, type LedgerKind } from '../../domain/ledger.js'

/** The fields of a ledger row that a comparison needs. */
export interface Row {
  kind: LedgerKind
  delta: BatchCounters
  cause: { document: CauseDocument }
  reason: string
}

/** The counted quantity of a batch, and what happened to the batch afterwards, in ledger order. */
export interface Finding<R extends Row> {
  countedMilli: Milli
  batch: Pick<BatchCounters, 'quantityMilli' | 'usedMilli'>
  since: readonly R[]
  /** A later count of the batch is already booked. */
  countedLater: boolean
}

export interface Comparison<R extends Row> {
  /** The quantity on the shelf by the books at the moment of the count. */
  booksMilli: Milli
  /** Counted quantity minus the books: the change that booking makes. */
  differenceMilli: Milli
  /** Movements to and from the shelf since the count. */
  moved: R[]
  movedMilli: Milli
  /** The batch was counted again later, so this count changes nothing any more. */
  outdated: boolean
}

/**
 * The quantity on a shelf by the books. Reserved quantities are on it too, until they are shipped or
 * consumed.
 */
export function onShelf({
  quantityMilli,
  usedMilli,
}: Pick<BatchCounters, 'quantityMilli' | 'usedMilli'>): Milli {
  return subtractMilli(quantityMilli, usedMilli)
}

/**
 * Compares a counted quantity with the books at that moment: the current books without the movements since
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

/**
 * Whether the row moved goods. A row that only corrects the books did not: it was also true at the moment
 * of counting.
 */
function isMovement({ kind, reason }: Row): boolean {
  if (kind === 'count-gain' || kind === 'count-loss') return false
  return !(kind === 'correction' && reason === 'miscounted')
}

/** Whether a person later confirmed that nothing is left, and did not withdraw it. */
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

/** The reason for a person why the difference cannot be booked; null when it can. */
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

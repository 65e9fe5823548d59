import { type Count, type CountLine, type Shelf, type ShelfBatch } from '../../../api/api-types.js'
import { less } from './figure.js'
import { type WaitingLine } from './kept.js'

/** The counted quantity of a batch, as far as this phone knows. */
export interface CountedBatch {
  batchNumber: string
  /** Name of the product; empty when the phone does not know the batch. */
  product: string
  priceUnit: string
  counted: number
  countedAt: string
  /** Counted minus books; null while unknown. */
  difference: number | null
  /** The server's line; null while it is being sent. */
  line: CountLine | null
}

export interface ShelfView {
  /** Newest first. */
  counted: CountedBatch[]
  /** In the order of the shelf. */
  open: ShelfBatch[]
}

/** The quantity on the shelf by the books: what remains and what is reserved. */
export const byTheBooks = ({ remaining, reserved }: ShelfBatch): number => less(remaining, -reserved)

/** What is counted and what is not, from the server's answer and from lines that were not sent yet. */
export function viewOf(count: Count, shelf: Shelf, unheard: readonly WaitingLine[]): ShelfView {
  const known = new Map(shelf.batches.map((batch) => [batch.batchNumber, batch]))
  const counted = new Map<string, CountedBatch>()
  for (const line of count.lines) counted.set(line.batchNumber, heard(line))
  for (const line of unheard) {
    if (counted.get(line.batchNumber)?.line?.clientLineId === line.clientLineId) continue
    if (line.counted === null) counted.delete(line.batchNumber)
    else counted.set(line.batchNumber, onItsWay(line, line.counted, known.get(line.batchNumber)))
  }
  return {
    counted: [...counted.values()].sort((one, other) => other.countedAt.localeCompare(one.countedAt)),
    open: shelf.batches.filter(({ batchNumber }) => !counted.has(batchNumber)),
  }
}

function heard(line: CountLine): CountedBatch {
  const { batchNumber, product, priceUnit, counted, countedAt, difference } = line
  return {
    batchNumber,
    product: product?.name ?? '',
    priceUnit: priceUnit ?? '',
    counted,
    countedAt,
    difference,
    line,
  }
}

function onItsWay(line: WaitingLine, counted: number, batch: ShelfBatch | undefined): CountedBatch {
  const { batchNumber, countedAt } = line
  return {
    batchNumber,
    product: batch?.product ?? '',
    priceUnit: batch?.priceUnit ?? '',
    counted,
    countedAt,
    difference: batch ? less(counted, byTheBooks(batch)) : null,
    line: null,
  }
}

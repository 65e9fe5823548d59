import {
  addMilli,
  jars,
  type Milli,
  minMilli,
  NO_QUANTITY,
  subtractMilli,
  sumMilli,
} from '../../../../../kernel/amounts/quantity.js'
import { liveParcels, type Parcel } from '../fulfilment/parcels.js'

/** Jars of one batch that came back, and whether they are in stock again or were written off. */
export interface ReturnedJars {
  /** Reference of the parcel. */
  parcel: string
  line: number
  stockId: unknown
  batchNumber: string
  backMilli: Milli
  writtenOffMilli: Milli
  /** The reason for writing jars off; empty when none were. */
  reason: string
  at: Date
  by: string
}

/** Jars of one batch that left with an order, and that nobody has inspected since. */
export interface JarsOut {
  line: number
  stockId: string
  batchNumber: string
  quantityMilli: Milli
}

interface PartOfBatch {
  stockId: unknown
  quantityMilli: Milli
}

type Booked = Pick<ReturnedJars, 'parcel' | 'line' | 'stockId' | 'backMilli' | 'writtenOffMilli'>

interface OutOrder<P extends PartOfBatch> {
  items: readonly { allocations: readonly P[] }[]
  parcels: readonly Pick<Parcel, 'reference' | 'care'>[]
  returnedJars: readonly Booked[]
}

interface SentOrder extends Omit<
  OutOrder<PartOfBatch & { batchNumber: string }>,
  'parcels' | 'returnedJars'
> {
  parcels: readonly Pick<Parcel, 'reference' | 'cancelledAt' | 'care' | 'pieces'>[]
  returnedJars: readonly ReturnedJars[]
}

/**
 * The jars that are out with an order, by line and batch. Jars that went back to stock are no longer in
 * its allocations. Jars that were written off stay there, since they were a cost, until the order is sent
 * again.
 */
export function jarsOut<P extends PartOfBatch>({
  items,
  parcels,
  returnedJars,
}: OutOrder<P>): (P & Pick<JarsOut, 'line' | 'stockId'>)[] {
  const before = sentAgain(parcels)
  const written = returnedJars.filter(({ parcel }) => !before.has(parcel))
  const out = new Map<string, P & Pick<JarsOut, 'line' | 'stockId'>>()
  for (const [line, { allocations }] of items.entries())
    for (const part of allocations) {
      const key = keyOf(line, part.stockId)
      const quantityMilli = addMilli(out.get(key)?.quantityMilli ?? NO_QUANTITY, part.quantityMilli)
      out.set(key, { ...part, line, stockId: String(part.stockId), quantityMilli })
    }
  for (const { line, stockId, writtenOffMilli } of written) {
    const sent = out.get(keyOf(line, stockId))
    if (sent) sent.quantityMilli = subtractMilli(sent.quantityMilli, writtenOffMilli)
  }
  return [...out.values()].filter(({ quantityMilli }) => quantityMilli > 0)
}

const keyOf = (line: number, stockId: unknown) => `${line} ${String(stockId)}`

/** References of the parcels whose jars were sent again: their lines start anew. */
function sentAgain(parcels: readonly Pick<Parcel, 'reference' | 'care'>[]): Set<string> {
  return new Set(parcels.filter(({ care }) => care?.settledAs === 'reship').map(({ reference }) => reference))
}

type JarsOfBatch = Pick<JarsOut, 'stockId' | 'quantityMilli'>

/** The jars of a line by their fate; each jar is counted once. */
export interface JarsOfLine {
  /** Jars that are reserved, on their way or with the customer. */
  sold: JarsOfBatch[]
  /**
   * Jars that are lost, broken or written off. In a cancelled order: all that left and are not in stock
   * again.
   */
  lost: JarsOfBatch[]
  /**
   * Quantity that no batch covers yet. Jars that are in stock again, and are not sent again, are not
   * counted.
   */
  openMilli: Milli
}

/** Orders from before parcels were stored have neither parcels nor returned jars. */
export interface JarsOfOrder {
  items: readonly { quantityMilli: Milli; allocations: readonly PartOfBatch[] }[]
  parcels?: readonly Pick<Parcel, 'reference' | 'care'>[]
  returnedJars?: readonly Booked[]
}

/** A jar is a cost until it is in stock again (docs/domain/costs.md#what-an-order-leaves). */
export function jarsOfLines(order: JarsOfOrder, isCancelled: boolean): JarsOfLine[] {
  const { items, parcels = [], returnedJars = [] } = order
  const out = jarsOut({ items, parcels, returnedJars })
  const again = sentAgain(parcels)
  return items.map(({ quantityMilli, allocations }, at) => {
    const own = out.filter(({ line }) => line === at).map(partOf)
    const returned = returnedJars.filter(({ line }) => line === at)
    const writtenOff = returned
      .map(({ stockId, writtenOffMilli }) => partOf({ stockId, quantityMilli: writtenOffMilli }))
      .filter((jars) => jars.quantityMilli > 0)
    if (isCancelled) return { sold: [], lost: [...own, ...writtenOff], openMilli: NO_QUANTITY }
    const back = returned.filter(({ parcel }) => !again.has(parcel)).map(({ backMilli }) => backMilli)
    const covered = sumMilli([...allocations.map((part) => part.quantityMilli), ...back])
    return { sold: own, lost: writtenOff, openMilli: subtractMilli(quantityMilli, covered) }
  })
}

const partOf = ({ stockId, quantityMilli }: PartOfBatch): JarsOfBatch => ({
  stockId: String(stockId),
  quantityMilli,
})

/** The lines of an order without jars that are in stock again. */
export function withoutThoseBack<
  P extends { stockId: unknown; quantityMilli: Milli },
  I extends { allocations: readonly P[] },
>(
  items: readonly I[],
  jars: readonly Pick<ReturnedJars, 'line' | 'stockId' | 'backMilli'>[],
): (I & { allocations: P[] })[] {
  const back = new Map(jars.map(({ line, stockId, backMilli }) => [keyOf(line, stockId), backMilli]))
  return items.map((item, line) => ({
    ...item,
    allocations: item.allocations.flatMap((part) => {
      const key = keyOf(line, part.stockId)
      const off = minMilli(part.quantityMilli, back.get(key) ?? NO_QUANTITY)
      back.set(key, subtractMilli(back.get(key) ?? NO_QUANTITY, off))
      const quantityMilli = subtractMilli(part.quantityMilli, off)
      return quantityMilli > 0 ? [{ ...part, quantityMilli }] : []
    }),
  }))
}

/** When the jars of a parcel were sent again; null when they were not. */
export const sentAgainAt = ({ care }: Pick<Parcel, 'care'>): Date | null =>
  care?.settledAs === 'reship' ? care.settledAt : null

const isAt = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime()

/**
 * The jars of which a parcel may hold some. What was sent again has left in another parcel: one that comes back after
 * that holds jars which were taken for lost then.
 */
export function jarsToInspect(order: SentOrder, parcel: Pick<Parcel, 'care'>): JarsOut[] {
  const lostAt = sentAgainAt(parcel)
  if (lostAt === null) return jarsOut(order)
  return order.returnedJars
    .filter(({ at }) => isAt(at, lostAt))
    .map(({ line, stockId, batchNumber, writtenOffMilli: quantityMilli }) => ({
      line,
      stockId: String(stockId),
      batchNumber,
      quantityMilli,
    }))
}

/** What was taken for lost when a parcel's jars were sent again, without jars that came back after all. */
export function withoutThoseFound<J extends ReturnedJars>(
  returnedJars: readonly J[],
  lostAt: Date,
  found: readonly Pick<ReturnedJars, 'line' | 'stockId' | 'backMilli' | 'writtenOffMilli'>[],
): J[] {
  return returnedJars.flatMap((lost) => {
    const back = found.find(({ line, stockId }) => keyOf(line, stockId) === keyOf(lost.line, lost.stockId))
    if (!back || !isAt(lost.at, lostAt)) return [lost]
    const here = addMilli(back.backMilli, back.writtenOffMilli)
    const writtenOffMilli = subtractMilli(lost.writtenOffMilli, here)
    return writtenOffMilli > 0 ? [{ ...lost, writtenOffMilli }] : []
  })
}

/**
 * The number of jars in a parcel that came back: its own pieces; for the last parcel, all that are still
 * out.
 */
export function jarsIn(order: SentOrder, parcel: Pick<Parcel, 'reference' | 'pieces' | 'care'>): Milli {
  const out = sumMilli(jarsToInspect(order, parcel).map(({ quantityMilli }) => quantityMilli))
  const others = order.parcels.filter(
    (other) =>
      other.cancelledAt === null &&
      other.reference !== parcel.reference &&
      !other.care?.inspectedAt &&
      isAt(sentAgainAt(other), sentAgainAt(parcel)),
  )
  return others.length === 0 ? out : minMilli(out, jars(parcel.pieces))
}

/** What an inspection found of one batch. */
export interface Inspected {
  line: number
  stockId: string
  backMilli: Milli
  writtenOffMilli: Milli
  reason: string
}

/**
 * The sentence why an inspection cannot be booked; null when it can. Every jar of the parcel must be
 * accounted for, and write-offs need a reason.
 */
export function inspectionFault(
  order: SentOrder,
  parcel: Pick<Parcel, 'reference' | 'pieces' | 'care'>,
  found: readonly Inspected[],
): string | null {
  const out = new Map(jarsToInspect(order, parcel).map((sent) => [keyOf(sent.line, sent.stockId), sent]))
  let sum = NO_QUANTITY
  for (const { line, stockId, backMilli, writtenOffMilli, reason } of found) {
    const key = keyOf(line, stockId)
    const sent = out.get(key)
    const here = sumMilli([backMilli, writtenOffMilli])
    if (!sent || here > sent.quantityMilli)
      return sent
        ? `Only ${sent.quantityMilli / 1000} jars of ${sent.batchNumber} are out.`
        : 'Nothing of this batch is out, or it is named twice.'
    if (writtenOffMilli > 0 && reason === '') return `Say why jars of ${sent.batchNumber} are written off.`
    out.delete(key)
    sum = sumMilli([sum, here])
  }
  const expected = jarsIn(order, parcel)
  return sum === expected
    ? null
    : `The parcel holds ${expected / 1000} jars, and ${sum / 1000} are accounted for.`
}

/** The booked parcels that the customer waits for: not cancelled, and not made good in another way. */
export function awaitedParcels<P extends Pick<Parcel, 'cancelledAt' | 'waybill' | 'care'>>(
  parcels: readonly P[],
): P[] {
  return liveParcels(parcels).filter(({ waybill }) => waybill !== null)
}

import {
  addMilli,
  jars,
  type Milli,
  minMilli,
  NO_QUANTITY,
  subtractMilli,
  sumMilli,
} from '../../../kernel/quantity.js'
import { liveParcels, type Parcel } from './parcels.js'

/** What happened to jars of one batch that came back: they are in stock again, or written off. */
export interface ReturnedJars {
  /** Reference of the parcel. */
  parcel: string
  line: number
  stockId: unknown
  batchNumber: string
  backMilli: Milli
  writtenOffMilli: Milli
  /** Why some were written off; empty when none were. */
  reason: string
  at: Date
  by: string
}

/** Jars of one batch that left with an order, and nobody has looked at since. */
export interface JarsOut {
  line: number
  stockId: string
  batchNumber: string
  quantityMilli: Milli
}

interface SentOrder {
  items: readonly {
    allocations: readonly { stockId: unknown; batchNumber: string; quantityMilli: Milli }[]
  }[]
  parcels: readonly Pick<Parcel, 'reference' | 'cancelledAt' | 'care' | 'pieces'>[]
  returnedJars: readonly ReturnedJars[]
}

/**
 * The jars that are out with an order, by line and batch. Jars that went back to stock have left its allocations. Jars
 * that were written off stay there, since they were a cost, until the order is sent again.
 */
export function jarsOut({ items, parcels, returnedJars }: SentOrder): JarsOut[] {
  const before = new Set<string>(
    parcels.filter(({ care }) => care?.settledAs === 'reship').map(({ reference }) => reference),
  )
  const written = returnedJars.filter(({ parcel }) => !before.has(parcel))
  const out = new Map<string, JarsOut>()
  for (const [line, { allocations }] of items.entries())
    for (const { stockId, batchNumber, quantityMilli } of allocations) {
      const key = keyOf(line, stockId)
      const sum = addMilli(out.get(key)?.quantityMilli ?? NO_QUANTITY, quantityMilli)
      out.set(key, { line, stockId: String(stockId), batchNumber, quantityMilli: sum })
    }
  for (const { line, stockId, writtenOffMilli } of written) {
    const sent = out.get(keyOf(line, stockId))
    if (sent) sent.quantityMilli = subtractMilli(sent.quantityMilli, writtenOffMilli)
  }
  return [...out.values()].filter(({ quantityMilli }) => quantityMilli > 0)
}

const keyOf = (line: number, stockId: unknown) => `${line} ${String(stockId)}`

/** The lines of an order without what is on its shelf again. */
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

/** How many jars a parcel that came back has: its own pieces; for the last parcel, all that are still out. */
export function jarsIn(order: SentOrder, { reference, pieces }: Pick<Parcel, 'reference' | 'pieces'>): Milli {
  const out = sumMilli(jarsOut(order).map(({ quantityMilli }) => quantityMilli))
  const others = order.parcels.filter(
    (parcel) => parcel.cancelledAt === null && parcel.reference !== reference && !parcel.care?.inspectedAt,
  )
  return others.length === 0 ? out : minMilli(out, jars(pieces))
}

/** What somebody found of one batch. */
export interface Inspected {
  line: number
  stockId: string
  backMilli: Milli
  writtenOffMilli: Milli
  reason: string
}

/**
 * Why an inspection cannot be booked, in a sentence; null: it can. Every jar of the parcel is accounted for, and what is
 * written off has a reason.
 */
export function inspectionFault(
  order: SentOrder,
  parcel: Pick<Parcel, 'reference' | 'pieces'>,
  found: readonly Inspected[],
): string | null {
  const out = new Map(jarsOut(order).map((sent) => [keyOf(sent.line, sent.stockId), sent]))
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

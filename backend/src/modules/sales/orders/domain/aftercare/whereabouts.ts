import { addMilli, type Milli, NO_QUANTITY, subtractMilli } from '../../../../../kernel/amounts/quantity.js'
import { type Parcel } from '../fulfilment/parcels.js'
import { type DeliveryStatus } from '../machines.js'
import { type JarsOut, jarsOut, type ReturnedJars } from './returned-jars.js'

/**
 * Where an order's jars of a batch are (docs/domain/workshop.md#trace): reserved for it, on their way or
 * with the customer, back and not inspected yet, lost on the way, or written off.
 */
export const WHEREABOUTS = ['assigned', 'sent', 'returned', 'lost', 'written-off'] as const
export type Whereabouts = (typeof WHEREABOUTS)[number]

export interface LocatedJars extends Pick<JarsOut, 'line' | 'stockId' | 'quantityMilli'> {
  where: Whereabouts
}

interface LocatedOrder {
  deliveryStatus: DeliveryStatus
  items: readonly {
    allocations: readonly { stockId: unknown; batchNumber: string; quantityMilli: Milli }[]
  }[]
  parcels: readonly Pick<Parcel, 'reference' | 'cancelledAt' | 'care' | 'pieces' | 'progress'>[]
  returnedJars: readonly ReturnedJars[]
}

/** Orders from before parcels and returned jars were stored have none. */
type KeptOrder = Omit<LocatedOrder, 'parcels' | 'returnedJars'> &
  Partial<Pick<LocatedOrder, 'parcels' | 'returnedJars'>>

/**
 * The number of jars that an order has of each batch, line by line, and where they are. Together they are
 * the jars of its lines.
 */
export function locatedJars(stored: KeptOrder): LocatedJars[] {
  const order = { parcels: [], returnedJars: [], ...stored }
  const where = whereOf(order)
  const out = new Map(jarsOut(order).map((jars) => [keyOf(jars), jars.quantityMilli]))
  return named(order).flatMap(({ line, stockId, quantityMilli }) => {
    const here = out.get(keyOf({ line, stockId })) ?? NO_QUANTITY
    const off = subtractMilli(quantityMilli, here)
    return [
      { line, stockId, quantityMilli: here, where },
      { line, stockId, quantityMilli: off, where: 'written-off' as const },
    ].filter((jars) => jars.quantityMilli > 0)
  })
}

function named({ items }: LocatedOrder): Omit<LocatedJars, 'where'>[] {
  const parts = new Map<string, Omit<LocatedJars, 'where'>>()
  for (const [line, { allocations }] of items.entries())
    for (const { stockId, quantityMilli } of allocations) {
      const part = { line, stockId: String(stockId), quantityMilli }
      const before = parts.get(keyOf(part))?.quantityMilli ?? NO_QUANTITY
      parts.set(keyOf(part), { ...part, quantityMilli: addMilli(before, quantityMilli) })
    }
  return [...parts.values()]
}

/**
 * Where the jars are that were not written off. A cancelled order has jars of batches only if its parcel
 * did not arrive.
 */
function whereOf({ deliveryStatus, parcels }: LocatedOrder): Whereabouts {
  if (deliveryStatus === 'Pending' || deliveryStatus === 'Packed') return 'assigned'
  if (deliveryStatus === 'Delivered') return 'sent'
  const live = parcels.filter(({ cancelledAt, care }) => cancelledAt === null && care?.settledAs !== 'reship')
  const isOver = deliveryStatus === 'Cancelled' || (live.length > 0 && live.every(isGone))
  if (!isOver) return 'sent'
  const waits = live.some(({ progress, care }) => progress === 'returned' && !care?.inspectedAt)
  return waits ? 'returned' : 'lost'
}

const isGone = ({ progress }: LocatedOrder['parcels'][number]): boolean =>
  progress === 'lost' || progress === 'returned'

const keyOf = ({ line, stockId }: { line: number; stockId: string }): string => `${line} ${stockId}`

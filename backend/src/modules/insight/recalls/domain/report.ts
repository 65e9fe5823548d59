import {
  addMilli,
  fromMilli,
  type Milli,
  NO_QUANTITY,
  subtractMilli,
  sumMilli,
} from '../../../../kernel/amounts/quantity.js'
import { type ReachedBatch, type ReachedOrder } from './reach.js'

/** A batch of jars in the report, counted in jars: each jar that was made counts in one of the figures. */
export interface ReportedJars {
  batchNumber: string
  product: string
  madeOn: string
  bestBefore: string | null
  made: number
  /** Jars in the house, including reserved ones. */
  onShelf: number
  sent: number
  /** Jars that were spoilt, tasted, given away or miscounted. */
  other: number
  returned: number
  destroyed: number
  frozen: boolean
}

/** A batch of material in the report, in its own unit. */
export interface ReportedMaterial {
  batchNumber: string
  product: string
  unit: string
  supplier: string
  supplierLot: string
  receivedOn: string
  received: number
  onShelf: number
  frozen: boolean
}

export interface ReportedPlace {
  city: string
  state: string
  orders: number
  jars: number
}

/** The steps that were taken, in figures. */
export interface ReportedAction {
  batchesFrozen: number
  customers: number
  customersInformed: number
  parcelsHeldBack: number
  refunds: number
  /** In rupees. */
  refunded: number
  replacements: number
}

/** The report that the food authority requires (docs/domain/workshop.md#recall). No customer is named. */
export interface RecallReport {
  at: string
  shop: {
    name: string
    legalName: string
    address: string
    phone: string
    email: string
    fssaiLicence: string
  }
  drill: boolean
  batchNumber: string
  reason: string
  startedAt: string
  closedAt: string | null
  jars: ReportedJars[]
  materials: ReportedMaterial[]
  distribution: ReportedPlace[]
  action: ReportedAction
}

/** Returned and destroyed jars of one line. */
export interface Recovered {
  order: string
  line: number
  returnedMilli: Milli
  destroyedMilli: Milli
}

/**
 * The returned and destroyed jars of each batch. If a line has several batches, the first is filled first.
 */
function recoveredByBatch(
  orders: readonly Pick<ReachedOrder, 'id' | 'lines'>[],
  recovered: readonly Recovered[],
): Map<string, { returned: Milli; destroyed: Milli }> {
  const byBatch = new Map<string, { returned: Milli; destroyed: Milli }>()
  const noted = new Map(recovered.map((one) => [`${one.order}:${one.line}`, one]))
  for (const { id, lines } of orders)
    for (const { line, parts } of lines) {
      const { returnedMilli = NO_QUANTITY, destroyedMilli = NO_QUANTITY } = noted.get(`${id}:${line}`) ?? {}
      let back = returnedMilli
      let gone = destroyedMilli
      for (const { batchNumber, quantityMilli } of parts) {
        const returned = smaller(back, quantityMilli)
        const destroyed = smaller(gone, subtractMilli(quantityMilli, returned))
        back = subtractMilli(back, returned)
        gone = subtractMilli(gone, destroyed)
        const before = byBatch.get(batchNumber) ?? { returned: NO_QUANTITY, destroyed: NO_QUANTITY }
        byBatch.set(batchNumber, {
          returned: addMilli(before.returned, returned),
          destroyed: addMilli(before.destroyed, destroyed),
        })
      }
    }
  return byBatch
}

const smaller = (one: Milli, other: Milli): Milli => (one < other ? one : other)

/** Every batch of jars: made = on the shelf + sent + other. */
export function reportedJars(
  batches: readonly ReachedBatch[],
  orders: readonly Pick<ReachedOrder, 'id' | 'lines'>[],
  recovered: readonly Recovered[],
): ReportedJars[] {
  const back = recoveredByBatch(orders, recovered)
  return batches
    .filter(({ materialType }) => materialType === 'FG')
    .map((batch) => {
      const { batchNumber, product, receivedOn: madeOn, bestBefore, madeMilli, sentMilli, frozen } = batch
      const shelf = addMilli(batch.remainingMilli, batch.setAsideMilli)
      const other = subtractMilli(madeMilli, addMilli(shelf, sentMilli))
      return {
        batchNumber,
        product,
        madeOn,
        bestBefore,
        made: fromMilli(madeMilli),
        onShelf: fromMilli(shelf),
        sent: fromMilli(sentMilli),
        other: fromMilli(other),
        returned: fromMilli(back.get(batchNumber)?.returned ?? NO_QUANTITY),
        destroyed: fromMilli(back.get(batchNumber)?.destroyed ?? NO_QUANTITY),
        frozen,
      }
    })
}

export function reportedMaterials(batches: readonly ReachedBatch[]): ReportedMaterial[] {
  return batches
    .filter(({ materialType }) => materialType !== 'FG')
    .map((batch) => {
      const { batchNumber, product, unit, supplier, supplierLot, receivedOn, frozen } = batch
      const onShelf = fromMilli(addMilli(batch.remainingMilli, batch.setAsideMilli))
      const received = fromMilli(batch.madeMilli)
      return { batchNumber, product, unit, supplier, supplierLot, receivedOn, received, onShelf, frozen }
    })
}

/** Destinations of the sent jars, the place with the most first. */
export function distribution(
  orders: readonly Pick<ReachedOrder, 'sent' | 'city' | 'state' | 'lines'>[],
): ReportedPlace[] {
  const places = new Map<string, ReportedPlace>()
  for (const { city, state, lines } of orders.filter(({ sent }) => sent)) {
    const key = `${city}, ${state}`
    const before = places.get(key) ?? { city, state, orders: 0, jars: 0 }
    const jars = fromMilli(sumMilli(lines.map(({ quantityMilli }) => quantityMilli)))
    places.set(key, { ...before, orders: before.orders + 1, jars: before.jars + jars })
  }
  return [...places.values()].sort(
    (one, other) => other.jars - one.jars || one.city.localeCompare(other.city, 'en'),
  )
}

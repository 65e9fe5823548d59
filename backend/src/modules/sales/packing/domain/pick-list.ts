import { type IstDay } from '../../../../kernel/dates/ist.js'

/** An order whose jars are to be fetched. */
export interface PickOrder {
  orderId: string
  contactName: string
  city: string
  items: readonly { allocations: readonly { batchNumber: string; jars: number }[] }[]
  /** Jars that are already in its box, by batch. */
  packed: ReadonlyMap<string, number>
}

/** The fields of a batch that the pick list needs. */
export interface PickBatch {
  batchNumber: string
  product: string
  image: string
  outlet: string
  bestBefore: IstDay | null
  /** The reason why the batch may no longer be used, since it was assigned; null when it may. */
  blocked: string | null
}

export interface PickLine extends PickBatch {
  jars: number
  orders: { orderId: string; contactName: string; jars: number }[]
}

/** The lines of one place, in the order in which a person walks along the shelf. */
export interface PickPlace {
  outlet: string
  jars: number
  lines: PickLine[]
}

export interface PickList {
  jars: number
  places: PickPlace[]
  orders: { orderId: string; contactName: string; city: string; jars: number; packed: number }[]
}

/** The jars to fetch for these orders, and their places. Jars already in a box are left out. */
export function pickList(orders: readonly PickOrder[], batches: readonly PickBatch[]): PickList {
  const lines = new Map<string, PickLine>(
    batches.map((batch) => [batch.batchNumber, { ...batch, jars: 0, orders: [] }]),
  )
  for (const { orderId, contactName, items, packed } of orders)
    for (const [batchNumber, wanted] of byBatch(items)) {
      const jars = wanted - (packed.get(batchNumber) ?? 0)
      const line = lines.get(batchNumber)
      if (!line || jars <= 0) continue
      line.jars += jars
      line.orders.push({ orderId, contactName, jars })
    }
  const places = placesOf([...lines.values()].filter(({ jars }) => jars > 0))
  return { jars: sumOf(places), places, orders: orders.map(inBrief) }
}

const sumOf = (parts: readonly { jars: number }[]): number => parts.reduce((sum, { jars }) => sum + jars, 0)

function byBatch(items: PickOrder['items']): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { allocations } of items)
    for (const { batchNumber, jars } of allocations)
      wanted.set(batchNumber, (wanted.get(batchNumber) ?? 0) + jars)
  return wanted
}

function placesOf(lines: readonly PickLine[]): PickPlace[] {
  const outlets = [...new Set(lines.map(({ outlet }) => outlet))].sort((one, other) =>
    one.localeCompare(other),
  )
  return outlets.map((outlet) => {
    const here = lines
      .filter((line) => line.outlet === outlet)
      .sort(
        (one, other) =>
          one.product.localeCompare(other.product) || one.batchNumber.localeCompare(other.batchNumber),
      )
    return { outlet, jars: sumOf(here), lines: here }
  })
}

function inBrief({ orderId, contactName, city, items, packed }: PickOrder): PickList['orders'][number] {
  const jars = sumOf(items.flatMap(({ allocations }) => allocations))
  return { orderId, contactName, city, jars, packed: [...packed.values()].reduce((sum, one) => sum + one, 0) }
}

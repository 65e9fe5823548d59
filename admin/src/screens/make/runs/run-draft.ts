import {
  type BatchSummary,
  type Fill,
  type Reservation,
  type ReservationStatus,
  type RunComponent,
} from '../../../api/api-types.js'
import { idOf } from '../../../kit/inputs/all-by-name.js'
import { PAISE_OF_A_RUPEE } from '../../../kit/ui/format.js'

/** What is in the form: a reservation as the server answers it, with gaps. */
export interface DraftBatch {
  batchNumber?: string | null
  reservedQuantity?: number | null
}
export interface DraftComponent {
  productId?: { _id: string; name: string } | null
  requiredQuantity?: number
  unit?: RunComponent['unit']
  batches: DraftBatch[]
}

/** A batch that can be chosen in the form, with what this reservation may take of it. */
export interface ShelfBatch {
  batchNumber: string
  free: number
  /** Null for packers. */
  price: number | null
  /** The outlet that the batch lies in. */
  outlet: string
  bestBefore: string | null
}

export interface Missing {
  product: string
  /** What the run needs; 0 for a product that was added and has no batch yet. */
  quantity: number
  unit: string
}

/** Fields that an edit may change. */
export const FIELDS = ['bomId', 'quantitytoProduce', 'components', 'reservedBy', 'status', 'remarks']

const THOUSANDTHS = 1000

export const toThousandths = (value: number) => Math.round(value * THOUSANDTHS) / THOUSANDTHS
const toPaise = (value: number) => Math.round(value * PAISE_OF_A_RUPEE) / PAISE_OF_A_RUPEE
const isComplete = (batch: DraftBatch): batch is { batchNumber: string; reservedQuantity: number } =>
  Boolean(batch.batchNumber) && (batch.reservedQuantity ?? 0) > 0

const componentsIn = (draft: object): DraftComponent[] =>
  ('components' in draft && Array.isArray(draft.components) ? draft.components : []) as DraftComponent[]

export const reservedIn = ({ batches }: Pick<DraftComponent, 'batches'>): number =>
  toThousandths(batches.reduce((sum, { reservedQuantity }) => sum + (reservedQuantity ?? 0), 0))

/** The request to the server, which sets the number and calculates requirements and cost. */
export function toReservation(draft: Record<string, unknown>): Record<string, unknown> {
  const components = componentsIn(draft)
    .filter(({ productId }) => Boolean(productId))
    .map(({ productId, batches }) => ({
      productId: productId?._id,
      batches: batches
        .filter(isComplete)
        .map(({ batchNumber, reservedQuantity }) => ({ batchNumber, reservedQuantity })),
    }))
  return {
    bomId: idOf(draft['bomId']),
    quantitytoProduce: draft['quantitytoProduce'],
    reservedBy: draft['reservedBy'],
    remarks: draft['remarks'] ?? '',
    status: draft['status'],
    components,
    ...('version' in draft ? { version: draft['version'] } : {}),
  }
}

export const fromFill = ({ components }: Fill): DraftComponent[] =>
  components.map(({ product, requiredQuantity, unit, batches }) => ({
    productId: product,
    requiredQuantity,
    unit,
    batches: batches.map(({ batchNumber, reservedQuantity }) => ({ batchNumber, reservedQuantity })),
  }))

/** Batches by product, the next to use first. What the reservation holds already counts as free for it. */
export function shelfOf(
  offered: readonly BatchSummary[],
  held: readonly Reservation['components'][number][],
): Map<string, ShelfBatch[]> {
  const shelf = new Map<string, ShelfBatch[]>()
  const put = (product: string, batch: ShelfBatch) => {
    const batches = shelf.get(product) ?? []
    const known = batches.find(({ batchNumber }) => batchNumber === batch.batchNumber)
    if (known) known.free = toThousandths(known.free + batch.free)
    else shelf.set(product, [...batches, batch])
  }
  for (const { product, batchNumber, remainingQuantity, price, bestBefore, outlet } of offered)
    if (product)
      put(product._id, { batchNumber, free: remainingQuantity, price, bestBefore, outlet: outlet.name })
  for (const { productId, batches } of held)
    for (const { batchNumber, reservedQuantity, price, bestBefore, outlet } of batches)
      if (productId)
        put(productId._id, {
          batchNumber,
          free: reservedQuantity,
          price,
          bestBefore,
          outlet: outlet?.name ?? '',
        })
  return shelf
}

/** Batch price × quantity, in rupees; null while something is not known. */
export function costOf({ batchNumber, reservedQuantity }: DraftBatch, shelf: readonly ShelfBatch[]) {
  const price = shelf.find((batch) => batch.batchNumber === batchNumber)?.price
  return price === undefined || price === null || !reservedQuantity ? null : toPaise(price * reservedQuantity)
}

export function costOfRun(components: readonly DraftComponent[], shelf: Map<string, ShelfBatch[]>): number {
  const costs = components.flatMap(({ productId, batches }) =>
    batches.map((batch) => costOf(batch, shelf.get(productId?._id ?? '') ?? []) ?? 0),
  )
  return toPaise(costs.reduce((sum, cost) => sum + cost, 0))
}

/** Quantities that no batch covers yet: of the recipe, and of added products without a batch. */
export function missingIn(components: readonly DraftComponent[], required: (of: DraftComponent) => number) {
  return components.flatMap((component): Missing[] => {
    const quantity = Math.max(0, toThousandths(required(component) - reservedIn(component)))
    if (!component.productId || (quantity === 0 && component.batches.some(isComplete))) return []
    return [{ product: component.productId.name, quantity, unit: component.unit ?? '' }]
  })
}

/** Whether every component has a batch, which somebody who sets Reserved by hand has to see to first. */
export const allAssigned = (components: readonly DraftComponent[]): boolean =>
  components.length > 0 && components.every(({ batches }) => batches.some(isComplete))

/** The status that the server will derive from the batches (docs/domain/workshop.md#run). */
export function statusToCome(
  components: readonly DraftComponent[],
  required: (of: DraftComponent) => number,
): ReservationStatus {
  if (!components.some(({ batches }) => batches.some(isComplete))) return 'Pending'
  const covered = allAssigned(components) && missingIn(components, required).length === 0
  return covered ? 'Reserved' : 'Partially Reserved'
}

export const isLocked = (status: unknown): boolean =>
  status === 'Reserved' || status === 'Production Completed'

import { NO_MONEY, type Paise, sumPaise } from '../../../kernel/amounts/money.js'
import {
  addMilli,
  type Milli,
  NO_QUANTITY,
  subtractMilli,
  sumMilli,
} from '../../../kernel/amounts/quantity.js'
import { locatedJars, type Whereabouts } from '../../sales/orders/domain/aftercare/whereabouts.js'
import { paidByOf } from '../../sales/orders/domain/channel.js'
import { JARS_REFUNDABLE } from '../../sales/orders/domain/guards.js'
import { paidForParts } from '../../sales/orders/domain/money/recalled-jars.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { type NamedProduct } from '../../stock/catalog/products.service.js'
import { type BatchReferences, type StoredBatch } from '../../stock/inventory/reading/batch.queries.js'
import { type Trace } from '../trace/domain/trace.js'
import { type ReachedBatch, type ReachedLine, type ReachedOrder, type ReachedRun } from './domain/reach.js'

interface BatchSurroundings {
  /** `_id` (hex). */
  roots: readonly string[]
  orders: readonly StoredOrder[]
  references: BatchReferences
}

/** Jars come first, since customers have them. */
const KIND_ORDER = ['FG', 'SG', 'RM']

export function toReachedBatches(
  batches: readonly StoredBatch[],
  { roots, orders, references }: BatchSurroundings,
): ReachedBatch[] {
  const moved = sumBy(batches, ({ splitFrom }) => splitFrom && String(splitFrom.id), receivedOf)
  const sent = sumBy(
    orders
      .filter(JARS_REFUNDABLE.holds)
      .flatMap(locatedJars)
      .filter(({ where }) => where === 'sent'),
    ({ stockId }) => stockId,
    ({ quantityMilli }) => quantityMilli,
  )
  return batches
    .map((batch): ReachedBatch => {
      const id = String(batch._id)
      const product = references.products.get(String(batch.product))
      return {
        id,
        batchNumber: batch.batchNumber,
        product: product?.title ?? '',
        productId: product?.Id ?? '',
        materialType: batch.materialType,
        unit: batch.priceUnit,
        outlet: references.outlets.get(String(batch.outlet)) ?? '',
        supplier: references.suppliers.get(String(batch.supplier)) ?? '',
        supplierLot: batch.supplierLot,
        receivedOn: batch.receivedOn,
        bestBefore: batch.bestBefore,
        madeMilli: subtractMilli(batch.receivedMilli, moved.get(id) ?? NO_QUANTITY),
        remainingMilli: batch.remainingMilli,
        setAsideMilli: batch.reservedMilli,
        sentMilli: sent.get(id) ?? NO_QUANTITY,
        pricePaise: batch.pricePaise,
        frozen: batch.quarantine !== null,
        isRoot: roots.includes(id),
      }
    })
    .sort(
      (one, other) =>
        KIND_ORDER.indexOf(one.materialType) - KIND_ORDER.indexOf(other.materialType) ||
        one.batchNumber.localeCompare(other.batchNumber, 'en'),
    )
}

const receivedOf = ({ receivedMilli }: StoredBatch): Milli => receivedMilli

function sumBy<T>(
  rows: readonly T[],
  keyOf: (row: T) => string | null,
  quantityOf: (row: T) => Milli,
): Map<string, Milli> {
  const sums = new Map<string, Milli>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) sums.set(key, addMilli(sums.get(key) ?? NO_QUANTITY, quantityOf(row)))
  }
  return sums
}

/** Runs that are not finished; their reserved quantities are stopped with the batch. */
export function toReachedRuns(trace: Trace, products: ReadonlyMap<string, NamedProduct>): ReachedRun[] {
  return [...trace.runs.values()]
    .filter(({ completedAt }) => completedAt === null)
    .map(({ reservationId, product, inputs }) => ({
      reservationId,
      product: products.get(product)?.title ?? '',
      parts: inputs.flatMap(({ stockId, quantityMilli, unit }) => {
        const batch = trace.batches.get(stockId)
        return batch ? [{ batchNumber: batch.batchNumber, quantityMilli, unit }] : []
      }),
    }))
}

export function toReachedOrder(order: StoredOrder, reached: ReadonlySet<string>): ReachedOrder {
  const where = whereOf(order, reached)
  return {
    id: String(order._id),
    orderId: order.orderId,
    customerId: String(order.userId),
    orderDate: order.orderDate,
    deliveryStatus: order.deliveryStatus,
    sent: where === 'sent' && JARS_REFUNDABLE.holds(order),
    where,
    withCourier: order.shipment !== null || order.waybill !== null,
    waybill: order.waybill,
    paidBy: paidByOf(order),
    name: order.contactName,
    contactNumber: order.contactNumber,
    accountNumber: order.mobileNumber,
    address: order.address,
    city: order.city,
    state: order.state,
    postalCode: order.postalCode,
    deliveryPaise: order.sparedDeliveryPaise || order.deliveryPaise,
    lines: order.items.flatMap((_, line) => toReachedLine(order, line, reached) ?? []),
  }
}

/** Where the jars of an order are; written-off jars are shown only when there are no others. */
function whereOf(order: StoredOrder, reached: ReadonlySet<string>): Whereabouts {
  const jars = locatedJars(order).filter(({ stockId }) => reached.has(stockId))
  return jars.find(({ where }) => where !== 'written-off')?.where ?? 'written-off'
}

function toReachedLine(order: StoredOrder, line: number, reached: ReadonlySet<string>): ReachedLine | null {
  const item = order.items[line]
  const paid = paidForParts(order, line)
  const places = [...(item?.allocations ?? []).entries()].filter(([, { stockId }]) => {
    return reached.has(String(stockId))
  })
  if (!item || places.length === 0) return null
  const sum = (paiseOf: (place: number) => Paise): Paise => sumPaise(places.map(([place]) => paiseOf(place)))
  return {
    line,
    product: item.name,
    parts: places.map(([, { stockId, batchNumber, quantityMilli }]) => {
      return { stockId: String(stockId), batchNumber, quantityMilli }
    }),
    quantityMilli: sumMilli(places.map(([, { quantityMilli }]) => quantityMilli)),
    paidPaise: sum((place) => paid[place] ?? NO_MONEY),
    refundedPaise: sum((place) => item.allocations[place]?.refund?.paise ?? NO_MONEY),
  }
}

import { locatedJars } from '../../sales/orders/domain/aftercare/whereabouts.js'
import { type OrderLots } from '../../sales/orders/store/order-lots.js'
import { type BatchLot } from '../../stock/inventory/reading/stock.queries.js'
import { type RunLots } from '../../stock/runs/runs.queries.js'
import { type TracedBatch, type TracedOrder, type TracedRun } from './domain/trace.js'
import { runInputs } from './domain/traced.js'

const idOrNull = (id: unknown): string | null => (id ? String(id) : null)

export function toTracedBatch(batch: BatchLot): TracedBatch {
  const { batchNumber, materialType, priceUnit: unit, source, receivedMilli, remainingMilli } = batch
  const { receivedOn, bestBefore, supplierLot, createdBy: by } = batch
  return {
    id: String(batch._id),
    batchNumber,
    product: String(batch.product),
    materialType,
    outlet: String(batch.outlet),
    unit,
    source,
    receivedMilli,
    remainingMilli,
    receivedOn,
    bestBefore,
    frozen: batch.quarantine !== null,
    supplier: idOrNull(batch.supplier),
    supplierLot,
    run: idOrNull(batch.reservation?.id),
    splitFrom: idOrNull(batch.splitFrom?.id),
    by,
  }
}

export function toTracedRun(run: RunLots): TracedRun {
  const { reservationId, status, reservedBy, reservedAt, completedBy, completedAt } = run
  return {
    id: String(run._id),
    reservationId,
    product: String(run.recipe.parentProduct),
    status,
    plannedMilli: run.quantityToProduceMilli,
    reservedBy,
    reservedAt,
    completedBy,
    completedAt,
    inputs: runInputs(run.components),
    yields: run.yields.map(({ stockId, quantityMilli }) => ({ stockId: String(stockId), quantityMilli })),
  }
}

export function toTracedOrder(order: OrderLots): TracedOrder {
  const { orderId, orderDate, contactName: name, city, mobileNumber, deliveryStatus } = order
  const packed = order.timeline.findLast(({ event }) => event === 'Packed')
  return {
    id: String(order._id),
    orderId,
    orderDate,
    name,
    city,
    mobileNumber,
    deliveryStatus,
    packedBy: packed?.by ?? null,
    packedAt: packed?.at ?? null,
    parts: locatedJars(order),
  }
}

import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { maskMobileNumber } from '../../../../kernel/text/mobile-number.js'
import { type NamedProduct } from '../../../stock/catalog/products.service.js'
import { type Trace, type TracedBatch, type TracedOrder, type TracedRun } from '../domain/trace.js'
import { type FoundTrace } from '../find-trace.service.js'
import { type NamesOfTrace } from '../trace-names.service.js'
import { type TraceAnswer } from './trace.answer.js'
import {
  type BatchNodeAnswer,
  type OrderNodeAnswer,
  type RunNodeAnswer,
  type SupplierNodeAnswer,
  type TracedProduct,
} from './trace-nodes.answer.js'

type Kind = 'supplier' | 'batch' | 'run' | 'order'

/** Nodes have readable names. They show no money, and about customers only enough to tell them apart. */
export function toTraceAnswer({ root, trace }: FoundTrace, names: NamesOfTrace): TraceAnswer {
  const named = namer(trace)
  const orders = [...trace.orders.values()].sort((one, other) => +other.orderDate - +one.orderDate)
  const suppliers = new Set(trace.edges.flatMap(({ from }) => (from.kind === 'supplier' ? from.id : [])))
  return {
    root: named(root),
    nodes: [
      ...[...suppliers].map((id) => toSupplierNode(id, names)),
      ...[...trace.batches.values()].map((batch) => toBatchNode(batch, names)),
      ...[...trace.runs.values()].map((run) => toRunNode(run, names)),
      ...orders.map((order) => toOrderNode(order, names)),
    ],
    edges: trace.edges.map(({ from, to, quantityMilli, unit, basis, line }) => ({
      from: named(from),
      to: named(to),
      quantity: fromMilli(quantityMilli),
      unit,
      basis,
      line,
    })),
    truncated: trace.truncated,
  }
}

/** The id of a node: its kind, and the number that people know. */
function namer({ batches, runs, orders }: Trace): (thing: { kind: Kind; id: string }) => string {
  const numberOf: Record<Kind, (id: string) => string | undefined> = {
    supplier: (id) => id,
    batch: (id) => batches.get(id)?.batchNumber,
    run: (id) => runs.get(id)?.reservationId,
    order: (id) => orders.get(id)?.orderId,
  }
  return ({ kind, id }) => `${kind}:${numberOf[kind](id) ?? id}`
}

function toSupplierNode(_id: string, { suppliers }: NamesOfTrace): SupplierNodeAnswer {
  return { id: `supplier:${_id}`, kind: 'supplier', label: suppliers.get(_id) ?? '', _id }
}

function toBatchNode(batch: TracedBatch, { products, outlets, staff }: NamesOfTrace): BatchNodeAnswer {
  const { id: _id, batchNumber: label, materialType, unit, source, receivedOn, bestBefore } = batch
  return {
    id: `batch:${label}`,
    kind: 'batch',
    label,
    _id,
    product: toProduct(products.get(batch.product)),
    materialType,
    outlet: outlets.get(batch.outlet) ?? '',
    receivedQuantity: fromMilli(batch.receivedMilli),
    remainingQuantity: fromMilli(batch.remainingMilli),
    unit,
    source,
    receivedOn,
    bestBefore,
    frozen: batch.frozen,
    supplierLot: batch.supplierLot,
    by: personOf(batch.by, staff),
  }
}

function toRunNode(run: TracedRun, { products, staff }: NamesOfTrace): RunNodeAnswer {
  const { id: _id, reservationId: label, status, reservedBy, reservedAt, completedBy, completedAt } = run
  return {
    id: `run:${label}`,
    kind: 'run',
    label,
    _id,
    product: toProduct(products.get(run.product)),
    status,
    plannedQuantity: fromMilli(run.plannedMilli),
    reservedBy,
    reservedAt,
    completedBy: completedBy && personOf(completedBy, staff),
    completedAt,
  }
}

function toOrderNode(order: TracedOrder, { staff }: NamesOfTrace): OrderNodeAnswer {
  const { id: _id, orderId: label, orderDate, name, city, deliveryStatus, packedBy, packedAt } = order
  return {
    id: `order:${label}`,
    kind: 'order',
    label,
    _id,
    orderDate,
    name,
    city,
    mobileNumber: maskMobileNumber(order.mobileNumber),
    deliveryStatus,
    packedBy: packedBy && personOf(packedBy, staff),
    packedAt,
  }
}

/**
 * Traces are saved and passed on, so they show the names of staff, and never a full mobile number, even
 * for staff without a name.
 */
const personOf = (mobileNumber: string, staff: NamesOfTrace['staff']): string =>
  staff.get(mobileNumber) ?? maskMobileNumber(mobileNumber)

function toProduct(product: NamedProduct | undefined): TracedProduct | null {
  return product ? { _id: String(product._id), Id: product.Id, name: product.title } : null
}

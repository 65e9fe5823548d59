import { type Trace, type TracedBatch, type TracedOrder, type TracedRun, type TraceEdge } from './trace.js'

type Found = Pick<Trace, 'batches' | 'runs' | 'orders'>

/** All quantities between the things that were found; with the suppliers of batches if they are asked for. */
export function edgesOf(found: Found, { suppliers }: { suppliers: boolean }): TraceEdge[] {
  const batches = [...found.batches.values()]
  return [
    ...(suppliers ? batches.flatMap(edgesFromSupplier) : []),
    ...batches.flatMap((batch) => edgesFromWhole(batch, found)),
    ...[...found.runs.values()].flatMap((run) => edgesOfRun(run, found)),
    ...[...found.orders.values()].flatMap((order) => edgesIntoOrder(order, found)),
  ]
}

function edgesFromSupplier(batch: TracedBatch): TraceEdge[] {
  const { id, splitFrom, supplier, receivedMilli: quantityMilli, unit } = batch
  // A part carries the papers of its batch, which has the supplier.
  if (supplier === null || splitFrom !== null) return []
  const from = { kind: 'supplier', id: supplier } as const
  return [{ from, to: { kind: 'batch', id }, quantityMilli, unit, basis: 'received', line: null }]
}

function edgesFromWhole(batch: TracedBatch, { batches }: Found): TraceEdge[] {
  const { id, splitFrom, receivedMilli: quantityMilli, unit } = batch
  if (splitFrom === null || !batches.has(splitFrom)) return []
  const from = { kind: 'batch', id: splitFrom } as const
  return [{ from, to: { kind: 'batch', id }, quantityMilli, unit, basis: 'moved', line: null }]
}

function edgesOfRun({ id, inputs, yields }: TracedRun, { batches }: Found): TraceEdge[] {
  const run = { kind: 'run', id } as const
  const used = inputs
    .filter(({ stockId }) => batches.has(stockId))
    .map(({ stockId, quantityMilli, unit, basis }): TraceEdge => {
      return { from: { kind: 'batch', id: stockId }, to: run, quantityMilli, unit, basis, line: null }
    })
  const made = yields.flatMap(({ stockId, quantityMilli }): TraceEdge[] => {
    const batch = batches.get(stockId)
    if (!batch) return []
    const to = { kind: 'batch', id: stockId } as const
    return [{ from: run, to, quantityMilli, unit: batch.unit, basis: 'made', line: null }]
  })
  return [...used, ...made]
}

function edgesIntoOrder({ id, parts }: TracedOrder, { batches }: Found): TraceEdge[] {
  return parts.flatMap(({ stockId, quantityMilli, line, where: basis }): TraceEdge[] => {
    const batch = batches.get(stockId)
    if (!batch) return []
    const from = { kind: 'batch', id: stockId } as const
    return [{ from, to: { kind: 'order', id }, quantityMilli, unit: batch.unit, basis, line }]
  })
}

import {
  type Trace,
  TRACE_BOUNDS,
  type TraceBounds,
  type TracedBatch,
  type TracedOrder,
  type TracedRun,
  type TraceEdge,
  type TraceReads,
  type TraceStart,
} from './trace.js'

/** Things of one kind that a trace found: each once, so that a circle ends, and no more than the limit. */
class Finds<T extends { id: string }> {
  readonly all = new Map<string, T>()
  /** There were more than the limit. */
  full = false

  constructor(private readonly most: number) {}

  /** How many to ask for: one more than the limit allows, to see whether there are more. */
  get asked(): number {
    return this.most + 1
  }

  /** Takes what is new, up to the limit. @returns what it took */
  take(things: readonly T[]): T[] {
    return things.filter((thing) => {
      if (this.all.has(thing.id)) return false
      if (this.all.size >= this.most) {
        this.full = true
        return false
      }
      this.all.set(thing.id, thing)
      return true
    })
  }

  /** Those that were not found before, each once, up to the limit. */
  unknown(ids: readonly string[]): string[] {
    const fresh = [...new Set(ids)].filter((id) => !this.all.has(id))
    const room = this.most - this.all.size
    if (fresh.length > room) this.full = true
    return fresh.slice(0, room)
  }
}

type TracedThings = Pick<Trace, 'batches' | 'runs' | 'orders'>

/** All quantities between the things that were found; with the suppliers of batches if they are asked for. */
function edgesOf(found: TracedThings, { suppliers }: { suppliers: boolean }): TraceEdge[] {
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

function edgesFromWhole(batch: TracedBatch, { batches }: TracedThings): TraceEdge[] {
  const { id, splitFrom, receivedMilli: quantityMilli, unit } = batch
  if (splitFrom === null || !batches.has(splitFrom)) return []
  const from = { kind: 'batch', id: splitFrom } as const
  return [{ from, to: { kind: 'batch', id }, quantityMilli, unit, basis: 'moved', line: null }]
}

function edgesOfRun({ id, inputs, yields }: TracedRun, { batches }: TracedThings): TraceEdge[] {
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

function edgesIntoOrder({ id, parts }: TracedOrder, { batches }: TracedThings): TraceEdge[] {
  return parts.flatMap(({ stockId, quantityMilli, line, where: basis }): TraceEdge[] => {
    const batch = batches.get(stockId)
    if (!batch) return []
    const from = { kind: 'batch', id: stockId } as const
    return [{ from, to: { kind: 'order', id }, quantityMilli, unit: batch.unit, basis, line }]
  })
}

const yieldsOf = (runs: readonly TracedRun[]) =>
  runs.flatMap(({ yields }) => yields.map(({ stockId }) => stockId))
const inputsOf = (runs: readonly TracedRun[]) =>
  runs.flatMap(({ inputs }) => inputs.map(({ stockId }) => stockId))
const partsOf = (orders: readonly TracedOrder[]) =>
  orders.flatMap(({ parts }) => parts.map(({ stockId }) => stockId))

/**
 * Where things went: the runs that took a batch, what they made, its parts at other outlets, and so on, then the orders
 * (docs/domain/workshop.md#trace). Each level of batches costs three queries, the orders one.
 */
export async function traceForward(
  reads: TraceReads,
  start: TraceStart,
  bounds: TraceBounds = TRACE_BOUNDS,
): Promise<Trace> {
  const found = begin(start, bounds)
  const { batches, runs, orders } = found
  const read = (ids: readonly string[]) => unmet(ids, batches, reads)
  let level = batches.take(await read([...(start.batches ?? []), ...yieldsOf(start.runs ?? [])]))
  while (level.length > 0) {
    const ids = level.map(({ id }) => id)
    const [named, parts] = await Promise.all([
      reads.runsWith(ids, runs.asked),
      reads.parts(ids, batches.asked),
    ])
    const here = new Set(ids)
    const users = named.filter(({ inputs }) => inputs.some(({ stockId }) => here.has(stockId)))
    const made = await read(yieldsOf(runs.take(users)))
    level = batches.take([...parts, ...made])
  }
  if (batches.all.size > 0) orders.take(await reads.ordersWith([...batches.all.keys()], orders.asked))
  return traceOf(found, 'forward')
}

/**
 * What things came from: the run that made a batch, what went in, the batch that a part was taken from, and so on
 * (docs/domain/workshop.md#trace). Each level of batches costs two queries.
 */
export async function traceBack(
  reads: TraceReads,
  start: TraceStart,
  bounds: TraceBounds = TRACE_BOUNDS,
): Promise<Trace> {
  const found = begin(start, bounds)
  const { batches, runs } = found
  const read = (ids: readonly string[]) => unmet(ids, batches, reads)
  let level = batches.take(
    await read([...(start.batches ?? []), ...inputsOf(start.runs ?? []), ...partsOf(start.orders ?? [])]),
  )
  while (level.length > 0) {
    const makers = runs.unknown(
      level.flatMap(({ splitFrom, run }) => (splitFrom === null ? (run ?? []) : [])),
    )
    const taken = runs.take(makers.length > 0 ? await reads.runs(makers) : [])
    const whole = level.flatMap(({ splitFrom }) => splitFrom ?? [])
    level = batches.take(await read([...whole, ...inputsOf(taken)]))
  }
  return traceOf(found, 'back')
}

/** Two traces as one. */
export function joinTraces(one: Trace, other: Trace): Trace {
  const edges = new Map([...one.edges, ...other.edges].map((edge) => [JSON.stringify(edge), edge]))
  return {
    batches: new Map([...one.batches, ...other.batches]),
    runs: new Map([...one.runs, ...other.runs]),
    orders: new Map([...one.orders, ...other.orders]),
    edges: [...edges.values()],
    truncated: one.truncated || other.truncated,
  }
}

interface Found {
  batches: Finds<TracedBatch>
  runs: Finds<TracedRun>
  orders: Finds<TracedOrder>
}

function begin({ runs, orders }: TraceStart, bounds: TraceBounds): Found {
  const found = {
    batches: new Finds<TracedBatch>(bounds.batches),
    runs: new Finds<TracedRun>(bounds.runs),
    orders: new Finds<TracedOrder>(bounds.orders),
  }
  found.runs.take(runs ?? [])
  found.orders.take(orders ?? [])
  return found
}

/** The batches that were not met yet; without any, nothing is asked. */
async function unmet(
  ids: readonly string[],
  batches: Finds<TracedBatch>,
  reads: TraceReads,
): Promise<TracedBatch[]> {
  const unknown = batches.unknown(ids)
  return unknown.length > 0 ? reads.batches(unknown) : []
}

function traceOf({ batches, runs, orders }: Found, direction: 'forward' | 'back'): Trace {
  const found = { batches: batches.all, runs: runs.all, orders: orders.all }
  const truncated = batches.full || runs.full || orders.full
  return { ...found, edges: edgesOf(found, { suppliers: direction === 'back' }), truncated }
}

import { edgesOf } from './edges.js'
import { Finds } from './finds.js'
import {
  type Trace,
  TRACE_BOUNDS,
  type TraceBounds,
  type TracedBatch,
  type TracedOrder,
  type TracedRun,
  type TraceReads,
  type TraceStart,
} from './trace.js'

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

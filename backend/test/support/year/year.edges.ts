import { type Year } from './year.builders.js'

/** Nothing but what documents say, an edge as a text: `batch:… > run:… 500`. */
export interface YearEdge {
  from: string
  to: string
  text: string
}

export function edge(from: string, to: string, quantityMilli: number, line: number | null = null): YearEdge {
  return { from, to, text: `${from} > ${to} ${quantityMilli}${line === null ? '' : ` line ${line}`}` }
}

/** Every edge of the year, out of its documents one by one. */
export const edgesOf = (year: Year): YearEdge[] => [
  ...year.batches.flatMap(({ _id, supplier, splitFrom, receivedMilli }) => {
    if (splitFrom) return edge(`batch:${splitFrom.id}`, `batch:${_id}`, receivedMilli)
    return supplier ? edge(`supplier:${supplier}`, `batch:${_id}`, receivedMilli) : []
  }),
  ...year.runs.flatMap(({ _id, components, yields }) => [
    ...components.flatMap(({ batches }) =>
      batches.flatMap(({ stockId, reservedMilli, usedMilli }) => {
        const taken = usedMilli === null ? reservedMilli : usedMilli
        return taken > 0 ? edge(`batch:${stockId}`, `run:${_id}`, taken) : []
      }),
    ),
    ...yields.map(({ stockId, quantityMilli }) => edge(`run:${_id}`, `batch:${stockId}`, quantityMilli)),
  ]),
  ...year.orders.flatMap(({ _id, items }) =>
    items.flatMap(({ allocations }, line) =>
      allocations.map(({ stockId, quantityMilli }) =>
        edge(`batch:${stockId}`, `order:${_id}`, quantityMilli, line),
      ),
    ),
  ),
]

const ENDS = { forward: ['from', 'to'], back: ['to', 'from'] } as const

/** Looks through every edge again and again, until nothing more is reached. */
export function reachedFrom(
  edges: readonly YearEdge[],
  starts: readonly string[],
  way: keyof typeof ENDS,
): Set<string> {
  const [near, far] = ENDS[way]
  const reached = new Set(starts)
  let open = edges
  for (let before = 0; before < reached.size;) {
    before = reached.size
    open = open.filter((one) => {
      if (!reached.has(one[near])) return true
      reached.add(one[far])
      return false
    })
  }
  return reached
}

import { type Trace, type TraceEdge, type TraceNode } from '../../../api/api-types.js'

export type OrderNode = Extract<TraceNode, { kind: 'order' }>

/** Orders of one batch, drawn as one. */
export interface OrderGroup {
  id: string
  kind: 'orders'
  /** The batch that they have jars of. */
  batch: string
  orders: OrderNode[]
}

export type DrawnNode = TraceNode | OrderGroup

export interface DrawnEdge {
  from: string
  to: string
  quantity: number
  unit: TraceEdge['unit']
  basis: TraceEdge['basis']
}

export interface Drawing {
  nodes: DrawnNode[]
  edges: DrawnEdge[]
}

/** More orders than these are drawn as one for each batch. */
const MOST_ORDERS = 6

/** What is drawn of a trace: one line between two nodes; many orders of a batch as one node that opens as a list. */
export function drawingOf(trace: Trace): Drawing {
  const orders = trace.nodes.filter((node) => node.kind === 'order')
  if (orders.length <= MOST_ORDERS) return { nodes: trace.nodes, edges: summed(trace.edges) }
  const groups = groupsOf(orders, trace.edges)
  const grouped = (edge: TraceEdge) => groups.get(edge.from)?.orders.some(({ id }) => id === edge.to)
  const edges = trace.edges.map((edge) => (grouped(edge) ? { ...edge, to: groupId(edge.from) } : edge))
  const drawn = new Set(edges.map(({ to }) => to))
  const nodes = trace.nodes.filter(({ id, kind }) => kind !== 'order' || id === trace.root || drawn.has(id))
  return { nodes: [...nodes, ...groups.values()], edges: summed(edges) }
}

const groupId = (batch: string) => `orders:${batch}`

/** Orders by the batch that they have jars of, if there are several; they keep their order. */
function groupsOf(orders: readonly OrderNode[], edges: readonly TraceEdge[]): Map<string, OrderGroup> {
  const buyers = new Map<string, Set<string>>()
  for (const { from, to } of edges)
    if (to.startsWith('order:')) buyers.set(from, (buyers.get(from) ?? new Set()).add(to))
  const several = [...buyers].filter(([, ids]) => ids.size > 1)
  return new Map(
    several.map(([batch, ids]) => {
      const mine = orders.filter(({ id }) => ids.has(id))
      return [batch, { id: groupId(batch), kind: 'orders', batch, orders: mine }]
    }),
  )
}

/** Lines of one order from one batch, and orders of one group, are one line of the drawing. */
function summed(edges: readonly DrawnEdge[]): DrawnEdge[] {
  const sums = new Map<string, DrawnEdge>()
  for (const { from, to, quantity, unit, basis } of edges) {
    const key = `${from} ${to}`
    const before = sums.get(key)
    // Thousandths are whole: no sum of decimals drifts.
    const thousandths = Math.round((before?.quantity ?? 0) * 1000) + Math.round(quantity * 1000)
    sums.set(key, { from, to, quantity: thousandths / 1000, unit, basis: before?.basis ?? basis })
  }
  return [...sums.values()]
}

import { Graph, layout } from '@dagrejs/dagre'
import { type Drawing, type DrawnEdge, type DrawnNode } from './drawing.js'

export const NODE = { width: 196, height: 76 } as const
const LABEL = { width: 76, height: 18 } as const
const MARGIN = 16
/** Each line leaves a node at its right and arrives at the left of the next; its ends are straight for this length. */
const STRAIGHT = 12

export interface PlacedNode {
  node: DrawnNode
  left: number
  top: number
}

export interface PlacedEdge {
  edge: DrawnEdge
  /** The line as an SVG path. */
  path: string
  /** Middle of its label. */
  x: number
  y: number
}

export interface Placed {
  width: number
  height: number
  nodes: PlacedNode[]
  edges: PlacedEdge[]
}

interface Point {
  x: number
  y: number
}

/** Places a drawing from left to right: what comes first stands left of what it became. */
export function place({ nodes, edges }: Drawing): Placed {
  const graph = new Graph({ directed: true })
  graph.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 28, marginx: MARGIN, marginy: MARGIN })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id } of nodes) graph.setNode(id, { ...NODE })
  for (const { from, to } of edges) graph.setEdge(from, to, { ...LABEL, labelpos: 'c' })
  layout(graph)
  const { width = 0, height = 0 } = graph.graph()
  return {
    width,
    height,
    nodes: nodes
      .map((node) => {
        const { x = 0, y = 0 } = graph.node(node.id)
        return { node, left: x - NODE.width / 2, top: y - NODE.height / 2 }
      })
      // From left to right and from top to bottom: the order in which keys walk through them.
      .sort((one, other) => one.left - other.left || one.top - other.top),
    edges: edges.map((edge) => {
      const { points = [], x = 0, y = 0 } = graph.edge(edge.from, edge.to)
      const [from, to] = [graph.node(edge.from), graph.node(edge.to)]
      const right = { x: (from.x ?? 0) + NODE.width / 2, y: from.y ?? 0 }
      const left = { x: (to.x ?? 0) - NODE.width / 2, y: to.y ?? 0 }
      const before = { x: left.x - STRAIGHT, y: left.y }
      return { edge, path: pathThrough([right, ...points.slice(1, -1), before, left]), x, y }
    }),
  }
}

const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`

/** The SVG path through some points, round at its corners. */
function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!first || !last) return ''
  const bends = rest.map((point, index) => {
    const next = rest[index + 1] ?? last
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`
  })
  return `M${at(first)}${bends.join('')}L${at(last)}`
}

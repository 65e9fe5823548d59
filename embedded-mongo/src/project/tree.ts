import { type Doc, isDoc, type Maybe, type Value } from '../bson/value.js'
import { type Evaluate } from '../expressions/operator.js'
import { type Scope } from '../expressions/scope.js'

/** One level of a projection: names taken (or dropped) whole, names computed, names that go deeper. */
export interface ProjectionNode {
  whole: Set<string>
  computed: Map<string, Evaluate>
  children: Map<string, ProjectionNode>
  /** Computed names and children in the order in which the specification names them. */
  order: string[]
}

export const projectionNode = (): ProjectionNode => ({
  whole: new Set(),
  computed: new Map(),
  children: new Map(),
  order: [],
})

/** The caller's error for a path that collides with another. */
export type Collision = (path: string, taken: string) => Error

/** Walks to the node that holds the last part, making nodes on the way. */
function descend(root: ProjectionNode, parts: readonly string[], collision: Collision): ProjectionNode {
  let node = root
  parts.slice(0, -1).forEach((part, i) => {
    if (node.whole.has(part) || node.computed.has(part)) {
      throw collision(parts.join('.'), parts.slice(0, i + 1).join('.'))
    }
    let child = node.children.get(part)
    if (!child) {
      child = projectionNode()
      node.children.set(part, child)
      node.order.push(part)
    }
    node = child
  })
  const last = parts.at(-1) as string
  if (node.whole.has(last) || node.computed.has(last) || node.children.has(last)) {
    throw collision(parts.join('.'), parts.join('.'))
  }
  return node
}

export function addWhole(root: ProjectionNode, parts: readonly string[], collision: Collision): void {
  descend(root, parts, collision).whole.add(parts.at(-1) as string)
}

export function addComputed(
  root: ProjectionNode,
  parts: readonly string[],
  evaluate: Evaluate,
  collision: Collision,
): void {
  const node = descend(root, parts, collision)
  const name = parts.at(-1) as string
  node.computed.set(name, evaluate)
  node.order.push(name)
}

function includeValue(node: ProjectionNode, value: Value): Maybe {
  if (isDoc(value)) return includeDoc(node, value)
  if (!Array.isArray(value)) return undefined
  return value.map((item) => includeValue(node, item)).filter((item) => item !== undefined)
}

/** The named fields only, in the order of the document. */
export function includeDoc(node: ProjectionNode, doc: Doc): Doc {
  const out: Doc = new Map()
  for (const [key, value] of doc) {
    if (node.whole.has(key)) out.set(key, value)
    else {
      const child = node.children.get(key)
      const kept = child ? includeValue(child, value) : undefined
      if (kept !== undefined) out.set(key, kept)
    }
  }
  return out
}

function excludeValue(node: ProjectionNode, value: Value): Value {
  if (isDoc(value)) return excludeDoc(node, value)
  return Array.isArray(value) ? value.map((item) => excludeValue(node, item)) : value
}

/** Everything but the named fields. */
export function excludeDoc(node: ProjectionNode, doc: Doc): Doc {
  const out: Doc = new Map()
  for (const [key, value] of doc) {
    if (node.whole.has(key)) continue
    const child = node.children.get(key)
    out.set(key, child ? excludeValue(child, value) : value)
  }
  return out
}

export const hasComputed = (node: ProjectionNode): boolean =>
  node.computed.size > 0 || [...node.children.values()].some(hasComputed)

function computeValue(node: ProjectionNode, value: Maybe, scope: Scope): Maybe {
  if (isDoc(value)) return computeDoc(node, value, scope)
  if (Array.isArray(value)) {
    return value.map((item) => computeValue(node, item, scope)).filter((item) => item !== undefined)
  }
  return computeDoc(node, new Map(), scope)
}

/** The document with the computed fields set; what stood in the way of a nested one is replaced. */
export function computeDoc(node: ProjectionNode, doc: Doc, scope: Scope): Doc {
  const out = new Map(doc)
  for (const name of node.order) {
    const evaluate = node.computed.get(name)
    const child = node.children.get(name)
    if (child && !hasComputed(child)) continue
    const value = evaluate ? evaluate(scope) : computeValue(child as ProjectionNode, out.get(name), scope)
    if (value === undefined) out.delete(name)
    else out.set(name, value)
  }
  return out
}

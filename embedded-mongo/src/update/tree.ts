import { badValue, MongoError } from '../errors/mongo-error.js'
import { type Modifier } from './modifier.js'

interface LeafNode {
  kind: 'leaf'
  modifier: Modifier
}
/** Children by path component: names, indexes, `$`, `$[]` and `$[identifier]`. */
export interface BranchNode {
  kind: 'branch'
  children: Map<string, UpdateNode>
}
export type UpdateNode = LeafNode | BranchNode

export const branch = (): BranchNode => ({ kind: 'branch', children: new Map() })

export const isArrayComponent = (part: string): boolean => part.startsWith('$[') && part.endsWith(']')

const conflict = (path: string, at: string): MongoError =>
  new MongoError(40, `Updating the path '${path}' would create a conflict at '${at}'`)

/** Checks one component list: no empty names, and no positional part in front. */
export function checkPath(path: string): string[] {
  if (path === '') throw new MongoError(56, 'An empty update path is not valid.')
  const parts = path.split('.')
  parts.forEach((part, i) => {
    if (part === '') {
      throw new MongoError(
        56,
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      )
    }
    const positional = part === '$' || isArrayComponent(part)
    if (positional && i === 0) {
      const what = part === '$' ? "positional (i.e. '$')" : "array filter identifier (i.e. '$[<id>]')"
      throw badValue(`Cannot have ${what} element in the first position in path '${path}'`)
    }
  })
  if (parts.filter((part) => part === '$').length > 1) {
    throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`)
  }
  return parts
}

/** The server refuses array operators beside plain names below one field, since both could lead to the same element. */
function mixesKinds(children: Map<string, UpdateNode>, part: string): boolean {
  for (const known of children.keys()) if (isArrayComponent(known) !== isArrayComponent(part)) return true
  return false
}

export function addLeaf(root: BranchNode, path: string, modifier: Modifier): void {
  const parts = checkPath(path)
  let node = root
  parts.forEach((part, i) => {
    const here = parts.slice(0, i + 1).join('.')
    if (i > 0 && mixesKinds(node.children, part)) throw conflict(path, parts.slice(0, i).join('.'))
    const known = node.children.get(part)
    if (i === parts.length - 1) {
      if (known) throw conflict(path, here)
      node.children.set(part, { kind: 'leaf', modifier })
    } else if (known) {
      if (known.kind === 'leaf') throw conflict(path, here)
      node = known
    } else {
      const next = branch()
      node.children.set(part, next)
      node = next
    }
  })
}

/** Merges two nodes that lead to the same element. */
export function mergeNodes(a: UpdateNode, b: UpdateNode, path: string): UpdateNode {
  if (a.kind === 'leaf' || b.kind === 'leaf')
    throw new MongoError(40, `Update created a conflict at '${path}'`)
  const merged = branch()
  for (const [part, child] of a.children) merged.children.set(part, child)
  for (const [part, child] of b.children) {
    const known = merged.children.get(part)
    merged.children.set(part, known ? mergeNodes(known, child, `${path}.${part}`) : child)
  }
  sortTree(merged)
  return merged
}

const NUMERIC = /^\d+$/

function compareParts(a: string, b: string): number {
  if (NUMERIC.test(a) && NUMERIC.test(b)) return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
  return a < b ? -1 : a > b ? 1 : 0
}

/** New fields are appended in the order of their names, numbers by value, whatever order the update has. */
export function sortTree(node: UpdateNode): void {
  if (node.kind === 'leaf') return
  const sorted = [...node.children].sort(([a], [b]) => compareParts(a, b))
  node.children = new Map(sorted)
  for (const child of node.children.values()) sortTree(child)
}

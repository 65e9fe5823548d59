import { arrayIndexOf } from '../bson/paths.js'
import { printValue } from '../bson/print.js'
import { copyOf, type Doc, isDoc, type Maybe, type Value } from '../bson/value.js'
import { badValue, MongoError } from '../errors/mongo-error.js'
import { type Matcher } from '../match/match.js'
import { type ApplyEnv, lastPart, NOTHING, type Outcome, REMOVE } from './modifier.js'
import { type BranchNode, isArrayComponent, mergeNodes, type UpdateNode } from './tree.js'

/** Elements more than this past the end are refused, not padded. */
const MAX_PADDING = 1_500_000

export interface TreeEnv extends ApplyEnv {
  arrayFilters: Map<string, Matcher>
}

const join = (path: string, part: string): string => (path === '' ? part : `${path}.${part}`)

/** A path through a value without fields is an error, unless every modifier below allows it. */
function refuseBelow(
  node: UpdateNode,
  current: Value,
  part: string,
  path: string,
  env: TreeEnv,
  whole = join(path, part),
): void {
  if (node.kind === 'branch') {
    for (const [name, child] of node.children) refuseBelow(child, current, part, path, env, join(whole, name))
    return
  }
  const { modifier } = node
  if (modifier.tolerant || (modifier.operator === '$setOnInsert' && !env.inserting)) return
  const element = `{${lastPart(path)}: ${printValue(current)}}`
  throw new MongoError(
    28,
    modifier.creates
      ? `Cannot create field '${part}' in element ${element}`
      : `Cannot use the part (${part}) of (${whole}) to traverse the element (${element})`,
  )
}

function resolvePositional(node: BranchNode, env: TreeEnv, path: string): Map<string, UpdateNode> {
  const positional = node.children.get('$')
  if (!positional) return node.children
  if (env.arrayIndex === undefined) {
    throw badValue('The positional operator did not find the match needed from the query.')
  }
  const part = String(env.arrayIndex)
  const children = new Map(node.children)
  children.delete('$')
  const explicit = children.get(part)
  children.set(part, explicit ? mergeNodes(explicit, positional, join(path, part)) : positional)
  return children
}

function applyToDoc(children: Map<string, UpdateNode>, doc: Doc | null, env: TreeEnv, path: string): Outcome {
  let next: Doc | null = null
  for (const [part, child] of children) {
    const outcome = applyNode(child, (next ?? doc)?.get(part), env, join(path, part))
    if (outcome === NOTHING) continue
    next ??= doc ? copyOf(doc) : new Map<string, Value>()
    if (outcome === REMOVE) next.delete(part)
    else next.set(part, outcome)
  }
  return next ?? NOTHING
}

function setElement(items: Value[], index: number, outcome: Value | typeof REMOVE): void {
  if (index - items.length > MAX_PADDING) throw badValue(`can't backfill more than ${MAX_PADDING} elements`)
  while (items.length < index) items.push(null)
  items[index] = outcome === REMOVE ? null : outcome
}

function applyToArray(
  children: Map<string, UpdateNode>,
  items: Value[],
  env: TreeEnv,
  path: string,
): Outcome {
  let next: Value[] | null = null
  for (const [part, child] of children) {
    const index = arrayIndexOf(part)
    if (index < 0) {
      refuseBelow(child, items, part, path, env)
      continue
    }
    const outcome = applyNode(child, items[index], env, join(path, part))
    if (outcome === NOTHING) continue
    next ??= [...items]
    setElement(next, index, outcome)
  }
  return next ?? NOTHING
}

function childFor(node: BranchNode, item: Value, env: TreeEnv, path: string): UpdateNode | null {
  let found: UpdateNode | null = null
  for (const [part, child] of node.children) {
    const identifier = part.slice(2, -1)
    const applies =
      identifier === '' || (env.arrayFilters.get(identifier) as Matcher).test(new Map([[identifier, item]]))
    if (applies) found = found ? mergeNodes(found, child, path) : child
  }
  return found
}

/** `$[]` and `$[identifier]`: every element that their filters accept. */
function applyToElements(node: BranchNode, current: Maybe, env: TreeEnv, path: string): Outcome {
  if (current === undefined) {
    throw badValue(`The path '${path}' must exist in the document in order to apply array updates.`)
  }
  if (!Array.isArray(current)) {
    throw badValue(
      `Cannot apply array updates to non-array element ${lastPart(path)}: ${printValue(current)}`,
    )
  }
  let next: Value[] | null = null
  for (let i = 0; i < current.length; i += 1) {
    const at = `${path}.${i}`
    const child = childFor(node, current[i] as Value, env, at)
    const outcome = child ? applyNode(child, current[i], env, at) : NOTHING
    if (outcome === NOTHING) continue
    next ??= [...current]
    setElement(next, i, outcome)
  }
  return next ?? NOTHING
}

/** Applies one node of the update to the value at its path; containers are copied only when something below changes. */
export function applyNode(node: UpdateNode, current: Maybe, env: TreeEnv, path: string): Outcome {
  if (node.kind === 'leaf') return node.modifier.apply(current, env, path)
  const first = node.children.keys().next().value
  if (first !== undefined && isArrayComponent(first)) return applyToElements(node, current, env, path)
  const children = resolvePositional(node, env, path)
  if (current === undefined) return applyToDoc(children, null, env, path)
  if (isDoc(current)) return applyToDoc(children, current, env, path)
  if (Array.isArray(current)) return applyToArray(children, current, env, path)
  for (const [part, child] of children) refuseBelow(child, current, part, path, env)
  return NOTHING
}
